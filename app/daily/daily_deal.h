// The deal of the day: which day is looked at, what became of it, and its game. It changes at local midnight.
#pragma once

#include "app/daily/day_book.h"
#include "app/daily/day_calendar.h"
#include "app/daily/level_points.h"
#include "app/history/archive.h"
#include "app/setup/game_start.h"

#include <QTimer>

class GameController;

/// One who played these tiles, beside the others.
struct PointsRow {
    Q_GADGET
    Q_PROPERTY(QString name MEMBER name)
    Q_PROPERTY(QString points MEMBER points)
    Q_PROPERTY(double share MEMBER share)
    Q_PROPERTY(bool isPerson MEMBER isPerson)
    Q_PROPERTY(QString spoken MEMBER spoken)

public:
    QString name;
    QString points;
    double share = 0; ///< of the most points of all; 0..1
    bool isPerson = false;
    QString spoken;

    friend bool operator==(const PointsRow&, const PointsRow&) = default;
};

class DailyDeal : public QObject
{
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("The program has one.")
    Q_PROPERTY(RowList* cells READ cells CONSTANT)
    /// The days of the week in the calendar's order: as a heading, and as they are read aloud.
    Q_PROPERTY(QStringList weekdays READ weekdays NOTIFY changed)
    Q_PROPERTY(QStringList spokenWeekdays READ spokenWeekdays NOTIFY changed)
    Q_PROPERTY(QString month READ month NOTIFY changed)
    /// Of the day that is looked at: its place among the cells.
    Q_PROPERTY(int place READ place NOTIFY changed)
    Q_PROPERTY(QString date READ date NOTIFY changed)
    Q_PROPERTY(bool isToday READ isToday NOTIFY changed)
    Q_PROPERTY(bool isLastMonth READ isLastMonth NOTIFY changed)
    Q_PROPERTY(QString story READ story NOTIFY changed)
    Q_PROPERTY(QString about READ about NOTIFY changed)
    /// What play() would do, as a button says it, and what that means.
    Q_PROPERTY(QString action READ action NOTIFY changed)
    Q_PROPERTY(QString actionHelp READ actionHelp NOTIFY changed)
    Q_PROPERTY(bool canPlay READ canPlay NOTIFY changed)
    /// The saved games are being read: before that nothing is known of any day.
    Q_PROPERTY(bool reading READ reading NOTIFY changed)
    /// Of a day whose first try is over: the person and every level on the same tiles, the fewest points first.
    Q_PROPERTY(RowList* points READ points CONSTANT)
    /// How far the levels have played; empty: they are done, or there is nothing to compare with.
    Q_PROPERTY(QString progress READ progress NOTIFY changed)
    Q_PROPERTY(bool busy READ busy NOTIFY changed)
    /// The record of the first try, once it is over: it can be looked at again. Empty: not yet.
    Q_PROPERTY(QString record READ record NOTIFY changed)

public:
    using Clock = std::function<QDateTime()>;
    using Person = std::function<Seat()>;

    /// `folder`: the data folder, an absolute path; `game`: on whose table it is played. Archive and game must outlive
    /// this; `person`: who plays it.
    DailyDeal(const QString& folder, Archive& archive, GameController& game, Person person, QObject* parent = nullptr);

    /// Another clock than the computer's.
    void setClock(Clock clock);
    QDate today() const { return today_; }
    QDate day() const { return day_; }

    RowList* cells() { return &calendar_; }
    RowList* points() { return &rows_; }
    QStringList weekdays() const { return DayCalendar::weekdays(false); }
    QStringList spokenWeekdays() const { return DayCalendar::weekdays(true); }
    QString month() const;
    int place() const { return calendar_.placeOf(day_); }
    QString date() const;
    bool isToday() const { return day_ == today_; }
    bool isLastMonth() const;
    QString story() const;
    QString about() const;
    QString action() const;
    QString actionHelp() const;
    bool canPlay() const;
    bool reading() const { return watch_.isReading(); }
    QString progress() const;
    bool busy() const { return levels_.isBusy(); }
    QString record() const;

    /// Somebody looks at it: the saved games are read anew, and the day of today is shown.
    Q_INVOKABLE void open();
    /// Nobody does any more; nothing is worked out then.
    Q_INVOKABLE void leave();
    /// The day at that place of the calendar, which is today or was before.
    Q_INVOKABLE void choose(int place);
    /// Days or months on, or back where negative; never beyond today.
    Q_INVOKABLE void moveDays(int days) { look(day_.addDays(days)); }
    Q_INVOKABLE void moveMonths(int months) { look(day_.addMonths(months)); }
    Q_INVOKABLE void lookAtToday() { look(today_); }
    /// The levels play these tiles no further, or they go on.
    Q_INVOKABLE void stop();
    Q_INVOKABLE void compare();
    /// The game of that day is on the table afterwards: for the first time, where it was left, or once more. False: it
    /// is not, and the game's problem says why.
    Q_INVOKABLE bool play();
    /// Looks at the clock: at midnight there is another day. Called when it is time; who slept may be late.
    void followClock();
    void retranslate() { show(); }

signals:
    void changed();

private:
    enum class State { Unknown, New, OnTable, Begun, InUse, Done };

    State state() const;
    const DayTries* tries() const { return book_.find(day_); }
    const RecordEntry* first() const;
    GameStart start(bool isRepeat) const;
    bool isPlayable() const;
    void look(const QDate& day);
    void followLevels();
    void show();
    void showPoints();
    void waitForMidnight(const QDateTime& now);

    GameController& game_;
    Person person_;
    Clock clock_ = [] { return QDateTime::currentDateTime(); };
    QTimer midnight_;
    QDate today_;
    QDate day_; ///< that is looked at
    bool isOpen_ = false;
    bool isStopped_ = false; ///< nobody wants to know what the levels come to on that day
    DayBook book_;
    DayBook read_; ///< as far as it has been read
    DayCalendar calendar_;
    RowModel<PointsRow> rows_;
    ArchiveWatch watch_; ///< on: somebody looks at the days
    LevelPoints levels_;
};
