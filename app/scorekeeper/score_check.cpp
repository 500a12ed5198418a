#include "app/scorekeeper/score_check.h"

#include "engine/base/hand.h"

#include <QLocale>

#include <algorithm>
#include <numeric>

using Issue = ScoreIssue::Kind;

namespace
{

// The seats whose points are as `isSo` says.
template <class Condition>
std::vector<int> seatsWhere(const QStringList& texts, Condition isSo)
{
    std::vector<int> seats;
    for (int seat = 0; seat < texts.size(); ++seat)
        if (isSo(texts[seat]))
            seats.push_back(seat);
    return seats;
}

void compareTotals(const ScoreTable& table, int round, const RoundEntry& entry, const std::vector<int>& points,
                   std::vector<ScoreIssue>& issues)
{
    ScoreTable after = table.after(round - 1);
    after.scores.push_back(points);
    const std::vector<int> totals = after.totals();
    for (int seat = 0; seat < entry.ownTotals.size(); ++seat) {
        const std::optional<int> own = ScoreCheck::number(entry.ownTotals[seat]);
        const int total = totals[static_cast<std::size_t>(seat)];
        if (own && *own != total)
            issues.push_back({Issue::totalDiffers, {seat}, *own, total});
    }
}

} // namespace

std::optional<int> ScoreCheck::number(const QString& typed)
{
    bool isNumber = false;
    int value = QLocale().toInt(typed.trimmed(), &isNumber);
    if (!isNumber)
        value = typed.trimmed().toInt(&isNumber);
    return isNumber && value >= 0 && value <= largest ? std::optional(value) : std::nullopt;
}

int ScoreCheck::mostPips(const mt::GameRules& rules, int round)
{
    const int engine = mt::engineOfRound(rules.options, round);
    mt::Hand all;
    for (const mt::Tile tile : mt::fullSet(rules.options.set))
        if (tile != mt::Tile(engine, engine))
            all.add(tile);
    return all.pips(rules.options.doubleBlank);
}

std::optional<std::vector<int>> ScoreCheck::points(const RoundEntry& entry)
{
    std::vector<int> points;
    for (const QString& typed : entry.points) {
        const std::optional<int> value = number(typed);
        if (!value)
            return std::nullopt;
        points.push_back(*value);
    }
    return points;
}

std::vector<ScoreIssue> ScoreCheck::issues(const ScoreTable& table, int round, const RoundEntry& entry)
{
    std::vector<ScoreIssue> issues;
    const auto issue = [&](Issue kind, std::vector<int> seats, int most = 0) {
        if (!seats.empty())
            issues.push_back({kind, std::move(seats), 0, most});
    };
    const int most = mostPips(table.rules, round);
    const auto isMissing = [](const QString& typed) { return typed.trimmed().isEmpty(); };
    issue(Issue::notANumber,
          seatsWhere(entry.points, [&](const QString& typed) { return !isMissing(typed) && !number(typed); }));
    issue(Issue::tooMany,
          seatsWhere(entry.points, [&](const QString& typed) { return number(typed).value_or(0) > most; }), most);
    if (const std::optional<std::vector<int>> all = points(entry)) {
        const int sum = std::accumulate(all->begin(), all->end(), 0);
        if (sum > most && issues.empty())
            issues.push_back({Issue::tooManyTogether, {}, sum, most});
        if (!entry.nobodyOut && std::find(all->begin(), all->end(), 0) == all->end())
            issues.push_back({Issue::nobodyAtZero});
        compareTotals(table, round, entry, *all, issues);
    }
    issue(Issue::missing, seatsWhere(entry.points, isMissing));
    return issues;
}
