// One job at a time beside the window. What is stopped, or replaced by the next job, never answers.
#pragma once

#include "engine/base/stop_token.h"

#include <QObject>

#include <functional>

class Background : public QObject
{
    Q_OBJECT

public:
    using QObject::QObject;
    ~Background() override { stop(); }

    /// What is to be done in the window's thread with what the job found out.
    using Answer = std::function<void()>;
    /// Runs in another thread; what it reads must be its own or never change. It should look at the token often.
    using Job = std::function<Answer(mt::StopToken)>;

    void run(Job job);
    /// From a running job, with its token: something to be done in the window's thread while it goes on. Not done if
    /// the job is stopped before its turn comes; what it uses must live as long as this, or longer.
    static void meanwhile(const mt::StopToken& stop, Answer answer);
    void stop();
    bool isBusy() const { return busy_; }

signals:
    void busyChanged();

private:
    void setBusy(bool busy);

    mt::StopSource stop_;
    bool busy_ = false;
};
