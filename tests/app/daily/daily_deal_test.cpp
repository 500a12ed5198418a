// The deal of the day as it is played: the first try, what may follow it, and midnight.
#include "app/daily/daily_deal.h"
#include "app/history/feat_reader.h"
#include "app/history/game_counter.h"
#include "app/history/statistics_journal.h"
#include "tests/app/in_english.h"
#include "tests/app/play/games.h"

#include <sstream>

namespace
{

class Daily : public InEnglish
{
protected:
    Daily()
    {
        QCoreApplication::setApplicationVersion(QStringLiteral("1.2.3"));
        game.setObserver(&counter);
        game.setPace(0);
        daily.setClock([this] { return now; });
    }
    ~Daily() override { QCoreApplication::setApplicationVersion({}); }

    void open(DailyDeal& some)
    {
        some.open();
        ASSERT_TRUE(waitUntil([&] { return !some.reading(); }));
    }
    void open() { open(daily); }
    void act(int actions)
    {
        for (int done = 0; done < actions && !game.gameOver();) {
            ASSERT_TRUE(waitUntil([&] { return game.myTurn() || game.roundEnded(); }));
            if (game.roundEnded() && !game.gameOver())
                game.nextRound();
            else if (game.myTurn() && doFirstLegal(game))
                ++done;
        }
    }
    void playOut()
    {
        while (!game.gameOver())
            act(1);
    }
    void leave()
    {
        ASSERT_TRUE(begin(game, QStringLiteral("rules=bigtable;set=6;seats=human:Anna,easy;rounds=1;seed=other")));
        awaitDisk(game);
    }
    static mt::HeaderLine headerOf(const QString& record)
    {
        const QByteArray bytes = bytesOf(record);
        const auto line = mt::readLine(bytes.left(bytes.indexOf('\n')).toStdString());
        return std::get<mt::HeaderLine>(std::get<mt::RecordLine>(line));
    }
    QByteArray journal() const { return bytesOf(StatisticsJournal::fileIn(dir.path())); }
    DayCell cell(const QDate& day) const
    {
        const auto& calendar = dynamic_cast<const DayCalendar&>(*const_cast<DailyDeal&>(daily).cells());
        return calendar.row(calendar.placeOf(day));
    }
    std::vector<PointsRow> points(DailyDeal& some) const
    {
        return dynamic_cast<const RowModel<PointsRow>&>(*some.points()).rows();
    }

    const QTemporaryDir dir;
    QDateTime now{QDate(2026, 11, 25), QTime(20, 15)};
    GameCounter counter{dir.path()};
    GameController game{dir.path()};
    DailyDeal daily{dir.path(), game, [] { return Seat{"Anna", true, {}, "#aa0000"}; }};
};

TEST_F(Daily, TheFirstTryIsTheGameThatEverybodyPlays)
{
    open();
    EXPECT_EQ(daily.date(), "Wednesday, November 25, 2026");
    EXPECT_EQ(daily.action(), "Play");
    ASSERT_TRUE(daily.canPlay());
    ASSERT_TRUE(daily.play());
    const mt::DealOfDay deal = mt::dealOfDay(std::chrono::year(2026) / 11 / 25);
    const mt::HeaderLine header = headerOf(game.session().recordPath());
    EXPECT_EQ(header.seed, deal.seed);
    EXPECT_EQ(header.rules, deal.rules);
    EXPECT_EQ(header.players[0].name, "Anna");
    EXPECT_TRUE(mt::dayOf(header));
    EXPECT_FALSE(header.isRepeat);
    EXPECT_EQ(header.program, "1.2.3");
    EXPECT_EQ(game.session().deal().deal.firstSeat, deal.firstSeat);
    EXPECT_TRUE(game.title().startsWith("Deal of the day 11/25/26 · Round 1 of 3")) << game.title().toStdString();
    std::set<QString> names;
    for (const Seat& seat : game.session().seats())
        names.insert(seat.name);
    EXPECT_EQ(names.size(), 4U) << "nobody sits there twice";
}

TEST_F(Daily, AFirstTryIsGoneOnWithAndNeverBegunAgain)
{
    open();
    ASSERT_TRUE(daily.play());
    const QString record = game.session().recordPath();
    act(2);
    open();
    EXPECT_EQ(daily.action(), "Go on");
    ASSERT_TRUE(daily.play());
    EXPECT_EQ(game.session().recordPath(), record) << "it is on the table already";
    leave();
    open();
    EXPECT_EQ(daily.action(), "Go on");
    EXPECT_TRUE(cell(now.date()).isBegun);
    ASSERT_TRUE(daily.play());
    EXPECT_EQ(game.session().recordPath(), record);
    game.abandonGame();
    awaitDisk(game);
    open();
    EXPECT_EQ(daily.action(), "Go on") << "who gave it up has begun it all the same";
    ASSERT_TRUE(daily.play());
    EXPECT_EQ(game.session().recordPath(), record);
}

TEST_F(Daily, ARepeatIsMarkedAndChangesNothing)
{
    open();
    ASSERT_TRUE(daily.play());
    const QString record = game.session().recordPath();
    playOut();
    awaitDisk(game);
    const std::vector<int> totals = mt::totals(game.session().game());
    EXPECT_TRUE(journal().contains("Anna")) << "the first try counts";
    open();
    EXPECT_EQ(cell(now.date()).mark, QString::number(totals[0]));
    EXPECT_TRUE(cell(now.date()).isDone);
    EXPECT_EQ(daily.action(), "Play it again");
    EXPECT_EQ(daily.record(), record);
    const QByteArray counted = journal();
    ASSERT_TRUE(daily.play());
    const QString repeat = game.session().recordPath();
    EXPECT_NE(repeat, record);
    EXPECT_TRUE(headerOf(repeat).isRepeat);
    EXPECT_TRUE(mt::dayOf(headerOf(repeat)));
    act(3);
    leave();
    ASSERT_TRUE(game.open(repeat));
    playOut();
    awaitDisk(game);
    const QByteArray after = journal();
    EXPECT_EQ(after, counted);
    FeatReader reader(dir.path());
    FeatBook book;
    QObject::connect(&reader, &FeatReader::finished, &reader, [&](const FeatBook& found) { book = found; });
    reader.start();
    ASSERT_TRUE(waitUntil([&] { return !reader.isReading(); }));
    EXPECT_TRUE(book.news("Anna", repeat, 1).isEmpty());
    for (const auto& [id, feat] : book.awards("Anna"))
        EXPECT_NE(feat.path, repeat) << id;
    open();
    EXPECT_EQ(cell(now.date()).mark, QString::number(totals[0])) << "nor does the calendar forget the first";
    EXPECT_EQ(daily.record(), record);
    EXPECT_TRUE(daily.story().contains("Played again since then: 1 time")) << daily.story().toStdString();
}

TEST_F(Daily, WhatWasTakenBackAndWhichProgramItWasIsSaid)
{
    open();
    ASSERT_TRUE(daily.play());
    act(1);
    ASSERT_TRUE(waitUntil([&] { return game.myTurn(); }));
    ASSERT_TRUE(game.undo());
    playOut();
    awaitDisk(game);
    open();
    EXPECT_TRUE(daily.story().contains("taken back"));
    EXPECT_FALSE(daily.story().contains("1.2.3"));
    EXPECT_TRUE(cell(now.date()).spoken.endsWith("something was taken back"));
    QCoreApplication::setApplicationVersion(QStringLiteral("1.3.0"));
    EXPECT_TRUE(daily.story().contains("1.2.3")) << daily.story().toStdString();
}

TEST_F(Daily, APastDayCanBePlayedAndNoneThatIsToCome)
{
    open();
    daily.moveDays(1);
    EXPECT_EQ(daily.day(), now.date());
    EXPECT_TRUE(daily.isLastMonth());
    daily.moveMonths(-1);
    EXPECT_EQ(daily.day(), QDate(2026, 10, 25));
    EXPECT_FALSE(daily.isToday());
    EXPECT_FALSE(daily.isLastMonth());
    EXPECT_EQ(daily.month(), "October 2026");
    daily.moveMonths(1);
    daily.moveMonths(1);
    EXPECT_EQ(daily.day(), now.date());
    daily.choose(dynamic_cast<const DayCalendar&>(*daily.cells()).placeOf({2026, 11, 7}));
    ASSERT_TRUE(daily.play());
    EXPECT_EQ(headerOf(game.session().recordPath()).seed, "day 2026-11-07");
    daily.lookAtToday();
    EXPECT_TRUE(daily.isToday());
}

TEST_F(Daily, ChangesAtMidnightAlsoWhileItIsOpen)
{
    open();
    int changes = 0;
    QObject::connect(&daily, &DailyDeal::changed, [&] { ++changes; });
    // The clock is a moment before midnight, and says the next day when it is asked again.
    bool isAsked = false;
    daily.setClock([&] {
        const QTime late(23, 59, 59, 999);
        return std::exchange(isAsked, true) ? QDateTime(QDate(2026, 11, 26), QTime(0, 0)) : QDateTime(now.date(), late);
    });
    ASSERT_TRUE(waitUntil([&] { return daily.today() == QDate(2026, 11, 26); }));
    EXPECT_GT(changes, 0);
    EXPECT_TRUE(daily.isToday()) << "who looked at today looks at the new day";
    EXPECT_EQ(daily.day(), QDate(2026, 11, 26));
    EXPECT_TRUE(cell(QDate(2026, 11, 26)).isToday);
    EXPECT_FALSE(cell(QDate(2026, 11, 25)).isToday);
    ASSERT_TRUE(daily.play());
    EXPECT_EQ(headerOf(game.session().recordPath()).seed, "day 2026-11-26");
    // Who looks at another day stays there.
    daily.moveDays(-3);
    daily.setClock([] { return QDateTime(QDate(2026, 11, 27), QTime(0, 0)); });
    EXPECT_EQ(daily.today(), QDate(2026, 11, 27));
    EXPECT_EQ(daily.day(), QDate(2026, 11, 23));
    // A clock that is set back leaves nobody in the future.
    daily.lookAtToday();
    daily.setClock([] { return QDateTime(QDate(2026, 11, 20), QTime(0, 0)); });
    EXPECT_EQ(daily.day(), QDate(2026, 11, 20));
}

TEST_F(Daily, LevelsPlayTheSameTilesAndWhatTheyCameToIsKept)
{
    open();
    EXPECT_EQ(points(daily).size(), 0U) << "before the first try is over nothing is compared";
    ASSERT_TRUE(daily.play());
    playOut();
    awaitDisk(game);
    const int own = mt::totals(game.session().game()).front();
    open();
    // The others take longer.
    const std::vector<std::string> quick = {"newcomer", "learner", "casual"};
    ASSERT_TRUE(waitUntil([&] { return points(daily).size() > quick.size(); }));
    daily.stop();
    EXPECT_FALSE(daily.busy());
    EXPECT_EQ(daily.progress().isEmpty(), static_cast<int>(points(daily).size()) == LevelPoints::all() + 1);
    const std::vector<PointsRow> rows = points(daily);
    EXPECT_TRUE(std::ranges::is_sorted(rows, {}, [](const PointsRow& row) { return row.points.toInt(); }));
    const auto person = std::ranges::find(rows, true, &PointsRow::isPerson);
    ASSERT_NE(person, rows.end());
    EXPECT_EQ(person->name, "Anna");
    EXPECT_EQ(person->points, QString::number(own));
    for (const std::string& level : quick)
        EXPECT_EQ(LevelPoints::pointsOf(level, now.date(), {}), LevelPoints::pointsOf(level, now.date(), {}));
    const auto learner = std::ranges::find(rows, QStringLiteral("Learner"), &PointsRow::name);
    ASSERT_NE(learner, rows.end());
    EXPECT_EQ(learner->points, QString::number(*LevelPoints::pointsOf("learner", now.date(), {})));
    EXPECT_EQ(learner->spoken, "Learner: " + learner->points + " points");
    // Another program finds them in the cache, and without it they are worked out anew.
    const QByteArray kept = bytesOf(LevelPoints::fileIn(dir.path()));
    EXPECT_TRUE(kept.contains("2026-11-25 learner 1.2.3"));
    for (const bool isLost : {false, true}) {
        if (isLost) {
            ASSERT_TRUE(QFile::remove(LevelPoints::fileIn(dir.path())));
        }
        DailyDeal later(dir.path(), game, [] { return Seat{"Anna", true, {}, {}}; });
        later.setClock([this] { return now; });
        open(later);
        ASSERT_TRUE(waitUntil([&] { return points(later).size() > quick.size(); }));
        later.stop();
        const std::vector<PointsRow> again = points(later);
        EXPECT_EQ(std::ranges::find(again, QStringLiteral("Learner"), &PointsRow::name)->points, learner->points);
    }
    mt::StopSource stopped;
    stopped.requestStop();
    EXPECT_FALSE(LevelPoints::pointsOf("hard", now.date(), stopped.token()));
}

} // namespace
