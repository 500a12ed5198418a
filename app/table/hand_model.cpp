#include "app/table/hand_model.h"

#include "app/words/count_words.h"
#include "app/words/tile_words.h"

std::vector<mt::Tile> HandModel::tiles() const
{
    std::vector<mt::Tile> tiles;
    for (const HandRow& row : rows())
        tiles.push_back(row.tile);
    return tiles;
}

void HandModel::show(const std::vector<mt::Tile>& tiles)
{
    for (const mt::Tile tile : HandModel::tiles())
        if (std::ranges::find(tiles, tile) == tiles.end())
            remove(rowOf(tile), rowOf(tile));
    for (std::size_t i = 0; i < tiles.size(); ++i) {
        if (rowOf(tiles[i]) < 0)
            append({tiles[i], TileWords::spoken(tiles[i])});
        move(rowOf(tiles[i]), static_cast<int>(i));
    }
}

void HandModel::setSelected(mt::Tile tile)
{
    setFlag(&HandRow::selected, [=](mt::Tile each) { return each == tile; });
}

void HandModel::setDrawn(mt::Tile tile)
{
    setFlag(&HandRow::isDrawn, [=](mt::Tile each) { return each == tile; });
}

void HandModel::setPlayable(const mt::Hand& playable)
{
    setFlag(&HandRow::playable, [&](mt::Tile each) { return playable.has(each); });
}

void HandModel::setFits(const std::function<QString(mt::Tile)>& fits)
{
    std::vector<HandRow> told = rows();
    for (HandRow& row : told)
        row.fits = fits(row.tile);
    setRows(std::move(told));
}

// Equal halves come together above and below by turns: the second of a pair is turned the other way round.
void HandModel::setPlan(std::optional<Plan> plan)
{
    std::vector<HandRow> told = rows();
    int end = plan ? plan->end : 0;
    for (std::size_t i = 0; i < told.size(); ++i) {
        HandRow& row = told[i];
        const bool isPlanned = plan && static_cast<int>(i) < plan->planned;
        row.place = isPlanned ? static_cast<int>(i) + 1 : 0;
        row.turned = false;
        if (!isPlanned)
            continue;
        const int above = i % 2 == 0 ? end : row.tile.other(end);
        row.turned = above != row.tile.high();
        end = row.tile.other(end);
    }
    setRows(std::move(told));
    if (plan == plan_)
        return;
    plan_ = plan;
    emit planChanged();
}

QString HandModel::planText() const { return plan_ ? CountWords::plan(plan_->planned, plan_->leftOver) : QString(); }

void HandModel::retranslate()
{
    std::vector<HandRow> anew = rows();
    for (HandRow& row : anew)
        row.spokenName = TileWords::spoken(row.tile);
    setRows(std::move(anew));
    emit planChanged();
}

int HandModel::rowOf(mt::Tile tile) const
{
    const auto found = std::ranges::find(rows(), tile, &HandRow::tile);
    return found == rows().end() ? -1 : static_cast<int>(found - rows().begin());
}

void HandModel::setFlag(bool HandRow::*flag, const std::function<bool(mt::Tile)>& isSet)
{
    std::vector<HandRow> marked = rows();
    for (HandRow& row : marked)
        row.*flag = isSet(row.tile);
    setRows(std::move(marked));
}

#include "moc_face_up_hand.cpp"
#include "moc_hand_model.cpp"
