#include "app/saving/private_place.h"

#include <QDir>
#include <QFileInfo>

#ifdef Q_OS_UNIX
#include <unistd.h>
#endif

namespace
{

bool isPrivate(const QString& folder)
{
    const QFileInfo info(folder);
    if (folder.isEmpty() || !info.isDir() || !info.isWritable())
        return false;
#ifdef Q_OS_UNIX
    return info.ownerId() == geteuid() && !info.permission(QFile::WriteGroup) && !info.permission(QFile::WriteOther);
#else
    return true; // a user's own temporary folder lies below their profile
#endif
}

} // namespace

QString privatePlace()
{
    // Not QStandardPaths::RuntimeLocation, which makes a folder of its own, and talks about it, where there is none.
    QString runtime = qEnvironmentVariable("XDG_RUNTIME_DIR");
    // Flatpak gives each start a folder of its own, and in it one that all starts of a program share.
    if (const QString id = qEnvironmentVariable("FLATPAK_ID"); !id.isEmpty())
        runtime += QStringLiteral("/app/") + id;
    for (const QString& folder : {runtime, QDir::tempPath()})
        if (isPrivate(folder))
            return QDir(folder).absolutePath();
    return {};
}
