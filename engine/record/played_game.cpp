#include "engine/record/played_game.h"

namespace mt
{
void GameCollector::take(const RecordLine& line)
{
    if (const auto* header = std::get_if<HeaderLine>(&line)) {
        game_.rules = header->rules;
        game_.players = header->players;
        game_.again = header->again;
        game_.isRepeat = header->isRepeat;
    } else if (const auto* round = std::get_if<RoundLine>(&line)) {
        round_ = {.deal = *round, .actions = {}, .byHuman = {}, .scores = {}};
    } else if (const auto* action = std::get_if<Action>(&line)) {
        round_.actions.push_back(*action);
        round_.byHuman.push_back(replay_.players()[action->seat].kind == PlayerKind::human);
    } else if (const auto* undo = std::get_if<UndoLine>(&line)) {
        takeBack(undo->count);
    } else if (const auto* end = std::get_if<RoundEndLine>(&line)) {
        round_.scores = end->scores;
        game_.rounds.push_back(std::move(round_));
    }
}

void GameCollector::takeBack(int count)
{
    const std::size_t left = round_.actions.size() - static_cast<std::size_t>(count);
    round_.actions.resize(left);
    round_.byHuman.resize(left);
    round_.takenBack = true;
}

std::variant<PlayedGame, Fault> readPlayedGame(std::istream& in, StopToken stop)
{
    RecordReader reader(in);
    GameCollector collector(reader.replay());
    while (!stop.stopRequested() && reader.next())
        collector.take(reader.line());
    if (const std::optional<Fault>& fault = reader.fault())
        return *fault;
    return collector.game();
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
