#include "app/program.h"

#include "app/data_folder.h"

Program::Program(const QString& dataDir, QObject* parent)
    : QObject(parent), preferences_(settingsFile(dataDir)), game_(dataDir)
{
    const auto takePace = [this] { game_.setPace(preferences_.pace()); };
    takePace();
    connect(&preferences_, &Preferences::paceChanged, &game_, takePace);
    const auto takeVolume = [this] { sounds_.setVolume(preferences_.soundVolume()); };
    takeVolume();
    connect(&preferences_, &Preferences::soundVolumeChanged, &sounds_, takeVolume);
    sounds_.follow(game_);
}
