// Everything that can be said has words.
#include "app/words/event_words.h"
#include "app/words/fault_words.h"
#include "app/words/level_words.h"
#include "app/words/option_words.h"
#include "app/words/refusal_words.h"
#include "app/words/result_words.h"
#include "app/words/rulebook_words.h"
#include "app/words/turn_words.h"
#include "engine/ai/level.h"
#include "engine/ai/measured.h"

#include <gtest/gtest.h>

#include <set>

namespace
{

const SeatNames names({QStringLiteral("Anna"), QStringLiteral("%1 %2"), QString()}, 0);

TEST(Words, EveryReasonHasItsOwnSentence)
{
    std::set<QString> sentences;
    for (int i = 1; i <= static_cast<int>(mt::Reason::openingMustEnd); ++i) {
        const mt::Refusal refusal{static_cast<mt::Reason>(i), 1, mt::Tile(9, 4), 1, 7};
        const QString sentence = RefusalWords::sentence(refusal, names);
        EXPECT_FALSE(sentence.isEmpty()) << i;
        EXPECT_TRUE(sentences.insert(sentence).second) << i << " says the same as another reason";
    }
    EXPECT_TRUE(RefusalWords::sentence({}, names).isEmpty());
}

TEST(Words, ANameThatLooksLikeAPlaceholderStaysAName)
{
    const QString sentence = RefusalWords::sentence({mt::Reason::doesNotFit, 0, mt::Tile(9, 4), 1, 7}, names);
    EXPECT_TRUE(sentence.contains(QStringLiteral("%1 %2"))) << sentence.toStdString();
    EXPECT_TRUE(sentence.contains(QStringLiteral("9-4"))) << sentence.toStdString();
    EXPECT_TRUE(sentence.contains(QStringLiteral("value 7"))) << sentence.toStdString();
}

TEST(Words, AFileWhoseNameIsNotUtf8IsNotSaidToBeGone)
{
    const auto said = [](const QByteArray& name) {
        return FaultWords::problem(unread(QString::fromUtf8(name), {mt::FileProblem::Kind::missing, 0, {}}));
    };
    EXPECT_TRUE(said("caf\xc3\xa9.mtrain").contains(QStringLiteral("not there any more")));
    EXPECT_TRUE(said("caf\xe9.mtrain").contains(QStringLiteral("its name is not written in UTF-8")));
}

TEST(Words, EveryRulebookHasANameABlurbAndASource)
{
    for (const mt::Rulebook& book : mt::allRulebooks()) {
        EXPECT_NE(RulebookWords::rulebookName(book.id).toStdString(), book.id);
        EXPECT_FALSE(RulebookWords::rulebookBlurb(book.id).isEmpty()) << book.id;
        EXPECT_FALSE(RulebookWords::rulebookSource(book.id).isEmpty()) << book.id;
    }
    EXPECT_TRUE(RulebookWords::rulebookSource("tactic").contains(QStringLiteral("Original Mexican Train")));
}

TEST(Words, EveryOptionAndValueHasWords)
{
    for (const mt::OptionInfo& option : mt::allOptions()) {
        EXPECT_FALSE(OptionWords::label(option.name).isEmpty()) << option.name;
        std::set<QString> texts;
        for (int value = 0; value < static_cast<int>(option.values.size()); ++value) {
            const QString text = OptionWords::value(option, value);
            EXPECT_FALSE(text.isEmpty()) << option.name << " " << value;
            EXPECT_TRUE(texts.insert(text).second) << option.name << " " << value;
        }
    }
}

TEST(Words, WhatNoLeafletPrintsIsAHouseRule)
{
    for (const std::string_view house : {"ownTrainFirst", "dutyPlace", "openDoublesBind", "goOutOnDouble", "draw",
                                         "drawCount", "drawing", "hands", "targetScore"})
        EXPECT_TRUE(OptionWords::isHouseRule(house)) << house;
    for (const std::string_view printed :
         {"set", "engine", "engineSearch", "starter", "opening", "mexicanTrain", "doubleDuty", "drawnDouble",
          "openDoubles", "markerOff", "boneyardEmpty", "doubleBlank", "rounds", "ties", "openHands", "short"})
        EXPECT_FALSE(OptionWords::isHouseRule(printed)) << printed;
}

TEST(Words, TheRuleOfATileAfterADoubleIsWhereItLiesIfThatIsLaidDown)
{
    mt::State state;
    state.table.phase = mt::Phase::duty;
    mt::Moves moves;
    moves.plays = 1;
    state.table.rules.dutyPlace = mt::DutyPlace::cover;
    EXPECT_EQ(TurnWords::rule(state, moves), "dutyPlace");
    state.table.rules.dutyPlace = mt::DutyPlace::any;
    EXPECT_EQ(TurnWords::rule(state, moves), "doubleDuty");
}

TEST(Words, EveryOfferedLevelHasANameAndABlurb)
{
    for (const mt::Level& level : mt::allLevels())
        if (level.offered) {
            EXPECT_NE(LevelWords::name(level.id).toStdString(), level.id);
            EXPECT_FALSE(LevelWords::blurb(level.id).isEmpty()) << level.id;
        }
}

// Statistics and replays go on showing what was played.
TEST(Words, LevelsOfBeforeHaveNamesOfTheirOwn)
{
    std::set<QString> told;
    for (const mt::Level& level : mt::allLevels()) {
        EXPECT_NE(LevelWords::name(level.id).toStdString(), level.id);
        EXPECT_TRUE(told.insert(LevelWords::name(level.id)).second) << level.id;
    }
}

TEST(Words, WhatWasMeasuredOfALevelIsSaidAndNothingElse)
{
    for (const mt::Level& level : mt::allLevels()) {
        const QString said = LevelWords::measured(level.id);
        const std::optional<int> won = mt::gamesWonAgainstThreeHard(level.id);
        EXPECT_EQ(said.isEmpty(), !won) << level.id;
        EXPECT_EQ(LevelWords::note(level.id),
                  won ? LevelWords::blurb(level.id) + "\n" + said : LevelWords::blurb(level.id));
        if (won && *won >= 5) {
            EXPECT_TRUE(said.contains(QStringLiteral(" %1 of 100 games").arg((*won + 5) / 10))) << said.toStdString();
        } else if (won) {
            EXPECT_TRUE(said.contains("fewer than 1 of 100")) << said.toStdString();
        }
    }
    EXPECT_TRUE(mt::gamesWonAgainstThreeHard("skilled"));
    EXPECT_FALSE(mt::gamesWonAgainstThreeHard("medium"));
}

TEST(Words, EveryRulesFaultHasASentence)
{
    for (int i = 0; i <= static_cast<int>(mt::RulesFault::tooFewTiles); ++i)
        EXPECT_FALSE(RulebookWords::errorSentence({static_cast<mt::RulesFault>(i), "set", "7", 2, 8}).isEmpty()) << i;
}

TEST(Words, EveryFaultOfAFileHasASentence)
{
    for (int i = 0; i <= static_cast<int>(mt::FaultKind::positionOver); ++i) {
        mt::Fault fault;
        fault.kind = static_cast<mt::FaultKind>(i);
        EXPECT_FALSE(FaultWords::sentence(fault).isEmpty()) << i;
    }
}

TEST(Words, ADrawIsNamedToTheDrawerAlone)
{
    EXPECT_TRUE(
        EventWords::sentence({mt::EventKind::tileDrawn, 0, mt::Tile(9, 4)}, names).contains(QStringLiteral("9-4")));
    EXPECT_FALSE(
        EventWords::sentence({mt::EventKind::tileDrawn, 2, mt::Tile(9, 4)}, names).contains(QStringLiteral("9-4")));
}

TEST(Words, WhoIsOutIsNamed)
{
    const auto said = [](const std::vector<int>& out) {
        return ResultWords::roundEnd(mt::RoundEndReason::out, out, names);
    };
    EXPECT_TRUE(said({0}).startsWith(QStringLiteral("You went out")));
    EXPECT_TRUE(said({2}).startsWith(QStringLiteral("Player 3 is out")));
    EXPECT_TRUE(said({0, 2}).startsWith(QStringLiteral("Anna and Player 3 are out")));
}

} // namespace
