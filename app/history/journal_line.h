// The lines of the statistics' journal, each as a value: what happened in which game, and when. JSON Lines.
#pragma once

#include "engine/record/json_fields.h"
#include "engine/record/record_line.h"

#include <QByteArray>
#include <QDateTime>
#include <QString>

#include <optional>
#include <string>
#include <variant>
#include <vector>

/// A game was dealt here, by a seed that nobody chose: from now on it can count.
struct DealtEntry {
    std::string rulebook;     ///< id
    bool hasOwnRules = false; ///< something else than the number of rounds differs from the rulebook
    int rounds = 1;           ///< that are to be played
    std::vector<mt::RecordPlayer> players;
    std::string deal{}; ///< the fingerprint of the first round's deal; empty: the game is known by it
    friend bool operator==(const DealtEntry&, const DealtEntry&) = default;
};

/// A human acted for the first time: from now on it counts.
struct BegunEntry {
    friend bool operator==(const BegunEntry&, const BegunEntry&) = default;
};

/// A round is over.
struct CountedRound {
    int round = 1;
    std::vector<int> scores{}; ///< by seat
    std::vector<int> trains{}; ///< how many tiles each seat's own train has, by seat
    std::vector<int> out{};    ///< the seats, from 0, that got rid of all their tiles
    friend bool operator==(const CountedRound&, const CountedRound&) = default;
};

struct FinishedEntry {
    std::vector<int> totals{};  ///< by seat
    std::vector<int> winners{}; ///< seats from 0
    friend bool operator==(const FinishedEntry&, const FinishedEntry&) = default;
};

/// It is counted apart from now on.
struct ApartEntry {
    enum class Why {
        undo,      ///< something was taken back
        olderCopy, ///< the record lacks what had been played
        seatHanded ///< a seat changed hands
    };
    Why why = Why::undo;
    friend bool operator==(const ApartEntry&, const ApartEntry&) = default;
};

/// Somebody ended it when its record had that many lines.
struct GivenUpEntry {
    int lines = 0;
    friend bool operator==(const GivenUpEntry&, const GivenUpEntry&) = default;
};

/// A human was shown a hint when the record had that many lines.
struct HintEntry {
    int seat = 0; ///< from 0
    int lines = 0;
    friend auto operator<=>(const HintEntry&, const HintEntry&) = default;
};

/// Its record was deleted. What it came to stays.
struct DeletedEntry {
    std::string file; ///< the name that it had
    mt::Json entry;   ///< entry_json.h
    friend bool operator==(const DeletedEntry&, const DeletedEntry&) = default;
};

struct JournalLine {
    QString game; ///< as GameCounter::identityFrom() says it; of a deleted one without it the name of its file
    QDateTime when;
    std::variant<DealtEntry, BegunEntry, CountedRound, FinishedEntry, ApartEntry, GivenUpEntry, HintEntry, DeletedEntry>
        what;
    friend bool operator==(const JournalLine&, const JournalLine&) = default;
};

/// The line with its line feed.
QByteArray journalText(const JournalLine& line);
/// Nothing, if it is no such line.
std::optional<JournalLine> readJournalLine(const QByteArray& text);
