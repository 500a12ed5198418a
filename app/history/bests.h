// The bests: in how much of something a player's best round so far was ("your longest train: 14"). Each is defined
// here, once. (A record, in this house, is a game's file.)
#pragma once

#include "app/history/deeds.h"

#include <QCoreApplication>
#include <QString>

#include <optional>
#include <span>
#include <string_view>

struct Best {
    std::string_view id;                         ///< in caches; never another one
    const char* name;                            ///< in English
    const char* amount;                          ///< its value in a sentence, in English, with %n
    std::optional<int> (*valueOf)(const Deeds&); ///< nothing: the round says nothing about it
    bool isMost = true;                          ///< the most is best; else the least
    bool isTold = true;                          ///< a new one is told at the end of the round

    bool isBetter(int one, int other) const { return isMost ? one > other : one < other; }
};

class Bests
{
    Q_DECLARE_TR_FUNCTIONS(Bests)

public:
    /// In the order in which they are shown.
    static std::span<const Best> all();
    /// Or nullptr.
    static const Best* find(std::string_view id);
    static QString name(const Best& best) { return tr(best.name); }
    static QString amount(const Best& best, int value) { return tr(best.amount, "", value); }
};
