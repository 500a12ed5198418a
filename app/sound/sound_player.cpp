#include "app/sound/sound_player.h"

#include <QFile>

#include <array>
#include <chrono>

namespace
{

// A device that works has taken what it was given long before.
constexpr std::chrono::milliseconds patience{500};

} // namespace

class SoundPlayer::Work
{
public:
    explicit Work(std::unique_ptr<SoundOutput> output) : output_(std::move(output)) {}

    void want(const QString& file);
    /// To be called after the thread was asked to stop.
    void wakeUp();
    void run(const mt::StopToken& quit);
    /// False: it is still running after all that time.
    bool hasEnded(std::chrono::milliseconds time);

    std::atomic<float> loudness = 1;

private:
    bool wait(const mt::StopToken& quit);
    void playWhatIsWanted(const mt::StopToken& quit);
    void beginWanted();
    const Samples& samples(const QString& file);

    std::mutex mutex_;
    std::condition_variable wake_;
    std::vector<QString> wanted_; ///< files; guarded by mutex_
    bool ended_ = false;          ///< guarded by mutex_

    // Of the thread alone.
    std::unique_ptr<SoundOutput> output_;
    std::map<QString, Samples> samples_;
    Mixer mixer_;
};

SoundPlayer::SoundPlayer(std::unique_ptr<SoundOutput> output) : work_(std::make_shared<Work>(std::move(output))) {}

SoundPlayer::~SoundPlayer()
{
    thread_.requestStop();
    work_->wakeUp();
    if (thread_.isStarted() && !work_->hasEnded(patience))
        thread_.detach();
}

void SoundPlayer::setLoudness(float loudness) { work_->loudness = loudness; }

float SoundPlayer::loudness() const { return work_->loudness; }

void SoundPlayer::play(const QString& file)
{
    work_->want(file);
    if (!thread_.isStarted())
        thread_.start([work = work_](const mt::StopToken& quit) { work->run(quit); });
}

void SoundPlayer::Work::want(const QString& file)
{
    const std::lock_guard lock(mutex_);
    wanted_.push_back(file);
    wake_.notify_all();
}

void SoundPlayer::Work::wakeUp()
{
    const std::lock_guard lock(mutex_);
    wake_.notify_all();
}

bool SoundPlayer::Work::hasEnded(std::chrono::milliseconds time)
{
    std::unique_lock lock(mutex_);
    return wake_.wait_for(lock, time, [this] { return ended_; });
}

// What was wanted while there was no device is not heard later.
void SoundPlayer::Work::run(const mt::StopToken& quit)
{
    while (wait(quit)) {
        if (output_->open()) {
            playWhatIsWanted(quit);
            output_->close();
        } else {
            const std::lock_guard lock(mutex_);
            wanted_.clear();
        }
    }
    const std::lock_guard lock(mutex_);
    ended_ = true;
    wake_.notify_all();
}

bool SoundPlayer::Work::wait(const mt::StopToken& quit)
{
    std::unique_lock lock(mutex_);
    wake_.wait(lock, [&] { return !wanted_.empty() || quit.stopRequested(); });
    return !quit.stopRequested();
}

// Opening the device takes a moment that can be heard, so it stays open until the game has been quiet for a while: then
// nothing is left running.
void SoundPlayer::Work::playWhatIsWanted(const mt::StopToken& quit)
{
    constexpr int aWhile = 2 * samplesPerSecond;
    std::array<std::int16_t, 256> piece{};
    for (int quiet = 0; quiet < aWhile && !quit.stopRequested();) {
        beginWanted();
        quiet = mixer_.isQuiet() ? quiet + static_cast<int>(piece.size()) : 0;
        mixer_.mix(piece, loudness);
        if (!output_->write(piece)) {
            mixer_.stop();
            return;
        }
    }
}

void SoundPlayer::Work::beginWanted()
{
    std::vector<QString> wanted;
    {
        const std::lock_guard lock(mutex_);
        wanted.swap(wanted_);
    }
    for (const QString& file : wanted)
        mixer_.begin(samples(file));
}

const Samples& SoundPlayer::Work::samples(const QString& name)
{
    const auto known = samples_.find(name);
    if (known != samples_.end())
        return known->second;
    QFile file(name);
    return samples_[name] = file.open(QIODevice::ReadOnly) ? readWave(file.readAll()) : Samples();
}
