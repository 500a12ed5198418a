// A game looked at again: every step of its finished rounds, forwards and backwards, with all hands or those that one
// seat saw. A round that is still running is not in it (mt::PlayedGame), so nothing of it can come into the window.
//
// Rounds and seats of QML: rounds from 1, seats from 0. Step 0 is the table before the first action.
#pragma once

#include "app/coach/round_coach.h"
#include "app/platform/background.h"
#include "app/saving/played_record.h"
#include "app/table/coach_marks.h"
#include "app/table/shown_table.h"

#include <QObject>
#include <QTimer>
#include <QtQml/qqmlregistration.h>

#include <functional>

class GameReplay : public QObject
{
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("The program has it.")

    /// A record is being read; `openedChanged` or `problemChanged` follows.
    Q_PROPERTY(bool loading READ loading NOTIFY loadingChanged)
    Q_PROPERTY(bool opened READ opened NOTIFY openedChanged)
    Q_PROPERTY(QString problemText READ problemText NOTIFY problemChanged)
    Q_PROPERTY(QString title READ title NOTIFY moved)
    Q_PROPERTY(QString sentence READ sentence NOTIFY moved)
    Q_PROPERTY(int round READ round WRITE setRound NOTIFY moved)
    /// How many can be looked at.
    Q_PROPERTY(int rounds READ rounds NOTIFY openedChanged)
    Q_PROPERTY(int step READ step WRITE setStep NOTIFY moved)
    /// The last step of the round.
    Q_PROPERTY(int steps READ steps NOTIFY moved)
    Q_PROPERTY(bool playing READ playing WRITE setPlaying NOTIFY playingChanged)
    /// Whose eyes the window is; -1: all hands are shown.
    Q_PROPERTY(int viewSeat READ viewSeat WRITE setViewSeat NOTIFY moved)
    /// What viewSeat can be, in words, from -1 on.
    Q_PROPERTY(QStringList views READ views NOTIFY moved)
    Q_PROPERTY(TrainModel* trains READ trains CONSTANT)
    Q_PROPERTY(RowList* hands READ hands CONSTANT)
    Q_PROPERTY(int boneyardCount READ boneyardCount NOTIFY moved)
    Q_PROPERTY(int engineValue READ engineValue NOTIFY moved)
    /// About the round that is shown.
    Q_PROPERTY(RoundCoach* coach READ coach CONSTANT)
    /// What the coach says about the moment that is shown, seen with the eyes of the one who decided.
    Q_PROPERTY(CoachMarks* marks READ marks CONSTANT)

public:
    /// `colours`: asked for the seats' locomotives, by seat, whenever a record is opened.
    /// `folder`: the data folder, where the coach keeps what it found; empty: it keeps nothing.
    explicit GameReplay(std::function<std::vector<QString>()> colours, const QString& folder = {},
                        QObject* parent = nullptr);

    bool loading() const { return reader_.isBusy(); }
    bool opened() const { return game_ != nullptr; }
    QString problemText() const;
    QString title() const;
    QString sentence() const;
    int round() const { return round_ + 1; }
    void setRound(int round);
    int rounds() const { return opened() ? static_cast<int>(game_->rounds.size()) : 0; }
    int step() const { return step_; }
    void setStep(int step);
    int steps() const { return opened() ? static_cast<int>(moments_.size()) - 1 : 0; }
    bool playing() const { return timer_.isActive(); }
    void setPlaying(bool playing);
    int viewSeat() const { return viewSeat_; }
    void setViewSeat(int seat);
    QStringList views() const;
    TrainModel* trains() { return &table_.trains(); }
    RowModel<FaceUpHand>* hands() { return &table_.faceUp(); }
    int boneyardCount() const { return table_.boneyardCount(); }
    int engineValue() const { return table_.engineValue(); }
    RoundCoach* coach() { return &coach_; }
    CoachMarks* marks() { return &marks_; }
    /// A factor on the time that a step takes while playing.
    void setPace(double pace);
    SharedGame game() const { return game_; }
    SeatNames names() const;

    /// Reads the record and shows the start of that round; 0: of the last one. What was open before is closed.
    Q_INVOKABLE void open(const QString& path, int round = 1);
    Q_INVOKABLE void close();
    /// One step on, into the next round after the last; false: the game has no more.
    Q_INVOKABLE bool forward();
    Q_INVOKABLE bool back();
    /// The moment before the round's action of that number, as that seat saw it.
    Q_INVOKABLE void showDecision(int round, int step, int seat);
    Q_INVOKABLE void dismissProblem();

    void retranslate();

signals:
    void loadingChanged();
    void openedChanged();
    void problemChanged();
    void moved();
    void playingChanged();
    /// A step forward did this: the window may let it be seen.
    void tilePlayed(int seat, int tileId, int train);
    void tileDrawn(int seat);

private:
    /// The table after an action, and what that action did.
    struct Moment {
        mt::Game game;
        std::vector<mt::Event> events;
    };

    void show(const SharedGame& game, int round);
    void setProblem(std::optional<StoreProblem> problem, bool nothingFinished = false);
    void enter(int round);
    void go(int round, int step);
    void showMoment();
    void showMarks();
    const Moment& moment() const { return moments_[static_cast<std::size_t>(step_)]; }

    std::function<std::vector<QString>()> colours_;
    Background reader_;
    SharedGame game_;
    std::vector<Moment> moments_; ///< of the round that is shown
    int round_ = 0;               ///< from 0
    int step_ = 0;
    int viewSeat_ = -1;
    ShownTable table_;
    RoundCoach coach_;
    CoachMarks marks_;
    QTimer timer_;
    std::optional<StoreProblem> problem_;
    bool nothingFinished_ = false; ///< a good record without anything to be shown
};
