// Who sits where, as the window knows it.
#pragma once

#include <QString>

#include <string>
#include <vector>

struct Seat {
    QString name; ///< free text, always shown as plain text; empty: "Player 3" in the language of the moment
    bool isHuman = false;
    std::string level; ///< id of an AI's level; empty for a human
    QString colour;    ///< of the locomotive, "#rrggbb"

    friend bool operator==(const Seat&, const Seat&) = default;
};

/// The locomotive colours that seats get when nobody chose: 14, told apart also by people with colour blindness as
/// far as 14 colours can be. The seat number always stands beside them.
const std::vector<QString>& seatColours();
