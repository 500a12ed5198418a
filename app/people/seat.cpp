#include "app/people/seat.h"

#include "app/people/ai_names.h"
#include "app/people/player_name.h"
#include "app/platform/plain_text.h"

#include <algorithm>

void takeOfferedLevel(Seat& seat)
{
    if (const mt::Level* const level = mt::findOffered(seat.level))
        seat.level = level->id;
}

QString nameOf(const mt::Character& character) { return AiNames::shown(character.id, plainText(character.id)); }

Seat seatOf(const mt::Character& character, const QString& colour)
{
    Seat seat{nameOf(character), false, std::string(character.level), colour};
    seat.nameId = character.id;
    seat.leaning = character.leaning;
    return seat;
}

QString characterAt(const Seat& seat)
{
    const bool isKnown = !seat.isHuman && !seat.isAway && mt::findCharacter(seat.nameId) != nullptr;
    return isKnown ? QString::fromStdString(seat.nameId) : QString();
}

const std::vector<QString>& seatColours()
{
    static const std::vector<QString> colours = {"#c0392b", "#2c6fbb", "#8e44ad", "#2e8b57", "#d98a12",
                                                 "#17808a", "#b5347a", "#6b4f2a", "#4a5fc1", "#7a8b1f",
                                                 "#e05c3e", "#3f9fc4", "#5d5d6b", "#a8872b"};
    return colours;
}

QString mexicanTrainColour() { return QStringLiteral("#b8860b"); }

std::vector<Seat> seatsOf(const std::vector<mt::RecordPlayer>& players, const std::vector<QString>& colours)
{
    std::vector<Seat> seats;
    for (const mt::RecordPlayer& player : players) {
        const std::vector<QString>& all = seats.size() < colours.size() ? colours : seatColours();
        seats.push_back({QString::fromStdString(player.name), player.kind == mt::PlayerKind::human, player.level,
                         all[seats.size()], player.nameId, false, player.leaning});
    }
    return seats;
}

QStringList namesOf(const std::vector<Seat>& seats)
{
    QStringList names;
    for (const Seat& seat : seats)
        names.append(AiNames::shown(seat.nameId, seat.name));
    return names;
}

QStringList namesOf(const std::vector<mt::RecordPlayer>& players) { return namesOf(seatsOf(players, {})); }

mt::SeatSet awayOf(const std::vector<Seat>& seats)
{
    mt::SeatSet away;
    for (std::size_t seat = 0; seat < seats.size(); ++seat)
        if (seats[seat].isAway)
            away.insert(seat);
    return away;
}

int namelessPerson(const std::vector<mt::RecordPlayer>& players)
{
    const auto isPerson = [](const mt::RecordPlayer& player) { return player.kind == mt::PlayerKind::human; };
    const auto person = std::ranges::find_if(players, isPerson);
    const bool isOne = std::ranges::count_if(players, isPerson) == 1;
    const bool isNamed = isOne && !PlayerName::shown(QString::fromStdString(person->name)).isEmpty();
    return isOne && !isNamed ? static_cast<int>(person - players.begin()) : -1;
}

SeatNames laterNamesOf(const std::vector<mt::RecordPlayer>& players)
{
    return {namesOf(players), namelessPerson(players)};
}
