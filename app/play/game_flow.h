// How a game goes on by itself: what has happened is shown event by event, then whoever is to move is asked.
#pragma once

#include "app/play/ai_worker.h"
#include "app/play/game_session.h"

#include <QObject>
#include <QTimer>

#include <chrono>
#include <deque>
#include <optional>
#include <vector>

class GameFlow : public QObject
{
    Q_OBJECT

public:
    /// It reads from `session`, which outlives it, who is to move and what they can do.
    explicit GameFlow(const GameSession& session, QObject* parent = nullptr);

    /// A factor, at least 0, on all times; 0: events are shown within show().
    qreal pace() const { return pace_; }
    void setPace(qreal pace) { pace_ = pace; }
    /// How long AI seats think at least, as a factor of what they do by themselves.
    void setThinkingPace(qreal factor) { thinkingPace_ = factor; }
    /// Where a player has nothing else to do, draws and passes by itself, now if it is asked.
    void setAutoDraw(bool automatic);
    bool autoDraw() const { return autoDraw_; }
    /// While it waits nobody is asked anything. What is being shown goes on to its end.
    void setWaiting(bool waits);
    bool isWaiting() const { return waits_; }

    /// Emits `shown` for each event, with the time after it that eyes need, then `finished`.
    void show(const std::vector<mt::Moment>& moments);
    /// To be called while `shown` is emitted: what is seen of that event takes so many milliseconds. A hurry is over.
    void linger(int milliseconds);
    /// Shows all that is left at once, `finished` included: whoever is quick need not wait for it.
    void flush();
    /// Events wait to be shown, or the last one has not had its time.
    bool isShowing() const { return isShowing_; }

    /// All has been shown: finds out whose turn it is; nobody is asked before ask().
    void settle();
    /// Asks the seat to move, unless it waits or a seat has no level that is here: an AI thinks, and a player who
    /// `mayMove` is relieved of what is no choice, if that is wanted. `decided` follows.
    void ask(bool mayMove);
    /// The seat whose AI is to move and thinks, or -1.
    int thinkingSeat() const { return thinkingSeat_; }
    /// The draw or pass that is all the human to move can do.
    std::optional<mt::Action> onlyMove() const;

    /// Until a human is asked, or nobody, or something lingers, nothing takes more time than it needs.
    void hurry();
    /// Whoever was asked need not answer.
    void interrupt();
    /// The same, and what has not been shown yet is not shown: it is another game, or none.
    void stop();

signals:
    void shown(const mt::Moment& moment);
    void finished();
    void decided(const mt::Action& action);

private:
    void askAi();
    void step();
    void goOn();

    const GameSession& session_;
    std::deque<mt::Moment> queue_;        ///< what is to be shown yet
    QTimer next_;                         ///< until the event that is shown has had its time
    std::chrono::milliseconds lingers_{}; ///< it wants to be looked at for so long
    bool isShowing_ = false;
    AiWorker ai_{&AiWorker::think, this};
    QTimer autoMove_; ///< until what can only be drawn or passed is
    int thinkingSeat_ = -1;
    bool asksPlayer_ = false; ///< a human who may move
    qreal pace_ = 1;
    qreal thinkingPace_ = 1;
    bool autoDraw_ = false;
    bool waits_ = false;
    bool hurries_ = false;
};
