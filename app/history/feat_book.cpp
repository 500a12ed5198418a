#include "app/history/feat_book.h"

#include "app/history/awards.h"
#include "app/history/bests.h"
#include "app/people/player_name.h"

#include <algorithm>

namespace
{

// The first rounds would set one best after the other.
constexpr std::size_t roundsBeforeBests = 3;

/// Says which rounds are the first with their tiles, asked in the order in which their games were begun.
class FirstDeals
{
public:
    /// `deal`: a fingerprint; `record`: what tells the round's record from others.
    bool isFirstIn(const std::string& deal, const QString& record)
    {
        return records_.emplace(deal, record).first->second == record;
    }

private:
    std::map<std::string, QString> records_; ///< by deal
};

} // namespace

FeatBook::FeatBook(std::vector<RecordEntry> entries)
{
    // A record and its copy were begun at the same moment: the one played last is the later one.
    std::ranges::stable_sort(entries, {},
                             [](const RecordEntry& entry) { return std::pair(entry.begun, entry.lastPlayed); });
    FirstDeals deals;
    for (const RecordEntry& entry : entries)
        for (const GameFeats::Round& round : entry.feats.rounds) {
            // Each deleted record is one of its own.
            if (!deals.isFirstIn(round.deal, entry.path.isEmpty() ? entry.game : entry.path))
                continue;
            for (const GameFeats::Seat& seat : round.seats) {
                const auto at = static_cast<std::size_t>(seat.seat);
                if (at >= entry.feats.names.size())
                    continue;
                const QString player = PlayerName::shown(QString::fromStdString(entry.feats.names[at]));
                rounds_.push_back({player, {entry.path, entry.begun, entry.feats.rulebook, round.number}, seat});
                players_.removeAll(player);
                players_.prepend(player);
            }
        }
}

std::vector<const FeatBook::Played*> FeatBook::of(const QString& player) const
{
    std::vector<const Played*> found;
    for (const Played& round : rounds_)
        if (round.player == player)
            found.push_back(&round);
    return found;
}

std::map<std::string, Feat> FeatBook::awards(const QString& player) const
{
    std::map<std::string, Feat> first;
    for (const Played* round : of(player))
        for (const std::string& award : round->feats.awards)
            first.emplace(award, round->where);
    return first;
}

std::map<std::string, Feat> FeatBook::bests(const QString& player) const
{
    std::map<std::string, Feat> bests;
    for (const Played* round : of(player))
        for (const auto& [id, value] : round->feats.bests) {
            const Best* best = Bests::find(id);
            const auto known = bests.find(id);
            if (best == nullptr || (known != bests.end() && !best->isBetter(value, known->second.value)))
                continue;
            Feat feat = round->where;
            feat.value = value;
            bests.insert_or_assign(id, feat);
        }
    return bests;
}

FeatBook::News FeatBook::news(const QString& player, const QString& path, int round) const
{
    std::vector<const Played*> others = of(player);
    const auto here = std::ranges::find_if(
        others, [&](const Played* played) { return played->where.path == path && played->where.round == round; });
    if (here == others.end())
        return {};
    const GameFeats::Seat& feats = (*here)->feats;
    others.erase(here);
    News news;
    for (const Award& award : Awards::all()) {
        const std::string id(award.id);
        const auto has = [&](const Played* played) { return played->feats.awards.contains(id); };
        if (feats.awards.contains(id) && std::ranges::none_of(others, has))
            news.awards.push_back(id);
    }
    for (const Best& best : Bests::all()) {
        const auto value = feats.bests.find(std::string(best.id));
        if (!best.isTold || value == feats.bests.end())
            continue;
        std::size_t compared = 0;
        const bool isBest = std::ranges::all_of(others, [&](const Played* played) {
            const auto other = played->feats.bests.find(value->first);
            compared += other != played->feats.bests.end();
            return other == played->feats.bests.end() || best.isBetter(value->second, other->second);
        });
        if (isBest && compared >= roundsBeforeBests)
            news.bests.push_back(value->first);
    }
    return news;
}
