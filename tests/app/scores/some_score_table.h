// A score sheet to be looked at: names of many scripts, points by chance but always the same ones.
#pragma once

#include "app/people/seat.h"
#include "app/scores/score_words.h"
#include "engine/base/random.h"
#include "tests/app/support.h"

inline const QStringList someNames = {"Anna", "Bruno", "Клара", "Dario", "Émile", "Felix", "王伟",
                                      "Hugo", "Ines",  "Jakob", "Karla", "Leo",   "Mina",  "Nils"};

inline ScoreTable someTable(std::string_view rulebook, int players, int rounds, const mt::OptionChanges& changes = {})
{
    ScoreTable table;
    table.rules = rulesOf(rulebook, players, changes);
    table.date = QDate(2026, 11, 21);
    table.typedNames = someNames.mid(0, players);
    for (int seat = 0; seat < players; ++seat)
        table.colours.append(seatColours()[static_cast<std::size_t>(seat)]);
    mt::Rng rng("score sheet");
    for (int round = 0; round < rounds; ++round) {
        std::vector<int> scores;
        for (int seat = 0; seat < players; ++seat)
            scores.push_back(seat == round % players ? 0 : 1 + static_cast<int>(rng.below(150)));
        table.scores.push_back(scores);
    }
    return table;
}
