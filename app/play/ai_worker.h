// Lets an AI seat think on a thread of its own: the window never waits for it.
#pragma once

#include "app/platform/worker_thread.h"
#include "engine/ai/seat_view.h"
#include "engine/game/memory.h"

#include <QObject>
#include <QTimer>

#include <chrono>
#include <condition_variable>
#include <functional>
#include <mutex>
#include <optional>
#include <string>

class AiWorker : public QObject
{
    Q_OBJECT

public:
    /// What is to be decided. View and memory are copies: nothing else of the game can reach the thread.
    struct Question {
        std::string level;   ///< the id of one that can be played: findLevel()
        std::string leaning; ///< that of its seat, perhaps none
        mt::SeatView view;
        mt::Memory memory{-1}; ///< of the same seat; may be empty for a level that does not remember
        std::string seed;      ///< the same question with the same seed has the same answer
    };
    using Think = std::function<mt::Action(const Question&, mt::StopToken)>;
    /// Asks the level of the engine.
    static mt::Action think(const Question& question, mt::StopToken stop);

    explicit AiWorker(Think think = &AiWorker::think, QObject* parent = nullptr);
    ~AiWorker() override;

    /// `decided` follows, not before `atLeast` has gone by. Takes the place of a question still open.
    void ask(Question question, std::chrono::milliseconds atLeast);
    /// The open question is answered as soon as it is thought over.
    void hurry();
    /// The open question, if any, gets no answer.
    void cancel();
    bool isThinking() const { return thinking_; }
    /// It is too soon to give it.
    bool hasAnswer() const { return answer_.has_value(); }

signals:
    void decided(const mt::Action& action);

private:
    struct Job {
        Question question;
        mt::StopToken stop;
        unsigned generation = 0;
    };
    void run(const mt::StopToken& quit);
    void answer();

    Think think_;
    unsigned generation_ = 0; ///< of the open question; an answer of another one is stale
    bool thinking_ = false;
    std::chrono::steady_clock::time_point notBefore_;
    std::optional<mt::Action> answer_; ///< to the open question, as long as it is too soon to give it
    QTimer tooSoon_;
    mt::StopSource stop_;

    std::mutex mutex_;
    std::condition_variable wake_;
    std::optional<Job> job_; ///< guarded by mutex_
    WorkerThread thread_;    ///< last: it must be gone before what it uses
};
