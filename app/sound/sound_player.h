// Reads and plays sounds on a thread of its own. A sound server that hangs keeps that thread, but nobody else.
#pragma once

#include "app/platform/worker_thread.h"
#include "app/sound/mixer.h"
#include "app/sound/sound_output.h"

#include <QString>

#include <atomic>
#include <condition_variable>
#include <map>
#include <memory>
#include <mutex>

class SoundPlayer
{
public:
    explicit SoundPlayer(std::unique_ptr<SoundOutput> output);
    SoundPlayer(const SoundPlayer&) = delete;
    SoundPlayer& operator=(const SoundPlayer&) = delete;
    /// Waits for the thread, but only as long as nobody minds; then the thread is left to end when it can.
    ~SoundPlayer();

    /// How loud from now on, also what is being heard: a factor on the samples.
    void setLoudness(float loudness);
    float loudness() const;
    /// The file is heard as soon as it can be. The thread begins with the first one.
    void play(const QString& file);

private:
    class Work;

    std::shared_ptr<Work> work_; ///< the thread's, too: it may outlive this
    WorkerThread thread_;
};
