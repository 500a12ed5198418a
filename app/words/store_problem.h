// What went wrong with a file of ours, for whoever says it or stores something.
#pragma once

#include "engine/record/record_reader.h"

#include <QString>

#include <system_error>

/// Facts for a sentence (FaultWords).
struct StoreProblem {
    enum class Kind {
        missing,        ///< there is no such file
        unreadable,     ///< system
        unwritable,     ///< system
        pageUnwritable, ///< system; of something printed, not of a game
        inUse,          ///< another program has it open
        unbegun,        ///< not even the first line was ever written
        damaged,        ///< fault
        refused         ///< fault: what the rules do not allow was about to be done, and was not
    };
    Kind kind;
    QString file;     ///< its whole path
    QString system{}; ///< what the system says
    mt::Fault fault{};
};

/// For what the disk did not take.
inline StoreProblem unwritable(const QString& file, const std::error_code& error)
{
    return {StoreProblem::Kind::unwritable, file, QString::fromLocal8Bit(error.message().c_str())};
}
