// What the tutorial teaches: lessons that wait for the moment in a round when they are useful.
#pragma once

#include "engine/game/game.h"

#include <array>
#include <string_view>

enum class Lesson {
    start,       ///< the first tile of one's own train
    matching,    ///< the next tiles
    layDouble,   ///< a double is the tile to lay
    duty,        ///< one further tile after it
    closeDouble, ///< an open double binds everybody
    draw,        ///< nothing fits
    pass,        ///< nothing fits still
    openTrain,   ///< a locomotive stands at another's train
    mexican      ///< the Mexican Train may be played on
};

/// Those that come seldom come first: of several that are useful now the first one is taught.
inline constexpr std::array allLessons{Lesson::start,     Lesson::duty,    Lesson::closeDouble,
                                       Lesson::pass,      Lesson::draw,    Lesson::layDouble,
                                       Lesson::openTrain, Lesson::mexican, Lesson::matching};

/// Whether it can be taught now: `state` asks that seat for something, and `next` is what it might well do.
bool isUsefulNow(Lesson lesson, const mt::State& state, const mt::Action& next);

/// The rule behind it, as rule_words.h names it.
std::string_view ruleOf(Lesson lesson);
