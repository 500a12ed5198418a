// What went wrong with a file of ours, for whoever says it or stores something.
#pragma once

#include "engine/base/regular_file.h"
#include "engine/record/record_reader.h"

#include <QString>

#include <system_error>

/// Facts for a sentence (FaultWords).
struct StoreProblem {
    enum class Kind {
        missing,         ///< there is no such file
        unreadable,      ///< obstacle
        unwritable,      ///< system
        readOnly,        ///< system, offersCopy; a game that is to be gone on with
        pageUnwritable,  ///< system; of something printed, not of a game
        inUse,           ///< another program has it open
        unbegun,         ///< not even the first line was ever written whole
        undealt,         ///< fault: the same tiles again, whose deal was never written whole; no seed gives it
        cutOff,          ///< fault, its line alone: the last one was half-written, and the game goes on without it
        damaged,         ///< fault, offersCopy
        noteDamaged,     ///< it should name the game that was played last
        setAside,        ///< system: as what it is kept; the settings could not be read
        unknownSettings, ///< system: "key=value" each, of another version of the program
        refused          ///< fault: what the rules do not allow was about to be done, and was not
    };
    Kind kind;
    QString file;     ///< its whole path
    QString system{}; ///< what the system says
    mt::Fault fault{};
    mt::FileProblem obstacle{};
    bool offersCopy = false; ///< what is good of it can be gone on with in a copy
};

/// For a file whose content is not to be had.
inline StoreProblem unread(const QString& file, const mt::FileProblem& problem)
{
    using Kind = StoreProblem::Kind;
    return {problem.kind == mt::FileProblem::Kind::missing ? Kind::missing : Kind::unreadable, file, {}, {}, problem};
}

/// For a record beside which nothing can be written, as a lock must be.
inline StoreProblem readOnly(const QString& file, const std::error_code& error)
{
    return {.kind = StoreProblem::Kind::readOnly,
            .file = file,
            .system = QString::fromLocal8Bit(error.message().c_str()),
            .offersCopy = true};
}

/// For what the disk did not take.
inline StoreProblem unwritable(const QString& file, const std::error_code& error)
{
    return {StoreProblem::Kind::unwritable, file, QString::fromLocal8Bit(error.message().c_str())};
}
