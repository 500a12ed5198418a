// What the tutorial asks a player to do now, in one or two sentences. The rule behind it is told in RuleWords alone.
#pragma once

#include "app/tutorial/lesson.h"
#include "app/words/seat_names.h"

class LessonWords
{
    Q_DECLARE_TR_FUNCTIONS(LessonWords)

public:
    /// `next`: what the player might well do.
    static QString request(Lesson lesson, const mt::Action& next, const SeatNames& names);
    /// When no lesson fits the moment.
    static QString goOn();
    static QString end();
};
