// A long record that is read beside the window, before it comes to the table. The game that is there waits meanwhile.
#pragma once

#include "app/platform/background.h"
#include "app/platform/facts.h"
#include "app/saving/record_opening.h"

#include <QtQml/qqmlregistration.h>

class LongOpening : public QObject
{
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("Part of a game.")

    FactList facts_;
    /// The record's whole path; empty: none is read.
    MT_FACT(QString, file, {})
    /// The share of it that has been read.
    MT_FACT(int, percent, 0)

public:
    /// True if reading it takes longer than a frame.
    static bool isLong(const QString& record);
    /// Reads the record, in place of the one that is being read: `done` follows, or cancel().
    void begin(const std::shared_ptr<RecordOpening>& record);
    bool isBusy() const { return record_ != nullptr; }
    /// The record is not to be opened any more.
    Q_INVOKABLE void cancel();

signals:
    void done(const std::shared_ptr<RecordOpening>& record);
    void cancelled();

private:
    void update(int percent);

    std::shared_ptr<RecordOpening> record_;
    Background reader_;
};
