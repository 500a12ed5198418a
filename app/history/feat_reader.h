// Finds out what all records of a folder came to, on a thread of its own: from the cache where it knows a record's
// content, else by playing it through.
#pragma once

#include "app/history/feat_book.h"
#include "app/history/records_worker.h"

#include <QFileInfo>
#include <QHash>
#include <QObject>

class FeatCache;

class FeatReader : public QObject
{
    Q_OBJECT

public:
    /// `folder`: the data folder, an absolute path.
    explicit FeatReader(const QString& folder, QObject* parent = nullptr);

    /// Begins anew; what was asked before gets no answer any more.
    void start();
    /// No answer any more.
    void stop() { worker_.stop(); }
    bool isReading() const { return worker_.isReading(); }

signals:
    /// So many of `total` records have been looked at.
    void advanced(int read, int total);
    void finished(const FeatBook& book);

private:
    /// The hash of a file's content as long as its size and time are these.
    struct Known {
        qint64 size = 0;
        qint64 modified = 0;
        QString hash;
    };

    void run(const mt::StopToken& stop, const RecordsWorker::Tell& tell);
    std::optional<GameFeats> read(const QFileInfo& file, FeatCache& cache, const mt::StopToken& stop);

    QString folder_;
    QHash<QString, Known> hashes_; ///< by file name; the worker's alone
    RecordsWorker worker_;         ///< last: it must be gone before what it uses
};
