// Everything that can be said has words.
#include "app/words/ai_names.h"
#include "app/words/event_words.h"
#include "app/words/fault_words.h"
#include "app/words/languages.h"
#include "app/words/level_words.h"
#include "app/words/option_words.h"
#include "app/words/player_name.h"
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

TEST(Words, NamesOfAnyScriptAreShownAsTheyAre)
{
    for (const QString& name :
         {QStringLiteral("Анна"), QStringLiteral("李雷"), QStringLiteral("José-María"),
          QStringLiteral("👩‍👩‍👧‍👦 Kim"), QStringLiteral("<b>&amp;"), QString(40, QLatin1Char('x'))})
        EXPECT_EQ(PlayerName::shown(name), name);
    EXPECT_EQ(PlayerName::shown(QStringLiteral("  two\n\tlines\x01 ")), QStringLiteral("two lines"));
    EXPECT_TRUE(PlayerName::shown(QStringLiteral(" \u200f\n")).isEmpty());
}

TEST(Words, NamesNeverTurnTheSentenceAroundThem)
{
    EXPECT_EQ(PlayerName::shown(QStringLiteral("Ann\u202ea")), QStringLiteral("Anna"));
    EXPECT_EQ(PlayerName::shown(QStringLiteral("אנה")), QStringLiteral("\u2068אנה\u2069"));
}

TEST(Words, LongNamesAreCutBetweenCharacters)
{
    const QString family = QStringLiteral("👩‍👩‍👧‍👦");
    QString name;
    for (int i = 0; i < PlayerName::longest; ++i)
        name += family;
    EXPECT_EQ(PlayerName::shown(name), name);
    EXPECT_EQ(PlayerName::shown(name + family), name.chopped(family.size()) + QStringLiteral("…"));
}

TEST(Words, NamesStayWithinTheirLine)
{
    const QString heap = QStringLiteral("Z") + QStringLiteral("\u0336\u0310").repeated(200) + QStringLiteral("oe");
    EXPECT_EQ(PlayerName::shown(heap), QStringLiteral("Z\u0336\u0310\u0336\u0310oe"));
    const QString ties = QStringLiteral("👩") + QStringLiteral("\u200d👩").repeated(300);
    EXPECT_LE(PlayerName::shown(ties).toUcs4().size(), PlayerName::mostCodes);
    const QString tied = QStringLiteral("a") + QStringLiteral("\u0301\u200d").repeated(300);
    EXPECT_LE(PlayerName::shown(tied).size(), 1 + 2 * PlayerName::mostMarks);
    // Vietnamese, Greek, Hebrew with its points, Hindi, a flag by tags, people with two tones of skin.
    for (const QString& name :
         {QStringLiteral("Tha\u0302\u0301o"), QStringLiteral("\u03b1\u0313\u0301\u0345"), QStringLiteral("क्षत्रिय"),
          QStringLiteral("🏴󠁧󠁢󠁥󠁮󠁧󠁿"), QStringLiteral("👩🏻‍❤️‍💋‍👩🏿")})
        EXPECT_EQ(PlayerName::shown(name), name);
}

TEST(Words, ANameOfWhichNothingIsSeenIsNone)
{
    for (const QString& name :
         {QStringLiteral("\u200b"), QStringLiteral("\u200d\u2060\ufeff"), QStringLiteral("\u00ad"),
          QStringLiteral("\u3164"), QStringLiteral("\u2800 \u2800"), QStringLiteral("\u0301\u0301"),
          QString(100, QChar(0x200b)), QStringLiteral("\U000e0041")})
        EXPECT_TRUE(PlayerName::shown(name).isEmpty()) << name.toStdString();
    EXPECT_EQ(SeatNames({QString(60, QChar(0x200b))}, -1).name(0), QStringLiteral("Player 1"));
    EXPECT_EQ(SeatNames({QStringLiteral("\u200b")}, 0).name(0), QStringLiteral("You"));
}

TEST(Words, AFileWhoseNameIsNotUtf8IsNotSaidToBeGone)
{
    const auto said = [](const QByteArray& name) {
        return FaultWords::problem(unread(QString::fromUtf8(name), {mt::FileProblem::Kind::missing, 0, {}}));
    };
    EXPECT_TRUE(said("caf\xc3\xa9.mtrain").contains(QStringLiteral("not there any more")));
    EXPECT_TRUE(said("caf\xe9.mtrain").contains(QStringLiteral("its name is not written in UTF-8")));
}

TEST(Words, AisHaveNamesOfEachLanguage)
{
    Languages languages;
    EXPECT_EQ(AiNames::ids().size(), static_cast<std::size_t>(mt::maxSeats)) << "one for each seat";
    for (const QString& code : Languages::all()) {
        ASSERT_TRUE(languages.use(code));
        const std::string language = code.toStdString();
        const QChar::Script itsScript = Languages::nativeName(code).front().script();
        std::set<QString> given;
        for (const std::string_view id : AiNames::ids()) {
            const QString name = AiNames::shown(id, {});
            EXPECT_TRUE(given.insert(name).second) << language << ": two are called " << name.toStdString();
            EXPECT_EQ(name.front().script(), itsScript) << language << ": " << name.toStdString();
        }
    }
    EXPECT_EQ(AiNames::shown("of-next-year", QStringLiteral("Zed")), QStringLiteral("Zed"));
    EXPECT_EQ(AiNames::shown("", QStringLiteral("Anna")), QStringLiteral("Anna"));
    EXPECT_EQ(AiNames::idOfOld(QStringLiteral("Olga")), "olga");
    EXPECT_EQ(AiNames::idOfOld(QStringLiteral("Anna")), "");
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

TEST(Words, SeveralNamesAreAList)
{
    const SeatNames others({QStringLiteral("Anna"), QStringLiteral("Bo"), QStringLiteral("Cy"), QString()}, 3);
    EXPECT_EQ(others.list({1}), QStringLiteral("Bo"));
    EXPECT_EQ(others.list({1, 0}), QStringLiteral("Bo and Anna"));
    EXPECT_EQ(others.list({0, 1, 2}), QStringLiteral("Anna, Bo and Cy"));
    EXPECT_EQ(others.list({3, 0, 1, 2}), QStringLiteral("You, Anna, Bo and Cy"));
    EXPECT_EQ(others.list({0, 3}), QStringLiteral("Anna and you"));
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

TEST(Words, ASeatWithoutANameHasOne)
{
    EXPECT_EQ(names.name(2), QStringLiteral("Player 3"));
    EXPECT_EQ(SeatNames({QString()}, 0).name(0), QStringLiteral("You"));
}

} // namespace
