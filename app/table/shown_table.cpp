#include "app/table/shown_table.h"

#include "app/words/count_words.h"
#include "app/words/level_words.h"
#include "app/words/tile_words.h"
#include "app/words/train_words.h"
#include "app/words/turn_words.h"
#include "engine/ai/level.h"

#include <algorithm>

namespace
{

std::size_t at(int seatOrTrain) { return static_cast<std::size_t>(seatOrTrain); }

// Among those that are offered, from 1, for one of before as for its heir; 0: there is no such level.
int rankOf(const std::string& level)
{
    const mt::Level* const shown = mt::findOffered(level);
    int rank = 0;
    for (const mt::Level& each : mt::allLevels()) {
        rank += each.offered ? 1 : 0;
        if (&each == shown)
            return rank;
    }
    return 0;
}

} // namespace

void ShownTable::setSeats(const std::vector<Seat>& seats)
{
    forget();
    seats_ = seats;
}

void ShownTable::settle(const mt::Game& game, const Viewpoint& viewpoint, const mt::Moves& moves, int thinking)
{
    shown_ = game.round;
    viewpoint_ = viewpoint;
    moves_ = moves;
    thinking_ = thinking;
    totals_ = mt::totals(game);
    draw();
    drawFaceUp();
}

void ShownTable::show(const mt::State& then, const Viewpoint& viewpoint)
{
    shown_ = then;
    viewpoint_ = viewpoint;
    viewpoint_.mayMove = false;
    moves_ = {};
    thinking_ = -1;
    draw();
}

void ShownTable::draw()
{
    const mt::Table& table = shown_.table;
    std::vector<int> ids;
    if (table.hasMexicanTrain())
        ids.push_back(mt::mexicanTrain);
    for (int seat = 0; seat < table.players; ++seat)
        ids.push_back(seat);
    trains_.setTrains(ids);
    for (int i = 0; i < trains_.count(); ++i)
        drawTrack(trains_.track(i), table.tilesOf(ids[at(i)]));
    if (round_ > 0 && round_ != table.round)
        for (auto& [seat, arrangement] : arrangements_)
            arrangement.begin();
    round_ = table.round;
    select(selected_);
    drawHand();
}

void ShownTable::drawTrack(TrackModel& track, const std::vector<mt::Tile>& tiles) const
{
    track.show(shown_.table.engine, tiles);
    track.mark([this](mt::Tile tile) {
        const auto laid = news_.laid.find(tile.index());
        return laid == news_.laid.end() ? QString() : seats_[at(laid->second)].colour;
    });
}

TrainRow ShownTable::rowOf(int train) const
{
    const mt::Table& table = shown_.table;
    const TrainWords::Standing standing = TrainWords::standing(table, train, viewpoint_.mayMove);
    TrainRow row;
    row.trainId = train;
    row.endValue = standing.endValue;
    row.marker = standing.marker;
    row.openDouble = standing.openDouble;
    row.closed = standing.closed;
    row.spokenName = TrainWords::spoken(standing, names());
    if (viewpoint_.mayMove)
        drawSignals(row);
    if (train == mt::mexicanTrain) {
        row.name = TrainWords::mexicanTrain();
        row.colour = mexicanTrainColour();
        return row;
    }
    row.name = names().name(train);
    row.colour = seats_[at(train)].colour;
    row.isAi = !seats_[at(train)].isHuman;
    row.isAway = seats_[at(train)].isAway;
    row.character = characterAt(seats_[at(train)]);
    row.level = levelName(train);
    row.levelRank = row.isAi ? rankOf(seats_[at(train)].level) : 0;
    row.handCount = shown_.hands[at(train)].count();
    row.points = totals_[at(train)];
    row.isTurn = table.phase != mt::Phase::roundEnd && table.turn == train;
    row.isOwn = viewpoint_.seat == train;
    row.isThinking = thinking_ == train;
    if (const auto did = news_.seats.find(train); did != news_.seats.end()) {
        row.drew = did->second.drew;
        row.passed = did->second.passed;
    }
    if (!counts_.empty() && !row.isOwn) {
        row.lacks = CountWords::values(counts_[at(train)].lacks);
        row.missed = CountWords::turns(counts_[at(train)].missed);
    }
    return row;
}

void ShownTable::drawSignals(TrainRow& row) const
{
    const mt::Table& table = shown_.table;
    if (table.phase == mt::Phase::marker || table.phase == mt::Phase::roundEnd)
        return;
    const bool covers = table.phase == mt::Phase::duty && table.rules.dutyPlace == mt::DutyPlace::cover;
    const mt::TrainSet mustClose = table.phase == mt::Phase::turn ? table.closableDoubles()
                                   : covers                       ? mt::TrainSet(table.dutyTrain)
                                                                  : mt::TrainSet();
    const bool available = table.available.contains(row.trainId);
    row.signal = !available                        ? TrackModel::Signal::Closed
                 : mustClose.contains(row.trainId) ? TrackModel::Signal::MustClose
                                                   : TrackModel::Signal::Open;
    row.landing = available ? row.endValue : -1;
    row.accepts = mt::mayLay(table, moves_, selected_, row.trainId);
}

void ShownTable::drawRows()
{
    for (int i = 0; i < trains_.count(); ++i)
        trains_.showRow(i, rowOf(trains_.row(i).trainId));
}

void ShownTable::drawHand()
{
    if (!viewpoint_.seesHand || viewpoint_.seat < 0) {
        hand_.show({});
        hand_.setPlan({});
        return;
    }
    HandArrangement& arrangement = arrangements_[viewpoint_.seat];
    const mt::Hand& hand = shown_.hands[at(viewpoint_.seat)];
    const int end = shown_.table.trains[at(viewpoint_.seat)].end;
    hand_.show(arrangement.arrange(hand, end));
    hand_.setPlan(planOf(arrangement, hand, end));
    hand_.setPlayable(viewpoint_.mayMove ? mt::playableTiles(shown_.table, moves_) : mt::Hand());
    hand_.setFits([this](mt::Tile tile) {
        return viewpoint_.mayMove ? TurnWords::fits(tile, shown_.table, moves_, names()) : QString();
    });
    hand_.setDrawn(viewpoint_.mayMove ? shown_.drawn : mt::Tile());
    hand_.setSelected(selected_);
}

std::optional<HandModel::Plan> ShownTable::planOf(const HandArrangement& arrangement, mt::Hand hand, int end) const
{
    if (!arrangement.leftOut())
        return std::nullopt;
    for (const mt::Tile tile : arrangement.planned().tiles())
        hand.remove(tile);
    return HandModel::Plan{arrangement.planned().count(), end, hand.pips(shown_.table.rules.doubleBlank)};
}

void ShownTable::drawFaceUp()
{
    const bool all = shown_.table.phase == mt::Phase::roundEnd || shown_.table.rules.openHands;
    std::vector<FaceUpHand> hands;
    const std::vector<int> scores = mt::handScores(shown_);
    const SeatNames allNames = names();
    for (int seat = 0; seat < shown_.table.players; ++seat) {
        if (!all && !viewpoint_.faceUp.contains(seat))
            continue;
        FaceUpHand hand{seat + 1, allNames.name(seat), seats_[at(seat)].colour, {}, {}, scores[at(seat)]};
        const std::vector<mt::Tile> tiles = shown_.hands[at(seat)].tiles();
        for (auto tile = tiles.rbegin(); tile != tiles.rend(); ++tile) {
            hand.tiles.append(tile->index());
            hand.tileNames.append(TileWords::spoken(*tile));
        }
        hands.push_back(std::move(hand));
    }
    faceUp_.setRows(std::move(hands));
}

void ShownTable::select(mt::Tile tile)
{
    const bool isShown = viewpoint_.seesHand && viewpoint_.seat >= 0 && shown_.hands[at(viewpoint_.seat)].has(tile);
    selected_ = isShown ? tile : mt::Tile();
    hand_.setSelected(selected_);
    drawRows();
}

void ShownTable::moveHandTile(int from, int to)
{
    const std::vector<mt::Tile> shown = hand_.tiles();
    if (from < 0 || from >= static_cast<int>(shown.size()))
        return;
    arrangements_[viewpoint_.seat].move(shown[static_cast<std::size_t>(from)], to);
    drawHand();
}

void ShownTable::sortHand(HandArrangement::Order order)
{
    if (!viewpoint_.seesHand)
        return;
    arrangements_[viewpoint_.seat].sort(order);
    drawHand();
}

void ShownTable::planTrain(bool plans)
{
    if (!viewpoint_.seesHand)
        return;
    HandArrangement& arrangement = arrangements_[viewpoint_.seat];
    if (plans)
        arrangement.plan();
    else
        arrangement.stopPlanning();
    drawHand();
}

std::map<int, mt::Hand> ShownTable::plans() const
{
    std::map<int, mt::Hand> plans;
    for (const auto& [seat, arrangement] : arrangements_)
        if (const auto leftOut = arrangement.leftOut())
            plans.emplace(seat, *leftOut);
    return plans;
}

void ShownTable::setPlans(const std::map<int, mt::Hand>& plans)
{
    for (const auto& [seat, leftOut] : plans)
        arrangements_[seat].plan(leftOut);
}

void ShownTable::clear()
{
    trains_.setTrains({});
    forget();
}

void ShownTable::forget()
{
    hand_.show({});
    hand_.setPlan({});
    faceUp_.setRows({});
    seats_.clear();
    arrangements_.clear();
    round_ = 0;
    selected_ = {};
    shown_ = {};
    viewpoint_ = {};
    news_ = {};
    counts_.clear();
}

void ShownTable::retranslate()
{
    trains_.retranslateTiles();
    drawRows();
    hand_.retranslate();
    if (trains_.count() > 0)
        drawHand();
}

SeatNames ShownTable::names() const
{
    return {namesOf(seats_), viewpoint_.seat >= 0 ? viewpoint_.seat : viewpoint_.you, awayOf(seats_)};
}

QString ShownTable::levelName(int seat) const
{
    const Seat& sitting = seats_[at(seat)];
    return sitting.isHuman ? QString() : LevelWords::name(sitting.level);
}
