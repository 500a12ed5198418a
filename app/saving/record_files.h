// How the files of saved games end.
#pragma once

#include <QCoreApplication>
#include <QString>
#include <QStringList>

namespace RecordFiles
{

/// Of a new one. The desktop opens such a file with this program.
inline const QString ending = QStringLiteral("mtrain");

/// What is listed and offered for opening: also what the records were called at first, for ever.
inline QStringList patterns() { return {QStringLiteral("*.") + ending, QStringLiteral("*.jsonl")}; }

/// These, as a file dialog has them to choose from.
inline QString filter()
{
    return QCoreApplication::translate("RecordFiles", "Games (%1)").arg(patterns().join(QLatin1Char(' ')));
}

} // namespace RecordFiles
