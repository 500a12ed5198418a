// The luck of the deals and the draws, counted again another way.
#include "engine/record/luck.h"

#include "random_record.h"

namespace mt::test
{
namespace
{

PlayedGame playedGame(const RulesChoice& choice)
{
    const RandomGame random(choice, "luck", false);
    std::istringstream in(random.text());
    return std::get<PlayedGame>(readPlayedGame(in));
}

// By the events instead of the actions; whether a drawn tile fitted by what the seat did next, as where it must be
// laid.
TEST(Luck, CountsWhatTheEventsTell)
{
    for (const RulesChoice& choice : {RulesChoice{"tactic", {}, 4}, RulesChoice{"novelca", {}, 8},
                                      RulesChoice{"tournament", {}, 4}, RulesChoice{"bigtable", {}, 3}}) {
        const PlayedGame game = playedGame(choice);
        std::vector<Luck> counted(static_cast<std::size_t>(choice.players));
        for (std::size_t i = 0; i < game.rounds.size(); ++i) {
            Game at = gameAtRound(game, static_cast<int>(i));
            for (std::size_t seat = 0; seat < counted.size(); ++seat)
                for (const Tile tile : at.round.hands[seat].tiles()) {
                    ++counted[seat].dealt;
                    counted[seat].pipsDealt += tile.pips();
                    counted[seat].doublesDealt += tile.isDouble() ? 1 : 0;
                }
            Event drawn{.kind = EventKind::passed};
            for (const Action& action : game.rounds[i].actions) {
                std::vector<Event> events;
                apply(at, action, events);
                for (const Event& event : events) {
                    Luck& luck = counted[event.seat];
                    if (event.kind == EventKind::tileDrawn) {
                        ++luck.drawn;
                        luck.doublesDrawn += event.tile.isDouble() ? 1 : 0;
                        drawn = event;
                    } else if (event.kind == EventKind::tilePlayed) {
                        luck.fitted += drawn.kind == EventKind::tileDrawn && drawn.tile == event.tile ? 1 : 0;
                        drawn.kind = EventKind::passed;
                    } else if (event.kind == EventKind::turnStarted) {
                        drawn.kind = EventKind::passed;
                    }
                }
            }
        }
        EXPECT_EQ(luckOf(game), counted) << choice.rulebook;
        EXPECT_GT(counted[0].drawn, counted[0].fitted) << choice.rulebook;
        EXPECT_GT(counted[0].fitted, 0) << choice.rulebook;
    }
}

} // namespace
} // namespace mt::test
