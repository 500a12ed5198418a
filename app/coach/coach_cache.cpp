#include "app/coach/coach_cache.h"

#include "engine/record/rules_json.h"
#include "engine/record/sealed_deal.h"

#include <QCoreApplication>
#include <QJsonArray>

namespace
{

// Another one whenever the coach would find something else in the same round.
constexpr int coachVersion = 4;

const mt::PlayedRound& roundOf(const mt::PlayedGame& game, int round)
{
    return game.rounds[static_cast<std::size_t>(round)];
}

// A round that is over never changes, whatever becomes of its game.
QString keyOf(const mt::PlayedGame& game, int round, int seat)
{
    std::string text = QCoreApplication::applicationVersion().toStdString() + '\n' + std::to_string(seat) + '\n' +
                       std::to_string(game.rules.players) + '\n' + mt::optionsJson(game.rules.options).dump() + '\n' +
                       mt::lineText(roundOf(game, round).deal);
    for (const mt::Action& action : roundOf(game, round).actions)
        text += '\n' + mt::lineText(action);
    return QString::fromStdString(mt::fingerprint(text));
}

// A move is kept by its place among those that were legal, which says it and cannot say one that was not.
class Moments
{
public:
    Moments(const mt::PlayedGame& game, int round) : round_(roundOf(game, round))
    {
        mt::State state = mt::startRound(game.rules, round_.deal.deal);
        for (const mt::Action& action : round_.actions) {
            views_.push_back(mt::viewOf(state, action.seat));
            mt::apply(state, action);
        }
    }

    /// Whether there is such a step, and then such a move: what is read need not be so.
    bool has(int step, int index) const
    {
        return step >= 0 && static_cast<std::size_t>(step) < views_.size() && index >= 0 &&
               static_cast<std::size_t>(index) < mt::legalActions(view(step)).size();
    }
    const mt::Action& done(int step) const { return round_.actions[static_cast<std::size_t>(step)]; }
    const mt::SeatView& view(int step) const { return views_[static_cast<std::size_t>(step)]; }
    int indexOf(int step, const mt::Action& action) const
    {
        const std::vector<mt::Action> legal = mt::legalActions(view(step));
        return static_cast<int>(std::ranges::find(legal, action) - legal.begin());
    }
    mt::Action actionAt(int step, int index) const
    {
        return mt::legalActions(view(step))[static_cast<std::size_t>(index)];
    }

private:
    const mt::PlayedRound& round_;
    std::vector<mt::SeatView> views_;
};

QJsonArray toJson(const mt::Estimate& estimate) { return {estimate.points, estimate.error}; }

mt::Estimate estimateFrom(const QJsonValue& json) { return {json[0].toInt(), json[1].toInt()}; }

constexpr mt::Estimate mt::Skill::*skillParts[] = {&mt::Skill::order,  &mt::Skill::deal, &mt::Skill::draws,
                                                   &mt::Skill::others, &mt::Skill::lost, &mt::Skill::found,
                                                   &mt::Skill::play};

QJsonObject toJson(const CoachNotes& notes, const Moments& moments)
{
    QJsonArray mistakes;
    for (const mt::Mistake& each : notes.coaching.mistakes)
        mistakes.append(
            QJsonArray{each.step, moments.indexOf(each.step, each.better.action), toJson(each.cost), each.tested});
    QJsonArray good;
    for (const mt::GoodMove& each : notes.coaching.goodMoves)
        good.append(QJsonArray{each.step, moments.indexOf(each.step, each.plain), toJson(each.gain),
                               static_cast<int>(each.look), each.tested});
    QJsonArray skill;
    for (const auto part : skillParts)
        skill.append(toJson(notes.skill.*part));
    return {{"mistakes", mistakes}, {"good", good}, {"skill", skill}, {"result", notes.skill.result}};
}

mt::Skill skillFrom(const QJsonObject& json)
{
    mt::Skill skill;
    const QJsonArray parts = json["skill"].toArray();
    qsizetype part = 0;
    for (const auto member : skillParts)
        skill.*member = estimateFrom(parts[part++]);
    skill.result = json["result"].toInt();
    return skill;
}

std::optional<CoachNotes> notesFrom(const QJsonObject& json, const Moments& moments)
{
    CoachNotes notes;
    const QJsonArray mistakes = json["mistakes"].toArray();
    for (const QJsonValue& each : mistakes) {
        const int step = each[0].toInt();
        if (!moments.has(step, each[1].toInt()))
            return std::nullopt;
        const mt::Action better = moments.actionAt(step, each[1].toInt());
        notes.coaching.mistakes.push_back({step, moments.done(step), mt::reasonedFor(moments.view(step), better),
                                           estimateFrom(each[2]), each[3].toInt()});
    }
    const QJsonArray good = json["good"].toArray();
    for (const QJsonValue& each : good) {
        const int step = each[0].toInt();
        if (!moments.has(step, each[1].toInt()))
            return std::nullopt;
        notes.coaching.goodMoves.push_back(
            {step, mt::reasonedFor(moments.view(step), moments.done(step)), moments.actionAt(step, each[1].toInt()),
             static_cast<mt::PlainLook>(each[3].toInt()), estimateFrom(each[2]), each[4].toInt()});
    }
    notes.skill = skillFrom(json);
    return notes;
}

} // namespace

CoachCache::CoachCache(const QString& folder)
    : folder_(folder), entries_(fileIn(folder), coachVersion, EntryCache::Trust::OnlyWhatIsSealed)
{
}

QJsonObject CoachCache::entry(const mt::PlayedGame& game, int round, int seat) const
{
    return folder_.isEmpty() ? QJsonObject() : entries_.find(keyOf(game, round, seat));
}

std::optional<mt::Skill> CoachCache::findSkill(const mt::PlayedGame& game, int round, int seat) const
{
    const QJsonObject found = entry(game, round, seat);
    return found.isEmpty() ? std::nullopt : std::optional(skillFrom(found));
}

std::optional<CoachNotes> CoachCache::find(const mt::PlayedGame& game, int round, int seat) const
{
    const QJsonObject found = entry(game, round, seat);
    if (found.isEmpty())
        return std::nullopt;
    std::optional<CoachNotes> notes = notesFrom(found, Moments(game, round));
    if (!notes)
        return std::nullopt;
    // Asked to stop, the coach says what needs no thinking: the trains.
    mt::StopSource stop;
    stop.requestStop();
    const mt::PlayedRound& played = roundOf(game, round);
    mt::Coaching trains = mt::coach(game.rules, played.deal.deal, played.actions, seat, {}, stop.token());
    trains.mistakes = std::move(notes->coaching.mistakes);
    trains.goodMoves = std::move(notes->coaching.goodMoves);
    notes->coaching = std::move(trains);
    return notes;
}

void CoachCache::keep(const mt::PlayedGame& game, int round, int seat, const CoachNotes& notes)
{
    if (folder_.isEmpty())
        return;
    entries_.keep(keyOf(game, round, seat), toJson(notes, Moments(game, round)));
    entries_.save(false);
}

QString CoachCache::fileIn(const QString& folder) { return folder + QStringLiteral("/coaching.json"); }
