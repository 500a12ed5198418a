#include "app/theme/pip_layout.h"

#include "engine/base/tile.h"

#include <algorithm>
#include <array>

namespace
{

// The pips of a half, counted column by column for a tile that stands upright. Up to nine they sit as on any domino;
// above that every value keeps a silhouette of its own, so that it is known without counting.
using Columns = std::vector<int>;

const Columns& columnsOf(int value)
{
    static const std::array<Columns, mt::pipValues> columns{{
        {0},       {0, 1, 0}, {1, 0, 1},    {1, 1, 1},       {2, 0, 2},    {2, 1, 2}, {3, 0, 3},
        {3, 1, 3}, {3, 2, 3}, {3, 3, 3},    {4, 2, 4},       {4, 3, 4},    {4, 4, 4}, {5, 3, 5},
        {5, 4, 5}, {5, 5, 5}, {4, 4, 4, 4}, {3, 4, 3, 4, 3}, {5, 4, 4, 5},
    }};
    return columns[static_cast<std::size_t>(value)];
}

int tallest(int value) { return std::ranges::max(columnsOf(value)); }

// How far down its column, 0..1, a pip sits: a shorter column stands between the pips of its neighbours.
double heightInColumn(int value, int column, int index)
{
    const int count = columnsOf(value)[static_cast<std::size_t>(column)];
    const int most = tallest(value);
    if (value == 2 || value == 3) // the falling diagonal
        return column / 2.0;
    if (most == 3 && count == 2) // an eight leaves out its middle
        return index;
    if (most == 1)
        return 0.5;
    return (index + (most - count) / 2.0) / (most - 1);
}

} // namespace

std::vector<QPointF> pipCentres(int value, double side)
{
    const Columns& columns = columnsOf(value);
    const double margin = side * (tallest(value) > 4 ? 0.15 : tallest(value) > 3 ? 0.17 : 0.215);
    const double span = side - 2 * margin;
    std::vector<QPointF> centres;
    for (int column = 0; column < static_cast<int>(columns.size()); ++column)
        for (int i = 0; i < columns[static_cast<std::size_t>(column)]; ++i)
            centres.emplace_back(margin + span * column / (static_cast<double>(columns.size()) - 1),
                                 margin + span * heightInColumn(value, column, i));
    return centres;
}

double pipRadius(int value, double side)
{
    if (tallest(value) > 4 || columnsOf(value).size() > 4)
        return side * 0.073;
    return side * (tallest(value) > 3 ? 0.09 : 0.108);
}
