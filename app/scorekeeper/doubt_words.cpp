#include "app/scorekeeper/doubt_words.h"

#include "app/scores/score_words.h"

QString DoubtWords::sentence(const ScoreDoubt& doubt, const SeatNames& names)
{
    const QString who = names.list(doubt.seats);
    const QString value = ScoreWords::number(doubt.value);
    const QString most = ScoreWords::number(doubt.most);
    switch (doubt.kind) {
    case ScoreDoubt::Kind::missing: return tr("Points still to come: %1.", "%1: whose points").arg(who);
    case ScoreDoubt::Kind::notANumber: return tr("Points are whole numbers, 0 or more: look again at %1.").arg(who);
    case ScoreDoubt::Kind::nobodyAtZero:
        return tr("Nobody has 0 points. Whoever went out should have 0; if nobody went out, say so above.");
    case ScoreDoubt::Kind::tooMany:
        return tr("All tiles but the engine count %1 points together, so nobody can have more: look again at %2.",
                  "%2: whose points")
            .arg(most, who);
    case ScoreDoubt::Kind::tooManyTogether:
        return tr("Together these are %1 points, yet all tiles but the engine count only %2.").arg(value, most);
    case ScoreDoubt::Kind::totalDiffers:
        return tr("%1: your total is %2, but the rounds add up to %3.", "%1: who").arg(who, value, most);
    }
    return {};
}
