#include "app/sound/sounds.h"

#include "app/game_controller.h"

#include <QFile>

#include <array>

Sounds::Sounds(std::unique_ptr<SoundOutput> output, QObject* parent) : QObject(parent), output_(std::move(output)) {}

void Sounds::follow(const GameController& game)
{
    connect(&game, &GameController::eventShown, this, [this](const mt::Event& event) {
        if (const std::optional<Sound> sound = soundOf(event))
            play(*sound);
    });
    connect(&game, &GameController::refused, this, [this] { play(Sound::refusal); });
    connect(&game, &GameController::dealt, this, [this] { play(Sound::shuffle); });
}

// Ears go by the square: half way is to sound half as loud.
void Sounds::setVolume(double volume) { loudness_ = static_cast<float>(volume * volume); }

void Sounds::play(Sound sound)
{
    if (loudness_ <= 0)
        return;
    const QStringList files = soundFiles(sound);
    const QString& file = files[played_[sound]++ % files.size()];
    {
        const std::lock_guard lock(mutex_);
        wanted_.push_back(file);
    }
    if (!thread_.joinable())
        thread_ = std::jthread([this](std::stop_token quit) { run(quit); });
    wake_.notify_one();
}

// What was wanted while there was no device is not heard later.
void Sounds::run(std::stop_token quit)
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
}

bool Sounds::wait(std::stop_token quit)
{
    std::unique_lock lock(mutex_);
    return wake_.wait(lock, quit, [this] { return !wanted_.empty(); });
}

// Opening the device takes a moment that can be heard, so it stays open until the game has been quiet for a while: then
// nothing is left running.
void Sounds::playWhatIsWanted(std::stop_token quit)
{
    constexpr int aWhile = 2 * samplesPerSecond;
    std::array<std::int16_t, 256> piece{};
    for (int quiet = 0; quiet < aWhile && !quit.stop_requested();) {
        beginWanted();
        quiet = mixer_.isQuiet() ? quiet + static_cast<int>(piece.size()) : 0;
        mixer_.mix(piece, loudness_);
        if (!output_->write(piece)) {
            mixer_.stop();
            return;
        }
    }
}

void Sounds::beginWanted()
{
    std::vector<QString> wanted;
    {
        const std::lock_guard lock(mutex_);
        wanted.swap(wanted_);
    }
    for (const QString& file : wanted)
        mixer_.begin(samples(file));
}

const Samples& Sounds::samples(const QString& name)
{
    const auto known = samples_.find(name);
    if (known != samples_.end())
        return known->second;
    QFile file(name);
    return samples_[name] = file.open(QIODevice::ReadOnly) ? readWave(file.readAll()) : Samples();
}
