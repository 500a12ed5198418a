#include "app/history/record_entry.h"

#include "app/history/game_counter.h"
#include "app/words/day_words.h"
#include "engine/record/deal_of_day.h"
#include "engine/record/record_reader.h"

#include <sstream>

namespace
{

void take(RecordEntry& entry, const mt::RecordLine& line, const mt::HeaderLine& header)
{
    ++entry.lines;
    if (const QString game = GameCounter::identityFrom(header, line); !game.isEmpty())
        entry.game = game;
    entry.takenBack = entry.takenBack || std::holds_alternative<mt::UndoLine>(line);
    entry.seatHanded = entry.seatHanded || std::holds_alternative<mt::SeatNowLine>(line) ||
                       std::holds_alternative<mt::TakenOverLine>(line);
}

void take(RecordEntry& entry, const mt::Replay& replay)
{
    if (replay.next() == mt::Replay::Next::header)
        return;
    const mt::Game& game = replay.game();
    entry.rulebook = game.rules.rulebook;
    entry.players = replay.players();
    entry.again = replay.header().again ? replay.header().again->round : 0;
    if (const auto day = mt::dayOf(replay.header(), replay.firstSeat()))
        entry.day = DayWords::dateOf(*day);
    entry.isRepeat = replay.header().isRepeat;
    entry.program = replay.header().program;
    entry.rounds = game.rules.options.rounds;
    entry.round = static_cast<int>(game.scores.size()) + (game.inRound ? 1 : 0);
    if (!game.scores.empty())
        entry.totals = mt::totals(game);
    if (replay.next() == mt::Replay::Next::nothing || mt::isOver(game))
        entry.winners = mt::resultOf(game).winners;
}

} // namespace

// Our own records are called after the moment when they were begun.
QDateTime begunBy(const QFileInfo& file)
{
    const QString format = QStringLiteral("yyyy-MM-dd-HHmmss");
    const QDateTime named = QDateTime::fromString(file.fileName().left(format.size()), format);
    if (sensible(named).isValid())
        return named;
    const QDateTime born = sensible(file.birthTime());
    return born.isValid() ? born : sensible(file.lastModified());
}

QDateTime sensible(const QDateTime& moment)
{
    constexpr int firstYear = 2000;
    // The clocks of two computers may be apart, and so may their zones.
    const bool isPast = moment.isValid() && moment <= QDateTime::currentDateTime().addDays(1);
    return isPast && moment.date().year() >= firstYear ? moment : QDateTime();
}

RecordContent readContent(const QFileInfo& file) { return mt::readFile(file.filesystemFilePath(), mt::maxRecordBytes); }

RecordEntry readEntry(const QFileInfo& file, const RecordContent& content, const mt::StopToken& stop)
{
    RecordEntry entry{
        .path = file.absoluteFilePath(), .begun = begunBy(file), .lastPlayed = sensible(file.lastModified())};
    if (const auto* problem = std::get_if<mt::FileProblem>(&content)) {
        entry.state = RecordEntry::State::unreadable;
        entry.obstacle = *problem;
        return entry;
    }
    std::istringstream in(std::get<std::string>(content));
    mt::RecordReader reader(in);
    mt::GameCollector collector(reader.replay());
    while (!stop.stopRequested() && reader.next()) {
        collector.take(reader.line());
        take(entry, reader.line(), reader.replay().header());
    }
    take(entry, reader.replay());
    if (reader.fault()) {
        entry.fault = *reader.fault();
        return entry;
    }
    entry.state = entry.winners.empty() ? RecordEntry::State::inProgress : RecordEntry::State::finished;
    entry.feats = featsOf(collector.game(), stop);
    return entry;
}
