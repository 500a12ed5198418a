// The statistics count every game once, whatever is done to the program and to the records.
#include "app/memory/game_counter.h"
#include "app/memory/statistics.h"
#include "tests/app/support.h"

#include <QDir>
#include <QFile>

#include <gtest/gtest.h>

namespace
{

const QString anna = QStringLiteral("Anna");

struct KilledHere {
};

/// Ends the program, as far as the disk can tell, at one of the moments around the lines of a game.
class Killer : public GameWitness
{
public:
    Killer(GameWitness& witness, int moment) : witness_(witness), left_(moment) {}

    void starts(bool isRandom) override { witness_.starts(isRandom); }
    void opens() override { witness_.opens(); }
    void reads(const mt::Replay& game, const mt::RecordLine& line) override { witness_.reads(game, line); }
    void takes(const mt::Replay& game, const mt::RecordLine& line) override
    {
        pass();
        witness_.takes(game, line);
        pass();
    }
    void took(const mt::Replay& game, const mt::RecordLine& line) override
    {
        pass();
        witness_.took(game, line);
        pass();
    }
    void hints(const mt::Replay& game, int seat) override { witness_.hints(game, seat); }
    void gaveUp(const mt::Replay& game) override { witness_.gaveUp(game); }

private:
    void pass()
    {
        if (left_-- == 0)
            throw KilledHere();
    }

    GameWitness& witness_;
    int left_;
};

/// The program as far as it counts: a session, and who counts its games.
struct Sitting {
    explicit Sitting(const QString& folder, int killedAt = -1)
        : counter(folder), killer(counter, killedAt), session(folder)
    {
        session.setWitness(&killer);
    }

    // Human or not, everybody does the first thing that is legal.
    void act(int actions)
    {
        for (int done = 0; done < actions && !session.isOver(); ++done) {
            if (session.mover() < 0)
                session.beginRound();
            session.perform(mt::legalActions(session.state()).front());
        }
    }
    void playOut() { act(10000); }
    bool goOn(const QString& record) { return !session.open(record, {}); }

    GameCounter counter;
    Killer killer;
    GameSession session;
};

struct Counted {
    int begun, finished, won, rounds, points, wentOut, longestTrain, ranks;
    friend bool operator==(const Counted&, const Counted&) = default;
};

std::ostream& operator<<(std::ostream& out, const Counted& counted)
{
    return out << counted.begun << " begun, " << counted.finished << " finished, " << counted.won << " won, "
               << counted.rounds << " rounds, " << counted.points << " points, " << counted.wentOut << " times out, "
               << counted.longestTrain << " tiles, ranks " << counted.ranks;
}

class Statistics : public testing::Test
{
protected:
    GameStart game(const std::string& seed, bool seedIsChosen = false)
    {
        const auto rules = mt::resolveRules("bigtable", {{"set", "6"}, {"rounds", "2"}}, 3);
        return {std::get<mt::GameRules>(rules),
                {{anna, true, {}, {}}, {QStringLiteral("Bruno"), false, "easy", {}}, {{}, false, "easy", {}}},
                0,
                seed,
                seedIsChosen};
    }

    // Leaves a game after so many actions.
    QString playSome(const std::string& seed, int actions)
    {
        Sitting sitting(dir.path());
        sitting.session.start(game(seed));
        sitting.act(actions);
        return sitting.session.recordPath();
    }

    Figures figures(GameKind kind = GameKind::straight, const QString& player = anna) const
    {
        return figuresOf(Ledger::read(dir.path()), {player, kind}, 10);
    }
    Counted counted(GameKind kind = GameKind::straight) const
    {
        const Figures all = figures(kind);
        return {all.begun, all.finished, all.won, all.rounds, all.points, all.wentOut, all.longestTrain, all.ranks};
    }
    // What the game comes to when it is played without a break.
    Counted undisturbed(const std::string& seed)
    {
        const QTemporaryDir other;
        Sitting sitting(other.path());
        sitting.session.start(game(seed));
        sitting.playOut();
        const Figures all = figuresOf(Ledger::read(other.path()), {anna}, 10);
        EXPECT_EQ(all.finished, 1);
        return {all.begun, all.finished, all.won, all.rounds, all.points, all.wentOut, all.longestTrain, all.ranks};
    }
    QString copyOf(const QString& record) const
    {
        static int number = 0;
        const QString copy = dir.filePath(QStringLiteral("copy-%1.jsonl").arg(++number));
        EXPECT_TRUE(QFile::copy(record, copy));
        return copy;
    }

    QTemporaryDir dir;
};

TEST_F(Statistics, TheFiguresAreThoseOfTheGame)
{
    Sitting sitting(dir.path());
    sitting.session.start(game("figures"));
    int trains[2] = {0, 0};
    int out = 0;
    for (int round = 0; round < 2; ++round) {
        if (round > 0)
            sitting.session.beginRound();
        while (sitting.session.mover() >= 0)
            sitting.act(1);
        trains[round] = sitting.session.table().trains[0].length;
        out += sitting.session.state().hands[0].empty();
        if (round == 0)
            continue;
        const Figures all = figures();
        const mt::Game& played = sitting.session.game();
        EXPECT_EQ(all.points, mt::totals(played)[0]);
        EXPECT_EQ(all.rounds, 2);
        EXPECT_EQ(all.longestTrain, std::max(trains[0], trains[1]));
        EXPECT_EQ(all.wentOut, out);
        EXPECT_EQ(all.bestRounds.front().points, std::min(played.scores[0][0], played.scores[1][0]));
        EXPECT_EQ(all.bestRounds.front().opponents, 2);
        ASSERT_TRUE(all.bestGame.has_value());
        EXPECT_EQ(all.bestGame->points, mt::totals(played)[0]);
        EXPECT_EQ(all.won == 1, mt::resultOf(played).winners.front() == 0);
    }
}

TEST_F(Statistics, AGameCountsFromTheFirstThingAHumanDoes)
{
    Sitting sitting(dir.path());
    sitting.session.start(game("first"));
    EXPECT_EQ(figures().begun, 0);
    while (!sitting.session.isHumansTurn())
        sitting.act(1);
    EXPECT_EQ(figures().begun, 0);
    sitting.act(1);
    EXPECT_EQ(figures().begun, 1);
    EXPECT_EQ(figures().finished, 0);
}

TEST_F(Statistics, ReloadingChangesNothing)
{
    const Counted whole = undisturbed("reload");
    const QString record = playSome("reload", 4);
    for (int times = 0; times < 5; ++times) {
        Sitting sitting(dir.path());
        ASSERT_TRUE(sitting.goOn(record));
        sitting.act(5);
    }
    {
        Sitting sitting(dir.path());
        ASSERT_TRUE(sitting.goOn(record));
        sitting.playOut();
    }
    EXPECT_EQ(counted(), whole);
    for (int times = 0; times < 5; ++times) {
        Sitting sitting(dir.path());
        ASSERT_TRUE(sitting.goOn(record));
        ASSERT_TRUE(sitting.goOn(copyOf(record)));
    }
    ASSERT_TRUE(QFile::remove(record));
    EXPECT_EQ(counted(), whole);
    EXPECT_EQ(QDir(dir.path() + "/counting").count(), 2U) << "nothing but . and ..";
}

// kill -9 before and after each thing that is written: counting has to come out as if nothing had happened.
TEST_F(Statistics, ACrashAtAnyMomentChangesNothing)
{
    const Counted whole = undisturbed("crash");
    int moment = 9; // from the second line on there is a game to go on with
    for (bool isKilled = true; isKilled; moment += 11) {
        const QTemporaryDir folder;
        QString record;
        isKilled = false;
        try {
            Sitting sitting(folder.path(), moment);
            sitting.session.start(game("crash"));
            record = sitting.session.recordPath();
            sitting.playOut();
        } catch (const KilledHere&) {
            isKilled = true;
        }
        record = folder.filePath("games/" + QDir(folder.path() + "/games").entryList({"*.jsonl"}).front());
        QFile::remove(record + ".lock");
        Sitting sitting(folder.path());
        ASSERT_TRUE(sitting.goOn(record)) << moment;
        sitting.playOut();
        const Figures all = figuresOf(Ledger::read(folder.path()), {anna}, 10);
        const Counted now{all.begun,  all.finished, all.won,          all.rounds,
                          all.points, all.wentOut,  all.longestTrain, all.ranks};
        ASSERT_EQ(now, whole) << moment;
    }
    EXPECT_GT(moment, 100);
}

TEST_F(Statistics, AnOlderCopyOfARecordIsNoticed)
{
    for (const int actions : {0, 6, 17}) {
        const QTemporaryDir folder;
        QString copy;
        {
            Sitting sitting(folder.path());
            sitting.session.start(game("copy"));
            sitting.act(actions);
            copy = copyOf(sitting.session.recordPath());
            sitting.act(12);
        }
        Sitting sitting(folder.path());
        ASSERT_TRUE(sitting.goOn(copy));
        sitting.playOut();
        const Ledger ledger = Ledger::read(folder.path());
        EXPECT_EQ(figuresOf(ledger, {anna}, 1).begun, 0) << actions;
        EXPECT_EQ(figuresOf(ledger, {anna, GameKind::withUndo}, 1).begun, 1) << actions;
    }
}

TEST_F(Statistics, TheFirstResultOfARoundCounts)
{
    const QString record = playSome("first result", 3);
    const QString copy = copyOf(record);
    {
        Sitting sitting(dir.path());
        ASSERT_TRUE(sitting.goOn(record));
        sitting.playOut();
    }
    const Counted first = counted();
    Sitting sitting(dir.path());
    ASSERT_TRUE(sitting.goOn(copy));
    while (!sitting.session.isOver()) {
        if (sitting.session.mover() < 0)
            sitting.session.beginRound();
        sitting.session.perform(mt::legalActions(sitting.session.state()).back());
    }
    EXPECT_NE(mt::totals(sitting.session.game())[0], first.points) << "played differently";
    EXPECT_EQ(counted(), first);
    EXPECT_EQ(figures(GameKind::withUndo).begun, 0);
}

// Somebody may try in another place how a game goes best, and bring the result home.
TEST_F(Statistics, WhatWasPlayedElsewhereIsNoticed)
{
    const QString record = playSome("elsewhere", 4);
    {
        const QTemporaryDir elsewhere;
        Sitting sitting(elsewhere.path());
        ASSERT_TRUE(sitting.goOn(record));
        sitting.act(20);
        EXPECT_TRUE(playersIn(Ledger::read(elsewhere.path())).isEmpty()) << "where it was not dealt it does not count";
    }
    Sitting sitting(dir.path());
    ASSERT_TRUE(sitting.goOn(record));
    sitting.playOut();
    EXPECT_EQ(figures().begun, 0);
    EXPECT_EQ(figures(GameKind::withUndo).finished, 1);
}

TEST_F(Statistics, UndoIsCountedApart)
{
    Sitting sitting(dir.path());
    sitting.session.start(game("undo"));
    while (sitting.session.undoCount(false) == 0)
        sitting.act(1);
    EXPECT_EQ(figures().begun, 1);
    sitting.session.undo(sitting.session.undoCount(false));
    EXPECT_EQ(figures().begun, 0);
    EXPECT_EQ(figures(GameKind::withUndo).begun, 1);
    sitting.playOut();
    EXPECT_EQ(figures(GameKind::withUndo).finished, 1);
}

TEST_F(Statistics, ASeatHandedOverIsCountedApart)
{
    Sitting sitting(dir.path());
    sitting.session.start(game("seat"));
    while (figures().begun == 0)
        sitting.act(1);
    sitting.session.handOver(0, "easy");
    sitting.act(3);
    sitting.session.handOver(0, {});
    EXPECT_EQ(figures().begun, 0);
    EXPECT_EQ(figures(GameKind::seatHanded).begun, 1);
    sitting.playOut();
    EXPECT_EQ(figures(GameKind::seatHanded).finished, 1);
}

TEST_F(Statistics, AChosenSeedIsPractice)
{
    Sitting sitting(dir.path());
    sitting.session.start(game("chosen", true));
    const QString record = sitting.session.recordPath();
    sitting.act(9);
    Sitting again(dir.path());
    sitting.session.close(false);
    ASSERT_TRUE(again.goOn(record));
    again.playOut();
    EXPECT_TRUE(playersIn(Ledger::read(dir.path())).isEmpty());
    EXPECT_FALSE(QFile::exists(StatisticsJournal::fileIn(dir.path())));
}

TEST_F(Statistics, GivingUpCountsAsNotWon)
{
    Sitting sitting(dir.path());
    sitting.session.start(game("given up"));
    sitting.act(8);
    sitting.session.giveUp();
    sitting.session.start(game("and another"));
    sitting.act(5);
    EXPECT_EQ(figures().begun, 2);
    EXPECT_EQ(figures().finished, 0);
    EXPECT_GT(Ledger::read(dir.path()).games().front().givenUpAt, 0);
}

// --- Figures of a ledger that is made up ---------------------------------------------------------------------------

const QDateTime aDay = QDateTime::fromString(QStringLiteral("2026-11-21T10:00:00Z"), Qt::ISODate);

class Book : public testing::Test
{
protected:
    void say(const QString& game, const decltype(JournalLine::what)& what)
    {
        // As it comes back from the file.
        const auto line = readJournalLine(journalText({game, aDay, what}));
        ASSERT_TRUE(line.has_value());
        EXPECT_EQ(line->what, what);
        EXPECT_TRUE(ledger.take(*line));
    }
    void begin(const QString& game, const std::vector<DealtEntry::Player>& players, const std::string& rules = "tactic")
    {
        say(game, DealtEntry{rules, false, 1, players});
        say(game, BegunEntry());
    }
    void finish(const QString& game, const std::vector<int>& totals, const std::vector<int>& winners)
    {
        say(game, CountedRound{1, totals, std::vector<int>(totals.size(), 3), {}});
        say(game, FinishedEntry{totals, winners});
    }
    Figures of(const StatisticsChoice& choice) const { return figuresOf(ledger, choice, 3); }

    Ledger ledger;
    const DealtEntry::Player me{anna, true, {}};
    const DealtEntry::Player berta{QStringLiteral("Berta"), true, {}};
    const DealtEntry::Player hard{QStringLiteral("Bruno"), false, "hard"};
    const DealtEntry::Player easy{QStringLiteral("Clara"), false, "easy"};
};

TEST_F(Book, RanksJointWinsAndStreaks)
{
    begin("a", {me, hard, hard});
    finish("a", {30, 10, 30}, {1}); // second, together with the other
    begin("b", {me, hard, hard});
    finish("b", {10, 10, 30}, {0, 1});
    begin("c", {me, hard, hard});
    finish("c", {10, 10, 30}, {0}); // by the tie-break
    EXPECT_EQ(of({anna}).ranks, 2 + 1 + 1);
    EXPECT_EQ(of({anna}).won, 2);
    EXPECT_EQ(of({anna}).jointly, 1);
    EXPECT_EQ(of({anna}).streak, 2);
    EXPECT_EQ(of({QStringLiteral("Bruno")}).begun, 0) << "an AI has no statistics";
    begin("d", {me, hard, hard});
    EXPECT_EQ(of({anna}).streak, 2) << "the one being played is still open";
    begin("e", {me, hard, hard});
    EXPECT_EQ(of({anna}).streak, 0) << "the one before was left";
    EXPECT_EQ(of({anna}).longestStreak, 2);
    finish("d", {0, 10, 30}, {0});
    EXPECT_EQ(of({anna}).streak, 3) << "and has been won after all";
    EXPECT_EQ(of({anna}).bestGame->points, 0);
    finish("d", {99, 10, 30}, {1});
    EXPECT_EQ(of({anna}).points, 50) << "once only";
}

TEST_F(Book, HintsAreThoseOfThePlayersSeat)
{
    begin("one", {berta, hard, me});
    EXPECT_EQ(of({anna}).hints, 0) << "a journal that tells of none";
    say("one", HintEntry{2, 7});
    say("one", HintEntry{2, 7});
    say("one", HintEntry{2, 9});
    say("one", HintEntry{0, 11});
    EXPECT_EQ(of({anna}).hints, 2);
    EXPECT_EQ(of({QStringLiteral("Berta")}).hints, 1);
    EXPECT_FALSE(ledger.take({"one", aDay, HintEntry{3, 12}})) << "nobody sits there";
    EXPECT_FALSE(ledger.take({"unknown", aDay, HintEntry{0, 1}}));
    EXPECT_EQ(of({anna, GameKind::withUndo}).hints, 0);
}

TEST_F(Book, ChoicesPartTheGames)
{
    begin("a", {me, hard, hard});
    begin("b", {me, hard, easy});
    begin("c", {me, berta}, "bigtable");
    say("d", DealtEntry{"tactic", true, 2, {me, easy}});
    say("d", BegunEntry());
    begin("e", {me, hard, hard});
    say("e", ApartEntry{ApartEntry::Why::seatHanded});
    begin("f", {me, hard, hard});
    say("f", ApartEntry{ApartEntry::Why::olderCopy});
    const auto begun = [&](const StatisticsChoice& choice) { return of(choice).begun; };
    EXPECT_EQ(playersIn(ledger), (QStringList{anna, QStringLiteral("Berta")}));
    EXPECT_EQ(begun({anna}), 4);
    EXPECT_EQ(begun({QStringLiteral("Berta")}), 1);
    EXPECT_EQ(begun({anna, GameKind::seatHanded}), 1);
    EXPECT_EQ(begun({anna, GameKind::withUndo}), 1);
    EXPECT_EQ(begun({.player = anna, .rules = RulesKey{"tactic", false}}), 2);
    EXPECT_EQ(begun({.player = anna, .rules = RulesKey{"tactic", true}}), 1);
    EXPECT_EQ(begun({.player = anna, .opponents = "hard"}), 1);
    EXPECT_EQ(begun({.player = anna, .opponents = std::string(mixedLevels)}), 1);
    EXPECT_EQ(begun({.player = anna, .opponents = std::string(onlyPeople)}), 1);
    EXPECT_EQ(begun({.player = anna, .players = 2}), 2);
}

TEST_F(Book, BestRoundsAreThoseAgainstMore)
{
    begin("a", {me, hard});
    finish("a", {4, 90}, {0});
    begin("b", {me, hard, hard});
    finish("b", {4, 10, 10}, {0});
    begin("c", {me, hard});
    finish("c", {4, 91}, {0});
    begin("d", {me, hard});
    finish("d", {5, 91}, {0});
    const std::vector<PlayedRound> best = of({anna}).bestRounds;
    ASSERT_EQ(best.size(), 3U);
    EXPECT_EQ(best[0].opponents, 2);
    EXPECT_EQ(best[1].othersPoints, 91);
    EXPECT_EQ(best[2].othersPoints, 90);
}

TEST_F(Book, WhatCannotBeReadIsToldAndKept)
{
    const QTemporaryDir dir;
    const StatisticsJournal journal(dir.path());
    ASSERT_TRUE(journal.append({"a", aDay, DealtEntry{"tactic", false, 1, {me, hard}}}));
    QFile file(StatisticsJournal::fileIn(dir.path()));
    ASSERT_TRUE(file.open(QIODevice::Append));
    file.write(
        "{\"did\":\"finished\",\"game\":\"a\",\"totals\":[1],\"winners\":[0],\"when\":\"2026-11-21T10:00:00Z\"}\n");
    file.write(QByteArray(100000, 'x') + '\n');
    file.write("{\"did\":\"beg"); // a crash
    file.close();
    ASSERT_TRUE(journal.append({"a", aDay, BegunEntry()}));
    const Ledger read = Ledger::read(dir.path());
    EXPECT_EQ(read.damagedLines(), (std::vector<int>{2, 3, 4}));
    EXPECT_EQ(figuresOf(read, {anna}, 1).begun, 1);
    EXPECT_EQ(figuresOf(read, {anna}, 1).finished, 0);
    ASSERT_TRUE(file.open(QIODevice::ReadOnly));
    EXPECT_TRUE(file.readAll().contains("{\"did\":\"beg\n")) << "it is still there";
}

// --- Through the window's own object -------------------------------------------------------------------------------

TEST_F(Statistics, TheControllerCountsItsGames)
{
    GameCounter counter(dir.path());
    GameController controller(dir.path());
    controller.setWitness(&counter);
    begin(controller, QStringLiteral("rules=bigtable;set=6;seats=human:Anna,easy;rounds=1"));
    while (!controller.gameOver()) {
        ASSERT_TRUE(waitUntil([&] { return controller.myTurn() || controller.gameOver(); }));
        if (controller.myTurn())
            doFirstLegal(controller);
    }
    EXPECT_EQ(figures().finished, 1);
    EXPECT_EQ(figures().points, mt::totals(controller.session().game()).front());
    begin(controller, QStringLiteral("rules=bigtable;set=6;seats=human:Anna,easy;rounds=1"));
    ASSERT_TRUE(waitUntil([&] { return controller.myTurn(); }));
    doFirstLegal(controller);
    controller.abandonGame();
    EXPECT_EQ(figures().begun, 2);
    EXPECT_FALSE(counter.hasFailed());
}

// Until it is there.
void askForHint(GameController& game)
{
    int changes = 0;
    const auto counting = QObject::connect(&game, &GameController::sentenceChanged, [&] { ++changes; });
    ASSERT_TRUE(game.hint());
    EXPECT_TRUE(waitUntil([&] { return changes > 0; }));
    QObject::disconnect(counting);
}

TEST_F(Statistics, HintsAreCountedOnceEach)
{
    GameCounter counter(dir.path());
    QString record;
    int shown = 0;
    {
        GameController controller(dir.path());
        controller.setWitness(&counter);
        begin(controller, QStringLiteral("rules=tactic;seats=human:Anna,easy;rounds=1;first=1"));
        for (int turns = 0; turns < 8; ++turns) {
            ASSERT_TRUE(waitUntil([&] { return controller.myTurn(); }));
            const QString before = controller.sentence();
            askForHint(controller);
            shown += controller.sentence() != before; // what needs no hint has none
            askForHint(controller);
            if (turns < 7)
                doFirstLegal(controller);
        }
        record = controller.session().recordPath();
    }
    ASSERT_GT(shown, 1);
    EXPECT_EQ(figures().hints, shown);
    GameController again(dir.path());
    again.setWitness(&counter);
    ASSERT_TRUE(again.open(record));
    ASSERT_TRUE(waitUntil([&] { return again.myTurn(); }));
    askForHint(again);
    EXPECT_EQ(figures().hints, shown) << "a reload shows nothing new, and takes nothing back";
    EXPECT_FALSE(counter.hasFailed());
}

TEST_F(Statistics, AFolderThatCannotBeWrittenIsNoticed)
{
    QFile file(dir.filePath(QStringLiteral("file")));
    ASSERT_TRUE(file.open(QIODevice::WriteOnly));
    Sitting sitting(file.fileName());
    sitting.session.start(game("nowhere"));
    sitting.act(5);
    EXPECT_TRUE(sitting.counter.hasFailed());
}

} // namespace
