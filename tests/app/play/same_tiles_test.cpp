// The same tiles again: a round that is over is played once more, from its first move, and nobody can take the second
// time for the first.
#include "app/play/same_tiles.h"
#include "tests/app/in_english.h"
#include "tests/app/play/games.h"

#include <QDir>
#include <QFileInfo>

#include <cstdlib>
#include <set>
#include <sstream>

namespace
{

class SameTiles : public InEnglish
{
protected:
    // A game of that many rounds, of which so many have been played; under rules with an engine search or without.
    void playRounds(GameSession& session, int played, const char* rulebook = "bigtable")
    {
        session.start(
            {rulesOf(rulebook, 3, {{"set", rulebook == std::string("bigtable") ? "6" : "12"}, {"rounds", "4"}}),
             {{"Anna", true, {}, {}}, {"Bruno", false, "easy", {}}, {{}, false, "hard", {}}},
             1,
             "same tiles"});
        while (static_cast<int>(session.game().scores.size()) < played)
            act(session, 1);
    }
    static mt::Replay readBack(const QByteArray& bytes)
    {
        std::istringstream in(bytes.toStdString());
        mt::RecordReader reader(in);
        while (reader.next()) {
        }
        EXPECT_FALSE(reader.fault()) << reader.fault()->line;
        return reader.replay();
    }

    const QTemporaryDir dir;
};

TEST_F(SameTiles, BeginAsTheRoundBeganAndEndTheGame)
{
    for (const char* rulebook : {"bigtable", "tactic", "tournament"}) {
        for (int round = 1; round <= 4; ++round) {
            const QTemporaryDir folder;
            GameSession session(folder.path());
            playRounds(session, round, rulebook);
            const mt::RoundLine deal = session.deal();
            const std::vector<int> scores = session.game().scores.back();
            session.start(session.sameTilesAgain({}));
            EXPECT_EQ(session.deal(), deal) << rulebook << round;
            EXPECT_EQ(session.table().round, round);
            EXPECT_EQ(session.table().engine, deal.deal.engine);
            ASSERT_TRUE(session.again());
            EXPECT_EQ(*session.again(), (mt::Again{round, scores}));
            EXPECT_EQ(session.seats()[2].level, "hard");
            act(session, 10000);
            EXPECT_TRUE(session.isOver());
            EXPECT_EQ(session.game().scores.size(), 1U);
            EXPECT_EQ(readBack(bytesOf(session.recordPath())).game(), session.game());
        }
    }
}

TEST_F(SameTiles, KeepTheFirstResultHoweverOften)
{
    GameSession session(dir.path());
    playRounds(session, 2);
    const std::vector<int> scores = session.game().scores.back();
    for (int times = 0; times < 3; ++times) {
        session.start(session.sameTilesAgain({}));
        act(session, 10000);
        EXPECT_EQ(session.again()->scores, scores);
    }
}

TEST_F(SameTiles, AreGoneOnWithAndUndoneAsAnyGame)
{
    QString record;
    mt::Game before;
    {
        GameSession session(dir.path());
        playRounds(session, 3);
        session.start(session.sameTilesAgain({}));
        while (session.undoCount(false) == 0)
            act(session, 1);
        session.undo(session.undoCount(false));
        act(session, 4);
        record = session.recordPath();
        before = session.game();
    }
    GameSession session(dir.path());
    ASSERT_FALSE(openNow(session, record));
    EXPECT_EQ(session.game(), before);
    EXPECT_EQ(session.table().round, 3);
    act(session, 10000);
    EXPECT_TRUE(session.isOver());
}

// The program is killed after any byte of the record: what is there can be gone on with, or nothing was dealt.
TEST_F(SameTiles, AfterACrashTheTilesAreStillTheSame)
{
    GameSession session(dir.path());
    playRounds(session, 2);
    session.start(session.sameTilesAgain({}));
    const mt::RoundLine deal = session.deal();
    act(session, 3);
    const QByteArray bytes = bytesOf(session.recordPath());
    const qsizetype header = bytes.indexOf('\n');
    const qsizetype dealt = bytes.indexOf('\n', header + 1);
    const auto isNearALinesEnd = [&](qsizetype size) {
        return std::abs(size - header) < 3 || std::abs(size - dealt) < 3;
    };
    std::set<StoreProblem::Kind> kinds;
    for (qsizetype size = 1; size <= bytes.size(); size += isNearALinesEnd(size) || isNearALinesEnd(size + 7) ? 1 : 7) {
        SCOPED_TRACE(size);
        const QTemporaryDir other;
        QDir(other.path()).mkdir("games");
        const QString path = other.filePath("games/cut.jsonl");
        writeFile(path, bytes.left(size));
        GameSession resumed(other.path());
        const auto problem = openNow(resumed, path);
        ASSERT_EQ(problem.has_value(), size < dealt);
        if (!problem) {
            EXPECT_EQ(resumed.deal(), deal);
            continue;
        }
        EXPECT_EQ(problem->kind, size < header ? StoreProblem::Kind::unbegun : StoreProblem::Kind::undealt);
        EXPECT_EQ(bytesOf(path), bytes.left(size)) << "left as it was";
        kinds.insert(problem->kind);
    }
    EXPECT_EQ(kinds.size(), 2U);
}

// The line that is not whole is the deal's, wherever that is, and no first line; it is said once.
TEST_F(SameTiles, ADealThatIsNotWholeIsNamed)
{
    GameSession session(dir.path());
    playRounds(session, 2);
    session.start(session.sameTilesAgain({}));
    const QString path = session.recordPath();
    const QByteArray bytes = bytesOf(path);
    session.close(false);
    const QByteArray header = bytes.left(bytes.indexOf('\n'));
    const QByteArray handedOver = header + "\n{\"seatNow\":1,\"kind\":\"ai\",\"level\":\"easy\"}\n";
    const std::pair<QByteArray, int> cut[] = {{header, 2},
                                              {header + '\n', 2},
                                              {bytes.left(header.size() + 40), 2},
                                              {handedOver, 3},
                                              {handedOver + "{\"round\":2,", 3}};
    for (const auto& [left, line] : cut) {
        SCOPED_TRACE(left.mid(header.size()).toStdString());
        writeFile(path, left);
        writeFile(dir.path() + "/current-game", "games/" + QFileInfo(path).fileName().toUtf8());
        GameController game(dir.path());
        EXPECT_FALSE(game.resume());
        EXPECT_EQ(said(game.saving()->problem()),
                  QStringLiteral("The file %1 is not a saved game that can be continued. Line %2: The deal of the next "
                                 "round should be here.")
                      .arg(path)
                      .arg(line)
                      .toStdString());
        EXPECT_EQ(game.saving()->damagedLine(), 0) << "there is nothing before it to go on with";
        EXPECT_FALSE(GameController(dir.path()).resume());
        EXPECT_TRUE(GameSession(dir.path()).store().current().isEmpty());
    }
}

TEST_F(SameTiles, SayHowTheyWentNowAndThen)
{
    GameController game(dir.path());
    begin(game, "rules=bigtable;set=6;rounds=1;seats=human:Anna,easy;seed=then");
    const auto playOut = [&] {
        while (!game.gameOver()) {
            ASSERT_TRUE(waitUntil([&] { return game.myTurn() || game.gameOver(); }));
            if (game.myTurn())
                doFirstLegal(game);
        }
    };
    playOut();
    EXPECT_EQ(game.comparison(), QString());
    const int then = game.session().game().scores.back()[0];
    ASSERT_TRUE(game.startGame(game.session().sameTilesAgain({})));
    EXPECT_EQ(said(game.title()), "The same tiles again: round 1 · Engine 6-6 · Big table rules");
    EXPECT_EQ(game.comparison(), QString());
    playOut();
    const int now = game.session().game().scores.back()[0];
    EXPECT_EQ(game.comparison(), QStringLiteral("The same tiles: now %1, earlier %2.").arg(now).arg(then));
}

TEST_F(SameTiles, NameEverybodyWhereSeveralPeopleSit)
{
    const std::vector<Seat> seats = {{"Anna", true, {}, {}}, {"Bruno", false, "easy", {}}, {{}, true, {}, {}}};
    EXPECT_EQ(said(SameTilesWords::comparison(seats, {1, 2, 3}, {4, 5, 6})),
              "The same tiles: Anna: now 1, earlier 4; Player 3: now 3, earlier 6.");
    EXPECT_EQ(SameTilesWords::comparison({{"Bruno", false, "easy", {}}}, {1}, {2}), QString());
}

} // namespace
