// How near what is announced is to the player.
#pragma once

#include <QObject>
#include <QtQml/qqmlregistration.h>

namespace Announcement
{

Q_NAMESPACE
QML_ELEMENT

/// Of interest to all who look on, to the player, or to the player in turn. Who wants to hear less hears from one of
/// these on. Answers to what a player does are always announced. Settings files know them by their numbers.
enum class Level { Anybody, ThePlayer, TheTurn };
Q_ENUM_NS(Level)

} // namespace Announcement
