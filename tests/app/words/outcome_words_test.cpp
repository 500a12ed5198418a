// How a round or a game has ended, how things stand, who is meant, and what is wrong with a file.
#include "app/words/fault_words.h"
#include "app/words/level_words.h"
#include "app/words/option_words.h"
#include "app/words/result_words.h"
#include "app/words/rulebook_words.h"
#include "app/words/status_words.h"
#include "app/words/tip_words.h"
#include "tests/app/in_english.h"
#include "tests/app/support.h"

#include <set>

namespace
{

class Outcome : public InEnglish
{
protected:
    static std::string result(const std::vector<std::vector<int>>& scores, mt::Ties ties, int you = -1)
    {
        mt::Game game = mt::newGame(rulesOf("tactic", 3), 0);
        game.rules.options.ties = ties;
        game.scores = scores;
        return said(ResultWords::result(game, SeatNames({"Anna", "Bo", "Cy"}, you)));
    }

    const SeatNames names{QStringList{"Anna", "Bo", ""}, 0};
};

TEST_F(Outcome, OneWinsOrSeveralDoAndATieIsExplained)
{
    using enum mt::Ties;
    EXPECT_EQ(result({{5, 0, 9}}, joint), "Bo wins with 0 points.");
    EXPECT_EQ(result({{5, 1, 9}}, joint, 1), "You win with 1 point.");
    EXPECT_EQ(result({{5, 5, 9}}, joint), "Anna and Bo win together with 5 points.");
    EXPECT_EQ(result({{5, 5, 5}}, joint, 2), "Anna, Bo and Cy win together with 5 points.");
    EXPECT_EQ(result({{5, 3, 9}, {0, 2, 9}}, zeroRounds),
              "Anna and Bo have 5 points each. Anna wins: most rounds without a point.");
    EXPECT_EQ(result({{5, 3, 9}, {0, 2, 9}}, zeroRounds, 0),
              "Anna and Bo have 5 points each. You win: most rounds without a point.");
    EXPECT_EQ(result({{4, 3, 9}, {1, 2, 9}}, zeroRounds),
              "Anna and Bo have 5 points each. Anna wins: the lowest round above zero.");
    EXPECT_EQ(result({{4, 3, 9}, {1, 2, 9}}, zeroRounds, 0),
              "Anna and Bo have 5 points each. You win: the lowest round above zero.");
    EXPECT_EQ(result({{4, 3, 9}, {1, 2, 9}}, zeroRounds, 1),
              "Anna and Bo have 5 points each. Anna wins: the lowest round above zero.")
        << "the other one";
    EXPECT_EQ(result({{4, 1, 9}, {1, 4, 9}}, zeroRounds), "Anna and Bo win together with 5 points.");
}

TEST_F(Outcome, TheLowestAreAllWhoHaveTheLeast)
{
    EXPECT_EQ(ResultWords::lowest({7}), std::vector<int>({0}));
    EXPECT_EQ(ResultWords::lowest({3, 2, 9, 2}), std::vector<int>({1, 3}));
    EXPECT_EQ(ResultWords::lowest(std::vector<int>(14, 0)).size(), 14U);
}

TEST_F(Outcome, ARoundEndsForAReason)
{
    const auto end = [&](mt::RoundEndReason reason, const std::vector<int>& out) {
        return said(ResultWords::roundEnd(reason, out, names));
    };
    EXPECT_EQ(end(mt::RoundEndReason::out, {0}), "You went out: you win this round!");
    EXPECT_EQ(end(mt::RoundEndReason::out, {1}), "Bo is out: the round is over.");
    EXPECT_EQ(end(mt::RoundEndReason::out, {1, 2}), "Bo and Player 3 are out: the round is over.");
    EXPECT_EQ(end(mt::RoundEndReason::blocked, {}), "Nobody can play any more: the round is over.");
    EXPECT_EQ(end(mt::RoundEndReason::boneyardEmpty, {}), "The boneyard is empty: the round is over.");
    mt::Game game = mt::newGame(rulesOf("tactic", 3), 0);
    game.round.table.endReason = mt::RoundEndReason::out;
    game.round.hands[0].add(mt::Tile(1, 0));
    EXPECT_EQ(said(ResultWords::roundSummary(game, names)), "Bo and Player 3 are out: the round is over.");
}

TEST_F(Outcome, TheStatusTellsTheTableLineByLine)
{
    mt::Game game = mt::newGame(rulesOf("tactic", 3), 0);
    game.round = mt::layTable(game.rules, 1, 12);
    game.round.table.boneyardCount = 1;
    game.round.hands[1].add(mt::Tile(1, 0));
    game.round.table.markers = mt::TrainSet(mt::TrainId{2});
    game.scores = {{0, 1, 31}};
    EXPECT_EQ(StatusWords::lines(game, "Bo is thinking.", 4, names),
              QStringList({"Bo is thinking.", "You hold 4 tiles.", "1 tile is in the boneyard.",
                           "Your train, ends in 12, for you alone", "You have 0 points so far.",
                           "Bo’s train, ends in 12, closed", "Bo: 1 tile in hand.", "Bo: 1 point so far.",
                           "Player 3’s train, ends in 12, open", "Player 3: 0 tiles in hand.",
                           "Player 3: 31 points so far.", "The Mexican Train, ends in 12, open"}));
    game.round.table.rules.mexicanTrain = mt::MexicanTrain::afterOwnTrain;
    mt::beginTurn(game.round);
    EXPECT_EQ(said(StatusWords::lines(game, {}, 4, names).last()),
              "The Mexican Train, ends in 12, not open now: your train first");
    game.round.table.turn = 1;
    mt::beginTurn(game.round);
    EXPECT_EQ(said(StatusWords::lines(game, {}, 4, names).last()), "The Mexican Train, ends in 12, open")
        << "what keeps others from it is theirs to know";
    game.round.table.rules.mexicanTrain = mt::MexicanTrain::none;
    const QStringList without = StatusWords::lines(game, {}, -1, names);
    EXPECT_EQ(without.size(), 10) << "no hand is shown, and there is no Mexican Train";
    EXPECT_FALSE(without.join(' ').contains("You hold"));
    EXPECT_FALSE(without.join(' ').contains("Mexican"));
}

// --- Files and choices --------------------------------------------------------------------------------------------

TEST_F(Outcome, AProblemNamesItsFileAndWhatTheSystemSays)
{
    using Kind = StoreProblem::Kind;
    mt::Fault fault;
    fault.kind = mt::FaultKind::wrongDeck;
    fault.line = 7;
    std::set<QString> sentences;
    for (const Kind kind :
         {Kind::missing, Kind::unreadable, Kind::unwritable, Kind::pageUnwritable, Kind::inUse, Kind::unbegun,
          Kind::cutOff, Kind::damaged, Kind::noteDamaged, Kind::setAside, Kind::unknownSettings, Kind::refused}) {
        const QString text = FaultWords::problem({kind, "/tmp/a %1 b", "no %2 room", fault});
        SCOPED_TRACE(said(text));
        EXPECT_TRUE(sentences.insert(text).second);
        EXPECT_EQ(text.contains("/tmp/a %1 b"), kind != Kind::refused);
        EXPECT_EQ(text.contains("no %2 room"), kind == Kind::unwritable || kind == Kind::pageUnwritable ||
                                                   kind == Kind::setAside || kind == Kind::unknownSettings);
        EXPECT_EQ(text.contains("Line 7"), kind == Kind::damaged);
        EXPECT_EQ(text.contains("The tiles dealt"), kind == Kind::damaged || kind == Kind::refused);
    }
    EXPECT_EQ(FaultWords::problem({Kind::undealt, "/tmp/a", {}, fault}),
              FaultWords::problem({Kind::damaged, "/tmp/a", {}, fault}));
}

TEST_F(Outcome, WhatIsNotReadIsNamed)
{
    using Kind = mt::FileProblem::Kind;
    const std::pair<mt::FileProblem, const char*> known[] = {
        {{Kind::folder}, "it is a folder"},
        {{Kind::pipe}, "it is a pipe"},
        {{Kind::device}, "it is a device"},
        {{Kind::tooLarge, mt::maxRecordBytes}, "it is larger than 64 MB"},
        {{Kind::tooLarge, 4096}, "it is far too large"},
        {{Kind::unreadable, 0, std::make_error_code(std::errc::permission_denied)}, "Permission denied"},
    };
    for (const auto& [problem, why] : known)
        EXPECT_EQ(said(FaultWords::problem(unread("/tmp/a", problem))),
                  std::string("The file /tmp/a cannot be read: ") + why);
    EXPECT_EQ(said(FaultWords::problem(unread("/tmp/a", {Kind::missing}))),
              "The saved game /tmp/a is not there any more.");
    EXPECT_EQ(said(FaultWords::ofFile({Kind::missing})), "it is not there");
}

TEST_F(Outcome, OfADamagedGameIsSaidWhatCanBeGoneOnWith)
{
    StoreProblem problem{StoreProblem::Kind::damaged, "/tmp/a", {}, {.kind = mt::FaultKind::wrongDeck, .line = 7}};
    problem.offersCopy = true;
    EXPECT_EQ(said(FaultWords::problem(problem)),
              "The saved game /tmp/a is damaged. Line 7: The tiles dealt are not exactly those of the set. What comes "
              "before that line can be continued in a copy; this file stays as it is.");
}

TEST_F(Outcome, AFaultNamesTheFactsThatItHas)
{
    mt::Fault fault;
    fault.key = "seat";
    fault.value = "17";
    fault.expected = "3";
    fault.action.seat = 2;
    fault.rules = {mt::RulesFault::unknownRulebook, "chess", "", 0, 0};
    const std::pair<mt::FaultKind, const char*> known[] = {
        {mt::FaultKind::rules, "There is no rulebook called “chess”."},
        {mt::FaultKind::illegalAction, "Player 3 does something that the rules do not allow."},
        {mt::FaultKind::wrongTotals, "It says 17 where the rules give 3."},
        {mt::FaultKind::noSuchSeat, "There is no player 17."},
        {mt::FaultKind::badValue, "“seat” cannot be 17."},
        {mt::FaultKind::missingKey, "“seat” is missing."},
        {mt::FaultKind::duplicateKey, "“seat” appears twice."},
        {mt::FaultKind::tooDeep, "It is far larger than a line of a game can be."},
        {mt::FaultKind::tooLong, "It is far larger than a line of a game can be."},
        {mt::FaultKind::notJson, "It does not look like a line of a saved game."},
        {mt::FaultKind::unknownLine, "It does not belong in a saved game."},
        {mt::FaultKind::afterGameEnd, "The game is over before this line."},
    };
    for (const auto& [kind, sentence] : known) {
        fault.kind = kind;
        EXPECT_EQ(said(FaultWords::sentence(fault)), sentence);
    }
}

TEST_F(Outcome, RulesThatCannotBePlayedSayWhy)
{
    using F = mt::RulesFault;
    const std::pair<mt::RulesError, const char*> known[] = {
        {{F::badValue, "rounds", "many"}, "“many” is not a value of the option “rounds”."},
        {{F::unknownOption, "nonsense", ""}, "There is no option called “nonsense”."},
        {{F::playerCount, "", "9", 2, 8}, "This rulebook is for 2 to 8 players."},
        {{F::roundsBeyondSet, "", "14", 0, 13}, "With this set at most 13 rounds can be played."},
        {{F::noHandSize, "", "", 6, 9}, "There is no number of tiles to deal for 9 players with the double-6 set."},
        {{F::tooFewTiles, "", "", 6, 9}, "The double-6 set does not have enough tiles for 9 players."},
    };
    for (const auto& [error, sentence] : known)
        EXPECT_EQ(said(RulebookWords::errorSentence(error)), sentence);
}

TEST_F(Outcome, WhatHasNoWordsShowsItsId)
{
    EXPECT_EQ(LevelWords::name("wizard"), "wizard");
    EXPECT_TRUE(LevelWords::blurb("wizard").isEmpty());
    EXPECT_EQ(RulebookWords::rulebookName("chess"), "chess");
    EXPECT_TRUE(RulebookWords::rulebookBlurb("chess").isEmpty());
    EXPECT_TRUE(RulebookWords::rulebookSource("chess").isEmpty());
    EXPECT_TRUE(OptionWords::label("nonsense").isEmpty());
    EXPECT_FALSE(OptionWords::isHouseRule("nonsense"));
    EXPECT_TRUE(LevelWords::question({1, 2}, names).contains("of Bo and Player 3 "));
}

TEST_F(Outcome, OptionValuesAreWordsOrNumbers)
{
    EXPECT_EQ(OptionWords::value(*mt::findOption("set"), 12), "double-12");
    EXPECT_EQ(OptionWords::value(*mt::findOption("rounds"), 7), "7");
    EXPECT_EQ(OptionWords::value(*mt::findOption("short"), 1), "yes");
    EXPECT_EQ(OptionWords::value(*mt::findOption("short"), 0), "no");
    EXPECT_EQ(OptionWords::value(*mt::findOption("ties"), 0), "all of them together");
}

TEST_F(Outcome, ATipIsTheSameForTheSameNumber)
{
    const QStringList all = TipWords::all();
    EXPECT_EQ(std::set<QString>(all.begin(), all.end()).size(), static_cast<std::size_t>(all.size()));
    for (int number = 0; number < 3 * all.size(); ++number)
        EXPECT_EQ(TipWords::one(number), all[number % all.size()]);
}

} // namespace
