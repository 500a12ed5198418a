// The sounds of the game. They are read and played on a thread of their own, which begins with the first of them: the
// window never waits for a sound, and one that cannot be played is simply not heard.
#pragma once

#include "app/sound/sound.h"
#include "app/sound/sound_player.h"

#include <QObject>

#include <map>

class GameController;

class Sounds : public QObject
{
    Q_OBJECT

public:
    explicit Sounds(std::unique_ptr<SoundOutput> output = systemSoundOutput(), QObject* parent = nullptr);

    /// From now on what happens in `game` is heard.
    void follow(const GameController& game);
    /// And so is whose turn it is, as TurnCall says.
    void callTurns(const GameController& game);
    /// 0: silence, 1: as loud as the sounds were made. At once, also for what is being heard.
    void setVolume(double volume);
    void play(Sound sound);

private:
    SoundPlayer player_;
    std::map<Sound, int> played_; ///< how often
};
