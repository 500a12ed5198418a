// What the ladder says.
#pragma once

#include "engine/ai/character.h"

#include <QCoreApplication>
#include <QDate>
#include <QString>

#include <optional>

class LadderWords
{
    Q_DECLARE_TR_FUNCTIONS(LadderWords)

public:
    static QString reading();
    static QString standing(int beaten, int all);
    /// Describes a character in lines. `beaten`: the day of the first win, `isHelped`: something was taken back.
    static QString story(const mt::Character& character, std::optional<QDate> beaten, bool isHelped);
    static QString spoken(const mt::Character& character, bool isBeaten, bool isHelped, bool isNext);
    static QString play(const mt::Character& character);
};
