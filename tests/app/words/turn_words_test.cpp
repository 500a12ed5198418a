// What the one who is to move is asked to do, in each of the states that a turn can be in.
#include "app/words/rule_words.h"
#include "app/words/tile_words.h"
#include "app/words/turn_words.h"
#include "engine/base/random.h"
#include "tests/app/in_english.h"
#include "tests/app/support.h"

#include <set>

namespace
{

using mt::Phase;
using mt::Tile;

class Turn : public InEnglish
{
protected:
    Turn()
    {
        const mt::GameRules tactic = rulesOf("tactic", 3);
        state = mt::layTable(tactic, 1, 12);
        state.table.phase = Phase::turn;
        state.table.turn = 0;
        state.table.opened = mt::SeatSet::firstOf(3);
    }
    // A double at that train's end which binds the seat to move.
    void openDouble(int train, int value)
    {
        mt::Train& laid = state.table.trains[train];
        laid = {static_cast<std::uint8_t>(value), 2, Tile(value, value)};
        state.table.openDoubles[state.table.openDoubleCount++] = static_cast<mt::TrainId>(train);
        state.table.binding = state.table.binding | mt::TrainSet(static_cast<mt::TrainId>(train));
    }
    void owe(int train, mt::DutyPlace place)
    {
        state.table.phase = Phase::duty;
        state.table.rules.dutyPlace = place;
        state.table.dutyTrain = static_cast<mt::TrainId>(train);
        state.table.trains[train] = {7, 2, Tile(7, 7)};
    }
    std::string asked(int plays, bool draw = false, bool pass = false)
    {
        mt::Moves moves{};
        moves.plays = plays;
        moves.draw = draw;
        moves.pass = pass;
        rule = TurnWords::rule(state, moves);
        return said(TurnWords::yourTurn(state, moves, names));
    }

    const SeatNames names{QStringList{"Anna", "Bo", ""}, 0};
    mt::State state;
    std::string_view rule;
};

TEST_F(Turn, OfAnotherNamesWhoItIs)
{
    EXPECT_EQ(said(TurnWords::othersTurn(1, false, names)), "It is Bo’s turn.");
    EXPECT_EQ(said(TurnWords::othersTurn(1, true, names)), "Bo is thinking.");
    EXPECT_EQ(said(TurnWords::othersTurn(2, true, names)), "Player 3 is thinking.");
    const SeatNames away({"Ann", "Bo"}, 0, mt::SeatSet(1));
    EXPECT_EQ(said(TurnWords::othersTurn(1, true, away)), "The computer is thinking for Bo.");
}

TEST_F(Turn, WithATileThatFits)
{
    EXPECT_EQ(asked(1), "Your turn: play a tile where the signal is green.");
    EXPECT_EQ(rule, "");
}

TEST_F(Turn, WithoutATileThatFits)
{
    EXPECT_EQ(asked(0, true), "No tile of yours fits: draw one.");
    EXPECT_EQ(rule, "draw");
    EXPECT_EQ(asked(0, false, true), "No tile of yours can be played and you cannot draw: you can only pass.");
    EXPECT_EQ(rule, "cannotPlay");
}

TEST_F(Turn, AfterADraw)
{
    state.drawn = Tile(9, 4);
    EXPECT_EQ(asked(1), "You drew 9-4, and it fits: play it.");
    EXPECT_EQ(rule, "");
    EXPECT_EQ(asked(1, false, true), "You drew 9-4: play it, or keep it and pass.");
    EXPECT_EQ(rule, "drawnDouble");
    EXPECT_EQ(asked(0, false, true), "9-4 cannot be played either: you can only pass.");
    EXPECT_EQ(rule, "cannotPlay");
    EXPECT_EQ(asked(0, true), "No tile of yours fits: draw one.") << "where one draws until a tile fits";
    EXPECT_EQ(rule, "draw");
}

TEST_F(Turn, WithOneDoubleToClose)
{
    openDouble(1, 9);
    EXPECT_EQ(asked(1), "Your turn: close the double 9-9 on Bo’s train.");
    EXPECT_EQ(rule, "openDoublesBind");
    EXPECT_EQ(asked(0, true), "The double 9-9 on Bo’s train must be closed and no tile of yours fits: draw one.");
    EXPECT_EQ(rule, "draw");
    EXPECT_EQ(asked(0), "No tile of yours can be played and you cannot draw: you can only pass.");
}

TEST_F(Turn, WithSeveralDoublesToClose)
{
    openDouble(1, 9);
    openDouble(2, 4);
    EXPECT_EQ(asked(1), "Your turn: close one of the open doubles.");
    EXPECT_EQ(rule, "openDoublesBind");
    EXPECT_EQ(asked(0, true), "The open doubles must be closed and no tile of yours fits: draw one.");
    state.table.rules.openDoubles = mt::OpenDoubles::oldest;
    EXPECT_EQ(asked(1), "Your turn: close the double 9-9 on Bo’s train.")
        << "by rules under which the oldest comes first";
}

TEST_F(Turn, OwingATileAnywhere)
{
    owe(0, mt::DutyPlace::any);
    EXPECT_EQ(asked(1), "After a double you play one more tile, but not a double.");
    EXPECT_EQ(rule, "doubleDuty");
    state.table.rules.doubleDuty = mt::DoubleDuty::any;
    EXPECT_EQ(asked(1), "After a double you play one more tile.");
    EXPECT_EQ(asked(0, true), "You owe a tile after your double and have none for it: draw one.");
    EXPECT_EQ(rule, "dutyFails");
    EXPECT_EQ(asked(0), "No tile of yours can be played and you cannot draw: you can only pass.");
    EXPECT_EQ(rule, "cannotPlay");
}

TEST_F(Turn, OwingATileOnTheDoubleItself)
{
    owe(0, mt::DutyPlace::cover);
    EXPECT_EQ(asked(1), "Your turn: close the double 7-7 on your train.");
    EXPECT_EQ(rule, "dutyPlace");
    EXPECT_EQ(asked(0, true), "The double 7-7 on your train must be closed and no tile of yours fits: draw one.");
    EXPECT_EQ(rule, "dutyFails");
    state.drawn = Tile(9, 9);
    EXPECT_EQ(asked(0, false, true), "9-9 cannot be played either: you can only pass.");
}

TEST_F(Turn, TheFirstOneOfARoundWithAWholeTrain)
{
    state.table.phase = Phase::opening;
    EXPECT_EQ(asked(3), "Your first turn: play as many tiles as you like on your own train.");
    EXPECT_EQ(rule, "opening");
    EXPECT_EQ(asked(0, false, true), "Your first turn: no tile of yours fits, so you can only pass.");
    state.table.openingTiles = 2;
    EXPECT_EQ(asked(1), "Play another tile on your train, or finish your first turn.");
    EXPECT_EQ(asked(0), "No further tile fits: finish your first turn.");
    EXPECT_EQ(rule, "opening");
}

TEST_F(Turn, WhenTheMarkerIsAskedAboutAndWhenNobodyMoves)
{
    state.table.phase = Phase::marker;
    EXPECT_EQ(asked(0), "You may take your marker off or leave your train open.");
    EXPECT_EQ(rule, "markerOff");
    state.table.phase = Phase::roundEnd;
    EXPECT_EQ(asked(0), "The round is over.");
    EXPECT_EQ(rule, "");
}

TEST_F(Turn, TheRuleThatIsNamedIsOneOfThePage)
{
    for (const std::string_view id : {"markerOff", "opening", "drawnDouble", "dutyFails", "draw", "cannotPlay",
                                      "dutyPlace", "doubleDuty", "openDoublesBind"})
        EXPECT_FALSE(RuleWords::title(id).isEmpty()) << id;
}

// --- For ears -----------------------------------------------------------------------------------------------------

/// Each of these states of games by the first that is legal, at the turn of the seat that looks.
void eachTurn(const std::function<void(const mt::State&, const mt::Moves&, const SeatNames&)>& look)
{
    for (const char* rulebook : {"bigtable", "tactic", "ecowoodart"}) {
        mt::Rng rng(rulebook);
        mt::Deal deal;
        const mt::GameRules rules = rulesOf(rulebook, 3);
        mt::makeDeal(rules, 1, 0, rng, deal);
        for (mt::State state = mt::startRound(rules, deal); state.table.phase != Phase::roundEnd;) {
            mt::Moves moves;
            mt::findMoves(state.table, state.hands[state.table.turn], state.drawn, moves);
            look(state, moves, SeatNames({"Anna", "Bo", "Cy"}, state.table.turn));
            mt::apply(state, mt::legalActions(state)[rng.below(static_cast<std::uint32_t>(moves.total))]);
        }
    }
}

TEST_F(Turn, ForEarsNamesTheTilesThatFit)
{
    int listed = 0;
    int counted = 0;
    int asked = 0;
    eachTurn([&](const mt::State& now, const mt::Moves& moves, const SeatNames& who) {
        const std::string seen = said(TurnWords::yourTurn(now, moves, who));
        const std::string spoken = said(TurnWords::spokenTurn(now, moves, who));
        QStringList tiles;
        for (const Tile tile : mt::playableTiles(now.table, moves).tiles())
            tiles.append(TileWords::text(tile));
        const std::string list = " You can play: " + said(tiles.join(", ")) + ".";
        if (seen.find("signal is green") == std::string::npos) {
            const bool isListed = !tiles.empty() && tiles.size() <= 7 && !now.drawn.exists();
            EXPECT_EQ(spoken.starts_with(seen + list), isListed) << spoken;
            asked += isListed;
            return;
        }
        EXPECT_EQ(spoken.find("green"), std::string::npos) << spoken;
        if (tiles.size() > 7) {
            EXPECT_EQ(spoken, "Your turn. " + std::to_string(tiles.size()) + " tiles fit.");
            EXPECT_EQ(said(TurnWords::wholeTurn(now, moves, who)), "Your turn." + list) << "who asks hears them all";
            ++counted;
        } else {
            EXPECT_EQ(spoken, "Your turn." + list);
            ++listed;
        }
    });
    EXPECT_GT(listed, 10);
    EXPECT_GT(counted, 0);
    EXPECT_GT(asked, 5) << "where a double is to be closed, or a tile owed";
}

TEST_F(Turn, ForEarsNamesTheKeyOfWhatIsLeft)
{
    int left = 0;
    int chosen = 0;
    eachTurn([&](const mt::State& now, const mt::Moves& moves, const SeatNames& who) {
        const std::string spoken = said(TurnWords::spokenTurn(now, moves, who));
        const bool ends = moves.pass || moves.endOpening;
        const bool isLeft = mt::legalActions(now).size() == 1 && (moves.draw || ends);
        EXPECT_EQ(spoken.ends_with(" Press D."), isLeft) << spoken;
        EXPECT_EQ(spoken.ends_with(" Shift+D ends your turn."), ends && !isLeft) << spoken;
        left += isLeft;
        chosen += ends && !isLeft;
    });
    EXPECT_GT(left, 5);
    EXPECT_GT(chosen, 0);
}

TEST_F(Turn, WhereNothingFitsItNamesWhatIsOpen)
{
    int stuck = 0;
    eachTurn([&](const mt::State& now, const mt::Moves& moves, const SeatNames&) {
        const std::string why = said(TurnWords::whyStuck(now, moves));
        std::set<int> ends;
        bool hasSome = false;
        for (const int train : now.table.available) {
            ends.insert(now.table.trains[static_cast<std::size_t>(train)].end);
            for (const Tile tile : now.hands[static_cast<std::size_t>(now.table.turn)].tiles())
                hasSome |= tile.has(now.table.trains[static_cast<std::size_t>(train)].end);
        }
        EXPECT_EQ(why.empty(), moves.plays > 0 || hasSome || !(moves.draw || moves.pass)) << why;
        if (why.empty())
            return;
        ++stuck;
        std::string values;
        for (const int end : ends)
            values += (values.empty() ? "" : ", ") + std::to_string(end);
        EXPECT_TRUE(why.ends_with(" with " + values + (moves.draw ? ": draw one." : ": you can only pass."))) << why;
    });
    EXPECT_GT(stuck, 5);
}

TEST_F(Turn, ATileSaysWhereItFits)
{
    int severalPlaces = 0;
    eachTurn([&](const mt::State& now, const mt::Moves& moves, const SeatNames& who) {
        for (const Tile tile : now.hands[now.table.turn].tiles()) {
            QStringList places;
            for (const mt::TrainId train : mt::trainsInPlay(now.table))
                if (mt::mayLay(now.table, moves, tile, train))
                    places.append(who.ontoTrain(train));
            const std::string fits = said(TurnWords::fits(tile, now.table, moves, who));
            EXPECT_EQ(fits == "does not fit now", places.isEmpty()) << fits;
            if (!places.isEmpty()) {
                EXPECT_TRUE(fits.starts_with("fits " + said(places.front())) && fits.ends_with(said(places.back())))
                    << fits;
            }
            if (places.size() == 2) {
                ++severalPlaces;
                EXPECT_EQ(said(TurnWords::chosen(tile, now.table, moves, who)),
                          said(TileWords::text(tile) + " fits " + places[0] + " and " + places[1] + "."));
            }
            const std::string choice = said(TurnWords::chooseOne(tile, now.table, moves, who));
            EXPECT_EQ(said(TurnWords::spokenChooseOne(tile, now.table, moves, who)), choice + " Press Up.");
            if (places.size() == 2 || places.size() == 3) {
                EXPECT_TRUE(choice.find(said(places.front())) != choice.npos &&
                            choice.find(said(places.back())) != choice.npos)
                    << choice;
            } else if (places.size() > 3) {
                EXPECT_EQ(choice, said(TileWords::text(tile) + " fits in several places: choose one."));
            }
        }
    });
    EXPECT_GT(severalPlaces, 5);
}

} // namespace
