// The deal of the day as it is played: the first try, what may follow it, and midnight.
#include "app/daily/daily_deal.h"
#include "app/daily/daily_words.h"
#include "app/history/feat_book.h"
#include "app/history/game_counter.h"
#include "app/history/statistics_journal.h"
#include "app/saving/entry_cache.h"
#include "engine/ai/level.h"
#include "engine/record/played_game.h"
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
    Archive archive{dir.path()};
    DailyDeal daily{dir.path(), archive, game, [] { return Seat{"Anna", true, {}, "#aa0000"}; }};
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
    EXPECT_TRUE(mt::dayOf(header, -1));
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
    EXPECT_TRUE(mt::dayOf(headerOf(repeat), -1));
    act(3);
    leave();
    ASSERT_TRUE(game.open(repeat));
    playOut();
    awaitDisk(game);
    const QByteArray after = journal();
    EXPECT_EQ(after, counted);
    std::vector<RecordEntry> all;
    QObject::connect(&archive, &Archive::entriesRead, &archive, [&](const std::vector<RecordEntry>& entries) {
        all.insert(all.end(), entries.begin(), entries.end());
    });
    ArchiveWatch watch(archive);
    watch.begin();
    ASSERT_TRUE(waitUntil([&] { return !watch.isReading(); }));
    const FeatBook book(all);
    EXPECT_TRUE(book.news("Anna", repeat, 1).isEmpty());
    for (const auto& [id, feat] : book.awards("Anna"))
        EXPECT_NE(feat.path, repeat) << id;
    open();
    EXPECT_EQ(cell(now.date()).mark, QString::number(totals[0])) << "nor does the calendar forget the first";
    EXPECT_EQ(daily.record(), record);
    EXPECT_TRUE(daily.story().contains("Played again since then: 1 time")) << daily.story().toStdString();
}

// Neither tiles that somebody asked for by the day's name, nor a game in which somebody else begins.
TEST_F(Daily, AnotherGameWithTheDaysTilesIsNoFirstTry)
{
    const mt::DealOfDay deal = mt::dealOfDay(std::chrono::year(2026) / 11 / 25);
    for (const int first : {deal.firstSeat, (deal.firstSeat + 1) % 4}) {
        GameStart start{deal.rules, {{"Anna", true, {}, {}}}, first, deal.seed, true};
        for (const std::string_view level : mt::levelsOfDay)
            start.seats.push_back({QString(), false, std::string(level), {}});
        ASSERT_TRUE(game.startGame(start));
        EXPECT_EQ(game.session().day().has_value(), first == deal.firstSeat);
        EXPECT_EQ(game.session().isRepeat(), first == deal.firstSeat) << "she knows what day she asked for";
        act(1);
        game.abandonGame();
        awaitDisk(game);
    }
    open();
    EXPECT_FALSE(daily.story().contains("You have begun it")) << daily.story().toStdString();
    EXPECT_EQ(daily.record(), QString());
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

// Else what levels come to on the tiles of a day would be by another game than the person's.
TEST_F(Daily, ComputerPlayersPlayAsThePageSays)
{
    open();
    ASSERT_TRUE(daily.play());
    while (game.session().game().scores.empty())
        act(1);
    awaitDisk(game);
    std::istringstream record(bytesOf(game.session().recordPath()).toStdString());
    const mt::PlayedGame played = std::get<mt::PlayedGame>(mt::readPlayedGame(record));
    int decided = 0;
    for (const mt::PlayedRound& round : played.rounds) {
        const mt::State start = mt::startRound(played.rules, round.deal.deal);
        mt::State state = start;
        std::vector<mt::Action> done;
        for (const mt::Action& action : round.actions) {
            const mt::RecordPlayer& player = played.players[action.seat];
            const std::vector<mt::Action> legal = mt::legalActions(state);
            if (player.kind == mt::PlayerKind::ai && legal.size() > 1) {
                mt::Rng rng("day 2026-11-25/decision/" + std::to_string(round.deal.deal.round) + "/" +
                            std::to_string(done.size()));
                const mt::Memory memory = mt::remember(start, done, action.seat);
                EXPECT_EQ(action,
                          mt::chooseAction(*mt::findLevel(player.level), mt::viewOf(state, action.seat), memory, rng));
                ++decided;
            }
            mt::apply(state, action);
            done.push_back(action);
        }
    }
    EXPECT_GT(decided, 10);
}

TEST_F(Daily, NobodyPlaysADayThatIsNotThere)
{
    open();
    // It was midnight, and the clock has been set back since.
    const QDateTime before = now;
    now = QDateTime(QDate(2026, 11, 20), QTime(12, 0));
    EXPECT_TRUE(daily.play()) << "the clock is looked at first";
    EXPECT_EQ(headerOf(game.session().recordPath()).seed, "day 2026-11-20");
    leave();
    now = before;
    daily.followClock();
    // A clock that was never set.
    daily.setClock([] { return QDateTime(QDate(1970, 1, 1), QTime(0, 5)); });
    EXPECT_FALSE(daily.canPlay());
    EXPECT_FALSE(daily.play());
    daily.setClock([this] { return now; });
    EXPECT_TRUE(daily.canPlay());
}

TEST_F(Daily, NoTwoLocomotivesAreOfOneColour)
{
    for (const QString& colour : {seatColours()[1], seatColours()[3], QStringLiteral("#aa0000")}) {
        now = now.addDays(1);
        DailyDeal mine(dir.path(), archive, game, [&] { return Seat{"Anna", true, {}, colour}; });
        mine.setClock([this] { return now; });
        open(mine);
        ASSERT_TRUE(mine.play());
        std::set<QString> colours;
        for (const Seat& seat : game.session().seats())
            colours.insert(seat.colour);
        EXPECT_EQ(colours.size(), 4U) << colour.toStdString();
        leave();
    }
}

TEST_F(Daily, WhoStoppedTheLevelsIsNotAskedAgain)
{
    open();
    ASSERT_TRUE(daily.play());
    playOut();
    awaitDisk(game);
    open();
    ASSERT_TRUE(daily.busy());
    daily.stop();
    daily.lookAtToday();
    EXPECT_FALSE(daily.busy()) << "the same day";
    daily.compare();
    EXPECT_TRUE(daily.busy());
    daily.stop();
    daily.moveDays(-1);
    daily.moveDays(1);
    EXPECT_TRUE(daily.busy()) << "after another";
    daily.stop();
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
    const auto learner = std::ranges::find(rows, QStringLiteral("Learner"), &PointsRow::name);
    ASSERT_NE(learner, rows.end());
    EXPECT_EQ(learner->points, QString::number(*LevelPoints::pointsOf("learner", now.date(), {})));
    EXPECT_EQ(learner->spoken, "Learner: " + learner->points + " points");
    // Another program finds them in the cache, whatever is there, and without it they are worked out anew.
    const QString key = QStringLiteral("2026-11-25 learner 1.2.3");
    EXPECT_TRUE(bytesOf(LevelPoints::fileIn(dir.path())).contains(key.toUtf8()));
    EntryCache cache(LevelPoints::fileIn(dir.path()), 1, EntryCache::Trust::OnlyWhatIsSealed);
    for (const QString& level : {QStringLiteral("newcomer"), QStringLiteral("learner"), QStringLiteral("casual")})
        cache.keep(QStringLiteral("2026-11-25 %1 1.2.3").arg(level), {{"points", 321}});
    cache.save(false);
    // Where it is lost, in another folder: what was stopped may still be writing to the first.
    const QTemporaryDir elsewhere;
    ASSERT_TRUE(QDir(elsewhere.path()).mkdir(QStringLiteral("games")));
    for (const QFileInfo& record : QDir(dir.filePath(QStringLiteral("games"))).entryInfoList(QDir::Files))
        ASSERT_TRUE(QFile::copy(record.filePath(), elsewhere.filePath("games/" + record.fileName())));
    writeFile(StatisticsJournal::fileIn(elsewhere.path()), journal());
    for (const bool isLost : {false, true}) {
        const QString folder = isLost ? elsewhere.path() : dir.path();
        Archive there(folder);
        DailyDeal later(folder, there, game, [] { return Seat{"Anna", true, {}, {}}; });
        later.setClock([this] { return now; });
        open(later);
        ASSERT_TRUE(waitUntil([&] { return points(later).size() > quick.size(); }));
        later.stop();
        const std::vector<PointsRow> again = points(later);
        EXPECT_EQ(std::ranges::find(again, QStringLiteral("Learner"), &PointsRow::name)->points,
                  isLost ? learner->points : QStringLiteral("321"));
    }
    mt::StopSource stopped;
    stopped.requestStop();
    EXPECT_FALSE(LevelPoints::pointsOf("hard", now.date(), stopped.token()));
}

TEST_F(Daily, NamesAMonthAsItsLanguageDoes)
{
    EXPECT_EQ(DailyWords::month({2026, 11, 1}), "November 2026");
    ASSERT_TRUE(languages.use(QStringLiteral("ru")));
    EXPECT_EQ(DailyWords::month({2026, 11, 1}), QStringLiteral("Ноябрь 2026"));
    ASSERT_TRUE(languages.use(QStringLiteral("zh_CN")));
    EXPECT_EQ(DailyWords::month({2026, 11, 1}), QStringLiteral("2026年11月"));
}

} // namespace
