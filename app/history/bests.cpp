#include "app/history/bests.h"

#include <algorithm>

namespace
{

using Value = std::optional<int>;

Value ifOut(const Deeds& deeds, int value) { return deeds.wentOut ? Value(value) : std::nullopt; }

} // namespace

// The table stands within a member, because that is how lupdate knows the context of its texts.
std::span<const Best> Bests::all()
{
    static constexpr Best table[] = {
        {"longest-train", QT_TR_NOOP("Longest train"), QT_TR_N_NOOP("%n tile(s)"),
         [](const Deeds& d) { return Value(d.train); }},
        {"best-round", QT_TR_NOOP("Most points left with the others"), QT_TR_N_NOOP("%n point(s)"),
         [](const Deeds& d) { return ifOut(d, d.othersPoints); }},
        {"quickest-out", QT_TR_NOOP("Quickest going out"), QT_TR_N_NOOP("%n turn(s)"),
         [](const Deeds& d) { return ifOut(d, d.turns); }, false},
        {"most-in-turn", QT_TR_NOOP("Most tiles in one turn"), QT_TR_N_NOOP("%n tile(s)"),
         [](const Deeds& d) { return Value(d.laidInTurn); }},
        {"most-doubles", QT_TR_NOOP("Most doubles in one round"), QT_TR_N_NOOP("%n double(s)"),
         [](const Deeds& d) { return Value(d.doubles); }},
        {"fewest-left", QT_TR_NOOP("Fewest points without going out"), QT_TR_N_NOOP("%n point(s)"),
         [](const Deeds& d) { return d.wentOut ? std::nullopt : Value(d.points); }, false},
        {"most-points", QT_TR_NOOP("Most points in one round"), QT_TR_N_NOOP("%n point(s)"),
         [](const Deeds& d) { return Value(d.points); }, true, false},
    };
    return table;
}

const Best* Bests::find(std::string_view id)
{
    const auto found = std::ranges::find(all(), id, &Best::id);
    return found == all().end() ? nullptr : &*found;
}
