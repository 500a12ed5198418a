#include "app/replay/game_replay.h"

#include "app/replay/replay_words.h"
#include "app/words/fault_words.h"
#include "app/words/step_words.h"

#include <algorithm>

namespace
{

// Between two steps while playing, at pace 1; and the least, so that something is to be seen at any pace.
constexpr int stepTime = 1100;
constexpr int leastStepTime = 20;

} // namespace

GameReplay::GameReplay(std::function<std::vector<QString>()> colours, const QString& folder, QObject* parent)
    : QObject(parent), colours_(std::move(colours)), coach_(folder)
{
    setPace(1);
    connect(&reader_, &Background::busyChanged, this, &GameReplay::loadingChanged);
    connect(&coach_, &RoundCoach::changed, this, &GameReplay::showMarks);
    connect(&timer_, &QTimer::timeout, this, [this] {
        if (!forward())
            setPlaying(false);
    });
}

QString GameReplay::problemText() const
{
    if (nothingFinished_)
        return ReplayWords::nothingFinished();
    return problem_ ? FaultWords::problem(*problem_) : QString();
}

void GameReplay::setProblem(std::optional<StoreProblem> problem, bool nothingFinished)
{
    problem_ = std::move(problem);
    nothingFinished_ = nothingFinished;
    emit problemChanged();
}

void GameReplay::dismissProblem() { setProblem(std::nullopt); }

void GameReplay::setPace(double pace)
{
    timer_.setInterval(std::max(leastStepTime, static_cast<int>(stepTime * pace)));
}

void GameReplay::open(const QString& path, int round)
{
    close();
    dismissProblem();
    reader_.run([this, path, round](mt::StopToken stop) -> Background::Answer {
        return [this, round, read = readPlayedRecord(path, std::move(stop))] {
            if (const auto* problem = std::get_if<StoreProblem>(&read))
                setProblem(*problem);
            else if (const SharedGame& game = std::get<SharedGame>(read); game->rounds.empty())
                setProblem(std::nullopt, true);
            else
                show(game, round);
        };
    });
}

void GameReplay::close()
{
    reader_.stop();
    setPlaying(false);
    if (!opened())
        return;
    game_.reset();
    coach_.setRound(nullptr, -1);
    moments_.clear();
    table_.clear();
    emit openedChanged();
    emit moved();
}

void GameReplay::show(const SharedGame& game, int round)
{
    game_ = game;
    viewSeat_ = -1;
    table_.setSeats(seatsOf(game->players, colours_()));
    enter(round == 0 ? rounds() - 1 : std::clamp(round, 1, rounds()) - 1);
    showMoment();
    emit openedChanged();
}

// Every step of a round is kept: it is little, and going back is then as quick as going on.
void GameReplay::enter(int round)
{
    round_ = round;
    step_ = 0;
    moments_.clear();
    Moment next;
    next.game = mt::gameAtRound(*game_, round, &next.events);
    moments_.push_back(next);
    for (const mt::Action& action : game_->rounds[static_cast<std::size_t>(round)].actions) {
        next.events.clear();
        mt::apply(next.game, action, next.events);
        moments_.push_back(next);
    }
    coach_.setRound(game_, round);
}

void GameReplay::showMoment()
{
    Viewpoint viewpoint{.seat = viewSeat_, .you = namelessPerson(game_->players)};
    viewpoint.faceUp = viewSeat_ < 0 ? mt::SeatSet::firstOf(mt::maxSeats) : mt::SeatSet(viewSeat_);
    table_.settle(moment().game, viewpoint);
    showMarks();
    emit moved();
}

// What is being entered or left has no moment to mark anything at.
void GameReplay::showMarks()
{
    if (moments_.empty())
        marks_.show(nullptr, {});
    else
        marks_.show(coach_.mistakeAt(step_, viewSeat_), moment().game.round);
}

void GameReplay::go(int round, int step)
{
    if (!opened() || round < 0 || round >= rounds())
        return;
    if (round != round_)
        enter(round);
    step_ = std::clamp(step, 0, steps());
    showMoment();
}

void GameReplay::setRound(int round) { go(round - 1, 0); }

void GameReplay::setStep(int step)
{
    if (step != step_)
        go(round_, step);
}

bool GameReplay::forward()
{
    if (!opened())
        return false;
    if (step_ == steps()) {
        go(round_ + 1, 0);
        return step_ == 0;
    }
    go(round_, step_ + 1);
    for (const mt::Event& event : moment().events) {
        if (event.kind == mt::EventKind::tilePlayed)
            emit tilePlayed(event.seat, event.tile.index(), event.train);
        else if (event.kind == mt::EventKind::tileDrawn)
            emit tileDrawn(event.seat);
    }
    return true;
}

bool GameReplay::back()
{
    if (!opened() || (step_ == 0 && round_ == 0))
        return false;
    if (step_ > 0) {
        go(round_, step_ - 1);
    } else {
        enter(round_ - 1);
        go(round_, steps());
    }
    return true;
}

void GameReplay::showDecision(int round, int step, int seat)
{
    setPlaying(false);
    viewSeat_ = seat;
    go(round - 1, step);
}

void GameReplay::setPlaying(bool playing)
{
    if (playing == timer_.isActive() || (playing && !opened()))
        return;
    if (playing)
        timer_.start();
    else
        timer_.stop();
    emit playingChanged();
}

void GameReplay::setViewSeat(int seat)
{
    if (!opened() || seat == viewSeat_ || seat < -1 || seat >= game_->rules.players)
        return;
    viewSeat_ = seat;
    showMoment();
}

SeatNames GameReplay::names() const
{
    if (!opened())
        return {};
    return viewSeat_ >= 0 ? SeatNames(namesOf(game_->players), viewSeat_) : laterNamesOf(game_->players);
}

QStringList GameReplay::views() const
{
    QStringList views{tr("All hands")};
    if (!opened())
        return views;
    const SeatNames all = laterNamesOf(game_->players);
    for (int seat = 0; seat < all.count(); ++seat)
        views.append(all.name(seat));
    return views;
}

QString GameReplay::title() const
{
    return opened() ? ReplayWords::title(moment().game, game_->again.has_value()) : QString();
}

QString GameReplay::sentence() const
{
    if (!opened())
        return {};
    const auto& round = game_->rounds[static_cast<std::size_t>(round_)];
    if (step_ == 0)
        return StepWords::begun(moment().game, round.deal.deal, names());
    const mt::Action& action = round.actions[static_cast<std::size_t>(step_) - 1];
    return StepWords::step(action, moment().events, moment().game, names(), viewSeat_ < 0);
}

void GameReplay::retranslate()
{
    table_.retranslate();
    coach_.retranslate();
    if (opened())
        showMoment();
    emit problemChanged();
}

#include "moc_game_replay.cpp"
