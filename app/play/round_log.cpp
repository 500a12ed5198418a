#include "app/play/round_log.h"

#include "app/words/step_words.h"

#include <algorithm>

RoundLog::RoundLog(const GameSession& session, const SeatPrivacy& privacy, QObject* parent)
    : RowModel(parent), session_(session), privacy_(privacy)
{
}

void RoundLog::setRead(bool isRead)
{
    if (isRead_ == isRead)
        return;
    isRead_ = isRead;
    show();
    emit isReadChanged();
}

void RoundLog::follow()
{
    shown_ = session_.actionCount();
    show();
}

void RoundLog::show()
{
    std::vector<LogRow> rows = isRead_ && session_.isActive() ? lines() : std::vector<LogRow>();
    const auto isNew = [](const LogRow& row) { return row.isNew; };
    const auto count = static_cast<int>(std::count_if(rows.begin(), rows.end(), isNew));
    setRows(std::move(rows));
    if (count == newCount_)
        return;
    newCount_ = count;
    emit newCountChanged();
}

std::vector<LogRow> RoundLog::news() const
{
    std::vector<LogRow> rows = lines();
    const auto first = std::find_if(rows.begin(), rows.end(), [](const LogRow& row) { return row.isNew; });
    return first == rows.end() ? std::vector{rows.front()} : std::vector(first, rows.end());
}

// Whose hand may not be seen just now is told of as of everybody else.
int RoundLog::eyes() const { return privacy_.viewpoint().seesHand ? privacy_.viewpoint().seat : -1; }

QString RoundLog::sentenceOf(std::size_t action) const
{
    const mt::Memory memory = session_.memory(eyes());
    const mt::Remembered& done = memory.done()[action];
    return StepWords::step(done.action, done.events, session_.game(), names(), false);
}

std::vector<LogRow> RoundLog::lines() const
{
    const SeatNames names = this->names();
    std::vector<LogRow> rows{{StepWords::dealt(session_.game(), session_.deal().deal, names), -1, {}, -1, -1, false}};
    const mt::Memory memory = session_.memory(eyes());
    const std::span done(memory.done().data(), std::min(shown_, memory.done().size()));
    for (const mt::Remembered& each : done) {
        const mt::Action& action = each.action;
        const bool isLaid = action.kind == mt::ActionKind::play;
        rows.push_back({StepWords::step(action, each.events, session_.game(), names, false), action.seat,
                        session_.seat(action.seat).colour, isLaid ? int{action.train} : -1,
                        isLaid ? action.tile.index() : -1, false});
    }
    const int looking = privacy_.viewpoint().seat;
    for (std::size_t i = session_.firstSinceTurnOf(looking); looking >= 0 && i < done.size(); ++i)
        rows[i + 1].isNew = true; // the first one is the deal
    return rows;
}

#include "moc_round_log.cpp"
