// A new game as the argument of --new describes it: "rules=tactic;seats=human:Anna,hard,easy;seed=42;rounds=3". A value
// or a name between quotation marks may hold ; and , as well.
#pragma once

#include "app/people/seat.h"
#include "engine/rules/catalogue.h"

#include <QDate>
#include <QString>

#include <optional>
#include <string>
#include <variant>
#include <vector>

struct NewGameSpec {
    std::string rulebook;    ///< id
    std::vector<Seat> seats; ///< names and levels; colours are the setup's to give
    std::optional<std::string> seed;
    int firstSeat = -1;        ///< from 0; -1: at random
    mt::OptionChanges changes; ///< every other name=value, unchecked
};

/// What is wrong with the text, for the command line: English, one line.
struct SpecError {
    QString message;
};

/// Reads the text. Rulebook, levels and the number of seats are checked; the options are resolveRules()'s to check.
/// The tiles of a day after `today` are refused.
std::variant<NewGameSpec, SpecError> parseNewGame(const QString& text, const QDate& today = QDate::currentDate());
