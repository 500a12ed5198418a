// What can be heard at the table, and when.
#pragma once

#include "app/play/game_session.h"

#include <QStringList>

#include <array>
#include <optional>

enum class Sound {
    tile,
    doubleTile,
    draw,
    refusal,
    lastTile,
    whistle,
    departure,
    roundEnd, ///< nobody is out
    roundWon,
    roundLost,
    shuffle,
    yourTurn
};

inline constexpr std::array allSounds{Sound::tile,     Sound::doubleTile, Sound::draw,      Sound::refusal,
                                      Sound::lastTile, Sound::whistle,    Sound::departure, Sound::roundEnd,
                                      Sound::roundWon, Sound::roundLost,  Sound::shuffle,   Sound::yourTurn};

/// What is heard when that happens in that game; nothing: it happens in silence. Of several humans at one computer each
/// wins with any of them.
std::optional<Sound> soundOf(const mt::Event& event, const GameSession& game);

/// The resources with that sound, one or more: each is the same thing happening, but no two touches are alike.
QStringList soundFiles(Sound sound);
