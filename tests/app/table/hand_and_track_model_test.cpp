// The lists of the hand and of a train as a view follows them.
#include "app/table/hand_model.h"
#include "app/table/track_model.h"
#include "tests/app/support.h"

#include <QAbstractItemModelTester>
#include <QTranslator>

namespace
{

using Mode = QAbstractItemModelTester::FailureReportingMode;

const std::vector<mt::Tile> fourTiles{mt::Tile(1, 0), mt::Tile(2, 0), mt::Tile(3, 0), mt::Tile(4, 0)};

/// Puts every text of the program between brackets.
class Brackets : public QTranslator
{
public:
    Brackets() { QCoreApplication::installTranslator(this); }
    ~Brackets() override { QCoreApplication::removeTranslator(this); }
    bool isEmpty() const override { return false; }
    QString translate(const char*, const char* source, const char*, int) const override
    {
        return QStringLiteral("[%1]").arg(QString::fromUtf8(source));
    }
};

// The rows of which `act` says that something in them is another now.
std::vector<int> rowsTold(QAbstractItemModel& model, const std::function<void()>& act)
{
    std::vector<int> rows;
    const auto heard = QObject::connect(&model, &QAbstractItemModel::dataChanged,
                                        [&](const QModelIndex& first, const QModelIndex& last) {
                                            for (int row = first.row(); row <= last.row(); ++row)
                                                rows.push_back(row);
                                        });
    act();
    QObject::disconnect(heard);
    return rows;
}

TEST(HandModel, MovesARowPastTheOthersAndTellsSo)
{
    for (int from = 0; from < 4; ++from)
        for (int to = 0; to < 4; ++to) {
            HandModel hand;
            const QAbstractItemModelTester tester(&hand, Mode::Fatal);
            hand.show(fourTiles);
            EXPECT_TRUE(hand.move(from, to));
            std::vector<mt::Tile> expected = fourTiles;
            expected.erase(expected.begin() + from);
            expected.insert(expected.begin() + to, fourTiles[static_cast<std::size_t>(from)]);
            EXPECT_EQ(hand.tiles(), expected) << from << " to " << to;
        }
}

TEST(HandModel, MovesNoRowThatIsNotThere)
{
    HandModel hand;
    const QAbstractItemModelTester tester(&hand, Mode::Fatal);
    hand.show(fourTiles);
    for (const auto& [from, to] : {std::pair(0, 4), std::pair(4, 0), std::pair(-1, 0), std::pair(0, -1)}) {
        EXPECT_FALSE(hand.move(from, to)) << from << " to " << to;
        EXPECT_EQ(hand.tiles(), fourTiles) << from << " to " << to;
    }
}

TEST(HandModel, NamesEveryTileAnewInAnotherLanguage)
{
    HandModel hand;
    hand.show(fourTiles);
    const Brackets brackets;
    EXPECT_EQ(rowsTold(hand, [&] { hand.retranslate(); }), std::vector<int>({0, 1, 2, 3}));
}

TEST(TrackModel, NamesEachTileAsItLies)
{
    TrackModel track;
    track.show(6, {mt::Tile(8, 6), mt::Tile(8, 5), mt::Tile(5, 5), mt::Tile(10, 5)});
    QStringList names;
    for (const TrackRow& row : track.rows())
        names.append(row.spokenName);
    EXPECT_EQ(names, QStringList({"Tile 6-8", "Tile 8-5", "Tile 5-5", "Tile 5-10"}));
}

TEST(TrackModel, NamesEveryTileAnewInAnotherLanguage)
{
    TrackModel track;
    const QAbstractItemModelTester tester(&track, Mode::Fatal);
    track.show(12, {mt::Tile(12, 3), mt::Tile(3, 3), mt::Tile(5, 3)});
    const Brackets brackets;
    EXPECT_EQ(rowsTold(track, [&] { track.retranslate(); }), std::vector<int>({0, 1, 2}));
    for (const TrackRow& row : track.rows())
        EXPECT_TRUE(row.spokenName.startsWith(QLatin1Char('['))) << row.spokenName.toStdString();
    EXPECT_TRUE(rowsTold(track, [&] { track.retranslate(); }).empty()) << "they say so already";
}

} // namespace
