// What the journal says of each game: its lines folded together. The first word on a thing is the one that counts, so
// lines that come twice, from a crash, a copied record or two programs at once, change nothing.
#pragma once

#include "app/history/journal_line.h"
#include "app/history/record_entry.h"
#include "engine/base/regular_file.h"
#include "engine/base/stop_token.h"

#include <QHash>

#include <map>
#include <set>

struct LedgerGame {
    QString game;
    std::optional<DealtEntry> dealt; ///< without it nothing of the game counts
    std::optional<QDateTime> begun;
    std::map<int, CountedRound> rounds; ///< by round
    std::map<int, QDateTime> roundEnds;
    std::optional<FinishedEntry> finished;
    QDateTime finishedAt;
    bool withUndo = false;   ///< something was taken back, by undo or by an older copy of the record, or the tiles had
                             ///< been dealt in another game
    bool seatHanded = false; ///< a seat changed hands
    std::set<HintEntry> hints;
    int givenUpAt = 0; ///< how many lines its record had when it was last given up; 0: it never was

    bool counts() const { return dealt.has_value() && begun.has_value(); }
};

class Ledger
{
public:
    /// False: the line contradicts what is known of its game, and nothing is taken from it.
    bool take(const JournalLine& line);
    /// In the order of their first lines.
    const std::vector<LedgerGame>& games() const { return games_; }
    /// The game, or nullptr.
    const LedgerGame* find(const QString& game) const;
    /// Adds what the journal knows of a record's game, so that all that looks back tells the same of what counts
    /// (docs/decisions/0023-what-counts.md).
    void addTo(RecordEntry& entry) const;
    /// What deleted records came to, by the name that the file had.
    const std::map<QString, RecordEntry>& deleted() const { return deleted_; }
    /// Numbers, from 1, of the journal's lines that could not be read; they stay where they are.
    const std::vector<int>& damagedLines() const { return damaged_; }
    /// Why nothing of it could be read.
    const std::optional<mt::FileProblem>& obstacle() const { return obstacle_; }

    /// Reads the journal of the data folder `folder`; one that is not there yet is empty. Stops early when asked to.
    static Ledger read(const QString& folder, const mt::StopToken& stop = {});

private:
    bool fits(const LedgerGame& game, const JournalLine& line) const;
    bool takeDeleted(const DeletedEntry& deleted);

    std::vector<LedgerGame> games_;
    QHash<QString, std::size_t> index_;
    std::set<std::string> deals_; ///< of first rounds
    std::map<QString, RecordEntry> deleted_;
    std::vector<int> damaged_;
    std::optional<mt::FileProblem> obstacle_;
};
