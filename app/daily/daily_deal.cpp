#include "app/daily/daily_deal.h"

#include "app/daily/daily_words.h"
#include "app/people/ai_names.h"
#include "app/play/game_controller.h"
#include "app/words/day_words.h"
#include "app/words/level_words.h"

#include <QGuiApplication>
#include <QLocale>

#include <algorithm>
#include <chrono>

namespace
{

using namespace std::chrono_literals;

// A computer that sleeps stops the clock of a timer, too.
constexpr std::chrono::milliseconds mostPatience = 10min;

} // namespace

DailyDeal::DailyDeal(const QString& folder, Archive& archive, GameController& game, Person person, QObject* parent)
    : QObject(parent), game_(game), person_(std::move(person)), watch_(archive), levels_(folder)
{
    midnight_.setSingleShot(true);
    connect(&midnight_, &QTimer::timeout, this, &DailyDeal::followClock);
    if (auto* application = qobject_cast<QGuiApplication*>(QCoreApplication::instance()))
        connect(application, &QGuiApplication::applicationStateChanged, this, &DailyDeal::followClock);
    connect(&archive, &Archive::started, this, [this] { read_ = {}; });
    connect(&archive, &Archive::entriesRead, this,
            [this](const std::vector<RecordEntry>& entries) { read_.take(entries); });
    connect(&archive, &Archive::finished, this, [this] {
        book_ = std::exchange(read_, {});
        followLevels();
    });
    connect(&levels_, &LevelPoints::changed, this, &DailyDeal::show);
    connect(&game_, &GameController::gameChanged, this, &DailyDeal::changed);
    followClock();
}

void DailyDeal::setClock(Clock clock)
{
    clock_ = std::move(clock);
    followClock();
}

void DailyDeal::followClock()
{
    const QDateTime now = clock_();
    waitForMidnight(now);
    if (now.date() == today_)
        return;
    // Who looks at another day goes on looking at it, unless that is still to come: a clock may be set back.
    const bool follows = day_ == today_ || day_ > now.date();
    today_ = now.date();
    if (follows)
        look(today_);
    else
        show();
}

void DailyDeal::waitForMidnight(const QDateTime& now)
{
    const std::chrono::milliseconds left(now.msecsTo(now.date().addDays(1).startOfDay()));
    midnight_.start(std::clamp(left, std::chrono::milliseconds(1), mostPatience));
}

void DailyDeal::open()
{
    isOpen_ = true;
    watch_.begin();
    followClock();
    look(today_);
}

void DailyDeal::leave()
{
    isOpen_ = false;
    watch_.end();
    levels_.stop();
}

void DailyDeal::choose(int place)
{
    if (const QDate day = calendar_.dateAt(place); day.isValid())
        look(day);
}

void DailyDeal::look(const QDate& day)
{
    const QDate wanted = std::min(day, today_);
    // Before the first day there is none, and a clock that was never set says such a one.
    if (wanted.isValid() && mt::hasDeal(DayWords::dateOf(wanted))) {
        isStopped_ = isStopped_ && wanted == day_;
        day_ = wanted;
    }
    followLevels();
}

void DailyDeal::stop()
{
    isStopped_ = true;
    levels_.stop();
}

void DailyDeal::compare()
{
    isStopped_ = false;
    followLevels();
}

void DailyDeal::followLevels()
{
    const RecordEntry* game = first();
    if (isOpen_ && !isStopped_ && game != nullptr && isOver(*game))
        levels_.find(day_);
    else
        levels_.stop();
    show();
}

const RecordEntry* DailyDeal::first() const
{
    const DayTries* known = tries();
    return known != nullptr && known->first ? &*known->first : nullptr;
}

DailyDeal::State DailyDeal::state() const
{
    const GameSession& session = game_.session();
    const bool isOnTable = session.isActive() && !session.isOver() && !session.isRepeat() && session.day() &&
                           DayWords::dateOf(*session.day()) == day_;
    const RecordEntry* game = first();
    if (isOnTable)
        return State::OnTable;
    if (reading())
        return State::Unknown;
    if (game != nullptr && game->isInUse && game->path != session.recordPath())
        return State::InUse;
    if (game != nullptr && canBeGoneOnWith(*game))
        return State::Begun;
    return tries() == nullptr ? State::New : State::Done;
}

bool DailyDeal::isPlayable() const { return day_.isValid() && day_ <= today_ && mt::hasDeal(DayWords::dateOf(day_)); }

bool DailyDeal::canPlay() const { return isPlayable() && state() != State::Unknown && state() != State::InUse; }

QString DailyDeal::month() const { return DailyWords::month(day_); }

QString DailyDeal::date() const { return DailyWords::date(day_); }

bool DailyDeal::isLastMonth() const { return day_.year() == today_.year() && day_.month() == today_.month(); }

QString DailyDeal::story() const
{
    return state() == State::Unknown ? DailyWords::reading() : DailyWords::story(tries(), state() == State::OnTable);
}

QString DailyDeal::about() const { return DailyWords::about(); }

QString DailyDeal::action() const
{
    switch (state()) {
    case State::OnTable:
    case State::Begun:
    case State::InUse: return DailyWords::goOn();
    case State::Done: return DailyWords::repeat();
    case State::Unknown:
    case State::New: break;
    }
    return DailyWords::play();
}

QString DailyDeal::actionHelp() const
{
    if (state() == State::InUse)
        return DailyWords::inUse();
    return state() == State::Done ? DailyWords::repeatHelp() : QString();
}

QString DailyDeal::progress() const
{
    const auto found = static_cast<int>(levels_.found().size());
    return rows_.rows().empty() || found == LevelPoints::all() ? QString()
                                                               : DailyWords::progress(found, LevelPoints::all());
}

QString DailyDeal::record() const
{
    const RecordEntry* game = first();
    return game != nullptr && isOver(*game) ? game->path : QString();
}

bool DailyDeal::play()
{
    followClock();
    if (!isPlayable())
        return false;
    switch (state()) {
    case State::Unknown:
    case State::InUse: return false;
    case State::OnTable: return true;
    case State::Begun: return game_.open(first()->path);
    case State::New: return game_.startGame(start(false));
    case State::Done: return game_.startGame(start(true));
    }
    return false;
}

GameStart DailyDeal::start(bool isRepeat) const
{
    const mt::DealOfDay deal = mt::dealOfDay(DayWords::dateOf(day_));
    GameStart start{deal.rules, {person_()}, deal.firstSeat, deal.seed, false};
    start.isRepeat = isRepeat;
    const std::string version = QCoreApplication::applicationVersion().toStdString();
    start.program = mt::isProgramInRecord(version) ? version : std::string();
    std::vector<QString> colours = seatColours();
    std::erase(colours, start.seats.front().colour);
    auto name = AiNames::ids().begin();
    for (const std::string_view level : mt::levelsOfDay) {
        // Nobody sits there twice.
        if (AiNames::shown(*name, {}) == start.seats.front().name)
            ++name;
        Seat seat{AiNames::shown(*name, {}), false, std::string(level), colours[start.seats.size() - 1]};
        seat.nameId = *name++;
        start.seats.push_back(seat);
    }
    return start;
}

void DailyDeal::show()
{
    calendar_.show(day_, today_, reading() ? nullptr : &book_);
    showPoints();
    emit changed();
}

void DailyDeal::showPoints()
{
    std::vector<std::pair<int, PointsRow>> all;
    const RecordEntry* game = first();
    if (game != nullptr && isOver(*game)) {
        all.push_back({game->totals.front(), {DailyWords::person(game->players.front().name), {}, 0, true, {}}});
        for (const LevelPoints::Level& level : levels_.found())
            all.push_back({level.points, {LevelWords::name(level.id), {}, 0, false, {}}});
    }
    std::ranges::stable_sort(all, {}, [](const auto& each) { return each.first; });
    std::vector<PointsRow> rows;
    for (auto& [points, row] : all) {
        row.points = QLocale().toString(points);
        row.spoken = DailyWords::spokenPoints(row.name, points);
        row.share = static_cast<double>(points) / std::max(all.back().first, 1);
        rows.push_back(row);
    }
    rows_.setRows(std::move(rows));
}

#include "moc_daily_deal.cpp"
