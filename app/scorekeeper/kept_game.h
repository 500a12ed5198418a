// A game with real dominoes whose points are kept, as a value and as the text of its file.
#pragma once

#include "app/scores/score_table.h"
#include "engine/record/fault.h"

#include <QByteArray>

#include <variant>
#include <vector>

struct KeptGame {
    ScoreTable table;
    std::vector<bool> nobodyOut; ///< by finished round

    friend bool operator==(const KeptGame&, const KeptGame&) = default;
};

/// A game before its first round.
KeptGame newKeptGame(const mt::GameRules& rules, const QStringList& names, QDate date);
QByteArray keptGameText(const KeptGame& game);
/// The game, or the first thing wrong with the text.
std::variant<KeptGame, mt::Fault> readKeptGame(const QByteArray& text);
