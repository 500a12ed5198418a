#include "app/scores/standings.h"

#include "app/scores/score_words.h"

#include <numeric>

namespace
{

constexpr std::size_t mostOnPodium = 5;

// The same rounds, played by these seats alone.
mt::Game amongThese(const mt::Game& game, const std::vector<int>& seats)
{
    mt::Game among;
    among.rules = game.rules;
    among.rules.players = static_cast<int>(seats.size());
    for (const std::vector<int>& round : game.scores) {
        std::vector<int>& scores = among.scores.emplace_back();
        for (const int seat : seats)
            scores.push_back(round[static_cast<std::size_t>(seat)]);
    }
    return among;
}

std::vector<Standing> standingsOf(const ScoreTable& table)
{
    std::vector<Standing> rows;
    if (!table.isOver())
        return rows;
    const std::vector<int> places = placesOf(table.game());
    const std::vector<int> totals = table.totals();
    for (int seat = 0; seat < table.players(); ++seat) {
        const auto at = static_cast<std::size_t>(seat);
        const QString name = table.names().name(seat);
        rows.push_back({places[at], false, name, table.colour(seat), ScoreWords::points(totals[at]),
                        ScoreWords::number(totals[at]), ScoreWords::place(places[at], name, totals[at])});
    }
    std::stable_sort(rows.begin(), rows.end(),
                     [](const Standing& one, const Standing& other) { return one.place < other.place; });
    for (std::size_t row = 0; row < rows.size(); ++row)
        rows[row].onPodium = rows[row].place <= 3 && row < mostOnPodium;
    return rows;
}

} // namespace

std::vector<int> placesOf(const mt::Game& game)
{
    std::vector<int> places(static_cast<std::size_t>(game.rules.players));
    std::vector<int> left(places.size());
    std::iota(left.begin(), left.end(), 0);
    while (!left.empty()) {
        const auto place = static_cast<int>(places.size() - left.size()) + 1;
        for (const int winner : mt::resultOf(amongThese(game, left)).winners)
            places[static_cast<std::size_t>(left[static_cast<std::size_t>(winner)])] = place;
        std::erase_if(left, [&](int seat) { return places[static_cast<std::size_t>(seat)] > 0; });
    }
    return places;
}

int Standings::steps() const { return static_cast<int>(std::ranges::count(rows(), true, &Standing::onPodium)); }

QString Standings::spoken() const
{
    QStringList sentences;
    for (const Standing& row : rows())
        sentences.append(row.spokenName);
    return sentences.join(QLatin1Char(' '));
}

void Standings::show(const ScoreTable& table)
{
    setRows(standingsOf(table));
    emit changed();
}

#include "moc_standings.cpp"
