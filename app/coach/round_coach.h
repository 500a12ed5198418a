// The coach in the window: one finished round, looked back on with one of the people who played it. It thinks beside
// the window, and only while it is wanted.
#pragma once

#include "app/coach/coach_notes.h"
#include "app/people/seat_names.h"
#include "app/platform/background.h"
#include "app/platform/row_model.h"
#include "app/table/track_model.h"
#include "engine/ai/coach.h"
#include "engine/ai/skill.h"

#include <QObject>

#include <QtQml/qqmlregistration.h>

/// A decision of a round that cost much or brought much, as the coach tells of it.
struct MistakeRow {
    Q_GADGET
    Q_PROPERTY(int step MEMBER step)
    Q_PROPERTY(QString done MEMBER done)
    Q_PROPERTY(QString better MEMBER better)
    Q_PROPERTY(int doneTile MEMBER doneTile)
    Q_PROPERTY(int betterTile MEMBER betterTile)
    Q_PROPERTY(bool isGood MEMBER isGood)

public:
    int step = 0;        ///< of the replay: the moment before the decision
    QString done;        ///< in words
    QString better;      ///< what would have been, or why it was good
    int doneTile = -1;   ///< its id, or -1
    int betterTile = -1; ///< its id, or -1
    bool isGood = false; ///< nothing would have been better

    friend bool operator==(const MistakeRow&, const MistakeRow&) = default;
};

class RoundCoach : public QObject
{
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("The replay has it.")

    Q_PROPERTY(bool wanted READ wanted WRITE setWanted NOTIFY changed)
    Q_PROPERTY(bool busy READ busy NOTIFY busyChanged)
    /// The people who decided something in this round; and which of them is spoken to, -1: nobody.
    Q_PROPERTY(QStringList people READ people NOTIFY changed)
    Q_PROPERTY(int person READ person WRITE setPerson NOTIFY changed)
    /// That person's seat, or -1.
    Q_PROPERTY(int seat READ seat NOTIFY changed)
    /// The longest train of the hand that was dealt, and the seat's train at the end of the round.
    Q_PROPERTY(TrackModel* best READ best CONSTANT)
    Q_PROPERTY(TrackModel* train READ train CONSTANT)
    /// The tiles of `train` that others laid there.
    Q_PROPERTY(QList<int> foreignTiles READ foreignTiles NOTIFY changed)
    Q_PROPERTY(QString bestText READ bestText NOTIFY changed)
    Q_PROPERTY(QString trainText READ trainText NOTIFY changed)
    /// The tiles of both, read aloud.
    Q_PROPERTY(QString spokenBest READ spokenBest NOTIFY changed)
    Q_PROPERTY(QString spokenTrain READ spokenTrain NOTIFY changed)
    Q_PROPERTY(QString verdict READ verdict NOTIFY changed)
    /// The round in one line: luck and play.
    Q_PROPERTY(QString skillText READ skillText NOTIFY changed)
    /// The mistakes, and after them the good moves. They come one by one.
    Q_PROPERTY(RowList* mistakes READ mistakes CONSTANT)

public:
    /// No more decisions than these are shown.
    static constexpr int mostMistakes = 3;
    static constexpr int mostGoodMoves = 2;

    /// `folder`: the data folder, where it keeps what it found; empty: it keeps nothing.
    explicit RoundCoach(QString folder, QObject* parent = nullptr);

    /// How many worlds it looks at for each comparison from now on: with fewer it is sooner ready, and finds less.
    void setWorlds(int worlds) { worlds_ = worlds; }

    bool wanted() const { return wanted_; }
    void setWanted(bool wanted);
    bool busy() const { return thinker_.isBusy(); }
    QStringList people() const;
    int person() const { return static_cast<int>(seats_.indexOf(seat_)); }
    void setPerson(int person);
    int seat() const { return seat_; }
    TrackModel* best() { return &best_; }
    TrackModel* train() { return &train_; }
    QList<int> foreignTiles() const;
    QString bestText() const;
    QString trainText() const;
    QString spokenBest() const { return best_.spoken(); }
    QString spokenTrain() const { return train_.spoken(); }
    QString verdict() const;
    QString skillText() const;
    RowModel<MistakeRow>* mistakes() { return &mistakes_; }
    /// The one of `mistakes` that was made at that step, as that seat saw it; nullptr: there is none, or nobody wants
    /// to know.
    const mt::Mistake* mistakeAt(int step, int seat) const;

    /// From now on it is about that round (from 0); nullptr: about none.
    void setRound(SharedGame game, int round);
    void retranslate();

signals:
    void changed();
    void busyChanged();

private:
    /// How far it is with the round and the seat.
    enum class Known : std::uint8_t { nothing, some, decisions, all };

    /// What a thread beside the window is given.
    struct Work {
        CoachedSeat coached;
        int worlds = 0;
        QString folder;
    };

    void think();
    static Background::Answer look(const Work& work, RoundCoach* coach, const mt::StopToken& stop);
    void show(const mt::Coaching& coaching, Known known);
    void showMistakes();
    SeatNames names() const;

    SharedGame game_;
    int round_ = -1;
    bool wanted_ = false;
    Known known_ = Known::nothing;
    QString folder_;
    int worlds_ = mt::VerdictSettings().worlds;
    QList<int> seats_; ///< of the people
    int seat_ = -1;
    mt::Skill skill_;
    mt::Coaching coaching_;
    TrackModel best_;
    TrackModel train_;
    RowModel<MistakeRow> mistakes_;
    Background thinker_;
};
