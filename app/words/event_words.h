// What happened, in one sentence: for the line above the holder and for screen readers.
#pragma once

#include "app/people/seat_names.h"
#include "engine/game/action.h"

class EventWords
{
    Q_DECLARE_TR_FUNCTIONS(EventWords)

public:
    /// Empty for events that another one already tells of. The tile of a draw is named to the drawer alone.
    static QString sentence(const mt::Event& event, const SeatNames& names);
    /// The rule by which it happened, as rule_words.h names it; empty: none in particular.
    static std::string_view rule(const mt::Event& event);

private:
    static QString played(const mt::Event& event, const SeatNames& names);
};
