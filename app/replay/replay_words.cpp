#include "app/replay/replay_words.h"

#include "app/words/rulebook_words.h"
#include "app/words/tile_words.h"

QString ReplayWords::title(const mt::Game& game, bool isAgain)
{
    const mt::Table& table = game.round.table;
    if (isAgain)
        //: %1: number; %2: tile; %3: name of the rulebook
        return tr("Replay: the same tiles again, round %1 · Engine %2 · %3 rules")
            .arg(QString::number(table.round), TileWords::text(mt::Tile(table.engine, table.engine)),
                 RulebookWords::rulebookName(game.rules.rulebook));
    //: %1, %2: round 3 of 13; %3: tile; %4: name of the rulebook
    return tr("Replay: round %1 of %2 · Engine %3 · %4 rules")
        .arg(QString::number(table.round), QString::number(game.rules.options.rounds),
             TileWords::text(mt::Tile(table.engine, table.engine)), RulebookWords::rulebookName(game.rules.rulebook));
}

QString ReplayWords::nothingFinished()
{
    return tr("No round of this game is finished yet. It can be looked at when one is.");
}
