#include "app/coach/coach_words.h"

#include "app/words/hint_words.h"
#include "app/words/tile_words.h"

#include "engine/base/whole_numbers.h"

using mt::ActionKind;

namespace
{

int wholePoints(int hundredths) { return static_cast<int>(mt::divided(hundredths, 100)); }

} // namespace

QString CoachWords::tiles(int count) { return tr("%n tile(s)", "", count); }

QString CoachWords::best(const mt::Coaching& coaching)
{
    if (coaching.best.empty())
        return tr("None of the tiles you were dealt fitted the engine.");
    return tr("The longest train in the hand you were dealt: %1.", "%1: so many tiles")
        .arg(tiles(static_cast<int>(coaching.best.size())));
}

QString CoachWords::laid(const mt::Coaching& coaching)
{
    if (coaching.laid.empty())
        return tr("You played no tile on your own train; on other trains: %1.", "%1: so many tiles")
            .arg(tiles(coaching.laidElsewhere));
    return tr("You played %1 on your own train; on other trains: %2.", "%1, %2: so many tiles")
        .arg(tiles(coaching.laid.count()), tiles(coaching.laidElsewhere));
}

QString CoachWords::done(const mt::Action& done, const SeatNames& names)
{
    switch (done.kind) {
    case ActionKind::play:
        return tr("You played %1 %2.", "%1: tile, %2: on whose train")
            .arg(TileWords::text(done.tile), names.ontoTrain(done.train));
    case ActionKind::pass: return tr("You kept the tile you drew, and passed.");
    case ActionKind::endOpening: return tr("You finished your first turn.");
    case ActionKind::marker: return done.keep ? tr("You left your train open.") : tr("You took your marker off.");
    case ActionKind::draw: return tr("You drew a tile.");
    }
    return {};
}

QString CoachWords::better(const mt::Mistake& mistake, const SeatNames& names)
{
    const mt::Action& action = mistake.better.action;
    const auto which = [&] {
        switch (action.kind) {
        case ActionKind::play:
            if (mistake.better.reason == mt::HintReason::playedOn)
                return tr("%1 %2 looked better.", "%1: tile, %2: on whose train")
                    .arg(TileWords::text(action.tile), names.ontoTrain(action.train));
            return tr("%1 %2 looked better: %3", "%1: tile, %2: on whose train, %3: why, the end of the sentence")
                .arg(TileWords::text(action.tile), names.ontoTrain(action.train), HintWords::reason(mistake.better));
        case ActionKind::marker:
            return action.keep ? tr("Leaving your train open looked better.")
                               : tr("Taking your marker off looked better.");
        case ActionKind::endOpening: return tr("Finishing your first turn there looked better.");
        case ActionKind::pass:
        case ActionKind::draw: return tr("Keeping the tile you drew looked better.");
        }
        return QString();
    };
    return which() + QLatin1Char('\n') + difference(mistake.cost);
}

QString CoachWords::good(const mt::GoodMove& move, const SeatNames& names)
{
    if (move.plain.kind != ActionKind::play)
        return tr("Well found.") + QLatin1Char('\n') + difference(move.gain);
    return tr("Well found: better than %1 %2, which comes to mind first.", "%1: tile, %2: on whose train")
               .arg(TileWords::text(move.plain.tile), names.ontoTrain(move.plain.train)) +
           QLatin1Char('\n') + difference(move.gain);
}

// Two standard errors to either side: it lies between them nineteen times of twenty.
QString CoachWords::difference(const mt::Estimate& estimate)
{
    const int least = wholePoints(estimate.points - 2 * estimate.error);
    const int most = wholePoints(estimate.points + 2 * estimate.error);
    return tr("On average that ends about %n point(s) better for you against the others (most likely between %1 "
              "and %2).",
              "", wholePoints(estimate.points))
        .arg(least)
        .arg(most);
}

QString CoachWords::forOrAgainst(int points)
{
    if (points == 0)
        return tr("no difference", "so many points for or against you: none");
    return points < 0 ? tr("%n for you", "points", -points) : tr("%n against you", "points", points);
}

QString CoachWords::skill(const mt::Skill& skill)
{
    const int deal = wholePoints(skill.order.points + skill.deal.points);
    const int draws = wholePoints(skill.draws.points);
    const int play = wholePoints(skill.play.points);
    const int result = wholePoints(skill.result);
    // What rounding leaves goes where the doubt is greatest.
    const int others = result - deal - draws - play;
    return tr("Points compared with the others. The deal: %1; your draws: %2; the others: %3; your play: %4 (give or "
              "take %5). Together: %6.",
              "%1 to %4 and %6: such as \"3 for you\" or \"no difference\"")
        .arg(forOrAgainst(deal), forOrAgainst(draws), forOrAgainst(others), forOrAgainst(play))
        .arg(wholePoints(2 * skill.play.error))
        .arg(forOrAgainst(result));
}

QString CoachWords::verdict(bool anyMistakes)
{
    return anyMistakes
               ? tr("Here another move looked clearly better. Each decision is judged by what you could see when "
                    "you made it.")
               : tr("No slips: by what you could see, no other move looked clearly better.");
}

QString CoachWords::nobodyToCoach() { return tr("Nobody but the computer played this round."); }
