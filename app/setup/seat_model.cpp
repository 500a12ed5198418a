#include "app/setup/seat_model.h"

#include "app/words/seat_names.h"

#include <algorithm>

namespace
{

// Names for AI seats; a name is free text and not translated.
constexpr const char* aiNames[] = {"Bruno", "Clara", "Dario", "Emma", "Felix", "Greta", "Hugo",
                                   "Ines",  "Jakob", "Karla", "Leo",  "Mina",  "Nils",  "Olga"};

std::size_t at(int row) { return static_cast<std::size_t>(row); }

} // namespace

SeatModel::SeatModel(const LevelModel& levels, QObject* parent) : QAbstractListModel(parent), levels_(levels)
{
    seats_.push_back({QString(), true, std::string(mt::defaultLevel), seatColours().front()});
    while (count() < 4)
        seats_.push_back(newSeat());
}

int SeatModel::rowCount(const QModelIndex& parent) const { return parent.isValid() ? 0 : count(); }

QVariant SeatModel::data(const QModelIndex& index, int role) const
{
    if (!checkIndex(index, CheckIndexOption::IndexIsValid))
        return {};
    const Seat& seat = seats_[at(index.row())];
    switch (role) {
    case SeatNumberRole: return index.row() + 1;
    case NameRole: return seat.name;
    case ShownNameRole: return SeatNames(namesOf(seats_), -1).givenName(index.row());
    case IsHumanRole: return seat.isHuman;
    case LevelRole: return levels_.rowOf(seat.level);
    case ColourRole: return seat.colour;
    default: return {};
    }
}

QHash<int, QByteArray> SeatModel::roleNames() const
{
    return {{SeatNumberRole, "seatNumber"}, {NameRole, "name"},   {ShownNameRole, "shownName"},
            {IsHumanRole, "isHuman"},       {LevelRole, "level"}, {ColourRole, "colour"}};
}

void SeatModel::retranslate() { emit dataChanged(index(0), index(count() - 1), {ShownNameRole}); }

void SeatModel::setCount(int count)
{
    const int wanted = std::clamp(count, fewest, most);
    const int now = SeatModel::count();
    if (wanted == now)
        return;
    if (wanted > now) {
        beginInsertRows({}, now, wanted - 1);
        while (SeatModel::count() < wanted)
            seats_.push_back(newSeat());
        endInsertRows();
    } else {
        beginRemoveRows({}, wanted, now - 1);
        seats_.resize(at(wanted));
        endRemoveRows();
    }
    emit countChanged();
    emit edited();
}

void SeatModel::setName(int row, const QString& name)
{
    if (!isRow(row) || seats_[at(row)].name == name)
        return;
    seats_[at(row)].name = name;
    changed(row, {NameRole, ShownNameRole});
}

void SeatModel::setHuman(int row, bool isHuman)
{
    if (!isRow(row) || seats_[at(row)].isHuman == isHuman)
        return;
    seats_[at(row)].isHuman = isHuman;
    changed(row, {IsHumanRole});
}

void SeatModel::setLevel(int row, int level)
{
    if (!isRow(row) || level < 0 || level >= levels_.rowCount())
        return;
    seats_[at(row)].level = levels_.ids()[at(level)];
    changed(row, {LevelRole});
}

void SeatModel::setColour(int row, const QString& colour)
{
    if (!isRow(row) || seats_[at(row)].colour == colour)
        return;
    seats_[at(row)].colour = colour;
    changed(row, {ColourRole});
}

bool SeatModel::move(int from, int to)
{
    if (!isRow(from) || !isRow(to) || from == to)
        return false;
    beginMoveRows({}, from, from, {}, to > from ? to + 1 : to);
    const Seat seat = seats_[at(from)];
    seats_.erase(seats_.begin() + from);
    seats_.insert(seats_.begin() + to, seat);
    endMoveRows();
    emit dataChanged(index(0), index(count() - 1), {SeatNumberRole, ShownNameRole});
    emit edited();
    return true;
}

std::vector<Seat> SeatModel::seats() const
{
    std::vector<Seat> seats = seats_;
    for (Seat& seat : seats)
        if (seat.isHuman)
            seat.level.clear();
    return seats;
}

std::vector<QString> SeatModel::chosenColours() const
{
    std::vector<QString> colours;
    for (const Seat& seat : seats_)
        colours.push_back(seat.colour);
    return colours;
}

int SeatModel::humans() const
{
    return static_cast<int>(std::count_if(seats_.begin(), seats_.end(), [](const Seat& seat) { return seat.isHuman; }));
}

void SeatModel::setSeats(const std::vector<Seat>& seats)
{
    setCount(static_cast<int>(seats.size()));
    for (int row = 0; row < count() && row < static_cast<int>(seats.size()); ++row) {
        Seat seat = seats[at(row)];
        if (levels_.rowOf(seat.level) < 0)
            seat.level = mt::defaultLevel;
        if (seat.colour.isEmpty())
            seat.colour = seatColours()[at(row)];
        seats_[at(row)] = seat;
        if (!seat.isHuman && seat.name.isEmpty())
            seats_[at(row)].name = freeName();
    }
    emit dataChanged(index(0), index(count() - 1));
    emit edited();
}

Seat SeatModel::newSeat() const { return {freeName(), false, std::string(mt::defaultLevel), freeColour()}; }

QString SeatModel::freeName() const
{
    for (const char* name : aiNames) {
        const QString text = QString::fromUtf8(name);
        if (std::none_of(seats_.begin(), seats_.end(), [&](const Seat& seat) { return seat.name == text; }))
            return text;
    }
    return {};
}

QString SeatModel::freeColour() const
{
    for (const QString& colour : seatColours())
        if (std::none_of(seats_.begin(), seats_.end(), [&](const Seat& seat) { return seat.colour == colour; }))
            return colour;
    return seatColours().front();
}

void SeatModel::changed(int row, const QList<int>& roles)
{
    emit dataChanged(index(row), index(row), roles);
    emit edited();
}
