#include "engine/record/action_json.h"

#include "engine/record/notation.h"

#include <algorithm>

namespace mt
{
namespace
{

// In the order of ActionKind.
constexpr std::string_view kindNames[] = {"play", "draw", "pass", "end-opening", "marker"};

/// A text that is taken from its front, piece by piece.
class Front
{
public:
    explicit Front(std::string_view text) : rest_(text) {}

    bool isAtEnd() const { return rest_.empty(); }
    bool take(std::string_view piece)
    {
        const bool isThere = rest_.starts_with(piece);
        rest_.remove_prefix(isThere ? piece.size() : 0);
        return isThere;
    }
    /// A number as it is written, up to `high`; nothing is taken where there is none. `high` < 100.
    std::optional<int> takeNumber(int low, int high)
    {
        const auto digit = [&](std::size_t at) {
            return at < rest_.size() && rest_[at] >= '0' && rest_[at] <= '9' ? rest_[at] - '0' : -1;
        };
        if (digit(0) < 0)
            return std::nullopt;
        const std::size_t length = digit(0) > 0 && digit(1) >= 0 ? 2 : 1;
        const int number = length == 1 ? digit(0) : 10 * digit(0) + digit(1);
        if (number < low || number > high)
            return std::nullopt;
        rest_.remove_prefix(length);
        return number;
    }

private:
    std::string_view rest_;
};

bool takePlay(Front& front, Action& action)
{
    if (!front.take("\"tile\":\""))
        return false;
    const auto high = front.takeNumber(0, maxPip);
    if (!high || !front.take("-"))
        return false;
    const auto low = front.takeNumber(0, *high);
    if (!low || !front.take("\",\"train\":"))
        return false;
    action.tile = Tile(*high, *low);
    const auto train = front.takeNumber(1, maxSeats);
    action.train = train ? static_cast<TrainId>(*train - 1) : mexicanTrain;
    return train || front.take("\"mexican\"");
}

bool takeKeep(Front& front, Action& action)
{
    action.keep = front.take("\"keep\":true");
    return action.keep || front.take("\"keep\":false");
}

} // namespace

JsonLine trainJson(TrainId train)
{
    MT_EXPECT(train < maxTrains);
    return train == mexicanTrain ? JsonLine("mexican") : JsonLine(train + 1);
}

JsonLine tilesJson(std::span<const Tile> tiles)
{
    JsonLine json = JsonLine::array();
    for (const Tile tile : tiles)
        json.push_back(tileText(tile));
    return json;
}

JsonLine actionJson(const Action& action)
{
    JsonLine json;
    json["seat"] = action.seat + 1;
    json["do"] = kindNames[static_cast<std::size_t>(action.kind)];
    if (action.kind == ActionKind::play) {
        json["tile"] = tileText(action.tile);
        json["train"] = trainJson(action.train);
    } else if (action.kind == ActionKind::marker) {
        json["keep"] = action.keep;
    }
    return json;
}

Action readAction(Fields& fields, int silentSeat)
{
    Action action;
    const bool named = silentSeat < 0 || fields.has("seat");
    action.seat = static_cast<std::uint8_t>(named ? fields.seat("seat") : silentSeat);
    const std::string kind = fields.text("do");
    const auto found = std::find(std::begin(kindNames), std::end(kindNames), kind);
    if (found == std::end(kindNames)) {
        if (fields.ok())
            fields.refuse("do");
        return action;
    }
    action.kind = static_cast<ActionKind>(found - std::begin(kindNames));
    if (action.kind == ActionKind::play) {
        action.tile = fields.tile("tile");
        action.train = fields.train("train");
    } else if (action.kind == ActionKind::marker) {
        action.keep = fields.boolean("keep");
    }
    return action;
}

std::optional<Action> readWrittenAction(std::string_view line)
{
    Front front(line);
    Action action;
    if (!front.take("{\"seat\":"))
        return std::nullopt;
    const auto seat = front.takeNumber(1, maxSeats);
    if (!seat || !front.take(",\"do\":\""))
        return std::nullopt;
    action.seat = static_cast<std::uint8_t>(*seat - 1);
    const auto kind = std::find_if(std::begin(kindNames), std::end(kindNames),
                                   [&](std::string_view name) { return front.take(name); });
    if (kind == std::end(kindNames) || !front.take("\""))
        return std::nullopt;
    action.kind = static_cast<ActionKind>(kind - std::begin(kindNames));
    const bool isPlay = action.kind == ActionKind::play;
    const bool isMarker = action.kind == ActionKind::marker;
    if ((isPlay || isMarker) && !(front.take(",") && (isPlay ? takePlay(front, action) : takeKeep(front, action))))
        return std::nullopt;
    return front.take("}") && front.isAtEnd() ? std::optional(action) : std::nullopt;
}

} // namespace mt
