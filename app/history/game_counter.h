// Counts games: writes into the statistics' journal what happens in the game being played.
//
// A game counts when it was dealt here by a seed that nobody chose, and from the first thing a human does in it.
// Everything is in the journal before it is in the record: a crash at any moment makes nothing uncounted. The card of
// the game says how far it was played, so that going on from an older copy of the record is noticed.
#pragma once

#include "app/history/game_card.h"
#include "app/history/statistics_journal.h"
#include "app/play/game_witness.h"

class GameCounter : public GameWitness
{
public:
    /// `folder`: the data folder, an absolute path.
    explicit GameCounter(const QString& folder) : folder_(folder), journal_(folder), card_(folder, {}) {}

    void starts(bool isRandom) override;
    void opens() override;
    void reads(const mt::Replay& game, const mt::RecordLine& line) override;
    void takes(const mt::Replay& game, const mt::RecordLine& line) override;
    void took(const mt::Replay& game, const mt::RecordLine& line) override;
    void hints(const mt::Replay& game, int seat) override;
    void gaveUp(const mt::Replay& game) override;

    /// Something could not be written, so the figures lack it.
    bool hasFailed() const { return failed_; }

    /// What a game is known by, however its record is called: the fingerprint of its first deal, whose line this is.
    static QString identityOf(const mt::RoundLine& firstRound);

private:
    void meet(const mt::RoundLine& round);
    void deal(const mt::Replay& game);
    void checkCopy();
    void countAction(const mt::Replay& game, const mt::Action& action);
    void countRound(const mt::Game& after);
    void note(decltype(JournalLine::what) what);
    void follow(const mt::RecordLine& line);

    QString folder_;
    StatisticsJournal journal_;
    GameCard card_;
    bool failed_ = false;

    // The game being played.
    QString game_;                         ///< empty until its first deal
    bool isRandom_ = false;                ///< it starts here, by a seed that nobody chose
    bool counts_ = false;                  ///< it has a card
    bool begun_ = false;                   ///< a human has acted since it was started or opened
    int lines_ = 0;                        ///< of its record
    int hintedAt_ = -1;                    ///< lines_ at the last hint
    std::string fingerprint_;              ///< of these lines
    std::optional<GameCard::Mark> opened_; ///< the card that it was opened with, until that is checked
    bool isUnchecked_ = false;
    bool marked_ = false; ///< the lines read so far hold what the card says
    int beyondMark_ = 0;  ///< of the lines read since then: those that a human made
};
