// What each level comes to in the person's seat on the tiles of a day, among the same players: worked out beside the
// window, and kept in days.json of the data folder (docs/formats.md). Losing that loses nothing.
#pragma once

#include "app/platform/background.h"

#include <QDate>
#include <QString>

#include <string>
#include <vector>

class EntryCache;

class LevelPoints : public QObject
{
    Q_OBJECT

public:
    struct Level {
        std::string id;
        int points = 0; ///< after the last round
        friend bool operator==(const Level&, const Level&) = default;
    };

    /// `folder`: the data folder, an absolute path.
    explicit LevelPoints(const QString& folder, QObject* parent = nullptr);

    /// Works the day out, or goes on with it where it was stopped; another one takes the place of the one before.
    void find(const QDate& day);
    /// What has been found stays.
    void stop() { worker_.stop(); }
    bool isBusy() const { return worker_.isBusy(); }
    /// What has been found so far, from the weakest level to the strongest.
    const std::vector<Level>& found() const { return found_; }
    /// How many levels there are to find: those that are offered to players.
    static int all();

    /// One of them by itself; nothing when asked to stop.
    static std::optional<int> pointsOf(const std::string& level, const QDate& day, const mt::StopToken& stop);
    static QString fileIn(const QString& folder);

signals:
    void changed();

private:
    static Background::Answer work(LevelPoints* points, const QString& folder, const QDate& day,
                                   const mt::StopToken& stop);
    void take(const Level& level);

    QString folder_;
    QDate day_;
    std::vector<Level> found_;
    Background worker_; ///< last: it must be gone before what it uses
};
