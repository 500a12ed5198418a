#include "app/play/counting.h"

#include "app/words/count_words.h"
#include "app/words/tile_words.h"

void Counting::follow(const mt::SeatView& view, const mt::Memory& memory, const SeatNames& names)
{
    if (!isWanted_) {
        forget();
        return;
    }
    hand_ = view.hand;
    set_ = view.table.rules.set;
    names_ = names;
    show(mt::countFor(view, memory));
}

void Counting::setValue(int value)
{
    if (value_ == value)
        return;
    value_ = value;
    showTiles();
    emit valueChanged();
}

QString Counting::lacking() const
{
    return counting_ && value_ >= 0 ? CountWords::lacking(value_, counting_->seats, names_) : QString();
}

void Counting::show(std::optional<mt::Counting> counting)
{
    counting_ = std::move(counting);
    std::vector<CountedValue> rows;
    for (int value = 0; counting_ && value <= set_; ++value)
        rows.push_back({value, counting_->seenOf(value), set_ + 1});
    values_.setRows(std::move(rows));
    showTiles();
    emit changed();
}

void Counting::showTiles()
{
    std::vector<CountedTiles> places(3);
    for (int other = 0; counting_ && value_ >= 0 && value_ <= set_ && other <= set_; ++other) {
        const mt::Tile tile(value_, other);
        CountedTiles& place = places[!counting_->seen.has(tile) ? 0 : hand_.has(tile) ? 1 : 2];
        place.tiles.append(tile.index());
        place.tileNames.append(TileWords::spoken(tile));
    }
    places[0].title = tr("Not seen yet: %1", "%1: so many tiles of one value").arg(places[0].tiles.size());
    places[1].title = tr("In your hand: %1", "%1: so many tiles of one value").arg(places[1].tiles.size());
    places[2].title = tr("Open on the table: %1", "%1: so many tiles of one value").arg(places[2].tiles.size());
    places[1].isSeen = places[2].isSeen = true;
    std::erase_if(places, [](const CountedTiles& place) { return place.tiles.isEmpty(); });
    tiles_.setRows(std::move(places));
    emit lackingChanged();
}

#include "moc_counting.cpp"
