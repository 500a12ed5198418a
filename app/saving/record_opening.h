// A record that is about to be gone on with: locked first, then read, beside the window if it is long, then opened by a
// GameStore.
#pragma once

#include "app/saving/held_lock.h"
#include "app/saving/store_problem.h"
#include "engine/base/stop_token.h"
#include "engine/record/record_reader.h"

#include <QString>

#include <functional>
#include <memory>
#include <optional>
#include <variant>

struct RecordOpening {
    /// Told of each line that has been carried out.
    using LineReader = std::function<void(const mt::Replay& game, const mt::RecordLine& line)>;
    /// Told how much of the record has been read, in per cent, each number once at most.
    using Progress = std::function<void(int percent)>;

    QString path; ///< whole
    /// Without one the record stays as it is.
    std::unique_ptr<HeldLock> lock;
    std::error_code lockError; ///< the reason why there is no lock
    LineReader seen;           ///< may be empty
    bool isRescued = false;    ///< the record is a rescue file, whose game is to become one of the saved ones

    // read() fills in the rest.
    std::string lines;                   ///< the whole text
    mt::Replay game;                     ///< up to the fault, if there is one
    std::uint64_t goodBytes = 0;         ///< of the lines that were carried out
    bool lacksLineFeed = false;          ///< the last of them
    bool hasDroppedTail = false;         ///< the last line was half-written, and is left out
    long long lineNumber = 0;            ///< of the line that was read last, from 1
    std::optional<mt::Fault> fault;      ///< the first one
    std::optional<StoreProblem> problem; ///< nothing could be read

    /// Locks the record for this program. It is looked at first: nobody gets a lock beside what can be no record. Where
    /// no lock can be made, as on a disk that can only be read, it is read all the same.
    static std::variant<std::shared_ptr<RecordOpening>, StoreProblem> at(const QString& path);
    /// Makes the opening of a record that is to be copied.
    static std::shared_ptr<RecordOpening> ofCopy(const QString& path);

    /// Once, in any thread. Stopped, it has read a part and is good for nothing any more.
    void read(const mt::StopToken& stop = {}, const Progress& progress = {});
    /// Returns why the record is no game to go on with.
    std::optional<StoreProblem> wrong() const;
    /// What is good of it is to be gone on with in a new record.
    bool isCopy() const { return !lock && !lockError; }
    /// A game is there up to the fault, which can be gone on with in a copy.
    bool offersCopy() const;
};

/// Reads the whole text of a record.
std::optional<StoreProblem> readRecordText(const QString& path, std::string& lines);
