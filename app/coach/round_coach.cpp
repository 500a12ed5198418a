#include "app/coach/round_coach.h"

#include "app/coach/coach_words.h"
#include "app/people/seat.h"

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

// What the computer did in a seat that had been a person's, or became one, is not theirs.
template <class Found>
void keepPersons(std::vector<Found>& all, const mt::PlayedRound& round, int most)
{
    std::erase_if(all, [&](const Found& each) { return !round.byHuman[static_cast<std::size_t>(each.step)]; });
    if (static_cast<int>(all.size()) > most)
        all.erase(all.begin() + most, all.end());
}

int tileOf(const mt::Action& action) { return action.tile.exists() ? action.tile.index() : -1; }

} // namespace

RoundCoach::RoundCoach(QString folder, QObject* parent) : QObject(parent), folder_(std::move(folder))
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
    known_ = Known::nothing;
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
    known_ = Known::nothing;
    think();
}

void RoundCoach::think()
{
    if (known_ != Known::all) {
        thinker_.stop();
        show({}, Known::nothing);
    }
    if (!wanted_ || known_ == Known::all || seat_ < 0)
        return;
    const Work work{{game_, round_, seat_}, worlds_, folder_};
    thinker_.run([this, work](const mt::StopToken& stop) { return look(work, this, stop); });
}

// Beside the window: what is found is shown as it comes. `coach` may be gone; but then nothing is shown any more.
Background::Answer RoundCoach::look(const Work& work, RoundCoach* coach, const mt::StopToken& stop)
{
    const mt::PlayedRound& played = work.coached.game->rounds[static_cast<std::size_t>(work.coached.round)];
    const auto tell = [&](mt::Coaching coaching, bool isAll) {
        keepPersons(coaching.mistakes, played, mostMistakes);
        keepPersons(coaching.goodMoves, played, mostGoodMoves);
        Background::meanwhile(stop, [coach, isAll, coaching = std::move(coaching)] {
            coach->show(coaching, isAll ? Known::decisions : Known::some);
        });
    };
    const std::optional<CoachNotes> notes = findCoachNotes(work.coached, work.worlds, work.folder, stop, tell);
    if (!notes)
        return [] {};
    tell(notes->coaching, true);
    return [coach, skill = notes->skill] {
        coach->skill_ = skill;
        coach->known_ = Known::all;
        emit coach->changed();
    };
}

void RoundCoach::show(const mt::Coaching& coaching, Known known)
{
    coaching_ = coaching;
    known_ = known;
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
        rows.push_back({mistake.step, CoachWords::done(mistake.done, all), CoachWords::better(mistake, all),
                        tileOf(mistake.done), tileOf(mistake.better.action), false});
    for (const mt::GoodMove& good : coaching_.goodMoves)
        rows.push_back({good.step, CoachWords::done(good.done.action, all), CoachWords::good(good, all),
                        tileOf(good.done.action), -1, true});
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
    QStringList names;
    if (!game_)
        return names;
    const SeatNames all = laterNamesOf(game_->players);
    for (const int seat : seats_)
        names.append(all.name(seat));
    return names;
}

QString RoundCoach::bestText() const { return known_ > Known::nothing ? CoachWords::best(coaching_) : QString(); }

QString RoundCoach::trainText() const { return known_ > Known::nothing ? CoachWords::laid(coaching_) : QString(); }

QString RoundCoach::verdict() const
{
    if (seat_ < 0)
        return CoachWords::nobodyToCoach();
    const bool anyMistakes = !coaching_.mistakes.empty();
    return anyMistakes || known_ >= Known::decisions ? CoachWords::verdict(anyMistakes) : QString();
}

// Of a seat in which a computer played, too, nobody can say what was whose.
QString RoundCoach::skillText() const
{
    const bool isKnown = known_ == Known::all && mt::isPersons(game_->rounds[static_cast<std::size_t>(round_)], seat_);
    return isKnown ? CoachWords::skill(skill_) : QString();
}

void RoundCoach::retranslate()
{
    showMistakes();
    best_.retranslate();
    train_.retranslate();
    emit changed();
}

#include "moc_round_coach.cpp"
