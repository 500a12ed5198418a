// Files that are written at once, such as pages for a printer.
#pragma once

#include <QByteArray>
#include <QString>

#include <functional>

class QObject;
class SyncQueue;

/// Puts the bytes into the place of what has that name, as a whole or not at all. `saved` gets what the system says why
/// it cannot be written, or an empty string, unless `context` is gone. With `syncs` nothing waits for the disk.
void saveWhole(const QByteArray& bytes, const QString& path, SyncQueue* syncs, QObject* context,
               const std::function<void(const QString& error)>& saved);
