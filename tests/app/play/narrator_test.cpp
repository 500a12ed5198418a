// What is said of a game, by itself: a session and who looks at it, no window.
#include "app/play/narrator.h"

#include "app/setup/new_game_setup.h"
#include "app/words/languages.h"
#include "app/words/turn_words.h"
#include "tests/app/support.h"

#include <gtest/gtest.h>

namespace
{

using Level = Announcement::Level;

class NarratorTest : public testing::Test
{
protected:
    void SetUp() override
    {
        languages.use(QStringLiteral("en"));
        QObject::connect(&narrator, &Narrator::announced, [this](const QString& text) { heard.append(text); });
    }
    void begin(const QString& spec)
    {
        NewGameSetup setup;
        setup.take(std::get<NewGameSpec>(parseNewGame(spec)));
        session.start(setup.start());
        settle();
    }
    void beginWithAnna() { begin(QStringLiteral("rules=tactic;seats=human:Anna,easy:Bruno;seed=3;first=1")); }
    void settle()
    {
        SeatPrivacy::Situation situation{{}, session.mover(), false};
        for (const Seat& seat : session.seats())
            situation.humans.push_back(seat.isHuman);
        privacy.follow(situation);
        narrator.settle();
    }
    // Does the first legal thing, and tells of it.
    void act()
    {
        std::vector<mt::Moment> moments;
        EXPECT_FALSE(session.perform(mt::legalActions(session.state()).front(), &moments));
        privacy.pause();
        narrator.dropNote();
        for (const mt::Moment& moment : moments)
            narrator.tell(moment.event);
    }
    static mt::Event event(mt::EventKind kind, int seat, mt::TrainId train = mt::noTrain)
    {
        mt::Event event;
        event.kind = kind;
        event.seat = static_cast<std::uint8_t>(seat);
        event.train = train;
        event.tile = mt::Tile(3, 2);
        return event;
    }
    QStringList heardOf(const mt::Event& event)
    {
        heard.clear();
        narrator.tell(event);
        return heard;
    }

    QTemporaryDir dir;
    Languages languages;
    GameSession session{dir.path()};
    SeatPrivacy privacy;
    Narrator narrator{session, privacy};
    QStringList heard;
};

TEST_F(NarratorTest, WithoutAGameNothingIsSaid)
{
    narrator.settle();
    EXPECT_TRUE(narrator.said().sentence.isEmpty());
    EXPECT_TRUE(narrator.said().rule.isEmpty());
    EXPECT_TRUE(narrator.roundSummary().isEmpty());
    EXPECT_TRUE(narrator.result().isEmpty());
    EXPECT_TRUE(heard.isEmpty());
}

TEST_F(NarratorTest, SaysWhoseTurnItIsAndWhatHasHappened)
{
    beginWithAnna();
    const QString mine = narrator.said().sentence;
    EXPECT_FALSE(mine.isEmpty());
    EXPECT_TRUE(heard.isEmpty()) << "the turn is announced when it is asked for";
    narrator.announceTurn();
    const QString beginning = narrator.beginning();
    EXPECT_TRUE(beginning.contains(QStringLiteral("engine"))) << beginning.toStdString();
    const QString spoken = TurnWords::spokenTurn(session.state(), session.moves(), {session.seatNames(), 0});
    EXPECT_EQ(heard, QStringList(beginning + QLatin1Char(' ') + spoken));
    heard.clear();
    narrator.announceTurn();
    EXPECT_EQ(heard, QStringList(spoken)) << "how the round begins is said once";
    heard.clear();

    act();
    EXPECT_TRUE(narrator.said().sentence.startsWith(QStringLiteral("You play")))
        << qPrintable(narrator.said().sentence);
    EXPECT_EQ(heard, QStringList(narrator.said().sentence));
    const QString said = narrator.said().sentence;
    narrator.tell(event(mt::EventKind::turnStarted, 1));
    EXPECT_EQ(narrator.said().sentence, said) << "of a turn that starts there is nothing to say";
    EXPECT_EQ(heard.size(), 1);

    settle();
    EXPECT_EQ(narrator.said().sentence, said) << "while Bruno thinks";
    EXPECT_EQ(heard.size(), 1) << "it is told once";
}

TEST_F(NarratorTest, ARefusalStaysUntilItIsDropped)
{
    beginWithAnna();
    const QString turn = narrator.said().sentence;
    narrator.refuse({mt::Reason::notYourTurn, 1, {}, mt::noTrain, 0});
    EXPECT_TRUE(narrator.said().isRefusal);
    EXPECT_NE(narrator.said().sentence, turn);
    EXPECT_EQ(heard, QStringList(narrator.said().sentence));
    const QString refusal = narrator.said().sentence;
    settle();
    EXPECT_EQ(narrator.said().sentence, refusal);
    narrator.dropNote();
    settle();
    EXPECT_EQ(narrator.said().sentence, turn);
    EXPECT_FALSE(narrator.said().isRefusal);

    narrator.refuseSeveralPlaces(mt::Tile(3, 2));
    EXPECT_EQ(narrator.said().sentence, QStringLiteral("3-2 fits in several places: choose one."));
    EXPECT_TRUE(narrator.said().isRefusal);
    EXPECT_EQ(heard.last(), QStringLiteral("3-2 fits in several places: choose one. Press Up."));
    EXPECT_EQ(narrator.spoken(), heard.last()) << "and so in another language, too";
    narrator.refuseNoPlace(mt::Tile(3, 2));
    EXPECT_EQ(narrator.said().sentence, QStringLiteral("3-2 cannot be played anywhere now."));
    EXPECT_TRUE(narrator.said().isRefusal);
}

TEST_F(NarratorTest, ARefusalNamesTheRuleBehindIt)
{
    beginWithAnna();
    mt::Refusal refusal{mt::Reason::notYourTurn, 1, {}, mt::noTrain, 0};
    for (const mt::Tile tile : session.state().hands[0].tiles())
        for (const mt::TrainId train : {mt::TrainId(0), mt::TrainId(1)})
            if (const mt::Refusal why = mt::check(session.state(), {mt::ActionKind::play, 0, tile, train, false});
                why.reason == mt::Reason::trainClosed)
                refusal = why;
    ASSERT_EQ(refusal.reason, mt::Reason::trainClosed) << "Bruno’s train is closed";
    narrator.refuse(refusal);
    EXPECT_EQ(narrator.said().rule, QStringLiteral("otherTrains"));
}

TEST_F(NarratorTest, AHintIsNoRefusal)
{
    beginWithAnna();
    const QString turn = narrator.said().sentence;
    EXPECT_TRUE(narrator.hint(mt::hintFor(mt::viewOf(session.state(), 0))));
    EXPECT_NE(narrator.said().sentence, turn);
    EXPECT_FALSE(narrator.said().isRefusal);
    EXPECT_TRUE(narrator.said().rule.isEmpty());
    EXPECT_EQ(heard, QStringList(narrator.said().sentence));
}

TEST_F(NarratorTest, AHintSaysWhyNothingIsLeftButToDraw)
{
    beginWithAnna();
    const auto isStuck = [this] { return session.mover() == 0 && session.moves().total == 1 && session.moves().draw; };
    for (int i = 0; i < 200 && session.mover() >= 0 && !isStuck(); ++i)
        act();
    ASSERT_TRUE(isStuck());
    settle();
    EXPECT_TRUE(narrator.hint(mt::hintFor(mt::viewOf(session.state(), 0))));
    EXPECT_TRUE(narrator.said().sentence.startsWith(QStringLiteral("You have no tile with ")))
        << narrator.said().sentence.toStdString();
    EXPECT_FALSE(narrator.said().isRefusal);
    EXPECT_EQ(narrator.said().rule, QStringLiteral("draw"));
    EXPECT_EQ(heard.last(), narrator.said().sentence);
}

TEST_F(NarratorTest, AnnouncesWhatIsNearEnough)
{
    beginWithAnna();
    const auto theirs = event(mt::EventKind::tilePlayed, 1, 1);
    const auto onMine = event(mt::EventKind::markerPlaced, 1, 0);
    const auto mine = event(mt::EventKind::tileDrawn, 0);
    const auto everybodys = event(mt::EventKind::lastTile, 1);

    narrator.setLeastLevel(Level::Anybody);
    const auto isOver = event(mt::EventKind::turnStarted, 0);
    heardOf(theirs);
    EXPECT_EQ(heardOf(isOver).size(), 1);
    narrator.setLeastLevel(Level::ThePlayer);
    heardOf(theirs);
    EXPECT_EQ(heardOf(isOver).size(), 0);
    heardOf(onMine);
    EXPECT_EQ(heardOf(isOver).size(), 1);
    heardOf(everybodys);
    EXPECT_EQ(heardOf(isOver).size(), 1);
    EXPECT_EQ(heardOf(mine).size(), 1);
    narrator.setLeastLevel(Level::TheTurn);
    EXPECT_EQ(heardOf(mine).size(), 0);
    heardOf(everybodys);
    EXPECT_EQ(heardOf(isOver).size(), 0);
    EXPECT_FALSE(narrator.said().sentence.isEmpty()) << "it is read all the same";

    settle();
    narrator.announceTurn();
    narrator.refuseNoPlace(mt::Tile(3, 2));
    EXPECT_EQ(heard.size(), 2) << "the turn, and answers";
}

TEST_F(NarratorTest, TheTurnOfAComputerPlayerIsOneText)
{
    beginWithAnna();
    const auto drawn = event(mt::EventKind::tileDrawn, 1);
    const auto passed = event(mt::EventKind::passed, 1);
    const auto marked = event(mt::EventKind::markerPlaced, 1, 1);
    const QString text = QStringLiteral("Bruno draws a tile. Bruno passes. A marker now stands on Bruno’s train: "
                                        "everybody may play tiles there.");
    for (const mt::Event& each : {drawn, passed, marked}) {
        EXPECT_EQ(heardOf(each), QStringList());
        EXPECT_TRUE(text.contains(narrator.said().sentence)) << "it is read at once";
    }
    EXPECT_EQ(heardOf(event(mt::EventKind::turnStarted, 0)), QStringList(text));
    EXPECT_EQ(heardOf(event(mt::EventKind::turnStarted, 1)), QStringList()) << "it is told once";

    heardOf(drawn);
    heard.clear();
    narrator.refuseNoPlace(mt::Tile(3, 2));
    EXPECT_EQ(heard, QStringList(QStringLiteral("Bruno draws a tile. 3-2 cannot be played anywhere now.")))
        << "who asks in between hears it in its order";

    heardOf(drawn);
    narrator.announceBefore(QStringLiteral("Taken back."));
    narrator.dropNote();
    heard.clear();
    narrator.refuseNoPlace(mt::Tile(3, 2));
    EXPECT_EQ(heard, QStringList(QStringLiteral("Taken back. 3-2 cannot be played anywhere now.")))
        << "the draw was taken back, too";
}

TEST_F(NarratorTest, TellsHowRoundAndGameEnded)
{
    begin(QStringLiteral("rules=bigtable;set=6;seats=human:Anna,easy:Bruno;seed=3;rounds=1"));
    while (session.mover() >= 0) {
        act();
        EXPECT_TRUE(narrator.roundSummary().isEmpty()) << "it has not been shown yet";
        settle();
    }
    EXPECT_FALSE(narrator.roundSummary().isEmpty());
    EXPECT_FALSE(narrator.result().isEmpty());
    EXPECT_EQ(narrator.said().sentence, narrator.result());
    narrator.forget();
    EXPECT_TRUE(narrator.said().sentence.isEmpty());
}

TEST_F(NarratorTest, TheStatusIsLeftToTheSheetToSay)
{
    beginWithAnna();
    narrator.setLeastLevel(Level::TheTurn);
    const QStringList lines = narrator.tellStatus(16);
    EXPECT_EQ(lines.front(), TurnWords::spokenTurn(session.state(), session.moves(), {session.seatNames(), 0}))
        << "signals and frames are for eyes";
    EXPECT_TRUE(lines.contains(QStringLiteral("You hold 16 tiles."))) << qPrintable(lines.join(QLatin1Char('\n')));
    EXPECT_TRUE(heard.isEmpty()) << "said before the sheet has the focus, it is cut off";
    EXPECT_FALSE(narrator.tellStatus(-1).contains(QStringLiteral("You hold 16 tiles.")));
}

// Somebody who does not see the table would not know how to go on.
TEST_F(NarratorTest, TheStatusSaysWhatCanBePlayedAfterARefusalToo)
{
    beginWithAnna();
    const QString turn = TurnWords::wholeTurn(session.state(), session.moves(), {session.seatNames(), 0});
    EXPECT_TRUE(turn.contains(QStringLiteral("You can play: "))) << qPrintable(turn);
    narrator.refuseNoPlace(mt::Tile(3, 2));
    EXPECT_EQ(narrator.tellStatus(16).front(), QStringLiteral("3-2 cannot be played anywhere now. ") + turn);
    narrator.refuse({mt::Reason::notYourTurn, 1, {}, mt::noTrain, 0});
    EXPECT_EQ(narrator.tellStatus(16).front(), narrator.said().sentence + QLatin1Char(' ') + turn);
    narrator.quote(QStringLiteral("Anna draws a tile."));
    EXPECT_EQ(narrator.tellStatus(16).front(), QStringLiteral("Anna draws a tile. ") + turn);
    narrator.begin();
    EXPECT_EQ(narrator.tellStatus(16).front(), turn);
}

TEST_F(NarratorTest, SpeaksAnotherLanguageWhenAsked)
{
    beginWithAnna();
    const QString english = narrator.said().sentence;
    languages.use(QStringLiteral("de"));
    EXPECT_EQ(narrator.said().sentence, english);
    narrator.retranslate();
    EXPECT_NE(narrator.said().sentence, english);
}

TEST_F(NarratorTest, WhatWasDoneLastStaysWhileAnAiThinks)
{
    beginWithAnna();
    while (session.mover() == 0)
        act();
    settle();
    EXPECT_TRUE(narrator.said().sentence.startsWith(QStringLiteral("You play ")));
    EXPECT_EQ(narrator.tellStatus(3).front(), QStringLiteral("Bruno is thinking."))
        << "how things stand is another question";
    narrator.begin();
    settle();
    EXPECT_EQ(narrator.said().sentence, QStringLiteral("Bruno is thinking.")) << "after an undo nothing was done";
}

TEST_F(NarratorTest, ATileThatWasDrawnDoesNotStaySaidBehindTheCurtain)
{
    begin(QStringLiteral("rules=tactic;seats=human:Anna,easy:Bruno,human:Cy;seed=3;first=1"));
    while (session.mover() == 0)
        act();
    settle();
    narrator.tell(event(mt::EventKind::tileDrawn, 0));
    narrator.settle();
    EXPECT_FALSE(narrator.said().sentence.contains(QStringLiteral("3-2"))) << "Cy may look already";
    // Cy's curtain, and what Cy drew.
    privacy.follow({{true, false, true}, 2, false});
    ASSERT_TRUE(privacy.curtain());
    narrator.tell(event(mt::EventKind::tileDrawn, 2));
    narrator.settle();
    EXPECT_EQ(narrator.said().sentence, QStringLiteral("Bruno is thinking."));
}

} // namespace
