// Counts games: writes into the statistics' journal what happens in the game being played.
//
// A game counts when it was dealt here by a seed that nobody chose, and from the first thing a human does in it.
// Everything is in the journal before it is in the record: a crash at any moment makes nothing uncounted. The card of
// the game says how far it was played, so that going on from an older copy of the record is noticed.
#pragma once

#include "app/history/game_card.h"
#include "app/history/statistics_journal.h"
#include "app/play/record_observer.h"
#include "app/saving/sync_queue.h"

#include <atomic>
#include <memory>

class GameCounter : public RecordObserver
{
public:
    /// `folder`: the data folder, an absolute path. With `syncs`, the queue of the record, nothing waits for the disk.
    explicit GameCounter(const QString& folder, SyncQueue* syncs = nullptr, Disk& disk = Disk::system());

    void starting(bool isRandom) override;
    void opening() override;
    void read(const mt::Replay& game, const mt::RecordLine& line) override;
    void appending(const mt::Replay& game, const mt::RecordLine& line) override;
    void appended(const mt::Replay& game, const mt::RecordLine& line, bool isSaved) override;
    void saved() override;
    void hinting(const mt::Replay& game, int seat) override;
    void givingUp(const mt::Replay& game) override;

    /// Something could not be written, so the figures lack it.
    bool hasFailed() const { return *failed_; }

    /// Returns the identity of a game if that line of its record says it, or an empty string. The identity is the id in
    /// the header, in an older record the fingerprint of the first deal; the name of the file does not matter.
    static QString identityFrom(const mt::HeaderLine& header, const mt::RecordLine& line);

private:
    void meet(const QString& game);
    void deal(const mt::HeaderLine& header, const mt::RoundLine& round);
    void checkCopy();
    void countAction(const mt::Replay& game, const mt::Action& action);
    void countRound(const mt::Game& after);
    void note(decltype(JournalLine::what) what);
    void follow(const mt::RecordLine& line);
    void fail(bool hasFailed);

    QString folder_;
    Disk& disk_;
    std::shared_ptr<std::atomic<bool>> failed_ = std::make_shared<std::atomic<bool>>(false);
    FileSync sync_;
    StatisticsJournal journal_;
    GameCard card_;

    // The game being played.
    QString game_;                         ///< empty until that is known
    bool isRandom_ = false;                ///< it starts here, by a seed that nobody chose
    bool counts_ = false;                  ///< it has a card
    bool begun_ = false;                   ///< a human has acted since it was started or opened
    int lines_ = 0;                        ///< of its record
    int hintedAt_ = -1;                    ///< lines_ at the last hint
    std::string fingerprint_;              ///< of these lines
    std::optional<GameCard::Mark> opened_; ///< the card that it was opened with, until that is checked
    bool isUnchecked_ = false;
    bool isCardDue_ = false; ///< it lacks something that the record may not have on the disk yet
    bool isOver_ = false;
    bool marked_ = false; ///< the lines read so far hold what the card says
    int beyondMark_ = 0;  ///< of the lines read since then: those that a human made
};
