// The trains, the face-up hands and the marks of the coach, as a view follows them.
#include "app/table/coach_marks.h"
#include "app/table/face_up_hand.h"
#include "app/table/hand_model.h"
#include "app/table/train_model.h"
#include "tests/app/support.h"

#include <QAbstractItemModelTester>
#include <QPointer>

namespace
{

using mt::Tile;
using Mode = QAbstractItemModelTester::FailureReportingMode;

class Trains : public testing::Test
{
protected:
    Trains()
    {
        QObject::connect(&trains, &QAbstractItemModel::dataChanged,
                         [this](const QModelIndex& at, const QModelIndex&, const QList<int>& roles) {
                             told = roles;
                             row = at.row();
                         });
        QObject::connect(&trains, &TrainModel::countChanged, [this] { ++counts; });
    }
    QVariant of(int at, int role) const { return trains.index(at).data(role); }

    TrainModel trains;
    const QAbstractItemModelTester tester{&trains, Mode::Fatal};
    QList<int> told;
    int row = -1;
    int counts = 0;
};

// In short sides of tiles: two each, and one for a double, which lies across.
TEST_F(Trains, KnowHowLongTheLongestOfThemIs)
{
    int longer = 0;
    QObject::connect(&trains, &TrainModel::longestChanged, [&longer] { ++longer; });
    trains.setTrains({mt::mexicanTrain, 0});
    EXPECT_EQ(trains.longest(), 0);
    trains.track(1).show(12, {Tile(12, 9), Tile(9, 9), Tile(9, 4)});
    EXPECT_EQ(trains.longest(), 5);
    trains.track(0).show(12, {Tile(12, 1)});
    EXPECT_EQ(trains.longest(), 5);
    const int before = std::exchange(longer, 0);
    EXPECT_GE(before, 1);
    trains.track(1).show(12, {});
    EXPECT_EQ(trains.longest(), 2) << "tiles that are taken back";
    EXPECT_EQ(longer, 1);
    trains.setTrains({0});
    EXPECT_EQ(trains.longest(), 0) << "another game";
}

TEST_F(Trains, AreFoundByTheirIds)
{
    EXPECT_EQ(trains.rowOf(0), -1);
    trains.setTrains({mt::mexicanTrain, 0, 1});
    EXPECT_EQ(trains.count(), 3);
    EXPECT_EQ(trains.rowOf(mt::mexicanTrain), 0);
    EXPECT_EQ(trains.rowOf(1), 2);
    EXPECT_EQ(trains.rowOf(2), -1);
    EXPECT_EQ(of(0, role<TrainModel>("seatNumber")), 0);
    EXPECT_EQ(of(0, role<TrainModel>("isMexican")), true);
    EXPECT_EQ(of(2, role<TrainModel>("seatNumber")), 2);
    EXPECT_EQ(of(2, role<TrainModel>("isMexican")), false);
    EXPECT_FALSE(of(0, Qt::DisplayRole).isValid());
}

TEST_F(Trains, StayWhileTheyAreTheSame)
{
    trains.setTrains({mt::mexicanTrain, 0, 1});
    TrackModel& track = trains.track(1);
    track.show(12, {Tile(12, 3)});
    trains.setTrains({mt::mexicanTrain, 0, 1});
    EXPECT_EQ(counts, 1);
    EXPECT_EQ(&trains.track(1), &track);
    trains.setTrains({0, 1});
    EXPECT_EQ(counts, 2);
    EXPECT_EQ(trains.track(0).count(), 0) << "they are other trains now";
}

TEST_F(Trains, ATrackThatQmlHoldsIsThereUntilTheEventIsOver)
{
    trains.setTrains({0});
    const QPointer<TrackModel> track = &trains.track(0);
    EXPECT_EQ(of(0, role<TrainModel>("tiles")).value<TrackModel*>(), track);
    trains.setTrains({});
    EXPECT_FALSE(track.isNull());
    QCoreApplication::sendPostedEvents(nullptr, QEvent::DeferredDelete);
    EXPECT_TRUE(track.isNull());
}

// Each value of a row, and the role that is told when it is another one.
TEST_F(Trains, TellOfWhatHasChangedAndOfNothingElse)
{
    const std::vector<std::pair<int, std::function<void(TrainRow&)>>> changes{
        {role<TrainModel>("name"), [](TrainRow& values) { values.name = "Anna"; }},
        {role<TrainModel>("colour"), [](TrainRow& values) { values.colour = "#123456"; }},
        {role<TrainModel>("handCount"), [](TrainRow& values) { values.handCount = 7; }},
        {role<TrainModel>("points"), [](TrainRow& values) { values.points = 31; }},
        {role<TrainModel>("marker"), [](TrainRow& values) { values.marker = true; }},
        {role<TrainModel>("signal"), [](TrainRow& values) { values.signal = TrackModel::Signal::MustClose; }},
        {role<TrainModel>("closed"), [](TrainRow& values) { values.closed = "the double first"; }},
        {role<TrainModel>("landing"), [](TrainRow& values) { values.landing = 9; }},
        {role<TrainModel>("endValue"), [](TrainRow& values) { values.endValue = 5; }},
        {role<TrainModel>("accepts"), [](TrainRow& values) { values.accepts = true; }},
        {role<TrainModel>("isTurn"), [](TrainRow& values) { values.isTurn = true; }},
        {role<TrainModel>("isOwn"), [](TrainRow& values) { values.isOwn = true; }},
        {role<TrainModel>("isThinking"), [](TrainRow& values) { values.isThinking = true; }},
        {role<TrainModel>("isAi"), [](TrainRow& values) { values.isAi = true; }},
        {role<TrainModel>("level"), [](TrainRow& values) { values.level = "Hard"; }},
        {role<TrainModel>("spokenName"), [](TrainRow& values) { values.spokenName = "Anna’s train"; }},
    };
    trains.setTrains({0, 1});
    TrainRow values = trains.row(1);
    for (const auto& [role, change] : changes) {
        const QVariant before = of(1, role);
        change(values);
        trains.showRow(1, values);
        EXPECT_EQ(row, 1);
        EXPECT_EQ(told, QList<int>({role}));
        EXPECT_NE(of(1, role), before) << role;
        told.clear();
        trains.showRow(1, values);
        EXPECT_TRUE(told.isEmpty()) << role << ": nothing is new";
    }
    values.openDouble = true;
    values.openDouble = true;
    trains.showRow(1, values);
    EXPECT_TRUE(told.isEmpty()) << "what has no role is told by none";
    EXPECT_EQ(trains.row(1).endValue, 5);
}

// --- A track ------------------------------------------------------------------------------------------------------

class Track : public testing::Test
{
protected:
    Track()
    {
        QObject::connect(&track, &QAbstractItemModel::rowsInserted,
                         [this](const QModelIndex&, int first, int) { told += "+" + std::to_string(first) + " "; });
        QObject::connect(&track, &QAbstractItemModel::rowsRemoved, [this](const QModelIndex&, int first, int last) {
            told += "-" + std::to_string(first) + ".." + std::to_string(last) + " ";
        });
    }
    std::string show(int engine, const std::vector<Tile>& tiles)
    {
        told.clear();
        track.show(engine, tiles);
        EXPECT_EQ(track.tiles(), tiles);
        return told;
    }

    TrackModel track;
    const QAbstractItemModelTester tester{&track, Mode::Fatal};
    std::string told;
};

TEST_F(Track, KeepsTheTilesThatBothBeginWith)
{
    EXPECT_EQ(show(12, {}), "");
    EXPECT_EQ(show(12, {Tile(12, 3), Tile(3, 3)}), "+0 +1 ");
    EXPECT_EQ(show(12, {Tile(12, 3), Tile(3, 3), Tile(5, 3)}), "+2 ");
    EXPECT_EQ(show(12, {Tile(12, 3), Tile(3, 0)}), "-1..2 +1 ");
    EXPECT_EQ(show(11, {Tile(11, 3), Tile(3, 0)}), "-0..1 +0 +1 ") << "another round's";
    EXPECT_EQ(show(11, {}), "-0..1 ");
}

TEST_F(Track, KnowsWhichHalfLiesNearTheHub)
{
    show(12, {Tile(12, 3), Tile(3, 3), Tile(9, 3), Tile(9, 0)});
    const auto halves = [&](int at) {
        return std::pair(track.index(at).data(role<TrackModel>("near")).toInt(),
                         track.index(at).data(role<TrackModel>("far")).toInt());
    };
    EXPECT_EQ(halves(0), std::pair(12, 3));
    EXPECT_EQ(halves(1), std::pair(3, 3));
    EXPECT_EQ(halves(2), std::pair(3, 9));
    EXPECT_EQ(halves(3), std::pair(9, 0));
    EXPECT_EQ(track.index(1).data(role<TrackModel>("isDouble")), true);
    EXPECT_EQ(track.index(2).data(role<TrackModel>("isDouble")), false);
    EXPECT_EQ(track.index(2).data(role<TrackModel>("tileId")), Tile(9, 3).index());
    EXPECT_FALSE(track.index(0).data(Qt::DisplayRole).isValid());
}

// --- The hand in the holder ---------------------------------------------------------------------------------------

TEST(HandRows, KeepWhatIsMarkedWhileTheTilesMove)
{
    HandModel hand;
    const QAbstractItemModelTester tester(&hand, Mode::Fatal);
    hand.show({Tile(9, 4), Tile(5, 5), Tile(3, 0)});
    hand.setPlayable({Tile(9, 4), Tile(3, 0)});
    hand.setSelected(Tile(5, 5));
    hand.setDrawn(Tile(3, 0));
    hand.show({Tile(3, 0), Tile(6, 6), Tile(5, 5), Tile(9, 4)});
    hand.setPlan(HandModel::Plan{1, 0, 0});
    const auto flags = [&](int at) {
        std::string text;
        const std::pair<int, char> roles[] = {{role<HandModel>("playable"), 'p'},
                                              {role<HandModel>("selected"), 's'},
                                              {role<HandModel>("isDrawn"), 'd'},
                                              {role<HandModel>("place"), 't'}};
        for (const auto& [role, letter] : roles)
            text += hand.index(at).data(role).toBool() ? letter : '-';
        return text;
    };
    EXPECT_EQ(flags(0), "p-dt");
    EXPECT_EQ(flags(1), "----") << "a new tile";
    EXPECT_EQ(flags(2), "-s--");
    EXPECT_EQ(flags(3), "p---");
    EXPECT_EQ(hand.index(3).data(role<HandModel>("high")), 9);
    EXPECT_EQ(hand.index(3).data(role<HandModel>("low")), 4);
    hand.setSelected({});
    hand.setDrawn({});
    hand.setPlayable({});
    EXPECT_EQ(flags(0) + flags(2), "---t----");
}

TEST(HandRows, TellOnlyOfRowsWhoseMarkChanges)
{
    HandModel hand;
    hand.show({Tile(9, 4), Tile(5, 5), Tile(3, 0)});
    std::vector<int> rows;
    QObject::connect(&hand, &QAbstractItemModel::dataChanged,
                     [&](const QModelIndex& at, const QModelIndex&) { rows.push_back(at.row()); });
    hand.setSelected(Tile(5, 5));
    EXPECT_EQ(std::exchange(rows, {}), std::vector<int>({1}));
    hand.setSelected(Tile(3, 0));
    EXPECT_EQ(std::exchange(rows, {}), std::vector<int>({1, 2}));
    hand.setSelected(Tile(3, 0));
    hand.setSelected(Tile(8, 8));
    EXPECT_EQ(std::exchange(rows, {}), std::vector<int>({2})) << "it is not in the hand";
}

// --- Hands that lie face up ---------------------------------------------------------------------------------------

TEST(FaceUpHands, AreToldRowByRowWhileTheyAreAsMany)
{
    RowModel<FaceUpHand> hands;
    const QAbstractItemModelTester tester(&hands, Mode::Fatal);
    std::string told;
    QObject::connect(&hands, &QAbstractItemModel::dataChanged, [&](const QModelIndex& at, const QModelIndex&) {
        told += "data" + std::to_string(at.row()) + " ";
    });
    QObject::connect(&hands, &RowList::countChanged, [&] { told += "count "; });
    const auto show = [&](const std::vector<FaceUpHand>& rows) {
        told.clear();
        hands.setRows(rows);
        return told;
    };
    const FaceUpHand anna{1, "Anna", "#111111", {Tile(9, 4).index(), Tile(1, 0).index()}, {"9-4", "1-0"}, 14};
    FaceUpHand bo{3, "Bo", "#222222", {}, {}, 0};
    EXPECT_EQ(show({}), "");
    EXPECT_EQ(show({anna, bo}), "count ");
    EXPECT_EQ(show({anna, bo}), "");
    bo.points = 50;
    EXPECT_EQ(show({anna, bo}), "data1 ");
    EXPECT_EQ(hands.index(1).data(role<RowModel<FaceUpHand>>("points")), 50);
    EXPECT_EQ(hands.index(0).data(role<RowModel<FaceUpHand>>("name")), "Anna");
    EXPECT_EQ(show({anna}), "count ");
    EXPECT_EQ(show({}), "count ");
}

// --- Marks --------------------------------------------------------------------------------------------------------

TEST(Marks, AreOfTheTilesThatWereOrCouldHaveBeenLaid)
{
    mt::State state = mt::layTable(rulesOf("tactic", 2), 1, 12);
    state.table.trains[1].end = 4;
    state.drawn = Tile(7, 2);
    CoachMarks marks;
    int changes = 0;
    QObject::connect(&marks, &CoachMarks::changed, [&] { ++changes; });
    marks.show(nullptr, state);
    EXPECT_EQ(changes, 0) << "nothing was marked before";
    mt::Mistake mistake;
    mistake.step = 5;
    mistake.done = {mt::ActionKind::play, 0, Tile(9, 4), 1, false};
    mistake.better.action = {mt::ActionKind::pass, 0, {}, mt::noTrain, false};
    marks.show(&mistake, state);
    EXPECT_EQ(changes, 1);
    EXPECT_EQ(marks.step(), 5);
    EXPECT_EQ(marks.doneTile(), Tile(9, 4).index());
    EXPECT_EQ(marks.doneTrain(), 1);
    EXPECT_EQ(marks.doneNear(), 4);
    EXPECT_EQ(marks.doneFar(), 9);
    EXPECT_EQ(marks.betterTile(), Tile(7, 2).index()) << "the tile that was to be kept";
    EXPECT_EQ(marks.betterTrain(), -1);
    EXPECT_EQ(marks.betterNear(), 2);
    EXPECT_EQ(marks.betterFar(), 7);
    marks.show(&mistake, state);
    EXPECT_EQ(changes, 1);
    state.drawn = {};
    mistake.done = {mt::ActionKind::marker, 0, {}, mt::noTrain, true};
    marks.show(&mistake, state);
    EXPECT_EQ(marks.step(), 5);
    EXPECT_EQ(marks.doneTile(), -1);
    EXPECT_EQ(marks.betterTile(), -1) << "nothing was drawn";
    marks.show(nullptr, state);
    EXPECT_EQ(marks.step(), -1);
    EXPECT_EQ(changes, 3);
}

} // namespace
