// Finds out what was play and what was luck in the rounds that count: what the coach has found before at once, the rest
// round by round on a thread of its own, the newest first.
#pragma once

#include "app/coach/coach_notes.h"
#include "app/coach/skill_book.h"
#include "app/history/archive.h"
#include "app/history/feat_book.h"

class SkillReader : public QObject
{
    Q_OBJECT

public:
    /// So many rounds of each player are looked at, the last ones.
    static constexpr int mostRounds = 100;

    /// `archive`: of the data folder `folder`, an absolute path; it must outlive this.
    SkillReader(Archive& archive, const QString& folder, QObject* parent = nullptr);

    /// Sets the number of worlds that each comparison looks at from now on: with fewer it is ready sooner, and less
    /// sure.
    void setWorlds(int worlds) { worlds_ = worlds; }
    /// Begins anew; what was asked before gets no answer any more.
    void start();
    /// No answer any more. What was found so far is kept for the next time.
    void stop();
    /// The same, and what the coach found goes.
    void forget();
    bool isReading() const { return watch_.isOn() || worker_.isReading(); }

signals:
    /// Some more rounds are known; `left` are not yet.
    void found(const std::vector<SkillRound>& rounds, int left);
    void finished();

private:
    void begin();
    void run(const std::vector<FeatBook::Played>& rounds, int worlds, const mt::StopToken& stop,
             const RecordsWorker::Tell& tell);

    QString folder_;
    int worlds_ = mt::VerdictSettings().worlds;
    std::vector<RecordEntry> entries_; ///< those with rounds that count
    ArchiveWatch watch_;
    RecordsWorker worker_; ///< last: it must be gone before what it uses
};
