#include "app/sound/sound.h"

using mt::EventKind;

namespace
{

bool isHumanOut(const GameSession& game)
{
    for (int seat = 0; seat < game.table().players; ++seat)
        if (game.seat(seat).isHuman && game.state().hands[static_cast<std::size_t>(seat)].empty())
            return true;
    return false;
}

} // namespace

std::optional<Sound> soundOf(const mt::Event& event, const GameSession& game)
{
    switch (event.kind) {
    case EventKind::tileDrawn: return Sound::draw;
    case EventKind::engineLaid: return Sound::doubleTile;
    case EventKind::tilePlayed: return event.tile.isDouble() ? Sound::doubleTile : Sound::tile;
    case EventKind::markerPlaced: return Sound::whistle;
    case EventKind::markerRemoved: return Sound::departure;
    case EventKind::lastTile: return Sound::lastTile;
    case EventKind::roundEnded:
        if (event.reason != mt::RoundEndReason::out)
            return Sound::roundEnd;
        return isHumanOut(game) ? Sound::roundWon : Sound::roundLost;
    case EventKind::turnStarted:
    case EventKind::doubleClosed:
    case EventKind::doubleOpened:
    case EventKind::markerAsked:
    case EventKind::dutyOwed:
    case EventKind::passed:
    case EventKind::openingEnded: return {};
    }
    return {};
}

QStringList soundFiles(Sound sound)
{
    const auto file = [](const char* name) { return QStringLiteral(":/sounds/%1.wav").arg(QLatin1String(name)); };
    switch (sound) {
    case Sound::tile: return {file("tile-1"), file("tile-2"), file("tile-3")};
    case Sound::doubleTile: return {file("double")};
    case Sound::draw: return {file("draw")};
    case Sound::refusal: return {file("refusal")};
    case Sound::lastTile: return {file("last-tile")};
    case Sound::whistle: return {file("whistle")};
    case Sound::departure: return {file("departure")};
    case Sound::roundEnd: return {file("round-end")};
    case Sound::roundWon: return {file("round-won")};
    case Sound::roundLost: return {file("round-lost")};
    case Sound::shuffle: return {file("shuffle")};
    case Sound::yourTurn: return {file("your-turn")};
    }
    return {};
}
