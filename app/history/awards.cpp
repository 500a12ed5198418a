#include "app/history/awards.h"

#include <algorithm>
#include <cstdlib>

namespace
{

// What only going out can earn, and what else it takes: a step more than just going out.
int outAnd(const Deeds& deeds, bool isSo) { return deeds.wentOut ? 1 + int{isSo} : 0; }

// Going out with so many of what there should be none of: none is all, one just too many.
int outWithout(const Deeds& deeds, int count) { return deeds.wentOut ? std::max(0, 2 - count) : 0; }

} // namespace

// The table stands within a member, because that is how lupdate knows the context of its texts.
std::span<const Award> Awards::all()
{
    static constexpr Award table[] = {
        {"double-out", QT_TR_NOOP("Double finish"), QT_TR_NOOP("Go out with a double as your last tile."),
         [](const Deeds& d) { return outAnd(d, d.last.isDouble()); }, 2},
        {"long-train", QT_TR_NOOP("Long train"),
         QT_TR_NOOP("Have at least 10 tiles on your own train when a round ends."),
         [](const Deeds& d) { return d.train; }, 10},
        {"endless-train", QT_TR_NOOP("Endless train"),
         QT_TR_NOOP("Have at least 14 tiles on your own train when a round ends."),
         [](const Deeds& d) { return d.train; }, 14},
        {"no-draw", QT_TR_NOOP("Straight through"), QT_TR_NOOP("Go out without having drawn a tile."),
         [](const Deeds& d) { return outWithout(d, d.drawn); }, 2},
        {"steep-climb", QT_TR_NOOP("Steep climb"), QT_TR_NOOP("Go out even though you had to draw at least 8 tiles."),
         [](const Deeds& d) { return d.wentOut ? d.drawn : 0; }, 8},
        {"own-line", QT_TR_NOOP("Own line"), QT_TR_NOOP("Go out with all your tiles on your own train."),
         [](const Deeds& d) { return outWithout(d, d.laid - d.laidAtHome); }, 2},
        {"foreign-station", QT_TR_NOOP("Foreign station"),
         QT_TR_NOOP("Go out with your last tile on another player’s train."),
         [](const Deeds& d) { return outAnd(d, d.endsAsGuest); }, 2},
        {"grand-tour", QT_TR_NOOP("Grand tour"),
         QT_TR_NOOP("Play tiles on the trains of at least 3 other players in one round."),
         [](const Deeds& d) { return d.hosts; }, 3},
        {"for-everybody", QT_TR_NOOP("For everybody"),
         QT_TR_NOOP("Play at least 6 tiles on the Mexican Train in one round."),
         [](const Deeds& d) { return d.laidOnMexican; }, 6},
        {"four-doubles", QT_TR_NOOP("Double header"), QT_TR_NOOP("Play at least 4 doubles in one round."),
         [](const Deeds& d) { return d.doubles; }, 4},
        {"helping-hand", QT_TR_NOOP("Helping hand"),
         QT_TR_NOOP("Close at least 3 doubles played by others in one round."), [](const Deeds& d) { return d.closed; },
         3},
        {"photo-finish", QT_TR_NOOP("Photo finish"), QT_TR_NOOP("Go out while another player has one tile left."),
         [](const Deeds& d) { return outWithout(d, std::abs(d.fewestOfOthers - 1)); }, 2},
        {"ahead-of-time", QT_TR_NOOP("Ahead of time"),
         QT_TR_NOOP("Go out while all other players hold at least 5 tiles."),
         [](const Deeds& d) { return d.wentOut ? d.fewestOfOthers : 0; }, 5},
        {"heavy-load", QT_TR_NOOP("Heavy load"),
         QT_TR_NOOP("Go out while the other hands come to at least 100 points together."),
         [](const Deeds& d) { return d.wentOut ? d.othersPoints : 0; }, 100},
        {"light-luggage", QT_TR_NOOP("Light luggage"), QT_TR_NOOP("End a round with 1 or 2 points, without going out."),
         [](const Deeds& d) { return d.wentOut || d.points == 0 ? 0 : std::max(0, 4 - std::max(2, d.points)); }, 2},
    };
    return table;
}

const Award* Awards::find(std::string_view id)
{
    const auto found = std::ranges::find(all(), id, &Award::id);
    return found == all().end() ? nullptr : &*found;
}
