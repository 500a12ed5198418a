// What the coach found in finished rounds, so that nobody waits for it twice. It lies beside the records in the data
// folder (docs/formats.md); losing it loses nothing, and no record gains a line by it.
#pragma once

#include "app/saving/entry_cache.h"
#include "app/saving/played_record.h"
#include "engine/ai/coach.h"
#include "engine/ai/skill.h"

/// All that there is to say of a round and a seat.
struct CoachNotes {
    mt::Coaching coaching;
    mt::Skill skill;

    friend bool operator==(const CoachNotes&, const CoachNotes&) = default;
};

class CoachCache
{
public:
    /// Reads it. `folder`: the data folder; empty: nothing is known, and nothing kept.
    explicit CoachCache(const QString& folder);

    /// `round`: from 0; `seat`: one in play.
    std::optional<CoachNotes> find(const mt::PlayedGame& game, int round, int seat) const;
    /// Of that, the skill alone.
    std::optional<mt::Skill> findSkill(const mt::PlayedGame& game, int round, int seat) const;
    /// Written at once.
    void keep(const mt::PlayedGame& game, int round, int seat, const CoachNotes& notes);

    static QString fileIn(const QString& folder);

private:
    QJsonObject entry(const mt::PlayedGame& game, int round, int seat) const;

    QString folder_;
    EntryCache entries_; ///< by the program's version, the rules, the round and the seat
};
