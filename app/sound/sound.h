// What can be heard at the table, and when.
#pragma once

#include "engine/game/action.h"

#include <QStringList>

#include <array>
#include <optional>

enum class Sound { tile, doubleTile, draw, refusal, lastTile, whistle, departure, roundEnd, shuffle };

inline constexpr std::array allSounds{Sound::tile,      Sound::doubleTile, Sound::draw,
                                      Sound::refusal,   Sound::lastTile,   Sound::whistle,
                                      Sound::departure, Sound::roundEnd,   Sound::shuffle};

/// What is heard when that happens; nothing: it happens in silence.
std::optional<Sound> soundOf(const mt::Event& event);

/// The resources with that sound, one or more: each is the same thing happening, but no two touches are alike.
QStringList soundFiles(Sound sound);
