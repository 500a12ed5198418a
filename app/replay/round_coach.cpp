#include "app/replay/round_coach.h"

#include "app/replay/coach_words.h"
#include "app/words/seat.h"

#include <algorithm>

namespace
{

// The seats in which a human decided something, whoever sits there now.
QList<int> humanSeats(const mt::PlayedRound& round)
{
    QList<int> seats;
    for (std::size_t i = 0; i < round.actions.size(); ++i)
        if (round.byHuman[i] && !seats.contains(round.actions[i].seat))
            seats.append(round.actions[i].seat);
    std::sort(seats.begin(), seats.end());
    return seats;
}

int tileOf(const mt::Action& action) { return action.tile.exists() ? action.tile.index() : -1; }

} // namespace

RoundCoach::RoundCoach(QObject* parent) : QObject(parent)
{
    connect(&thinker_, &Background::busyChanged, this, &RoundCoach::busyChanged);
}

void RoundCoach::setRound(SharedGame game, int round)
{
    if (game == game_ && round == round_)
        return;
    game_ = std::move(game);
    round_ = round;
    seats_ = game_ ? humanSeats(game_->rounds[static_cast<std::size_t>(round)]) : QList<int>();
    if (!seats_.contains(seat_))
        seat_ = seats_.value(0, -1);
    known_ = false;
    think();
}

void RoundCoach::setWanted(bool wanted)
{
    if (wanted_ == wanted)
        return;
    wanted_ = wanted;
    think();
    emit changed();
}

void RoundCoach::setPerson(int person)
{
    const int seat = seats_.value(person, -1);
    if (seat < 0 || seat == seat_)
        return;
    seat_ = seat;
    known_ = false;
    think();
}

void RoundCoach::think()
{
    if (!known_) {
        thinker_.stop();
        show({});
    }
    if (!wanted_ || known_ || seat_ < 0)
        return;
    thinker_.run([this, game = game_, round = round_, seat = seat_](const mt::StopToken& stop) -> Background::Answer {
        const mt::PlayedRound& played = game->rounds[static_cast<std::size_t>(round)];
        mt::Coaching coaching = mt::coach(game->rules, played.deal.deal, played.actions, seat, {}, stop);
        std::erase_if(coaching.mistakes, [&](const mt::Mistake& mistake) {
            return !played.byHuman[static_cast<std::size_t>(mistake.step)];
        });
        if (coaching.mistakes.size() > mostMistakes)
            coaching.mistakes.resize(mostMistakes);
        return [this, coaching = std::move(coaching)] {
            known_ = true;
            show(coaching);
        };
    });
}

void RoundCoach::show(const mt::Coaching& coaching)
{
    coaching_ = coaching;
    const int engine = game_ ? game_->rounds[static_cast<std::size_t>(round_)].deal.deal.engine : 0;
    best_.show(engine, coaching_.best);
    train_.show(engine, coaching_.train);
    showMistakes();
    emit changed();
}

void RoundCoach::showMistakes()
{
    const SeatNames all = names();
    std::vector<MistakeRow> rows;
    for (const mt::Mistake& mistake : coaching_.mistakes)
        rows.push_back({mistake.step, CoachWords::done(mistake, all), CoachWords::better(mistake, all),
                        tileOf(mistake.done), tileOf(mistake.better.action)});
    mistakes_.setRows(std::move(rows));
}

const mt::Mistake* RoundCoach::mistakeAt(int step, int seat) const
{
    const auto mistake = std::ranges::find(coaching_.mistakes, step, &mt::Mistake::step);
    return wanted_ && seat == seat_ && mistake != coaching_.mistakes.end() ? &*mistake : nullptr;
}

QList<int> RoundCoach::foreignTiles() const
{
    QList<int> tiles;
    for (const mt::Tile tile : coaching_.train)
        if (!coaching_.laid.has(tile))
            tiles.append(tile.index());
    return tiles;
}

SeatNames RoundCoach::names() const { return {game_ ? namesOf(game_->players) : QStringList(), seat_}; }

QStringList RoundCoach::people() const
{
    const SeatNames all = names();
    QStringList names;
    for (const int seat : seats_)
        names.append(all.givenName(seat));
    return names;
}

QString RoundCoach::bestText() const { return known_ ? CoachWords::best(coaching_) : QString(); }

QString RoundCoach::trainText() const { return known_ ? CoachWords::laid(coaching_) : QString(); }

QString RoundCoach::verdict() const
{
    if (seat_ < 0)
        return CoachWords::nobodyToCoach();
    return known_ ? CoachWords::verdict(mistakes_.count() > 0) : QString();
}

void RoundCoach::retranslate()
{
    showMistakes();
    best_.retranslate();
    train_.retranslate();
    emit changed();
}

#include "moc_round_coach.cpp"
