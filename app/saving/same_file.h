// Two paths, one file.
#pragma once

#include <QFileInfo>

/// Both lead to the same file; where there is none, both are written alike. Two files that are not there count as the
/// same to Qt.
inline bool leadToSameFile(const QString& path, const QString& other)
{
    return QFileInfo::exists(path) ? QFileInfo(path) == QFileInfo(other) : path == other;
}
