// What the rules refuse never gets to the disk, whoever wanted it, and the game goes on.
#include "engine/record/record_reader.h"
#include "tests/app/play/games.h"

#include <gtest/gtest.h>

#include <sstream>

namespace
{

using mt::ActionKind;

/// Counts what it is told.
class Listener : public RecordObserver
{
public:
    int lines = 0;

    void starting(bool) override {}
    RecordOpening::LineReader reading() override { return {}; }
    void opened() override {}
    void appending(const mt::Replay&, const mt::RecordLine&) override { ++lines; }
    void appended(const mt::Replay&, const mt::RecordLine&, bool) override {}
    void saved() override {}
    void hinting(const mt::Replay&, int) override {}
    void givingUp(const mt::Replay&) override {}
};

// By a seat whose turn it is not, with a tile it does not hold, or where nothing of the kind can be done.
std::vector<mt::Action> illegalActions(const GameSession& session)
{
    const auto mover = static_cast<std::uint8_t>(session.mover());
    const auto other = static_cast<std::uint8_t>(1 - session.mover());
    const mt::TrainId train = mover;
    std::vector<mt::Action> actions = {{ActionKind::endOpening, mover, {}, mt::noTrain, false},
                                       {ActionKind::marker, mover, {}, mt::noTrain, true},
                                       {ActionKind::draw, other, {}, mt::noTrain, false},
                                       {ActionKind::pass, 77, {}, mt::noTrain, false},
                                       {ActionKind::play, mover, {}, train, false},
                                       {ActionKind::play, mover, mt::Tile::fromIndex(0), mt::noTrain, false}};
    for (int tile = 0; tile < mt::maxTiles; tile += 10)
        actions.push_back({ActionKind::play, other, mt::Tile::fromIndex(tile), train, false});
    std::erase_if(actions, [&](const mt::Action& action) { return mt::check(session.state(), action).isLegal(); });
    return actions;
}

// A record that has no fault at all, and what was done in it.
std::size_t actionsIn(const QString& path)
{
    std::istringstream in(bytesOf(path).toStdString());
    mt::RecordReader reader(in);
    while (reader.next()) {
    }
    EXPECT_FALSE(reader.fault());
    EXPECT_FALSE(reader.droppedTail());
    return reader.replay().actions().size();
}

TEST(Refused, NothingOfItIsOnTheDiskAndNobodyIsToldOfIt)
{
    const QTemporaryDir dir;
    Listener listener;
    GameSession session(dir.path());
    session.setObserver(&listener);
    session.start({rulesOf("tactic", 2),
                   {{QStringLiteral("Anna"), true, {}, {}}, {QStringLiteral("Bruno"), false, "easy", {}}},
                   0,
                   "refused",
                   true});
    for (int turns = 0; turns < 6; ++turns) {
        const mt::Game before = session.game();
        const QByteArray record = bytesOf(session.recordPath());
        const int told = listener.lines;
        ASSERT_FALSE(illegalActions(session).empty());
        for (const mt::Action& action : illegalActions(session)) {
            std::vector<mt::Moment> moments;
            const auto fault = session.perform(action, &moments);
            ASSERT_TRUE(fault.has_value());
            EXPECT_EQ(fault->kind, mt::FaultKind::illegalAction);
            EXPECT_EQ(fault->refusal, mt::check(session.state(), action));
            EXPECT_TRUE(moments.empty());
            EXPECT_FALSE(session.takeRefusal()) << "whoever asked says why";
        }
        EXPECT_EQ(session.game(), before);
        EXPECT_EQ(bytesOf(session.recordPath()), record);
        EXPECT_EQ(listener.lines, told);
        EXPECT_FALSE(session.perform(mt::legalActions(session.state()).front()));
        EXPECT_FALSE(session.takeRefusal());
    }
    EXPECT_EQ(actionsIn(session.recordPath()), session.actionCount());
}

TEST(Refused, InPlaceOfAnAisIllegalAnswerTheFirstLegalActionIsDone)
{
    const QTemporaryDir dir;
    GameController game(dir.path());
    auto* ai = game.findChild<AiWorker*>();
    ASSERT_NE(ai, nullptr);
    begin(game, QStringLiteral("rules=tactic;seats=easy,easy;seed=planted;rounds=1"));
    std::size_t planted = 0;
    for (; planted < 8; ++planted) {
        ASSERT_TRUE(game.thinking());
        const std::vector<mt::Action> illegal = illegalActions(game.session());
        const mt::Action first = mt::legalActions(game.session().state()).front();
        mt::Game expected = game.session().game();
        std::vector<mt::Event> events;
        mt::apply(expected, first, events);
        emit ai->decided(illegal[planted % illegal.size()]);
        EXPECT_EQ(game.session().game(), expected);
        EXPECT_NE(game.saving()->problem(), QString());
        EXPECT_TRUE(game.saving()->problem().contains(QStringLiteral("fault in this program"))) << "it is said";
        game.saving()->dismissProblem();
    }
    EXPECT_EQ(actionsIn(game.session().recordPath()), planted);
    EXPECT_TRUE(waitUntil([&] { return game.gameOver(); })) << "and the game goes on to its end";
    EXPECT_EQ(game.saving()->problem(), QString());
    actionsIn(game.session().recordPath());
}

} // namespace
