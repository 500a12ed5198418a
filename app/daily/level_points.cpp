#include "app/daily/level_points.h"

#include "app/saving/entry_cache.h"
#include "app/words/day_words.h"
#include "engine/ai/level_game.h"
#include "engine/record/sealed_deal.h"

#include <QCoreApplication>

#include <algorithm>

namespace
{

constexpr int cacheVersion = 1;

std::vector<std::string> offered()
{
    std::vector<std::string> ids;
    for (const mt::Level& level : mt::allLevels())
        if (level.offered)
            ids.emplace_back(level.id);
    return ids;
}

// A level may play otherwise in another version.
QString keyOf(const std::string& level, const QDate& day)
{
    return QStringLiteral("%1 %2 %3")
        .arg(day.toString(Qt::ISODate), QString::fromStdString(level), QCoreApplication::applicationVersion());
}

} // namespace

LevelPoints::LevelPoints(const QString& folder, QObject* parent) : QObject(parent), folder_(folder)
{
    connect(&worker_, &Background::busyChanged, this, &LevelPoints::changed);
}

int LevelPoints::all() { return static_cast<int>(offered().size()); }

QString LevelPoints::fileIn(const QString& folder) { return folder + QStringLiteral("/days.json"); }

std::optional<int> LevelPoints::pointsOf(const std::string& level, const QDate& day, const mt::StopToken& stop)
{
    const mt::DealOfDay deal = mt::dealOfDay(DayWords::dateOf(day));
    std::vector<const mt::Level*> seats = {mt::findLevel(level)};
    for (const std::string_view other : mt::levelsOfDay)
        seats.push_back(mt::findLevel(other));
    const auto dealer = [&deal](int round, int firstSeat) {
        return mt::sealedDeal(deal.rules, deal.seed, round, firstSeat).deal;
    };
    const mt::Game game = mt::playLevels(deal.rules, seats, deal.seed, deal.firstSeat, dealer, stop);
    return mt::isOver(game) ? std::optional(mt::totals(game).front()) : std::nullopt;
}

void LevelPoints::find(const QDate& day)
{
    if (day == day_ && isBusy())
        return;
    // Before the worker: that it stops is told, and then these are not shown for the new day.
    if (day != day_)
        found_.clear();
    day_ = day;
    worker_.stop();
    if (static_cast<int>(found_.size()) < all())
        worker_.run([this, folder = folder_, day](const mt::StopToken& stop) { return work(this, folder, day, stop); });
    emit changed();
}

// Beside the window: what is found is told as it comes. `points` may be gone; but then nothing is told any more.
Background::Answer LevelPoints::work(LevelPoints* points, const QString& folder, const QDate& day,
                                     const mt::StopToken& stop)
{
    EntryCache cache(fileIn(folder), cacheVersion, EntryCache::Trust::OnlyWhatIsSealed);
    for (const std::string& id : offered()) {
        const QString key = keyOf(id, day);
        const QJsonObject known = cache.find(key);
        const std::optional<int> found = known.isEmpty() ? pointsOf(id, day, stop) : known["points"].toInt();
        if (!found)
            break;
        cache.keep(key, {{"points", *found}});
        if (known.isEmpty())
            cache.save(false);
        Background::meanwhile(stop, [points, level = Level{id, *found}] { points->take(level); });
    }
    return [] {};
}

void LevelPoints::take(const Level& level)
{
    if (std::ranges::find(found_, level.id, &Level::id) != found_.end())
        return;
    found_.push_back(level);
    emit changed();
}

#include "moc_level_points.cpp"
