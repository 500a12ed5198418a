#include "engine/record/replay.h"

#include "engine/record/notation.h"

#include <algorithm>

namespace mt
{
namespace
{

// So many actions are done again at most for one that is taken back.
constexpr std::size_t checkpointEvery = 16;

Fault differs(FaultKind kind, std::string value, std::string expected)
{
    return {.kind = kind, .value = std::move(value), .expected = std::move(expected)};
}

std::string listText(const std::vector<int>& numbers, int add = 0)
{
    std::string text;
    for (const int number : numbers)
        text += (text.empty() ? "" : ", ") + std::to_string(number + add);
    return '[' + text + ']';
}

std::string engineText(int engine) { return tileText(Tile(engine, engine)); }

} // namespace

State Replay::stateAfter(std::size_t actions) const
{
    MT_EXPECT(actions <= actions_.size());
    if (actions == actions_.size())
        return game_.round;
    const std::size_t checkpoint = actions / checkpointEvery;
    State state = checkpoints_[checkpoint];
    for (std::size_t i = checkpoint * checkpointEvery; i < actions; ++i)
        apply(state, actions_[i]);
    return state;
}

Replay::Next Replay::next() const
{
    if (players_.empty())
        return Next::header;
    if (finished_)
        return Next::nothing;
    if (game_.inRound)
        return Next::action;
    if (roundEndDue_)
        return Next::roundEnd;
    return isOver(game_) ? Next::gameEnd : Next::round;
}

std::optional<Fault> Replay::append(const RecordLine& line, std::vector<Moment>* moments)
{
    if (std::optional<Fault> fault = fitsHere(line))
        return fault;
    if (std::optional<Fault> fault = std::visit([&](const auto& value) { return check(value); }, line))
        return fault;
    if (const auto* action = std::get_if<Action>(&line))
        carryOut(*action, moments);
    else
        std::visit([&](const auto& value) { carryOut(value); }, line);
    return std::nullopt;
}

std::optional<Fault> Replay::fitsHere(const RecordLine& line) const
{
    const Next due = next();
    const bool changesHands = std::holds_alternative<SeatNowLine>(line) || std::holds_alternative<TakenOverLine>(line);
    if (changesHands && due != Next::header && due != Next::nothing)
        return std::nullopt;
    switch (due) {
    case Next::header:
        if (!std::holds_alternative<HeaderLine>(line))
            return Fault{.kind = FaultKind::headerExpected};
        break;
    case Next::round:
        if (!std::holds_alternative<RoundLine>(line))
            return Fault{.kind = FaultKind::roundExpected, .expected = std::to_string(nextRound(game_))};
        break;
    case Next::action:
        if (!std::holds_alternative<Action>(line) && !std::holds_alternative<UndoLine>(line))
            return Fault{.kind = FaultKind::actionExpected};
        break;
    case Next::roundEnd:
        if (!std::holds_alternative<RoundEndLine>(line))
            return Fault{.kind = FaultKind::roundEndExpected};
        break;
    case Next::gameEnd:
        if (!std::holds_alternative<GameEndLine>(line))
            return Fault{.kind = FaultKind::gameEndExpected};
        break;
    case Next::nothing: return Fault{.kind = FaultKind::afterGameEnd};
    }
    return std::nullopt;
}

std::optional<Fault> Replay::checkSeat(int seat) const
{
    if (seat >= game_.rules.players)
        return Fault{.kind = FaultKind::noSuchSeat, .value = std::to_string(seat + 1)};
    return std::nullopt;
}

std::optional<Fault> Replay::check(const RoundLine& line) const
{
    const Deal& deal = line.deal;
    const Options& options = game_.rules.options;
    const int round = nextRound(game_);
    if (deal.round != round)
        return differs(FaultKind::wrongRound, std::to_string(deal.round), std::to_string(round));
    if (const int engine = engineOfRound(options, round); deal.engine != engine)
        return differs(FaultKind::wrongEngine, engineText(deal.engine), engineText(engine));
    if (std::optional<Fault> fault = checkSeat(deal.firstSeat))
        return fault;
    // Whoever is chosen starts the first round where the starter rotates (ruling 18), and a round that is played again
    // has the starter that it had; all else follows.
    const bool chosen = game_.scores.empty() && (header_.again || options.starter == Starter::rotate);
    if (!chosen && deal.firstSeat != game_.firstSeat)
        return differs(FaultKind::wrongFirstSeat, std::to_string(deal.firstSeat + 1),
                       std::to_string(game_.firstSeat + 1));
    if (const std::optional<Tile> tile = deckMistake(options, deal.engine, deal.deck))
        return Fault{.kind = FaultKind::wrongDeck, .tile = *tile};
    return std::nullopt;
}

std::optional<Fault> Replay::check(const Action& action) const
{
    const Refusal refusal = mt::check(game_.round, action);
    if (refusal.isLegal())
        return std::nullopt;
    return Fault{.kind = FaultKind::illegalAction, .action = action, .refusal = refusal};
}

std::optional<Fault> Replay::check(const UndoLine& line) const
{
    if (line.count <= static_cast<int>(actions_.size()))
        return std::nullopt;
    return differs(FaultKind::undoTooFar, std::to_string(line.count), std::to_string(actions_.size()));
}

std::optional<Fault> Replay::check(const RoundEndLine& line) const
{
    const RoundEndLine due = roundEndLine();
    if (line.round != due.round)
        return differs(FaultKind::wrongRound, std::to_string(line.round), std::to_string(due.round));
    if (line.reason != due.reason)
        return differs(FaultKind::wrongReason, std::string(reasonText(line.reason)),
                       std::string(reasonText(due.reason)));
    if (line.scores != due.scores)
        return differs(FaultKind::wrongScores, listText(line.scores), listText(due.scores));
    if (line.totals != due.totals)
        return differs(FaultKind::wrongTotals, listText(line.totals), listText(due.totals));
    return std::nullopt;
}

std::optional<Fault> Replay::check(const GameEndLine& line) const
{
    const GameEndLine due = gameEndLine();
    if (line.totals != due.totals)
        return differs(FaultKind::wrongTotals, listText(line.totals), listText(due.totals));
    std::vector<int> winners = line.winners;
    std::sort(winners.begin(), winners.end());
    if (winners != due.winners)
        return differs(FaultKind::wrongWinners, listText(line.winners, 1), listText(due.winners, 1));
    return std::nullopt;
}

void Replay::carryOut(const HeaderLine& line)
{
    header_ = line;
    players_ = line.players;
    game_ = newGame(line.rules, 0, line.again ? line.again->round : 1);
}

void Replay::carryOut(const RoundLine& line)
{
    round_ = line;
    actions_.clear();
    settledActions_ = 0;
    game_.firstSeat = line.deal.firstSeat;
    firstSeat_ = firstSeat_ < 0 ? line.deal.firstSeat : firstSeat_;
    beginRound(game_, line.deal);
    checkpoints_.assign(1, game_.round);
}

void Replay::carryOut(const Action& action, std::vector<Moment>* moments)
{
    if (moments != nullptr)
        apply(game_, action, *moments);
    else
        apply(game_, action);
    actions_.push_back(action);
    if (actions_.size() % checkpointEvery == 0)
        checkpoints_.push_back(game_.round);
    roundEndDue_ = !game_.inRound;
}

void Replay::carryOut(const UndoLine& line)
{
    const std::size_t left = actions_.size() - static_cast<std::size_t>(line.count);
    game_.round = stateAfter(left);
    actions_.resize(left);
    checkpoints_.resize(left / checkpointEvery + 1);
}

void Replay::carryOut(const SeatNowLine& line)
{
    RecordPlayer& player = players_[static_cast<std::size_t>(line.seat)];
    player.kind = line.kind;
    player.level = line.level;
    settledActions_ = actions_.size();
}

void Replay::carryOut(const TakenOverLine& line)
{
    RecordPlayer& player = players_[static_cast<std::size_t>(line.seat)];
    player.kind = PlayerKind::ai;
    player.level = takeOverLevel;
    settledActions_ = actions_.size();
}

void Replay::carryOut(const RoundEndLine&) { roundEndDue_ = false; }

void Replay::carryOut(const GameEndLine&) { finished_ = true; }

RoundEndLine Replay::roundEndLine() const
{
    MT_EXPECT(!game_.inRound && !game_.scores.empty());
    return {.round = round_.deal.round,
            .reason = game_.round.table.endReason,
            .scores = game_.scores.back(),
            .totals = totals(game_)};
}

GameEndLine Replay::gameEndLine() const
{
    MT_EXPECT(!players_.empty() && isOver(game_));
    return {.totals = totals(game_), .winners = resultOf(game_).winners};
}

} // namespace mt
