// How the files of saved games end.
#pragma once

#include <QString>
#include <QStringList>

namespace RecordFiles
{

/// Of a new one. The desktop opens such a file with this program.
inline const QString ending = QStringLiteral("mtrain");

/// What is listed and offered for opening: also what versions up to 0.1.0 named their records, for ever.
inline QStringList patterns(const QString& start = {})
{
    return {start + QStringLiteral("*.") + ending, start + QStringLiteral("*.jsonl")};
}

} // namespace RecordFiles
