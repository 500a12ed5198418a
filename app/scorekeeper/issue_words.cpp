#include "app/scorekeeper/issue_words.h"

#include "app/scores/score_words.h"

QString IssueWords::sentence(const ScoreIssue& issue, const SeatNames& names)
{
    const QString who = names.list(issue.seats);
    const QString value = ScoreWords::number(issue.value);
    const QString most = ScoreWords::number(issue.most);
    switch (issue.kind) {
    case ScoreIssue::Kind::missing: return tr("Points still to come: %1.", "%1: whose points").arg(who);
    case ScoreIssue::Kind::notANumber: return tr("Points are whole numbers, 0 or more: look again at %1.").arg(who);
    case ScoreIssue::Kind::nobodyAtZero:
        return tr("Nobody has 0 points. Whoever went out should have 0; if nobody went out, say so above.");
    case ScoreIssue::Kind::tooMany:
        return tr("All tiles but the engine count %1 points together, so nobody can have more: look again at %2.",
                  "%2: whose points")
            .arg(most, who);
    case ScoreIssue::Kind::tooManyTogether:
        return tr("Together these are %1 points, yet all tiles but the engine count only %2.").arg(value, most);
    case ScoreIssue::Kind::totalDiffers:
        return tr("%1: you wrote a total of %2, but the rounds add up to %3.", "%1: who").arg(who, value, most);
    }
    return {};
}
