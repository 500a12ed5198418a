// What is said of a step of a game, of a decision, and of everybody's luck: from facts alone.
#include "app/coach/coach_words.h"
#include "app/replay/fairness_words.h"
#include "app/replay/replay_words.h"
#include "app/words/step_words.h"
#include "engine/base/random.h"
#include "tests/app/in_english.h"
#include "tests/app/support.h"

#include <set>

namespace
{

using mt::ActionKind;
using mt::EventKind;
using mt::Tile;

const SeatNames ofAnna({"Anna", "Bo", ""}, 0);
const SeatNames watching({"Anna", "Bo", ""}, -1);

mt::Action play(int seat, Tile tile, int train)
{
    return {ActionKind::play, static_cast<std::uint8_t>(seat), tile, static_cast<mt::TrainId>(train), false};
}
mt::Action act(ActionKind kind, int seat = 0, bool keep = false)
{
    return {kind, static_cast<std::uint8_t>(seat), {}, mt::noTrain, keep};
}
mt::Event event(EventKind kind, int seat, Tile tile = {}, int train = mt::noTrain)
{
    return {kind, static_cast<std::uint8_t>(seat), tile, static_cast<mt::TrainId>(train), mt::RoundEndReason::out};
}

class CoachSays : public InEnglish
{
};

TEST_F(CoachSays, WhatTheHandWasGoodFor)
{
    mt::Coaching coaching;
    EXPECT_EQ(said(CoachWords::best(coaching)), "None of the tiles you were dealt fitted the engine.");
    coaching.best = {Tile(12, 9)};
    EXPECT_EQ(said(CoachWords::best(coaching)), "The longest train in the hand you were dealt: 1 tile.");
    coaching.best.push_back(Tile(9, 0));
    EXPECT_EQ(said(CoachWords::best(coaching)), "The longest train in the hand you were dealt: 2 tiles.");
}

TEST_F(CoachSays, WhatBecameOfIt)
{
    mt::Coaching coaching;
    EXPECT_EQ(said(CoachWords::laid(coaching)), "You played no tile on your own train; on other trains: 0 tiles.");
    coaching.laidElsewhere = 1;
    EXPECT_EQ(said(CoachWords::laid(coaching)), "You played no tile on your own train; on other trains: 1 tile.");
    coaching.laid = {Tile(12, 9), Tile(9, 4)};
    coaching.laidElsewhere = 3;
    EXPECT_EQ(said(CoachWords::laid(coaching)), "You played 2 tiles on your own train; on other trains: 3 tiles.");
}

TEST_F(CoachSays, WhatWasDone)
{
    const struct {
        mt::Action done;
        const char* sentence;
    } known[] = {
        {play(0, Tile(9, 4), 0), "You played 9-4 on your train."},
        {play(0, Tile(9, 4), 1), "You played 9-4 on Bo’s train."},
        {play(0, Tile(9, 9), mt::mexicanTrain), "You played 9-9 on the Mexican Train."},
        {act(ActionKind::pass), "You kept the tile you drew, and passed."},
        {act(ActionKind::draw), "You drew a tile."},
        {act(ActionKind::endOpening), "You finished your first turn."},
        {act(ActionKind::marker, 0, true), "You left your train open."},
        {act(ActionKind::marker, 0, false), "You took your marker off."},
    };
    for (const auto& [done, sentence] : known)
        EXPECT_EQ(said(CoachWords::done(done, ofAnna)), sentence);
}

TEST_F(CoachSays, WhatLookedBetter)
{
    const struct {
        mt::Action better;
        const char* sentence;
    } known[] = {
        {play(0, Tile(9, 4), 0), "9-4 on your train looked better: that leaves you the best hand."},
        {play(0, Tile(9, 4), 2), "9-4 on Player 3’s train looked better: that leaves you the best hand."},
        {act(ActionKind::pass), "Keeping the tile you drew looked better."},
        {act(ActionKind::draw), "Keeping the tile you drew looked better."},
        {act(ActionKind::endOpening), "Finishing your first turn there looked better."},
        {act(ActionKind::marker, 0, true), "Leaving your train open looked better."},
        {act(ActionKind::marker, 0, false), "Taking your marker off looked better."},
    };
    for (const auto& [better, sentence] : known)
        EXPECT_EQ(said(CoachWords::better({0, {}, {better, mt::HintReason::bestRest}, {540, 90}}, ofAnna)),
                  sentence +
                      std::string("\nOn average that ends about 5 points better for you against the others (most "
                                  "likely between 4 and 7)."));
}

// Where no fact is so, the difference says enough.
TEST_F(CoachSays, NoReasonThatIsNotSo)
{
    EXPECT_EQ(said(CoachWords::better({0, {}, {play(0, Tile(9, 4), 0), mt::HintReason::playedOn}, {540, 90}}, ofAnna)),
              "9-4 on your train looked better.\nOn average that ends about 5 points better for you against the others "
              "(most likely between 4 and 7).");
}

TEST_F(CoachSays, WhatWasWellFound)
{
    const mt::Hint done{play(0, Tile(9, 4), 0), mt::HintReason::nextOfTrain};
    const mt::GoodMove loud{0, done, play(0, Tile(9, 9), 1), mt::PlainLook::heaviest, {130, 20}};
    EXPECT_EQ(
        said(CoachWords::good(loud, ofAnna)),
        "Well found: better than 9-9 on Bo’s train, which comes to mind first.\nOn average that ends about 1 point "
        "better for you against the others (most likely between 1 and 2).");
    const mt::GoodMove quiet{0, done, act(ActionKind::pass), mt::PlainLook::planned, {300, 60}};
    EXPECT_EQ(said(CoachWords::good(quiet, ofAnna)),
              "Well found.\nOn average that ends about 3 points better for you against the others (most "
              "likely between 2 and 4).");
}

TEST_F(CoachSays, WhatWasLuckAndWhatWasPlay)
{
    // Rounded by themselves the parts would make 22: the others take up what is left.
    const mt::Skill skill{.order = {140, 10},
                          .deal = {1900, 50},
                          .draws = {-640, 70},
                          .others = {350, 90},
                          .lost = {},
                          .found = {},
                          .play = {440, 80},
                          .result = 2190};
    EXPECT_EQ(said(CoachWords::skill(skill)), "Points compared with the others. The deal: 20 against you; your draws: "
                                              "6 for you; the others: 4 against you; your "
                                              "play: 4 against you (give or take 2). Together: 22 against you.");
    EXPECT_EQ(said(CoachWords::skill({})), "Points compared with the others. The deal: no difference; your draws: no "
                                           "difference; the others: no difference; your "
                                           "play: no difference (give or take 0). Together: no difference.");
}

TEST_F(CoachSays, SomethingElseWhereNothingWasCostly)
{
    EXPECT_NE(CoachWords::verdict(true), CoachWords::verdict(false));
    EXPECT_FALSE(CoachWords::nobodyToCoach().isEmpty());
}

// --- The steps ----------------------------------------------------------------------------------------------------

class Steps : public InEnglish
{
protected:
    std::string step(const mt::Action& action, const std::vector<mt::Event>& events, const SeatNames& names = watching,
                     bool seesAll = true)
    {
        return said(StepWords::step(action, events, game, names, seesAll));
    }

    mt::Game game = mt::newGame(rulesOf("tactic", 3), 0);
};

TEST_F(Steps, ATitleIsTheRoundItsEngineAndTheRules)
{
    game.round.table.round = 3;
    game.round.table.engine = 10;
    EXPECT_EQ(said(ReplayWords::title(game, false)), "Replay: round 3 of 13 · Engine 10-10 · Tactic rules");
    EXPECT_EQ(said(ReplayWords::title(game, true)),
              "Replay: the same tiles again, round 3 · Engine 10-10 · Tactic rules");
}

/// A round of these rules; `isHeld`: with a deal in which somebody holds the engine, or nobody does.
std::pair<mt::Game, mt::Deal> begun(const mt::GameRules& rules, int round, bool isHeld)
{
    mt::Deal deal;
    for (std::uint64_t seed = 1;; ++seed) {
        mt::Rng rng(std::to_string(seed));
        mt::makeDeal(rules, round, 1, rng, deal);
        std::vector<mt::Event> events;
        mt::Game game = mt::newGame(rules, 1);
        game.round = mt::startRound(rules, deal, &events);
        game.starter = game.round.table.turn;
        if ((events.front().kind == mt::EventKind::tileDrawn) != isHeld)
            return {game, deal};
    }
}

TEST_F(Steps, BeginWithWhoBeginsAndWhy)
{
    const SeatNames nobody({"Anna", "Bo"}, -1);
    const auto dealt = [&](const std::pair<mt::Game, mt::Deal>& round, bool seen) {
        return said(StepWords::dealt(round.first, round.second,
                                     seen ? SeatNames({"Anna", "Bo"}, round.first.starter) : nobody));
    };
    const auto name = [](const auto& round) { return std::string(round.first.starter == 0 ? "Anna" : "Bo"); };

    const mt::GameRules tactic = rulesOf("tactic", 2);
    const auto first = begun(tactic, 1, true);
    EXPECT_EQ(dealt(first, false),
              "Each player is dealt 16 tiles. The engine 12-12 lies in the station. Bo starts the game.");
    EXPECT_EQ(dealt(first, true),
              "Each player is dealt 16 tiles. The engine 12-12 lies in the station. You start the game.");
    const auto second = begun(tactic, 2, true);
    EXPECT_EQ(dealt(second, false), "Each player is dealt 16 tiles. The engine 11-11 lies in the station. The players "
                                    "take turns to start: this time it is Bo.");
    EXPECT_EQ(dealt(second, true), "Each player is dealt 16 tiles. The engine 11-11 lies in the station. The players "
                                   "take turns to start: this time it is you.");

    const mt::GameRules big = rulesOf("bigtable", 2, {{"set", "6"}});
    const std::string tiles = "Each player is dealt " + std::to_string(big.handSize) + " tiles. ";
    const auto held = begun(big, 1, true);
    EXPECT_EQ(dealt(held, false), tiles + name(held) + " holds the engine 6-6: it is placed in the station, and " +
                                      name(held) + " starts.");
    EXPECT_EQ(dealt(held, true), tiles + "You hold the engine 6-6: it is placed in the station, and you start.");
    const auto searched = begun(big, 1, false);
    std::vector<mt::Event> events;
    mt::startRound(big, searched.second, &events);
    const auto drawn = std::to_string(std::ranges::count(events, mt::EventKind::tileDrawn, &mt::Event::kind));
    const std::string more = tiles + "To find the engine, " + drawn + " more are drawn. Nobody held the engine 6-6: ";
    EXPECT_EQ(dealt(searched, false), more + name(searched) + " drew it and starts.");
    EXPECT_EQ(dealt(searched, true), more + "you drew it and start.");
}

TEST_F(Steps, AreSentencesOneAfterTheOther)
{
    const mt::Action action = play(1, Tile(9, 4), 1);
    EXPECT_EQ(step(action, {event(EventKind::tilePlayed, 1, Tile(9, 4), 1)}), "Bo plays 9-4 on their own train.");
    EXPECT_EQ(step(action, {event(EventKind::tilePlayed, 1, Tile(9, 4), 1), event(EventKind::turnStarted, 2),
                            event(EventKind::markerRemoved, 1, {}, 1), event(EventKind::lastTile, 1)}),
              "Bo plays 9-4 on their own train. Bo’s train is closed again. Bo has one tile left!");
}

TEST_F(Steps, NameADrawnTileToItsDrawerAndToWhoSeesAll)
{
    const mt::Action action = act(ActionKind::draw, 1);
    const std::vector<mt::Event> drawn{event(EventKind::tileDrawn, 1, Tile(9, 4))};
    EXPECT_EQ(step(action, drawn), "Bo draws 9-4.");
    EXPECT_EQ(step(action, drawn, watching, false), "Bo draws a tile.");
    EXPECT_EQ(step(action, drawn, ofAnna, false), "Bo draws a tile.");
    EXPECT_EQ(step(action, drawn, SeatNames({"Anna", "Bo"}, 1), false), "You draw 9-4.");
    EXPECT_EQ(step(action, drawn, SeatNames({"Anna", "Bo"}, 1), true), "You draw 9-4.");
}

TEST_F(Steps, TellOfARoundsEndWithAllWhoAreOut)
{
    game.round.hands[1].add(Tile(1, 0));
    mt::Event end = event(EventKind::roundEnded, 0);
    EXPECT_EQ(step(play(0, Tile(9, 4), 0), {event(EventKind::tilePlayed, 0, Tile(9, 4), 0), end}),
              "Anna plays 9-4 on their own train. Anna and Player 3 are out: the round is over.");
    game.round.table.endReason = mt::RoundEndReason::blocked;
    EXPECT_EQ(step(act(ActionKind::pass), {end}), "Nobody can play any more: the round is over.");
}

TEST_F(Steps, WhereNothingHappensTellOfTheDecision)
{
    EXPECT_EQ(step(act(ActionKind::marker, 0, true), {}, ofAnna), "You leave your train open.");
    EXPECT_EQ(step(act(ActionKind::marker, 1, true), {event(EventKind::turnStarted, 2)}),
              "Bo leaves their train open.");
    EXPECT_EQ(step(act(ActionKind::endOpening, 0), {event(EventKind::openingEnded, 0)}, ofAnna),
              "You finish your first turn.");
    EXPECT_EQ(step(act(ActionKind::endOpening, 2), {}), "Player 3 finishes their first turn.");
    EXPECT_EQ(step(act(ActionKind::draw, 1), {}), "");
}

// --- Luck ---------------------------------------------------------------------------------------------------------

class FairnessSays : public InEnglish
{
};

TEST_F(FairnessSays, SharesAreRoundedAndNeverDividedByZero)
{
    const struct {
        int part, all;
        const char* text;
    } known[] = {{0, 0, "0"},
                 {0, 7, "0 of 7 (0%)"},
                 {12, 30, "12 of 30 (40%)"},
                 {1, 3, "1 of 3 (33%)"},
                 {2, 3, "2 of 3 (67%)"},
                 {1, 8, "1 of 8 (13%)"},
                 {7, 7, "7 of 7 (100%)"}};
    for (const auto& [part, all, text] : known)
        EXPECT_EQ(said(FairnessWords::share(part, all)), text);
}

TEST_F(FairnessSays, EverybodysLuckIsAddedUp)
{
    std::vector<mt::Luck> luck(3);
    EXPECT_TRUE(FairnessWords::aboutLuck(luck).startsWith("Drawn tiles that could be played at once: 0."));
    luck[0].drawn = 10;
    luck[0].fitted = 1;
    luck[2].drawn = 10;
    luck[2].fitted = 4;
    EXPECT_TRUE(FairnessWords::aboutLuck(luck).startsWith("Drawn tiles that could be played at once: 5 of 20 (25%)."))
        << said(FairnessWords::aboutLuck(luck));
}

TEST_F(FairnessSays, WhatASeatSeesDependsOnOpenHands)
{
    EXPECT_TRUE(FairnessWords::computerSeats(true).contains("every hand"));
    EXPECT_TRUE(FairnessWords::computerSeats(false).contains("neither their tiles"));
    std::set<QString> verdicts{FairnessWords::running(), FairnessWords::verified(),
                               FairnessWords::withoutFingerprint()};
    EXPECT_EQ(verdicts.size(), 3U);
}

} // namespace
