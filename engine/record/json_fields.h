// Reading JSON from strangers: parsing with limits, and typed access to an object's fields.
#pragma once

#include "engine/record/fault.h"

#include <nlohmann/json.hpp>
#include <optional>
#include <string_view>

namespace mt
{

/// What is read; and what is written, which keeps the order of its keys.
using Json = nlohmann::json;
using JsonLine = nlohmann::ordered_json;

/// Parses one JSON object, or says what is wrong: no exceptions, no duplicate keys, bounded size and depth.
/// Fault::line counts the lines of `text` from 1.
std::optional<Fault> parseObject(std::string_view text, Json& object);

/// The fields of one object. The first thing wrong goes into `fault`, which the reader asks once at the end; what is
/// returned after that has no meaning but is always in range.
class Fields
{
public:
    Fields(const Json& object, std::optional<Fault>& fault) : object_(object), fault_(fault) {}

    bool has(const char* key) const { return object_.contains(key); }
    /// Whether the value of `key` is this number, exactly.
    bool is(const char* key, int number) const;
    /// The value as a fault quotes it; "null" where there is none.
    std::string quoted(const char* key) const;
    /// A whole number in low..high; low <= high.
    int number(const char* key, int low, int high);
    bool boolean(const char* key);
    std::string text(const char* key);
    Tile tile(const char* key);
    std::vector<Tile> tiles(const char* key) { return tilesIn(array(key), key); }
    /// The tiles of an array that stands somewhere below `key`.
    std::vector<Tile> tilesIn(const Json& value, const char* key);
    /// Numbers from 0 for what the file counts from 1.
    int seat(const char* key) { return number(key, 1, maxSeats) - 1; }
    std::vector<int> numbers(const char* key, int low, int high);
    /// 1..14 as 0..13, or "mexican".
    TrainId train(const char* key);
    std::vector<TrainId> trains(const char* key);
    /// An array of any values, or of objects; an empty array where it is neither.
    const Json& array(const char* key);
    const Json& object(const char* key);

    /// Notes that the value of `key`, which must be there, or `value` somewhere below it, is not one that may stand
    /// there.
    void refuse(const char* key)
    {
        MT_EXPECT(has(key));
        refuse(key, object_.at(key));
    }
    void refuse(const char* key, const Json& value);
    void refuse(Fault fault);
    bool ok() const { return !fault_; }

private:
    const Json* find(const char* key);

    const Json& object_;
    std::optional<Fault>& fault_;
};

/// A value as it is quoted in a fault: JSON, shortened when it is long.
std::string quotedValue(const Json& value);

} // namespace mt
