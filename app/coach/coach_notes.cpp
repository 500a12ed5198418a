#include "app/coach/coach_notes.h"

#include <QThread>

#include <algorithm>
#include <mutex>

namespace
{

int threads() { return std::clamp(QThread::idealThreadCount(), 1, 8); }

std::optional<CoachNotes> think(const CoachedSeat& coached, int worlds, const mt::StopToken& stop,
                                const TellCoaching& tell)
{
    const mt::GameRules& rules = coached.game->rules;
    const mt::PlayedRound& played = coached.game->rounds[static_cast<std::size_t>(coached.round)];
    const mt::Deal& deal = played.deal.deal;
    const auto tellSome = [&](const mt::Coaching& some, bool isAll) {
        if (tell)
            tell(some, isAll);
    };
    mt::Coaching coaching =
        mt::coach(rules, deal, played.actions, coached.seat, {.verdict = {.worlds = worlds}, .threads = threads()},
                  stop, [&](const mt::Coaching& some) { tellSome(some, false); });
    // What was luck takes longer: nobody waits for it to hear that there were no slips.
    if (!stop.stopRequested())
        tellSome(coaching, true);
    const std::optional<mt::Skill> skill =
        mt::skillIn(rules, deal, played.actions, coached.seat, {.worlds = 2 * worlds, .threads = threads()}, stop);
    return skill ? std::optional(CoachNotes{std::move(coaching), *skill}) : std::nullopt;
}

} // namespace

std::optional<CoachNotes> findCoachNotes(const CoachedSeat& coached, int worlds, const QString& folder,
                                         const mt::StopToken& stop, const TellCoaching& tell)
{
    std::optional<CoachNotes> notes = CoachCache(folder).find(*coached.game, coached.round, coached.seat);
    if (notes)
        return notes;
    notes = think(coached, worlds, stop, tell);
    if (notes) {
        // Meanwhile another one may have kept something: it is read anew.
        static std::mutex mutex;
        const std::lock_guard lock(mutex);
        CoachCache(folder).keep(*coached.game, coached.round, coached.seat, *notes);
    }
    return notes;
}
