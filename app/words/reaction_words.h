// The word or two that a computer player says to what happens.
#pragma once

#include <QCoreApplication>
#include <QString>

#include <cstdint>

enum class Reaction : std::uint8_t {
    drewMuch,   ///< a third tile in one turn
    cannotPlay, ///< they had to pass
    laidDouble, ///< a double of theirs stands open
    hasGuest,   ///< somebody laid on their train
    isOut,      ///< the round is theirs
};

class ReactionWords
{
    Q_DECLARE_TR_FUNCTIONS(ReactionWords)

public:
    static QString said(Reaction reaction);
};
