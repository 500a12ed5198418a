// Reads the records of a folder on a thread of its own, the ones played last first.
#pragma once

#include "app/history/game_summary.h"
#include "app/history/records_worker.h"

#include <QObject>

class LibraryReader : public QObject
{
    Q_OBJECT

public:
    /// `folder`: the data folder, an absolute path.
    explicit LibraryReader(const QString& folder, QObject* parent = nullptr);

    /// Begins from the start; what was asked before gets no answer any more.
    void start() { start({}); }
    /// The same, and that record too, wherever it lies; empty: none.
    void start(const QString& also);
    /// No answer any more.
    void stop() { worker_.stop(); }
    bool isReading() const { return worker_.isReading(); }

signals:
    /// Some more of `total` records have been read.
    void gamesRead(const std::vector<GameSummary>& games, int total);
    /// All have.
    void finished();

private:
    void run(const mt::StopToken& stop, const RecordsWorker::Tell& tell, const QString& also);

    QString folder_;
    RecordsWorker worker_; ///< last: it must be gone before what it uses
};
