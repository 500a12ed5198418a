// What the seat to move is asked to do, in one sentence.
#pragma once

#include "app/people/seat_names.h"
#include "engine/game/round.h"

class TurnWords
{
    Q_DECLARE_TR_FUNCTIONS(TurnWords)

public:
    /// Another's turn: nothing of a hand enters it. Of an AI that plays for somebody who is away it says so.
    static QString othersTurn(int seat, bool isAi, const SeatNames& names);
    /// The turn of the seat that is looking, which may do `moves`.
    static QString yourTurn(const mt::State& state, const mt::Moves& moves, const SeatNames& names);
    /// The same for ears, which do not see where the signal is green: which tiles fit, and which key does what is left.
    static QString spokenTurn(const mt::State& state, const mt::Moves& moves, const SeatNames& names);
    /// The same for who asks, and so hears of all tiles that fit, however many there are.
    static QString wholeTurn(const mt::State& state, const mt::Moves& moves, const SeatNames& names);
    /// Where a tile of the seat to move fits, as an addition to the tile.
    static QString fits(mt::Tile tile, const mt::Table& table, const mt::Moves& moves, const SeatNames& names);
    /// It was to be laid, and fits on more than one train.
    static QString chooseOne(mt::Tile tile, const mt::Table& table, const mt::Moves& moves, const SeatNames& names);
    /// The same for ears: they do not see what one points at.
    static QString spokenChooseOne(mt::Tile tile, const mt::Table& table, const mt::Moves& moves,
                                   const SeatNames& names);
    /// Where one can only draw or pass because no tile has a value at which one may lay: which values these are. Else
    /// empty.
    static QString whyStuck(const mt::State& state, const mt::Moves& moves);
    /// The tile was chosen, which can be laid somewhere.
    static QString chosen(mt::Tile tile, const mt::Table& table, const mt::Moves& moves, const SeatNames& names);
    /// The rule that yourTurn() speaks of, as rule_words.h names it; empty: none in particular.
    static std::string_view rule(const mt::State& state, const mt::Moves& moves);

private:
    static QString turn(const mt::State& state, const mt::Moves& moves, const SeatNames& names, qsizetype mostTiles);
    static QString withTiles(const QString& wish, const QStringList& tiles);
    static QString spokenPlays(const QStringList& tiles, qsizetype mostTiles);
    static QString opening(const mt::Table& table, const mt::Moves& moves);
    static QString play(const mt::State& state, const mt::Moves& moves, const SeatNames& names);
    static QString stuck(const mt::State& state, const mt::Moves& moves, const SeatNames& names);
};
