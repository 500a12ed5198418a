#include "app/play/kept_plans.h"

#include <algorithm>

namespace
{

const QString key = QStringLiteral("plans/last");
// The newest first.
constexpr qsizetype mostRounds = 50;

// "FINGERPRINT 0: 2:17,33": seat 2 leaves out two tiles, seat 0 none.
QString written(const std::string& round, const KeptPlans::Plans& plans)
{
    QStringList words{QString::fromStdString(round)};
    for (const auto& [seat, leftOut] : plans) {
        QStringList tiles;
        for (const mt::Tile tile : leftOut.tiles())
            tiles.append(QString::number(tile.index()));
        words.append(QStringLiteral("%1:%2").arg(QString::number(seat), tiles.join(QLatin1Char(','))));
    }
    return words.join(QLatin1Char(' '));
}

bool isOf(const QString& line, const std::string& round)
{
    return line.section(QLatin1Char(' '), 0, 0) == QString::fromStdString(round);
}

mt::Hand tilesIn(const QString& text)
{
    mt::Hand tiles;
    for (const QString& word : text.split(QLatin1Char(','))) {
        bool isNumber = false;
        const int index = word.toInt(&isNumber);
        const bool isTile = isNumber && index >= 0 && index < mt::maxTiles;
        if (isTile && !tiles.has(mt::Tile::fromIndex(index)))
            tiles.add(mt::Tile::fromIndex(index));
    }
    return tiles;
}

} // namespace

KeptPlans::KeptPlans(const QString& folder, SyncQueue* syncs)
{
    if (!folder.isEmpty())
        file_.emplace(folder + QStringLiteral("/plans.ini"), syncs);
}

KeptPlans::Plans KeptPlans::find(const std::string& round) const
{
    Plans plans;
    if (!file_ || round.empty())
        return plans;
    const QStringList lines = file_->value(key).toStringList();
    const auto line = std::ranges::find_if(lines, [&](const QString& each) { return isOf(each, round); });
    if (line == lines.end())
        return plans;
    for (const QString& word : line->split(QLatin1Char(' ')).mid(1)) {
        bool isNumber = false;
        const int seat = word.section(QLatin1Char(':'), 0, 0).toInt(&isNumber);
        if (isNumber && seat >= 0 && seat < mt::maxSeats)
            plans[seat] = tilesIn(word.section(QLatin1Char(':'), 1));
    }
    return plans;
}

void KeptPlans::keep(const std::string& round, const Plans& plans)
{
    if (!file_ || round.empty() || find(round) == plans)
        return;
    QStringList lines = file_->value(key).toStringList();
    lines.removeIf([&](const QString& each) { return isOf(each, round); });
    if (!plans.empty())
        lines.prepend(written(round, plans));
    file_->setValue(key, QStringList(lines.mid(0, mostRounds)));
}
