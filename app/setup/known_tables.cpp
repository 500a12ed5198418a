#include "app/setup/known_tables.h"

#include "app/people/seat_names.h"
#include "app/setup/seat_settings.h"

#include <algorithm>

namespace
{

bool isSame(const Seat& one, const Seat& other)
{
    const bool isSameName = one.nameId == other.nameId && (!one.nameId.empty() || one.name == other.name);
    return isSameName && one.isHuman == other.isHuman && (one.isHuman || one.level == other.level);
}

bool isSameTable(const std::vector<Seat>& one, const std::vector<Seat>& other)
{
    return std::equal(one.begin(), one.end(), other.begin(), other.end(), isSame);
}

QString keyOf(int table) { return QStringLiteral("newGame/tables/%1").arg(table + 1); }

} // namespace

void KnownTables::remember(const std::vector<Seat>& seats)
{
    if (std::none_of(seats.begin(), seats.end(), [](const Seat& seat) { return seat.isHuman && !seat.name.isEmpty(); }))
        return;
    std::erase_if(tables_, [&](const auto& table) { return isSameTable(table, seats); });
    tables_.insert(tables_.begin(), seats);
    if (tables_.size() > most)
        tables_.pop_back();
    show(seats);
}

void KnownTables::show(const std::vector<Seat>& now)
{
    std::vector<KnownTable> rows;
    for (const std::vector<Seat>& table : tables_) {
        std::vector<int> people;
        for (int seat = 0; seat < static_cast<int>(table.size()); ++seat)
            if (table[static_cast<std::size_t>(seat)].isHuman)
                people.push_back(seat);
        QString who = SeatNames(namesOf(table), -1).list(people);
        if (const auto others = static_cast<int>(table.size() - people.size()); others > 0)
            who += QStringLiteral(" · ") + tr("%n computer player(s)", "beside people", others);
        rows.push_back({who, isSameTable(table, now)});
    }
    setRows(std::move(rows));
}

void KnownTables::save(QVariantMap& values) const
{
    values[QStringLiteral("newGame/tables/size")] = static_cast<int>(tables_.size());
    for (int table = 0; table < static_cast<int>(tables_.size()); ++table)
        SeatSettings::save(tables_[static_cast<std::size_t>(table)], keyOf(table), values);
}

void KnownTables::load(const SettingsFile& settings)
{
    const int count = std::min(settings.value(QStringLiteral("newGame/tables/size")).toInt(), most);
    for (int table = 0; table < count; ++table)
        if (std::vector<Seat> seats = SeatSettings::load(keyOf(table), settings); seats.size() >= 2)
            tables_.push_back(std::move(seats));
}

#include "moc_known_tables.cpp"
