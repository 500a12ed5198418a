#include "app/table/shown_table.h"

#include "app/words/level_words.h"
#include "app/words/train_words.h"

#include <algorithm>

using mt::EventKind;

namespace
{

const QString mexicanColour = QStringLiteral("#b8860b");

std::size_t at(int seatOrTrain) { return static_cast<std::size_t>(seatOrTrain); }

} // namespace

void ShownTable::setSeats(const std::vector<Seat>& seats)
{
    clear();
    seats_ = seats;
}

void ShownTable::show(const mt::Game& game, const Looker& looker, int thinking)
{
    const mt::Table& table = game.round.table;
    if (!looker.seesHand || looker.seat < 0 || !game.round.hands[at(looker.seat)].has(selected_))
        selected_ = {};
    std::vector<int> ids;
    if (table.hasMexicanTrain())
        ids.push_back(mt::mexicanTrain);
    for (int seat = 0; seat < table.players; ++seat)
        ids.push_back(seat);
    trains_.setTrains(ids);
    for (int i = 0; i < trains_.count(); ++i) {
        trains_.track(i).show(table.engine, table.tilesOf(ids[at(i)]));
        trains_.setRow(i, rowAs(game, ids[at(i)], looker, thinking));
    }
    boneyardCount_ = table.boneyardCount;
    engineValue_ = table.engine;
    if (round_ != table.round)
        for (auto& [seat, arrangement] : arrangements_)
            arrangement.begin();
    round_ = table.round;
    showHand(game.round, looker);
    showFaceUp(game, looker);
}

TrainRow ShownTable::rowAs(const mt::Game& game, int train, const Looker& looker, int thinking) const
{
    const mt::Table& table = game.round.table;
    const mt::Train& laid = table.trains[at(train)];
    TrainRow row;
    row.trainId = train;
    row.endValue = laid.end;
    row.marker = table.hasMarker(train);
    row.openDouble = table.isOpenDouble(train);
    row.spokenName = TrainWords::spoken(train, row.endValue, row.marker, row.openDouble, names(looker));
    if (looker.mayMove)
        showSignals(row, game.round);
    if (train == mt::mexicanTrain) {
        row.name = TrainWords::mexicanTrain();
        row.colour = mexicanColour;
        return row;
    }
    row.name = names(looker).name(train);
    row.colour = seats_[at(train)].colour;
    row.isAi = !seats_[at(train)].isHuman;
    row.level = levelName(train);
    row.handCount = game.round.hands[at(train)].count();
    row.points = mt::totals(game)[at(train)];
    row.isTurn = table.phase != mt::Phase::roundEnd && table.turn == train;
    row.isOwn = looker.seat == train;
    row.isThinking = thinking == train;
    return row;
}

void ShownTable::showSignals(TrainRow& row, const mt::State& state) const
{
    const mt::Table& table = state.table;
    if (table.phase == mt::Phase::marker || table.phase == mt::Phase::roundEnd)
        return;
    const bool covers = table.phase == mt::Phase::duty && table.rules.dutyPlace == mt::DutyPlace::cover;
    const mt::TrainSet mustClose = table.phase == mt::Phase::turn ? table.closableDoubles()
                                   : covers                       ? mt::TrainSet(table.dutyTrain)
                                                                  : mt::TrainSet();
    const bool available = table.available.contains(row.trainId);
    row.signal = !available ? Signal::closed : mustClose.contains(row.trainId) ? Signal::mustClose : Signal::open;
    row.landing = available ? row.endValue : -1;
    mt::Action play{mt::ActionKind::play, table.turn, selected_, static_cast<mt::TrainId>(row.trainId)};
    row.accepts = selected_.exists() && mt::check(state, play).isLegal();
}

void ShownTable::showHand(const mt::State& state, const Looker& looker)
{
    if (!looker.seesHand || looker.seat < 0) {
        hand_.show({});
        return;
    }
    HandArrangement& arrangement = arrangements_[looker.seat];
    hand_.show(arrangement.arrange(state.hands[at(looker.seat)], state.table.trains[at(looker.seat)].end));
    hand_.setPlanned(arrangement.planned());
    mt::Hand playable;
    if (looker.mayMove)
        for (const mt::Action& action : mt::legalActions(state))
            if (action.kind == mt::ActionKind::play && !playable.has(action.tile))
                playable.add(action.tile);
    hand_.setPlayable(playable);
    hand_.setDrawn(looker.mayMove ? state.drawn : mt::Tile());
    hand_.setSelected(selected_);
}

void ShownTable::showFaceUp(const mt::Game& game, const Looker& looker)
{
    const mt::State& state = game.round;
    const bool all = state.table.phase == mt::Phase::roundEnd || state.table.rules.openHands;
    std::vector<HandListModel::Row> rows;
    const std::vector<int> scores = mt::handScores(state);
    const SeatNames allNames = names({});
    for (int seat = 0; seat < state.table.players; ++seat) {
        if (!all && (looker.faceUp & 1U << seat) == 0)
            continue;
        HandListModel::Row row{seat, allNames.name(seat), seats_[at(seat)].colour, {}, scores[at(seat)]};
        const std::vector<mt::Tile> tiles = state.hands[at(seat)].tiles();
        for (auto tile = tiles.rbegin(); tile != tiles.rend(); ++tile)
            row.tiles.append(tile->index());
        rows.push_back(std::move(row));
    }
    faceUp_.show(rows);
}

void ShownTable::apply(const mt::Event& event, const Looker& looker)
{
    unsettle();
    switch (event.kind) {
    case EventKind::tileDrawn:
        --boneyardCount_;
        changeRow(event.seat, looker, [](TrainRow& row) { ++row.handCount; });
        if (looker.seesHand && looker.seat == event.seat)
            hand_.append(event.tile);
        break;
    case EventKind::tilePlayed: layOnTrain(event, looker); break;
    case EventKind::turnStarted:
        for (int i = 0; i < trains_.count(); ++i)
            changeRow(trains_.row(i).trainId, looker, [&](TrainRow& row) { row.isTurn = row.trainId == event.seat; });
        break;
    case EventKind::doubleOpened: changeRow(event.train, looker, [](TrainRow& row) { row.openDouble = true; }); break;
    case EventKind::doubleClosed: changeRow(event.train, looker, [](TrainRow& row) { row.openDouble = false; }); break;
    case EventKind::markerPlaced: changeRow(event.train, looker, [](TrainRow& row) { row.marker = true; }); break;
    case EventKind::markerRemoved: changeRow(event.train, looker, [](TrainRow& row) { row.marker = false; }); break;
    case EventKind::roundEnded:
        for (int i = 0; i < trains_.count(); ++i)
            changeRow(trains_.row(i).trainId, looker, [](TrainRow& row) { row.isTurn = false; });
        break;
    case EventKind::engineLaid:
    case EventKind::markerAsked:
    case EventKind::dutyOwed:
    case EventKind::passed:
    case EventKind::openingEnded:
    case EventKind::lastTile: break;
    }
}

void ShownTable::layOnTrain(const mt::Event& event, const Looker& looker)
{
    const int train = trains_.rowOf(event.train);
    trains_.track(train).append(event.tile);
    const int end = trains_.track(train).endValue();
    changeRow(event.train, looker, [end](TrainRow& row) { row.endValue = end; });
    changeRow(event.seat, looker, [](TrainRow& row) { --row.handCount; });
    if (looker.seesHand && looker.seat == event.seat)
        hand_.remove(event.tile);
}

template <class Change>
void ShownTable::changeRow(int train, const Looker& looker, Change change)
{
    const int index = trains_.rowOf(train);
    TrainRow row = trains_.row(index);
    change(row);
    row.spokenName = TrainWords::spoken(row.trainId, row.endValue, row.marker, row.openDouble, names(looker));
    trains_.setRow(index, row);
}

// Between two settled tables nothing can be played.
void ShownTable::unsettle()
{
    for (int i = 0; i < trains_.count(); ++i) {
        TrainRow row = trains_.row(i);
        row.signal = Signal::none;
        row.landing = -1;
        row.accepts = false;
        row.isThinking = false;
        trains_.setRow(i, row);
    }
    hand_.setPlayable({});
    hand_.setDrawn({});
}

void ShownTable::select(mt::Tile tile, const mt::State& state, const Looker& looker)
{
    selected_ = tile;
    hand_.setSelected(tile);
    if (!looker.mayMove)
        return;
    for (int i = 0; i < trains_.count(); ++i) {
        TrainRow row = trains_.row(i);
        showSignals(row, state);
        trains_.setRow(i, row);
    }
}

void ShownTable::moveHandTile(int from, int to, const mt::State& state, const Looker& looker)
{
    const std::vector<mt::Tile> shown = hand_.tiles();
    if (!looker.seesHand || from < 0 || from >= static_cast<int>(shown.size()))
        return;
    // By the tile that was taken: while events are being shown the arrangement may not know of them yet.
    arrangements_[looker.seat].move(shown[static_cast<std::size_t>(from)], to);
    showHand(state, looker);
}

void ShownTable::sortHand(HandArrangement::Order order, const mt::State& state, const Looker& looker)
{
    if (!looker.seesHand)
        return;
    arrangements_[looker.seat].sort(order);
    showHand(state, looker);
}

void ShownTable::clear()
{
    trains_.setTrains({});
    hand_.show({});
    faceUp_.show({});
    seats_.clear();
    arrangements_.clear();
    round_ = 0;
    boneyardCount_ = 0;
    engineValue_ = -1;
    selected_ = {};
}

void ShownTable::retranslate()
{
    trains_.retranslateTiles();
    hand_.retranslate();
}

SeatNames ShownTable::names(const Looker& looker) const
{
    QStringList names;
    for (const Seat& seat : seats_)
        names.append(seat.name);
    return {names, looker.seat};
}

QString ShownTable::levelName(int seat) const
{
    const Seat& sitting = seats_[at(seat)];
    return sitting.isHuman ? QString() : LevelWords::name(sitting.level);
}
