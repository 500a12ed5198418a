// Who sits where, as the window knows it.
#pragma once

#include "app/people/seat_names.h"
#include "engine/ai/character.h"
#include "engine/record/record_line.h"

#include <string>
#include <vector>

struct Seat {
    QString name; ///< free text, always shown as plain text; empty: "Player 3" in the language of the moment
    bool isHuman = false;
    std::string level; ///< id of an AI's level; empty for a human
    QString colour;    ///< of the locomotive, "#rrggbb"
    /// Of a name among AiNames: it is shown in the language of the moment. Empty: somebody typed the name.
    std::string nameId{};
    /// A person sat down here at first, and an AI plays meanwhile.
    bool isAway = false;
    /// Of an AI, as a record has it: what it likes to do beside its level; empty: nothing.
    std::string leaning{};

    friend bool operator==(const Seat&, const Seat&) = default;
};

/// Who once was an AI of a level that is offered no more becomes one of its heir.
void takeOfferedLevel(Seat& seat);

/// The locomotive colours that seats get when nobody chose: 14, told apart also by people with colour blindness as
/// far as 14 colours can be. The seat number always stands beside them.
const std::vector<QString>& seatColours();
/// The gold of the Mexican Train, which is no seat's colour.
QString mexicanTrainColour();

/// In the language of the moment.
QString nameOf(const mt::Character& character);

/// Where that character plays as it is at home.
Seat seatOf(const mt::Character& character, const QString& colour);

/// The character that plays there: the id of a portrait. Empty where a person sits or sat down, or somebody whom nobody
/// knows.
QString characterAt(const Seat& seat);

/// The players of a record, in these colours by seat, or in seatColours() where there are none.
std::vector<Seat> seatsOf(const std::vector<mt::RecordPlayer>& players, const std::vector<QString>& colours);

/// By seat: as they were typed, and those of AiNames in the language of the moment.
QStringList namesOf(const std::vector<Seat>& seats);
QStringList namesOf(const std::vector<mt::RecordPlayer>& players);

/// Who is away.
mt::SeatSet awayOf(const std::vector<Seat>& seats);

/// The seat of the only person there, where they gave no name: "You" to whoever looks at that game later; else -1.
int namelessPerson(const std::vector<mt::RecordPlayer>& players);

/// As whoever looks at that game later reads them, with the eyes of no seat.
SeatNames laterNamesOf(const std::vector<mt::RecordPlayer>& players);
