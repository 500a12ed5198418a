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
    RecordOpening::LineReader reading() override;
    void opened() override { played_ = *opening_; }
    void appending(const mt::Replay& game, const mt::RecordLine& line) override;
    void appended(const mt::Replay& game, const mt::RecordLine& line, bool isSaved) override;
    void saved() override;
    void hinting(const mt::Replay& game, int seat) override;
    void givingUp(const mt::Replay& game) override;

    /// Forgets all games; `keepsPlayed`: but the one being played. False: the journal cannot be written, and nothing is
    /// forgotten.
    bool forget(bool keepsPlayed);
    /// Something could not be written, so the figures lack it.
    bool hasFailed() const { return *failed_; }

    /// Returns the identity of a game if that line of its record says it, or an empty string. The identity is the id in
    /// the header, in an older record the fingerprint of the first deal; the name of the file does not matter.
    static QString identityFrom(const mt::HeaderLine& header, const mt::RecordLine& line);

private:
    /// Describes the game being played, or one that is read to be gone on with.
    struct Played {
        QString game;                         ///< its identity; empty until that is known
        std::optional<GameCard> card;         ///< of that identity
        bool isRandom = false;                ///< it starts here, by a seed that nobody chose
        bool counts = false;                  ///< it has a card
        bool begun = false;                   ///< a human has acted since it was started or opened
        int lines = 0;                        ///< of its record
        int hintedAt = -1;                    ///< `lines` at the last hint
        std::string fingerprint;              ///< of these lines
        std::optional<GameCard::Mark> opened; ///< the card that it was opened with, until that is checked
        bool isUnchecked = false;
        bool isCardDue = false; ///< it lacks something that the record may not have on the disk yet
        bool isOver = false;
        bool isMarked = false; ///< the lines read so far hold what the card says
        int beyondMark = 0;    ///< of the lines read since then: those that a human made

        /// It is the game of that card: whether it counts, the card knows.
        void meet(const QString& identity, GameCard itsCard);
        void follow(const mt::RecordLine& line);
        void read(const mt::Replay& replay, const mt::RecordLine& line);
    };

    void deal(const mt::HeaderLine& header, const mt::RoundLine& round);
    void checkCopy();
    void countAction(const mt::Replay& game, const mt::Action& action);
    void countRound(const mt::Game& after);
    void note(decltype(JournalLine::what) what);
    void fail(bool hasFailed);

    QString folder_;
    Disk& disk_;
    std::shared_ptr<std::atomic<bool>> failed_ = std::make_shared<std::atomic<bool>>(false);
    FileSync sync_;
    StatisticsJournal journal_;
    Played played_;
    std::shared_ptr<Played> opening_ = std::make_shared<Played>(); ///< perhaps in another thread, until opened()
};
