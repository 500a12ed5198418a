#include "app/words/option_words.h"

#include <algorithm>

struct OptionWords::Entry {
    std::string_view option;
    bool isHouseRule;
    const char* label;
};

struct OptionWords::ValueEntry {
    std::string_view option;
    std::string_view value;
    const char* text;
};

// The tables stand within members, because that is how lupdate knows the context of their texts.
std::span<const OptionWords::Entry> OptionWords::entries()
{
    static constexpr Entry table[] = {
        {"set", false, QT_TR_NOOP("Tile set")},
        {"engine", false, QT_TR_NOOP("Engine")},
        {"engineSearch", false, QT_TR_NOOP("Nobody holds the engine")},
        {"starter", false, QT_TR_NOOP("Who starts")},
        {"opening", false, QT_TR_NOOP("First turn")},
        {"mexicanTrain", false, QT_TR_NOOP("Mexican Train")},
        {"ownTrainFirst", true, QT_TR_NOOP("Own train first")},
        {"doubleDuty", false, QT_TR_NOOP("After a double")},
        {"dutyPlace", true, QT_TR_NOOP("Where the tile after a double lies")},
        {"drawnDouble", false, QT_TR_NOOP("A double drawn after a double")},
        {"openDoubles", false, QT_TR_NOOP("Several open doubles")},
        {"openDoublesBind", true, QT_TR_NOOP("Whom an open double holds up")},
        {"goOutOnDouble", true, QT_TR_NOOP("Going out on a double")},
        {"draw", true, QT_TR_NOOP("Drawing")},
        {"drawCount", true, QT_TR_NOOP("How many tiles are drawn")},
        {"drawing", true, QT_TR_NOOP("How often you draw")},
        {"markerOff", false, QT_TR_NOOP("Taking the marker off")},
        {"boneyardEmpty", false, QT_TR_NOOP("Empty boneyard")},
        {"doubleBlank", false, QT_TR_NOOP("Double blank")},
        {"rounds", false, QT_TR_NOOP("Rounds")},
        {"ties", false, QT_TR_NOOP("Equal totals")},
        {"openHands", false, QT_TR_NOOP("Open hands")},
        {"short", false, QT_TR_NOOP("Short game")},
        {"hands", true, QT_TR_NOOP("Tiles to deal")},
        {"targetScore", true, QT_TR_NOOP("Point limit")},
    };
    return table;
}

std::span<const OptionWords::ValueEntry> OptionWords::valueEntries()
{
    static constexpr ValueEntry table[] = {
        {"engine", "held", QT_TR_NOOP("dealt with the other tiles")},
        {"engine", "aside", QT_TR_NOOP("in the station before the deal")},
        {"engineSearch", "full-pass", QT_TR_NOOP("everybody draws the same number of tiles")},
        {"engineSearch", "stop", QT_TR_NOOP("drawing stops as soon as it turns up")},
        {"starter", "engine-holder", QT_TR_NOOP("the holder of the engine")},
        {"starter", "rotate", QT_TR_NOOP("each player in turn")},
        {"opening", "single", QT_TR_NOOP("one tile, as always")},
        {"opening", "train", QT_TR_NOOP("one tile or more, on one’s own train")},
        {"mexicanTrain", "any-turn", QT_TR_NOOP("on any turn")},
        {"mexicanTrain", "second-turn", QT_TR_NOOP("from one’s second turn on")},
        {"mexicanTrain", "after-own-train", QT_TR_NOOP("once one’s own train is started")},
        {"mexicanTrain", "none", QT_TR_NOOP("there is none")},
        {"doubleDuty", "non-double", QT_TR_NOOP("one more tile, not a double")},
        {"doubleDuty", "any", QT_TR_NOOP("one more tile; a double asks again")},
        {"doubleDuty", "none", QT_TR_NOOP("nothing")},
        {"dutyPlace", "any", QT_TR_NOOP("on any train open to the player")},
        {"dutyPlace", "cover", QT_TR_NOOP("on the double itself")},
        {"drawnDouble", "must", QT_TR_NOOP("it must be played and asks again")},
        {"drawnDouble", "may", QT_TR_NOOP("it may be played and asks again")},
        {"drawnDouble", "no", QT_TR_NOOP("it cannot be used")},
        {"openDoubles", "any", QT_TR_NOOP("any of them")},
        {"openDoubles", "oldest", QT_TR_NOOP("the oldest")},
        {"openDoublesBind", "everybody", QT_TR_NOOP("everybody")},
        {"openDoublesBind", "next-player", QT_TR_NOOP("the next player only")},
        {"openDoublesBind", "nobody", QT_TR_NOOP("nobody")},
        {"draw", "one", QT_TR_NOOP("a fixed number of tiles")},
        {"draw", "until-playable", QT_TR_NOOP("until a tile fits")},
        {"drawing", "per-tile", QT_TR_NOOP("once for each tile you must play")},
        {"drawing", "per-turn", QT_TR_NOOP("once per turn")},
        {"markerOff", "automatic", QT_TR_NOOP("by itself, when the owner plays there")},
        {"markerOff", "choice", QT_TR_NOOP("the owner decides after playing there")},
        {"markerOff", "any-play", QT_TR_NOOP("the owner decides after any play")},
        {"boneyardEmpty", "pass", QT_TR_NOOP("whoever cannot play passes")},
        {"boneyardEmpty", "end", QT_TR_NOOP("the round ends")},
        {"ties", "joint", QT_TR_NOOP("all of them together")},
        {"ties", "zero-rounds", QT_TR_NOOP("whoever has the most rounds of 0 points")},
        {"hands", "rulebook", QT_TR_NOOP("the rulebook’s own table")},
        {"hands", "cardinal", QT_TR_NOOP("the Cardinal table")},
        {"hands", "masters", QT_TR_NOOP("the Masters table")},
        {"hands", "pressman", QT_TR_NOOP("the Pressman table")},
    };
    return table;
}

const OptionWords::Entry* OptionWords::find(std::string_view option)
{
    const std::span<const Entry> all = entries();
    const auto found = std::find_if(all.begin(), all.end(), [&](const Entry& entry) { return entry.option == option; });
    return found == all.end() ? nullptr : &*found;
}

// A missing entry gives empty text: the tests walk through all options and values.
QString OptionWords::label(std::string_view option)
{
    const Entry* entry = find(option);
    return entry ? tr(entry->label) : QString();
}

QString OptionWords::value(const mt::OptionInfo& option, int value)
{
    if (option.kind == mt::OptionKind::boolean)
        return value != 0 ? tr("yes") : tr("no");
    if (option.kind == mt::OptionKind::number)
        return option.name == "set" ? tr("double-%1").arg(value) : QString::number(value);
    const std::string name = option.text(value);
    for (const ValueEntry& entry : valueEntries())
        if (entry.option == option.name && entry.value == name)
            return tr(entry.text);
    return {};
}

bool OptionWords::isHouseRule(std::string_view option)
{
    const Entry* entry = find(option);
    return entry != nullptr && entry->isHouseRule;
}
