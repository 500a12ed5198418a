// Games that are played to be counted, by a program that may be killed at any moment.
#pragma once

#include "app/history/game_counter.h"
#include "app/history/statistics.h"
#include "tests/app/play/games.h"

#include <QFile>
#include <QTemporaryDir>

#include <gtest/gtest.h>

#include <ostream>

inline const QString anna = QStringLiteral("Anna");

/// What a killed program dies of.
struct KilledHere {
};

/// Ends the program, as far as the disk can tell, at one of the moments around the lines of a game.
class Killer : public RecordObserver
{
public:
    Killer(RecordObserver& observer, int moment) : observer_(observer), left_(moment) {}

    void starting(bool isRandom) override { observer_.starting(isRandom); }
    RecordOpening::LineReader reading() override { return observer_.reading(); }
    void opened() override { observer_.opened(); }
    void appending(const mt::Replay& game, const mt::RecordLine& line) override
    {
        pass();
        observer_.appending(game, line);
        pass();
    }
    void appended(const mt::Replay& game, const mt::RecordLine& line, bool isSaved) override
    {
        pass();
        observer_.appended(game, line, isSaved);
        pass();
    }
    void saved() override { observer_.saved(); }
    void hinting(const mt::Replay& game, int seat) override { observer_.hinting(game, seat); }
    void givingUp(const mt::Replay& game) override { observer_.givingUp(game); }

private:
    void pass()
    {
        if (left_-- == 0)
            throw KilledHere();
    }

    RecordObserver& observer_;
    int left_;
};

/// The program as far as it counts: a session, and who counts its games.
struct Sitting {
    explicit Sitting(const QString& folder, int killedAt = -1, Disk& disk = Disk::system(), SyncQueue* syncs = nullptr)
        : counter(folder, syncs, disk), killer(counter, killedAt), session(folder, syncs, disk)
    {
        session.setObserver(&killer);
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
    bool goOn(const QString& record) { return !openNow(session, record); }

    GameCounter counter;
    Killer killer;
    GameSession session;
};

/// What a game comes to, to be compared as a whole.
struct Counted {
    int begun, finished, won, rounds, points, wentOut, longestTrain, ranks;
    friend bool operator==(const Counted&, const Counted&) = default;
};

inline Counted countedIn(const Figures& all)
{
    return {all.begun, all.finished, all.won, all.rounds, all.points, all.wentOut, all.longestTrain, all.ranks};
}

inline std::ostream& operator<<(std::ostream& out, const Counted& counted)
{
    return out << counted.begun << " begun, " << counted.finished << " finished, " << counted.won << " won, "
               << counted.rounds << " rounds, " << counted.points << " points, " << counted.wentOut << " times out, "
               << counted.longestTrain << " tiles, ranks " << counted.ranks;
}

/// A folder with statistics, and the games that Anna plays into it.
class Statistics : public testing::Test
{
protected:
    GameStart game(const std::string& seed, bool seedIsChosen = false)
    {
        return {rulesOf("bigtable", 3, {{"set", "6"}, {"rounds", "2"}}),
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

    Figures figures(std::optional<GameKind> kind = GameKind::straight, const QString& player = anna) const
    {
        return figuresOf(Ledger::read(dir.path()), {player, kind}, 10);
    }
    Counted counted(std::optional<GameKind> kind = GameKind::straight) const { return countedIn(figures(kind)); }
    // What the game comes to when it is played without a break.
    Counted undisturbed(const std::string& seed)
    {
        const QTemporaryDir other;
        Sitting sitting(other.path());
        sitting.session.start(game(seed));
        sitting.playOut();
        const Figures all = figuresOf(Ledger::read(other.path()), {anna}, 10);
        EXPECT_EQ(all.finished, 1);
        return countedIn(all);
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
