// How far somebody has come in the lessons. It follows from what was done in the round and from nothing else, so that
// whatever is taken back has not been learned.
#pragma once

#include "app/tutorial/lesson.h"

#include <optional>
#include <set>

class Course
{
public:
    /// What is asked for.
    struct Card {
        std::optional<Lesson> lesson; ///< none: there is none to be had now
        mt::Action action;            ///< what to do
    };

    /// `dealt`: the round before its first action; `seat`: who learns.
    Course(mt::State dealt, int seat);
    /// The next action of the round, whoever did it; legal.
    void add(const mt::Action& action);

    /// None while it is another's turn or the round is over.
    const std::optional<Card>& card() const { return card_; }
    /// Those that were asked for and done, with the tile that was named or with another one.
    const std::set<Lesson>& learned() const { return learned_; }
    /// What the learner did last, where it was something else than a lesson asked for.
    const std::optional<mt::Action>& otherwise() const { return otherwise_; }

private:
    void ask();

    mt::State state_;
    int seat_;
    std::optional<Card> card_;
    std::set<Lesson> learned_;
    std::optional<mt::Action> otherwise_;
};
