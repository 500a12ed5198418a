#include "app/play/game_session.h"

#include "app/play/same_tiles.h"
#include "engine/ai/level_game.h"
#include "engine/record/sealed_deal.h"

#include <algorithm>

namespace
{

mt::Moves movesIn(const mt::State& state)
{
    mt::Moves moves;
    mt::findMoves(state.table, state.hands[state.table.turn], state.drawn, moves);
    return moves;
}

bool isOnlyToDrawOrPass(const mt::Moves& moves) { return moves.total == 1 && (moves.draw || moves.pass); }

} // namespace

GameSession::GameSession(const QString& folder, SyncQueue* syncs, Disk& disk)
    : store_(folder, disk, syncs, [this] { followStore(); })
{
}

std::size_t GameSession::firstSinceTurnOf(int seat) const
{
    const std::vector<mt::Action>& actions = replay_.actions();
    const auto isTheirs = [seat](const mt::Action& action) { return action.seat == seat; };
    auto last = actions.rbegin();
    if (mover() == seat)
        last = std::find_if_not(last, actions.rend(), isTheirs);
    return static_cast<std::size_t>(std::find_if(last, actions.rend(), isTheirs).base() - actions.begin());
}

TableNews GameSession::newsFor(int seat) const
{
    TableNews news;
    for (std::size_t i = firstSinceTurnOf(seat); seat >= 0 && i < actionCount(); ++i) {
        const mt::Action& action = replay_.actions()[i];
        if (action.seat == seat)
            continue;
        if (action.kind == mt::ActionKind::play)
            news.laid[action.tile.index()] = action.seat;
        else if (action.kind == mt::ActionKind::draw)
            ++news.seats[action.seat].drew;
        else if (action.kind == mt::ActionKind::pass)
            news.seats[action.seat].passed = true;
    }
    return news;
}

QStringList GameSession::seatNames() const { return namesOf(seats_); }

int GameSession::humans() const
{
    return static_cast<int>(std::count_if(seats_.begin(), seats_.end(), [](const Seat& seat) { return seat.isHuman; }));
}

int GameSession::onlyHuman() const
{
    const auto human = std::find_if(seats_.begin(), seats_.end(), [](const Seat& seat) { return seat.isHuman; });
    return humans() == 1 ? static_cast<int>(human - seats_.begin()) : -1;
}

std::vector<int> GameSession::seatsWithoutLevel() const
{
    std::vector<int> found;
    for (std::size_t seat = 0; seat < seats_.size(); ++seat)
        if (!seats_[seat].isHuman && mt::findLevel(seats_[seat].level) == nullptr)
            found.push_back(static_cast<int>(seat));
    return found;
}

void GameSession::start(const GameStart& start)
{
    replay_ = {};
    seats_ = start.seats;
    firstSeat_ = start.firstSeat;
    store_.create();
    mt::HeaderLine header{start.rules, {}, start.seed, {}};
    if (start.again)
        header.again = mt::Again{start.again->deal.deal.round, start.again->scores};
    for (const Seat& seat : start.seats)
        header.players.push_back({seat.name.toStdString(), seat.isHuman ? mt::PlayerKind::human : mt::PlayerKind::ai,
                                  seat.level, seat.nameId, seat.leaning});
    // A day whose tiles somebody asked for by name is no first try at it.
    header.isRepeat = start.isRepeat || (start.seedIsChosen && mt::dayOf(header, start.firstSeat));
    header.program = start.program;
    header.id = start.id;
    if (observer_ != nullptr)
        observer_->starting(!start.seedIsChosen && !header.isPlayedBefore());
    mustTake(header);
    if (start.again)
        mustTake(start.again->deal);
    else
        beginRound();
}

GameStart GameSession::sameTilesAgain(const std::vector<QString>& colours) const
{
    return ::sameTilesAgain(game().rules, replay_.header().players, deal(),
                            again() ? again()->scores : game().scores.back(), colours);
}

GameSession::Opening GameSession::beginOpening(const QString& path, bool isCopy)
{
    const Opening opening = isCopy ? RecordOpening::ofCopy(path) : RecordOpening::at(path);
    if (const auto* record = std::get_if<SharedOpening>(&opening); record != nullptr && observer_ != nullptr)
        (*record)->seen = observer_->reading();
    return opening;
}

std::optional<StoreProblem> GameSession::open(RecordOpening& record, const std::vector<QString>& colours)
{
    close(false);
    if (auto problem = store_.open(record, replay_))
        return problem;
    if (observer_ != nullptr)
        observer_->opened();
    seats_ = seatsOf(replay_.players(), colours);
    followHands();
    // It may have been left between any two lines.
    firstSeat_ = mt::randomFirstSeat(game().rules, replay_.header().seed);
    writeEnds();
    if (replay_.next() == mt::Replay::Next::round && game().scores.empty())
        beginRound();
    findMoves();
    return std::nullopt;
}

void GameSession::close(bool forget)
{
    if (forget)
        store_.forgetCurrent();
    if (store_.close() && observer_ != nullptr)
        observer_->saved();
    replay_ = {};
    findMoves();
    seats_.clear();
    undone_.clear();
    refused_.reset();
}

void GameSession::giveUp()
{
    if (isActive() && observer_ != nullptr)
        observer_->givingUp(replay_);
    close(true);
}

void GameSession::tellHint()
{
    if (observer_ != nullptr)
        observer_->hinting(replay_, mover());
}

void GameSession::beginRound()
{
    undone_.clear();
    const mt::GameRules& rules = game().rules;
    const int round = mt::nextRound(game());
    const bool isChosen = round == 1 && rules.options.starter == mt::Starter::rotate;
    mustTake(mt::sealedDeal(rules, replay_.header().seed, round, isChosen ? firstSeat_ : game().firstSeat));
}

int GameSession::lastHuman() const
{
    const std::vector<mt::Action>& actions = replay_.actions();
    const auto last = std::find_if(actions.rbegin(), actions.rend(), [&](const mt::Action& a) { return isHumans(a); });
    return last == actions.rend() ? -1 : last->seat;
}

std::optional<mt::Action> GameSession::onlyMove() const
{
    return isOnlyToDrawOrPass(moves_) ? std::optional(mt::actionAt(table(), moves_, 0)) : std::nullopt;
}

bool GameSession::wasOnlyMove(std::size_t action) const
{
    return isOnlyToDrawOrPass(movesIn(replay_.stateAfter(action)));
}

int GameSession::undoCount(bool seenSince, bool toChoice) const
{
    if (!isActive() || !game().inRound || seenSince)
        return 0;
    const std::vector<mt::Action>& actions = replay_.actions();
    const int taker = lastHuman();
    for (std::size_t count = 1; replay_.settledActions() + count <= actions.size(); ++count) {
        const std::size_t at = actions.size() - count;
        const mt::Action& action = actions[at];
        if (!isHumans(action))
            continue;
        if (humans() > 1 && (action.kind == mt::ActionKind::draw || action.seat != taker))
            return 0;
        if (!toChoice || !wasOnlyMove(at))
            return static_cast<int>(count);
    }
    return 0;
}

void GameSession::undo(int count)
{
    const std::vector<mt::Action> before = replay_.actions();
    if (mustTake(mt::UndoLine{count}))
        undone_.insert(undone_.end(), before.rbegin(), before.rbegin() + count);
}

void GameSession::redo()
{
    do {
        if (!mustTake(undone_.back())) {
            undone_.clear();
            return;
        }
        undone_.pop_back();
    } while (canRedo() && !isHumans(undone_.back()));
    writeEnds();
}

void GameSession::handOver(int seat, const std::string& level)
{
    const bool isHuman = level.empty();
    if (!mustTake(mt::SeatNowLine{seat, isHuman ? mt::PlayerKind::human : mt::PlayerKind::ai, level}))
        return;
    undone_.clear();
    Seat& changed = seats_[static_cast<std::size_t>(seat)];
    changed.isHuman = isHuman;
    changed.level = level;
    followHands();
}

void GameSession::followHands()
{
    const std::vector<mt::RecordPlayer>& atFirst = replay_.header().players;
    for (std::size_t seat = 0; seat < seats_.size(); ++seat)
        seats_[seat].isAway = !seats_[seat].isHuman && atFirst[seat].kind == mt::PlayerKind::human;
}

std::optional<mt::Fault> GameSession::perform(const mt::Action& action, std::vector<mt::Moment>* moments)
{
    if (auto fault = take(action, moments))
        return fault;
    undone_.clear();
    writeEnds();
    return std::nullopt;
}

std::string GameSession::decisionSeed() const
{
    return mt::decisionSeed(replay_.header().seed, table().round, actionCount());
}

std::optional<mt::Fault> GameSession::take(const mt::RecordLine& line, std::vector<mt::Moment>* moments)
{
    if (auto fault = replay_.append(line, moments))
        return fault;
    findMoves();
    if (observer_ != nullptr)
        observer_->appending(replay_, line);
    store_.append(line);
    if (observer_ != nullptr)
        observer_->appended(replay_, line, store_.isSaved());
    return std::nullopt;
}

// A line that cannot be refused. False: it was all the same.
bool GameSession::mustTake(const mt::RecordLine& line)
{
    const auto fault = take(line);
    if (fault)
        refused_ = fault;
    return !fault;
}

void GameSession::findMoves() { moves_ = game().inRound ? movesIn(state()) : mt::Moves(); }

void GameSession::save()
{
    store_.save();
    tellSaved();
}

// Something came of what was on its way to the disk.
void GameSession::followStore()
{
    tellSaved();
    if (savingChanged_)
        savingChanged_();
}

void GameSession::tellSaved()
{
    if (store_.isSaved() && observer_ != nullptr)
        observer_->saved();
}

std::optional<StoreProblem> GameSession::takeRefusal()
{
    if (const auto fault = std::exchange(refused_, std::nullopt))
        return StoreProblem{StoreProblem::Kind::refused, recordPath(), {}, *fault};
    return std::nullopt;
}

// What a record says when a round or the game has ended, and what is then left to go on with.
void GameSession::writeEnds()
{
    if (replay_.next() == mt::Replay::Next::roundEnd)
        mustTake(replay_.roundEndLine());
    if (replay_.next() == mt::Replay::Next::gameEnd)
        mustTake(replay_.gameEndLine());
    if (replay_.next() == mt::Replay::Next::nothing)
        store_.finish();
}
