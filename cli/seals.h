// What the seals of a record's deals show, and fingerprints that somebody noted before the rounds were played.
#pragma once

#include "engine/record/json_fields.h"
#include "engine/record/record_line.h"

#include <map>
#include <string>
#include <vector>

namespace mt::cli
{

/// The beginning of a round's fingerprint, as it was shown before the first move.
struct NotedFingerprint {
    int round = 1;
    std::string digits; ///< 16 to 64, in small letters
};

/// Reads "ROUND:HEX"; blanks between the digits do not count. Throws CallError.
NotedFingerprint readNoted(const std::string& text);

/// The deals of one record, each shown to add() as it is read.
class Seals
{
public:
    void add(const RoundLine& round);

    /// What speaks against a noted fingerprint, in words; nothing where they agree.
    std::string against(const NotedFingerprint& noted) const;
    /// The figures of the record; `noted`: those that were compared, all of them in agreement.
    void addTo(JsonLine& json, const std::vector<NotedFingerprint>& noted) const;

private:
    std::map<int, std::string> commits_; ///< by round, as the deal counts it; empty: not sealed
};

} // namespace mt::cli
