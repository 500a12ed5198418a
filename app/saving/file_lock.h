// Keeps the other programs on this computer away from a file, by a file beside it.
#pragma once

#include "app/saving/held_lock.h"

#include <QString>

/// Nobody waits. Null with an error; std::errc::device_or_resource_busy: a running program has it. What a program left
/// that no longer runs, or what is no lock at all, is taken over; where it cannot be, the error says why.
std::unique_ptr<HeldLock> lockFile(const QString& file, std::error_code& error);
/// A running program has it. A lock that somebody left goes.
bool isLocked(const QString& file);
