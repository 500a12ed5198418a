// Seats as they are kept in the settings.
#pragma once

#include "app/people/seat.h"
#include "app/saving/settings_file.h"

namespace SeatSettings
{

/// As QSettings names what is in an array: "newGame/seats/2/name". `seat`: from 0.
QString key(const QString& array, int seat, const char* name);
/// `array`: "newGame/seats".
void save(const std::vector<Seat>& seats, const QString& array, QVariantMap& values);
/// As far as they can be those of a game; levels may be unknown to this version. None: there are none.
std::vector<Seat> load(const QString& array, const SettingsFile& settings);

} // namespace SeatSettings
