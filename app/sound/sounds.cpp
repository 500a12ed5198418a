#include "app/sound/sounds.h"

#include "app/play/game_controller.h"
#include "app/sound/turn_call.h"

Sounds::Sounds(std::unique_ptr<SoundOutput> output, QObject* parent) : QObject(parent), player_(std::move(output)) {}

void Sounds::follow(const GameController& game)
{
    connect(&game, &GameController::eventShown, this, [this, &game](const mt::Event& event) {
        if (const std::optional<Sound> sound = soundOf(event, game.session()))
            play(*sound);
    });
    connect(&game, &GameController::refused, this, [this] { play(Sound::refusal); });
    connect(&game, &GameController::dealt, this, [this] { play(Sound::shuffle); });
}

void Sounds::callTurns(const GameController& game)
{
    connect(new TurnCall(game, this), &TurnCall::called, this, [this] { play(Sound::yourTurn); });
}

// Ears go by the square: half way is to sound half as loud.
void Sounds::setVolume(double volume) { player_.setLoudness(static_cast<float>(volume * volume)); }

void Sounds::play(Sound sound)
{
    if (player_.loudness() <= 0)
        return;
    const QStringList files = soundFiles(sound);
    player_.play(files[played_[sound]++ % files.size()]);
}

#include "moc_sounds.cpp"
