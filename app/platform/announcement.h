// How near what is announced is to the player.
#pragma once

#include <QObject>
#include <QtQml/qqmlregistration.h>

namespace Announcement
{

Q_NAMESPACE
QML_ELEMENT

/// Whom it concerns: all who look on, the player, or the player in turn. Who wants to hear less hears from one of these
/// on. Settings files know them by their numbers.
enum class Concern { Anybody, ThePlayer, TheTurn };
Q_ENUM_NS(Concern)

} // namespace Announcement
