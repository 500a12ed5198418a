#include "engine/record/json_fields.h"

#include "engine/record/notation.h"

#include <algorithm>
#include <set>

namespace mt
{
namespace
{

// Watches the parser go: how deep it is, and which keys each open object already has.
class ParseGuard
{
public:
    bool operator()(int depth, Json::parse_event_t event, const Json& parsed)
    {
        if (depth > maxJsonDepth)
            note(Fault{.kind = FaultKind::tooDeep});
        if (fault)
            return false;
        if (event == Json::parse_event_t::object_start)
            keys_.emplace_back();
        else if (event == Json::parse_event_t::object_end)
            keys_.pop_back();
        else if (event == Json::parse_event_t::key && !keys_.back().insert(parsed.get<std::string>()).second)
            note(Fault{.kind = FaultKind::duplicateKey, .key = parsed.get<std::string>()});
        return true;
    }

    std::optional<Fault> fault;

private:
    void note(Fault found)
    {
        if (!fault)
            fault = std::move(found);
    }

    std::vector<std::set<std::string>> keys_;
};

long long lineOf(std::string_view text, std::size_t byte)
{
    return 1 + std::count(text.begin(), text.begin() + static_cast<std::ptrdiff_t>(std::min(byte, text.size())), '\n');
}

std::optional<int> asNumber(const Json& value, int low, int high)
{
    // A whole number beyond 64 bits was parsed as a floating one, so that none can wrap around here.
    if (value.is_number_unsigned()) {
        const auto number = value.get<std::uint64_t>();
        if (high >= 0 && number <= static_cast<std::uint64_t>(high) && static_cast<std::int64_t>(number) >= low)
            return static_cast<int>(number);
    } else if (value.is_number_integer()) {
        const auto number = value.get<std::int64_t>();
        if (number >= low && number <= high)
            return static_cast<int>(number);
    }
    return std::nullopt;
}

std::optional<Tile> asTile(const Json& value)
{
    return value.is_string() ? parseTile(value.get_ref<const std::string&>()) : std::nullopt;
}

std::optional<TrainId> asTrain(const Json& value)
{
    if (value == "mexican")
        return mexicanTrain;
    const std::optional<int> seat = asNumber(value, 1, maxSeats);
    return seat ? std::optional(static_cast<TrainId>(*seat - 1)) : std::nullopt;
}

} // namespace

std::optional<Fault> parseObject(std::string_view text, Json& object)
{
    if (text.starts_with("\xef\xbb\xbf"))
        return Fault{.kind = FaultKind::byteOrderMark};
    if (text.size() > maxTextBytes)
        return Fault{.kind = FaultKind::tooLong};
    if (text.find_first_not_of(" \t\r\n") == std::string_view::npos)
        return Fault{.kind = FaultKind::empty};
    ParseGuard guard;
    try {
        object = Json::parse(text, std::ref(guard));
    } catch (const Json::parse_error& error) {
        return Fault{.kind = FaultKind::notJson, .line = lineOf(text, error.byte == 0 ? 0 : error.byte - 1)};
    } catch (const Json::exception&) {
        return Fault{.kind = FaultKind::numberTooLarge};
    }
    if (guard.fault)
        return guard.fault;
    if (!object.is_object())
        return Fault{.kind = FaultKind::notAnObject};
    return std::nullopt;
}

std::string quotedValue(const Json& value)
{
    constexpr std::size_t longest = 60;
    std::string text = value.dump(-1, ' ', true, Json::error_handler_t::replace);
    if (text.size() > longest)
        text.replace(longest, std::string::npos, "...");
    return text;
}

const Json* Fields::find(const char* key)
{
    const auto found = object_.find(key);
    if (found == object_.end()) {
        refuse(Fault{.kind = FaultKind::missingKey, .key = key});
        return nullptr;
    }
    return &*found;
}

void Fields::refuse(Fault fault)
{
    if (!fault_)
        fault_ = std::move(fault);
}

void Fields::refuse(const char* key, const Json& value)
{
    if (!fault_)
        fault_ = Fault{.kind = FaultKind::badValue, .key = key, .value = quotedValue(value)};
}

bool Fields::is(const char* key, int number) const
{
    const auto found = object_.find(key);
    return found != object_.end() && asNumber(*found, number, number).has_value();
}

std::string Fields::quoted(const char* key) const { return has(key) ? quotedValue(object_.at(key)) : "null"; }

int Fields::number(const char* key, int low, int high)
{
    MT_EXPECT(low <= high);
    const Json* value = find(key);
    const std::optional<int> number = value != nullptr ? asNumber(*value, low, high) : std::nullopt;
    if (value != nullptr && !number)
        refuse(key);
    return number.value_or(low);
}

bool Fields::boolean(const char* key)
{
    const Json* value = find(key);
    if (value != nullptr && !value->is_boolean())
        refuse(key);
    return value != nullptr && value->is_boolean() && value->get<bool>();
}

std::string Fields::text(const char* key)
{
    const Json* value = find(key);
    if (value != nullptr && !value->is_string())
        refuse(key);
    return value != nullptr && value->is_string() ? value->get<std::string>() : std::string();
}

Tile Fields::tile(const char* key)
{
    const Json* value = find(key);
    const std::optional<Tile> tile = value != nullptr ? asTile(*value) : std::nullopt;
    if (value != nullptr && !tile)
        refuse(key);
    return tile.value_or(Tile(0, 0));
}

const Json& Fields::array(const char* key)
{
    static const Json none = Json::array();
    const Json* value = find(key);
    if (value != nullptr && !value->is_array())
        refuse(key);
    return value != nullptr && value->is_array() ? *value : none;
}

const Json& Fields::object(const char* key)
{
    static const Json none = Json::object();
    const Json* value = find(key);
    if (value != nullptr && !value->is_object())
        refuse(key);
    return value != nullptr && value->is_object() ? *value : none;
}

std::vector<Tile> Fields::tilesIn(const Json& value, const char* key)
{
    std::vector<Tile> tiles;
    if (!value.is_array())
        refuse(key, value);
    for (const Json& element : value) {
        const std::optional<Tile> tile = asTile(element);
        if (!tile)
            refuse(key, element);
        tiles.push_back(tile.value_or(Tile(0, 0)));
    }
    return tiles;
}

std::vector<int> Fields::numbers(const char* key, int low, int high)
{
    std::vector<int> numbers;
    for (const Json& value : array(key)) {
        const std::optional<int> number = asNumber(value, low, high);
        if (!number)
            refuse(key, value);
        numbers.push_back(number.value_or(low));
    }
    return numbers;
}

TrainId Fields::train(const char* key)
{
    const Json* value = find(key);
    const std::optional<TrainId> train = value != nullptr ? asTrain(*value) : std::nullopt;
    if (value != nullptr && !train)
        refuse(key);
    return train.value_or(0);
}

std::vector<TrainId> Fields::trains(const char* key)
{
    std::vector<TrainId> trains;
    for (const Json& value : array(key)) {
        const std::optional<TrainId> train = asTrain(value);
        if (!train)
            refuse(key, value);
        trains.push_back(train.value_or(0));
    }
    return trains;
}

} // namespace mt
