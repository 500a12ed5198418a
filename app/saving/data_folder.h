// Where everything that the program remembers lies.
#pragma once

#include <QString>

/// The absolute path for `--data-dir`; empty: the platform's own place for it. The folder need not exist yet.
QString dataFolder(const QString& dataDir);

/// The player's settings and the last new game's choices, one file.
QString settingsFile(const QString& dataDir);
