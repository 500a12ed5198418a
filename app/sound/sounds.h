// The sounds of the game. They are read and played on a thread of their own, which begins with the first of them: the
// window never waits for a sound, and one that cannot be played is simply not heard.
#pragma once

#include "app/sound/mixer.h"
#include "app/sound/sound.h"
#include "app/sound/sound_output.h"

#include <QObject>

#include <atomic>
#include <condition_variable>
#include <map>
#include <mutex>
#include <stop_token>
#include <thread>

class GameController;

class Sounds : public QObject
{
    Q_OBJECT

public:
    explicit Sounds(std::unique_ptr<SoundOutput> output = systemSoundOutput(), QObject* parent = nullptr);

    /// From now on what happens in `game` is heard.
    void follow(const GameController& game);
    /// 0: silence, 1: as loud as the sounds were made. At once, also for what is being heard.
    void setVolume(double volume);
    void play(Sound sound);

private:
    void run(std::stop_token quit);
    bool wait(std::stop_token quit);
    void playWhatIsWanted(std::stop_token quit);
    void beginWanted();
    const Samples& samples(const QString& file);

    std::atomic<float> loudness_ = 1;
    std::mutex mutex_;
    std::condition_variable_any wake_;
    std::vector<QString> wanted_; ///< files; guarded by mutex_
    std::map<Sound, int> played_; ///< how often

    // Of the thread alone.
    std::unique_ptr<SoundOutput> output_;
    std::map<QString, Samples> samples_;
    Mixer mixer_;

    std::jthread thread_; ///< last: it must be gone before what it uses
};
