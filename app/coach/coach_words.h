// What the coach says to somebody about a round; SeatNames::you() is that somebody.
#pragma once

#include "app/people/seat_names.h"
#include "engine/ai/coach.h"
#include "engine/ai/skill.h"

class CoachWords
{
    Q_DECLARE_TR_FUNCTIONS(CoachWords)

public:
    /// The longest train of the hand that was dealt.
    static QString best(const mt::Coaching& coaching);
    /// What became of it.
    static QString laid(const mt::Coaching& coaching);
    static QString done(const mt::Action& done, const SeatNames& names);
    /// What would have been better, and by how much.
    static QString better(const mt::Mistake& mistake, const SeatNames& names);
    /// Why it was good, and by how much.
    static QString good(const mt::GoodMove& move, const SeatNames& names);
    /// A round in one line: what was luck and what was play, in whole points that add up.
    static QString skill(const mt::Skill& skill);
    /// Above the mistakes, or instead of them.
    static QString verdict(bool anyMistakes);
    static QString nobodyToCoach();

private:
    static QString tiles(int count);
    static QString difference(const mt::Estimate& estimate);
    static QString forOrAgainst(int points);
};
