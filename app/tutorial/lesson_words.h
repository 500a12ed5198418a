// What the tutorial asks a player to do now, in one or two sentences. The rule behind it is told in RuleWords alone.
#pragma once

#include "app/people/seat_names.h"
#include "app/tutorial/lesson.h"

class LessonWords
{
    Q_DECLARE_TR_FUNCTIONS(LessonWords)

public:
    /// `asked`: what the player might well do; `byKeys`: how it is done with the keyboard, not with the mouse.
    static QString request(Lesson lesson, const mt::Action& asked, const SeatNames& names, bool byKeys);
    /// That the player did this, and not what a card had asked for.
    static QString aside(const mt::Action& done, const SeatNames& names);
    /// When no lesson fits the moment.
    static QString goOn(bool byKeys);
    /// At the end of the round: every lesson has been learned, or so many have not.
    static QString end();
    static QString endOfPart(int missing, bool byKeys);

private:
    static QString byMouse(Lesson lesson);
    static QString byKeyboard(Lesson lesson);
};
