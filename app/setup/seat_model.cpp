#include "app/setup/seat_model.h"

#include "app/people/ai_names.h"
#include "app/people/seat_names.h"
#include "engine/ai/character.h"

#include <algorithm>

namespace
{

std::size_t at(int row) { return static_cast<std::size_t>(row); }

} // namespace

SeatModel::SeatModel(const LevelModel& levels, QObject* parent) : RowModel(parent), levels_(levels)
{
    seats_.push_back({QString(), true, std::string(mt::defaultLevel), seatColours().front()});
    while (seats_.size() < 4)
        seats_.push_back(newSeat());
    show();
}

void SeatModel::show()
{
    std::vector<SeatRow> rows;
    const QStringList written = namesOf(seats_);
    const SeatNames names(written, -1);
    for (int seat = 0; seat < static_cast<int>(seats_.size()); ++seat) {
        const Seat& each = seats_[at(seat)];
        rows.push_back({seat + 1, written[seat], names.givenName(seat), each.isHuman, levels_.rowOf(each.level),
                        each.colour, characterAt(each)});
    }
    setRows(std::move(rows));
}

void SeatModel::setCount(int count)
{
    const std::size_t wanted = at(std::clamp(count, fewest, most));
    if (wanted == seats_.size())
        return;
    seats_.resize(std::min(wanted, seats_.size()));
    while (seats_.size() < wanted)
        seats_.push_back(newSeat());
    change();
}

void SeatModel::setName(int row, const QString& name)
{
    if (!isRow(row) || namesOf(seats_)[row] == name)
        return;
    seats_[at(row)].name = name;
    seats_[at(row)].nameId.clear();
    change();
}

void SeatModel::setHuman(int row, bool isHuman)
{
    if (!isRow(row) || seats_[at(row)].isHuman == isHuman)
        return;
    Seat& seat = seats_[at(row)];
    seat.isHuman = isHuman;
    // Whoever sits down under that name keeps it in every language.
    seat.name = namesOf(seats_)[row];
    seat.nameId.clear();
    change();
}

void SeatModel::setLevel(int row, int level)
{
    if (!isRow(row) || !levels_.isRow(level))
        return;
    seats_[at(row)].level = levels_.row(level).id.toStdString();
    change();
}

void SeatModel::setCharacter(int row, const QString& id)
{
    const mt::Character* const character = mt::findCharacter(id.toStdString());
    if (!isRow(row) || character == nullptr || seats_[at(row)].isHuman)
        return;
    Seat& seat = seats_[at(row)];
    seat = seatOf(*character, seat.colour);
    change();
}

void SeatModel::setColour(int row, const QString& colour)
{
    if (!isRow(row) || seats_[at(row)].colour == colour)
        return;
    seats_[at(row)].colour = colour;
    change();
}

bool SeatModel::move(int from, int to)
{
    if (from == to || !RowModel::move(from, to))
        return false;
    const Seat seat = seats_[at(from)];
    seats_.erase(seats_.begin() + from);
    seats_.insert(seats_.begin() + to, seat);
    emit changedChairs(from, to);
    change();
    return true;
}

std::vector<Seat> SeatModel::seats() const
{
    std::vector<Seat> seats = seats_;
    for (Seat& seat : seats) {
        seat.name = AiNames::shown(seat.nameId, seat.name);
        const mt::Character* const character = mt::findCharacter(seat.nameId);
        seat.leaning = character != nullptr && !seat.isHuman ? character->leaning : "";
        if (seat.isHuman)
            seat.level.clear();
    }
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

Seat SeatModel::person() const
{
    const auto first = std::find_if(seats_.begin(), seats_.end(), [](const Seat& seat) { return seat.isHuman; });
    if (first == seats_.end())
        return {{}, true, {}, seatColours().front()};
    Seat person = *first;
    person.level.clear();
    return person;
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
    }
    for (Seat& seat : seats_)
        if (!seat.isHuman && seat.name.isEmpty())
            giveName(seat);
    change();
}

void SeatModel::offerLevels()
{
    const std::vector<Seat> before = seats_;
    std::for_each(seats_.begin(), seats_.end(), takeOfferedLevel);
    if (seats_ != before)
        change();
}

Seat SeatModel::newSeat() const
{
    Seat seat{{}, false, std::string(mt::defaultLevel), freeColour()};
    giveName(seat);
    return seat;
}

void SeatModel::giveName(Seat& seat) const
{
    const QStringList taken = namesOf(seats_);
    for (const std::string_view id : AiNames::ids())
        if (const QString name = AiNames::shown(id, {}); !taken.contains(name)) {
            seat.name = name;
            seat.nameId = id;
            return;
        }
}

QString SeatModel::freeColour() const
{
    for (const QString& colour : seatColours())
        if (std::none_of(seats_.begin(), seats_.end(), [&](const Seat& seat) { return seat.colour == colour; }))
            return colour;
    return seatColours().front();
}

void SeatModel::change()
{
    show();
    emit edited();
}

#include "moc_seat_model.cpp"
