#include "engine/record/played_game.h"

namespace mt
{
void GameCollector::add(const HeaderLine& line)
{
    game_.rules = line.rules;
    game_.players = line.players;
    game_.again = line.again;
    game_.isRepeat = line.isRepeat;
}

void GameCollector::add(const Action& action)
{
    round_.actions.push_back(action);
    round_.byHuman.push_back(replay_.players()[action.seat].kind == PlayerKind::human);
}

void GameCollector::add(const UndoLine& line)
{
    const std::size_t left = round_.actions.size() - static_cast<std::size_t>(line.count);
    round_.actions.resize(left);
    round_.byHuman.resize(left);
    round_.takenBack = true;
}

void GameCollector::add(const RoundEndLine& line)
{
    round_.scores = line.scores;
    game_.rounds.push_back(std::move(round_));
}

std::variant<PlayedGame, Fault> readPlayedGame(std::istream& in, StopToken stop)
{
    RecordReader reader(in);
    GameCollector collector(reader.replay());
    while (!stop.stopRequested() && reader.next())
        collector.take(reader.line());
    if (const std::optional<Fault>& fault = reader.fault())
        return *fault;
    return std::move(collector.game());
}

bool isPersons(const PlayedRound& round, int seat)
{
    bool acted = false;
    for (std::size_t i = 0; i < round.actions.size(); ++i) {
        if (round.actions[i].seat != seat)
            continue;
        if (!round.byHuman[i])
            return false;
        acted = true;
    }
    return acted;
}

bool showsPlay(const PlayedGame& game, int round, int seat)
{
    const PlayedRound& played = game.rounds[static_cast<std::size_t>(round)];
    return !game.again && !game.isRepeat && !played.takenBack && isPersons(played, seat);
}

Game gameAtRound(const PlayedGame& game, int round, std::vector<Event>* events)
{
    MT_EXPECT(round >= 0 && round < static_cast<int>(game.rounds.size()));
    const auto before = game.rounds.begin() + round;
    Game at = newGame(game.rules, before->deal.deal.firstSeat, game.rounds.front().deal.deal.round);
    for (auto each = game.rounds.begin(); each != before; ++each)
        at.scores.push_back(each->scores);
    at.firstSeat = before->deal.deal.firstSeat;
    beginRound(at, before->deal.deal, events);
    return at;
}

} // namespace mt
