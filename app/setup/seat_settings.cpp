#include "app/setup/seat_settings.h"

#include "app/people/ai_names.h"
#include "engine/base/tile.h"

#include <algorithm>

namespace
{

// Settings of before names had ids have none.
std::string nameIdOf(const Seat& seat, const QVariant& kept)
{
    if (kept.isValid())
        return kept.toString().toStdString();
    return seat.isHuman ? std::string() : std::string(AiNames::idOfOld(seat.name));
}

} // namespace

QString SeatSettings::key(const QString& array, int seat, const char* name)
{
    return QStringLiteral("%1/%2/%3").arg(array, QString::number(seat + 1), QLatin1String(name));
}

void SeatSettings::save(const std::vector<Seat>& seats, const QString& array, QVariantMap& values)
{
    values[array + QStringLiteral("/size")] = static_cast<int>(seats.size());
    for (int i = 0; i < static_cast<int>(seats.size()); ++i) {
        const Seat& seat = seats[static_cast<std::size_t>(i)];
        values[key(array, i, "name")] = seat.name;
        values[key(array, i, "nameId")] = QString::fromStdString(seat.nameId);
        values[key(array, i, "human")] = seat.isHuman;
        values[key(array, i, "level")] = QString::fromStdString(seat.level);
        values[key(array, i, "colour")] = seat.colour;
    }
}

std::vector<Seat> SeatSettings::load(const QString& array, const SettingsFile& settings)
{
    std::vector<Seat> seats;
    const int count = std::min(settings.value(array + QStringLiteral("/size")).toInt(), mt::maxSeats);
    for (int i = 0; i < count; ++i) {
        const auto kept = [&](const char* name) { return settings.value(key(array, i, name)); };
        Seat seat{kept("name").toString(), kept("human").toBool(), kept("level").toString().toStdString(),
                  kept("colour").toString()};
        seat.nameId = nameIdOf(seat, kept("nameId"));
        takeOfferedLevel(seat);
        seats.push_back(seat);
    }
    return seats;
}
