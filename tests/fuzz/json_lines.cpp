#include "tests/fuzz/json_lines.h"

#include "engine/record/json_fields.h"
#include "engine/record/notation.h"

#include <algorithm>

namespace mt::fuzz
{
namespace
{

using Lines = std::vector<std::string>;

// A value somewhere in a line, and the key it stands under.
struct Place {
    std::string key;
    JsonLine* value;
};

void addPlaces(const std::string& key, JsonLine& value, std::vector<Place>& places)
{
    places.push_back({key, &value});
    if (value.is_object())
        for (auto& [name, inner] : value.items())
            addPlaces(name, inner, places);
    else if (value.is_array())
        for (JsonLine& inner : value)
            addPlaces(key, inner, places);
}

// Every value of the line but the line itself.
std::vector<Place> placesIn(JsonLine& line)
{
    std::vector<Place> places;
    addPlaces({}, line, places);
    places.erase(places.begin());
    return places;
}

JsonLine parsed(const std::string& line) { return JsonLine::parse(line, nullptr, false); }

std::string written(const JsonLine& line) { return line.dump(-1, ' ', false, JsonLine::error_handler_t::replace); }

JsonLine anyNumber(long long old, Luck& luck)
{
    constexpr long long marked[] = {0,  -1,  1,   2,         13,        14,         15,
                                    19, 255, 256, 1'000'000, 1'000'001, 2147483647, 4294967296};
    switch (below(4, luck)) {
    case 0: return old + 1;
    case 1: return old - 1;
    case 2: return below(20, luck);
    default: return marked[below(std::size(marked), luck)];
    }
}

std::string anyTile(const std::string& old, Luck& luck)
{
    const std::optional<Tile> tile = parseTile(old);
    if (tile && below(3, luck) == 0)
        return tileText(*tile, old.starts_with(std::to_string(tile->high())) ? tile->low() : tile->high());
    const auto pip = static_cast<int>(below(below(4, luck) == 0 ? pipValues : 7, luck));
    return tileText(Tile(static_cast<int>(below(7, luck)), pip));
}

std::string anyWord(const std::string& old, Luck& luck)
{
    constexpr const char* words[] = {"play",     "draw",   "pass",   "end-opening", "marker",   "human",
                                     "ai",       "easy",   "exec:x", "out",         "blocked",  "mexican",
                                     "bigtable", "tactic", "train",  "nobody",      "none",     "any",
                                     "may",      "0-0",    "",       "\x01\x1b",    "\xc2\x85", "\xe2\x80\xa8"};
    if (parseTile(old) && below(8, luck) != 0)
        return anyTile(old, luck);
    if (!old.empty() && below(3, luck) == 0) {
        std::string changed = old;
        changed[below(changed.size(), luck)] = static_cast<char>(' ' + below(95, luck));
        return changed;
    }
    return words[below(std::size(words), luck)];
}

void changeList(JsonLine& list, Luck& luck)
{
    const std::size_t at = below(list.size(), luck);
    const std::size_t other = below(list.size(), luck);
    switch (below(4, luck)) {
    case 0: list.erase(at); break;
    case 1: list.push_back(JsonLine(list[at])); break;
    default: std::swap(list[at], list[other]); break;
    }
}

void change(JsonLine& value, Luck& luck)
{
    const JsonLine strange[] = {nullptr, JsonLine::array(), JsonLine::object(), 1.5, "", true, 7};
    if (below(16, luck) == 0)
        value = strange[below(std::size(strange), luck)];
    else if (value.is_number_integer())
        value = anyNumber(value.get<std::int16_t>(), luck);
    else if (value.is_string())
        value = anyWord(value.get<std::string>(), luck);
    else if (value.is_boolean())
        value = !value.get<bool>();
    else if (value.is_array() && !value.empty())
        changeList(value, luck);
    else if (value.is_object() && !value.empty())
        value.erase(std::next(value.begin(), static_cast<std::ptrdiff_t>(below(value.size(), luck))));
}

// Gives a field the value that another one has, of the same name if there is one, perhaps in another line.
void takeOver(JsonLine& line, const Lines& lines, Luck& luck)
{
    std::vector<Place> places = placesIn(line);
    JsonLine other = parsed(lines[below(lines.size(), luck)]);
    if (places.empty() || !other.is_object())
        return;
    const Place& place = places[below(places.size(), luck)];
    std::vector<Place> values = placesIn(other);
    if (values.empty())
        return;
    const auto sameName = [&](const Place& each) { return each.key == place.key; };
    if (std::any_of(values.begin(), values.end(), sameName))
        values.erase(std::remove_if(values.begin(), values.end(), [&](const Place& each) { return !sameName(each); }),
                     values.end());
    *place.value = JsonLine(*values[below(values.size(), luck)].value);
}

void changeLine(Lines& lines, Luck& luck)
{
    std::string& text = lines[below(lines.size(), luck)];
    JsonLine line = parsed(text);
    if (!line.is_object() || line.empty())
        return;
    switch (below(8, luck)) {
    case 0: line.erase(std::next(line.begin(), static_cast<std::ptrdiff_t>(below(line.size(), luck)))); break;
    case 1: takeOver(line, lines, luck); break;
    // What is under a seal is refused with another deck; without it, the rules alone say which decks there can be.
    case 2: line.erase("commit"); break;
    default: {
        const std::vector<Place> places = placesIn(line);
        change(*places[below(places.size(), luck)].value, luck);
    }
    }
    text = written(line);
}

void changeLines(Lines& lines, Luck& luck)
{
    const std::size_t at = below(lines.size(), luck);
    const std::size_t other = below(lines.size(), luck);
    const auto place = [&](std::size_t i) { return lines.begin() + static_cast<std::ptrdiff_t>(i); };
    switch (below(16, luck)) {
    case 0: lines.erase(place(at)); break;
    case 1: lines.insert(place(at), std::string(lines[at])); break;
    case 2: std::swap(lines[at], lines[other]); break;
    case 3: lines.insert(place(at), std::string(lines[other])); break;
    case 4: lines.resize(at + 1); break;
    case 5: lines[at].resize(below(lines[at].size() + 1, luck)); break;
    default: changeLine(lines, luck); break;
    }
}

} // namespace

std::size_t below(std::size_t bound, Luck& luck)
{
    return std::uniform_int_distribution<std::size_t>(0, bound - 1)(luck);
}

std::vector<std::string> linesOf(const std::string& text)
{
    Lines lines;
    for (std::size_t begin = 0; begin < text.size();) {
        const std::size_t end = std::min(text.find('\n', begin), text.size());
        lines.push_back(text.substr(begin, end - begin));
        begin = end + 1;
    }
    return lines;
}

std::string mutatedLines(const std::string& text, Luck& luck)
{
    Lines lines = linesOf(text);
    for (std::size_t changes = 1 + below(3, luck); changes > 0 && !lines.empty(); --changes)
        changeLines(lines, luck);
    std::string result;
    for (const std::string& line : lines)
        result += line + '\n';
    // Without its last line feed it is what a crash leaves.
    if (!result.empty() && below(8, luck) == 0)
        result.pop_back();
    return result;
}

} // namespace mt::fuzz
