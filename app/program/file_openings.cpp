#include "app/program/file_openings.h"

#include <QFileInfo>
#include <QFileOpenEvent>

FileOpenings::FileOpenings(QObject& application) { application.installEventFilter(this); }

bool FileOpenings::eventFilter(QObject* watched, QEvent* event)
{
    if (event->type() != QEvent::FileOpen)
        return QObject::eventFilter(watched, event);
    const QString file = static_cast<QFileOpenEvent*>(event)->file();
    if (!file.isEmpty())
        emit asked(QFileInfo(file).absoluteFilePath());
    return true;
}

#include "moc_file_openings.cpp"
