// One record of the data folder in short: all that whatever looks back on games is worked out from.
#pragma once

#include "app/history/game_feats.h"
#include "engine/base/regular_file.h"
#include "engine/base/stop_token.h"

#include <QDateTime>
#include <QFileInfo>
#include <QString>

struct RecordEntry {
    enum class State { inProgress, finished, damaged, unreadable };
    State state = State::damaged;
    QString path; ///< empty: the record has been deleted
    QDateTime begun;
    QDateTime lastPlayed;

    // Of a damaged record: as far as it is good, which may be not at all.
    QString game{}; ///< as GameCounter::identityFrom() says it; empty: nothing has been dealt, or it never counts
    int again = 0;  ///< the same tiles again: the number of the round that they are from; 0: it is no such game
    QDate day{};    ///< the deal of the day: which day; invalid: another game
    bool isRepeat = false;   ///< all its deals had been played before
    std::string program{};   ///< the version that began it, where the record tells it
    bool takenBack = false;  ///< something was
    bool seatHanded = false; ///< somebody else took a seat on the way
    std::string rulebook{};
    std::vector<mt::RecordPlayer> players{};
    int round = 0; ///< being played, or finished last; 0: none
    int rounds = 0;
    std::vector<int> totals{}; ///< of the finished rounds, by seat; empty: none is finished
    std::vector<int> winners{};
    int lines = 0;
    GameFeats feats{};          ///< none of a damaged one
    mt::Fault fault{};          ///< of a damaged one
    mt::FileProblem obstacle{}; ///< of an unreadable one

    // These are true of the moment, not of the record: the journal (Ledger::addTo) and the locks say them.
    bool isPractice = false; ///< somebody could know its tiles, so it counts for nothing
    bool isGivenUp = false;
    bool isInUse = false; ///< some program, perhaps this one, has it open
};

/// The moment, or an invalid one where nobody can have played: before there were such games, or in the future.
QDateTime sensible(const QDateTime& moment);

/// When the game in that file was begun, as far as it can be known.
QDateTime begunBy(const QFileInfo& file);

/// There is something to go on with: of a damaged record, before its fault.
inline bool canBeGoneOnWith(const RecordEntry& game)
{
    using State = RecordEntry::State;
    return game.state == State::inProgress || (game.state == State::damaged && game.round > 0 && game.winners.empty());
}

/// A file's bytes, or the reason why they cannot be read.
using RecordContent = std::variant<std::string, mt::FileProblem>;
RecordContent readContent(const QFileInfo& file);

/// Carries the whole record out, so that what is called good is good. Stopped, it is as far as it was read, and not to
/// be kept.
RecordEntry readEntry(const QFileInfo& file, const RecordContent& content, const mt::StopToken& stop = {});
inline RecordEntry readEntry(const QFileInfo& file, const mt::StopToken& stop = {})
{
    return readEntry(file, readContent(file), stop);
}
