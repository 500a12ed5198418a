// What a desktop wants opened while the program runs. macOS says so by an event, also of the file that the program was
// started with; others start the program once more (single_instance.h).
#pragma once

#include <QObject>
#include <QString>

class FileOpenings : public QObject
{
    Q_OBJECT

public:
    /// Hears what `application` is told.
    explicit FileOpenings(QObject& application);

    bool eventFilter(QObject* watched, QEvent* event) override;

signals:
    /// A file of this computer, an absolute path.
    void asked(const QString& file);
};
