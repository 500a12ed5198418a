// What the coach says to somebody about a round; SeatNames::you() is that somebody.
#pragma once

#include "app/words/seat_names.h"
#include "engine/ai/coach.h"

class CoachWords
{
    Q_DECLARE_TR_FUNCTIONS(CoachWords)

public:
    /// The longest train of the hand that was dealt.
    static QString best(const mt::Coaching& coaching);
    /// What became of it.
    static QString laid(const mt::Coaching& coaching);
    static QString done(const mt::Mistake& mistake, const SeatNames& names);
    static QString better(const mt::Mistake& mistake, const SeatNames& names);
    /// Above the mistakes, or instead of them.
    static QString verdict(bool anyMistakes);
    static QString nobodyToCoach();

private:
    static QString tiles(int count);
};
