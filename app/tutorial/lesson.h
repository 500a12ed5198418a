// What the tutorial teaches.
#pragma once

#include "engine/game/round.h"

#include <array>
#include <optional>
#include <string_view>

enum class Lesson {
    start,       ///< the first tile of one's own train
    matching,    ///< the next tiles
    mexican,     ///< the Mexican Train may be played on
    layDouble,   ///< a double is the tile to lay
    duty,        ///< one further tile after it
    draw,        ///< nothing fits
    pass,        ///< nothing fits still, and one's own train gets a locomotive
    ownTrain,    ///< a tile on one's own train takes the locomotive off
    openTrain,   ///< a locomotive stands at another's train
    closeDouble, ///< an open double binds everybody
    out          ///< the last tile
};

/// In the order in which they come to whoever does what is asked (course.h).
inline constexpr std::array allLessons{Lesson::start,     Lesson::matching,    Lesson::mexican, Lesson::layDouble,
                                       Lesson::duty,      Lesson::draw,        Lesson::pass,    Lesson::ownTrain,
                                       Lesson::openTrain, Lesson::closeDouble, Lesson::out};

/// The one that whoever does this would have done; none: nothing of these. `action` must be legal in `state`.
std::optional<Lesson> lessonOf(const mt::State& state, const mt::Action& action);

/// The rule behind it, as rule_words.h names it.
std::string_view ruleOf(Lesson lesson);
