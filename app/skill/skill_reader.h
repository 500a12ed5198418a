// Finds out what the rounds in a folder's records were, play and luck, on a thread of its own: what the coach has found
// before at once, the rest round by round, the newest first.
#pragma once

#include "app/history/records_worker.h"
#include "app/replay/coach_notes.h"
#include "app/skill/skill_book.h"

class SkillReader : public QObject
{
    Q_OBJECT

public:
    /// So many records are looked at, those played last.
    static constexpr int mostRecords = 200;
    /// So many rounds of each player, the last ones.
    static constexpr int mostRounds = 100;

    /// `folder`: the data folder, an absolute path.
    explicit SkillReader(const QString& folder, QObject* parent = nullptr);

    /// How many worlds it looks at for each comparison from now on: with fewer it is sooner ready, and less sure.
    void setWorlds(int worlds) { worlds_ = worlds; }
    /// Begins anew; what was asked before gets no answer any more.
    void start();
    /// No answer any more. What was found so far is kept for the next time.
    void stop() { worker_.stop(); }
    bool isReading() const { return worker_.isReading(); }

signals:
    /// Some more rounds are known; `left` are not yet.
    void found(const std::vector<SkillRound>& rounds, int left);
    void finished();

private:
    /// A round to be taken apart.
    struct Task {
        CoachedSeat coached;
        SkillRound round;
    };

    static std::vector<Task> tasksIn(const QString& folder, const mt::StopToken& stop);
    static void addTasks(std::vector<Task>& tasks, const QFileInfo& file, const SharedGame& game);
    static void keepNewest(std::vector<Task>& tasks);
    void run(const QString& folder, int worlds, const mt::StopToken& stop, const RecordsWorker::Tell& tell);

    QString folder_;
    int worlds_ = mt::VerdictSettings().worlds;
    RecordsWorker worker_; ///< last: it must be gone before what it uses
};
