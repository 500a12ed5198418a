#include "engine/record/luck.h"

namespace mt
{
namespace
{

void addDeal(Luck& luck, const Hand& hand)
{
    luck.dealt += hand.count();
    luck.pipsDealt += hand.pips();
    for (const Tile tile : hand.tiles())
        luck.doublesDealt += tile.isDouble() ? 1 : 0;
}

// `after` the draw, when it is still the drawer's turn if the tile can be laid.
void addDraw(Luck& luck, const State& after, Tile tile, int seat)
{
    ++luck.drawn;
    luck.doublesDrawn += tile.isDouble() ? 1 : 0;
    if (after.table.turn != seat || after.table.phase == Phase::roundEnd)
        return;
    for (const Action& action : legalActions(after))
        if (action.kind == ActionKind::play && action.tile == tile) {
            ++luck.fitted;
            return;
        }
}

} // namespace

std::vector<Luck> luckOf(const PlayedGame& game, StopToken stop)
{
    std::vector<Luck> luck(static_cast<std::size_t>(game.rules.players));
    for (const PlayedRound& round : game.rounds) {
        if (stop.stopRequested())
            break;
        State state = startRound(game.rules, round.deal.deal);
        for (std::size_t seat = 0; seat < luck.size(); ++seat)
            addDeal(luck[seat], state.hands[seat]);
        for (const Action& action : round.actions) {
            const std::size_t left = state.table.boneyardCount;
            const Tile next = left > 0 ? state.boneyard[left - 1] : Tile();
            apply(state, action);
            if (action.kind == ActionKind::draw)
                addDraw(luck[action.seat], state, next, action.seat);
        }
    }
    return luck;
}

} // namespace mt
