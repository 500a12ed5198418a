// What the system says to all of this process, Qt and the standard library included: what time it is, and that a folder
// may only be read. The functions of the C library that tell so are this program's own.
#pragma once

#include <QString>
#include <QStringList>

#include <chrono>
#include <functional>

namespace OtherSystem
{

/// How far the clock is behind from now on. What counts seconds only (timers) does not notice.
void setClockBack(std::chrono::seconds by);

/// What would change something in that folder fails from now on, also in files that are open: as on a disk of which the
/// system does not trust itself to write any more. A mount that has an open file cannot be made read-only by hand.
/// Empty: none. It must be empty before another one is named.
void setReadOnly(const QString& folder);
/// False where nothing tells which files are open: in a chroot without /proc.
bool canSetReadOnly();

/// Calls that brought something in that folder to the disk while this thread waited, since the last time that this was
/// called with any folder: the paths.
QStringList waitedFor(const QString& folder);

/// Does it once, before this thread next changes something in that folder: between what a program looks at and what it
/// then does. Empty: not any more.
void beforeNextChange(const QString& folder, std::function<void()> deed);

} // namespace OtherSystem
