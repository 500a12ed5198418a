// regenerate_award_records NAME: plays until there is a record that earns the award of that id and one that just misses
// it, and writes both into tests/data/awards; "all": those of every award. To be run for a new award, never to make a
// test pass.
#include "app/history/awards.h"
#include "engine/ai/level.h"
#include "engine/record/sealed_deal.h"

#include <fstream>
#include <iostream>
#include <set>
#include <sstream>

namespace
{

constexpr int mostGames = 400'000;

struct Table {
    std::string_view rulebook;
    int players;
    const char* set;
    const char* person; ///< the level that the person plays like; empty: like nobody who thinks
};

constexpr Table tables[] = {
    {"bigtable", 4, "9", "hard"},  {"tactic", 2, "12", "hard"},     {"bigtable", 5, "9", ""},
    {"tactic", 4, "9", "medium"},  {"bigtable", 3, "6", "hard"},    {"tactic", 5, "12", "easy"},
    {"bigtable", 2, "12", "hard"}, {"tournament", 4, "12", "hard"},
};

mt::Action choose(const mt::State& state, std::string_view level, mt::Rng& rng)
{
    const std::vector<mt::Action> legal = mt::legalActions(state);
    if (level.empty())
        return legal[rng.below(static_cast<std::uint32_t>(legal.size()))];
    const int seat = state.table.turn;
    return mt::chooseAction(*mt::findLevel(level), mt::viewOf(state, seat), mt::Memory(seat), rng);
}

/// A game of one round in which a person has the first seat; empty: that table cannot be laid.
std::string play(const Table& table, const std::string& seed)
{
    const auto rules = mt::resolveRules(table.rulebook, {{"set", table.set}, {"rounds", "1"}}, table.players);
    if (!std::holds_alternative<mt::GameRules>(rules))
        return {};
    mt::HeaderLine header{std::get<mt::GameRules>(rules), {{"Anna", mt::PlayerKind::human, {}}}, seed, {}};
    for (int seat = 1; seat < table.players; ++seat)
        header.players.push_back({"Seat " + std::to_string(seat + 1), mt::PlayerKind::ai, "easy"});
    mt::Replay game;
    std::string text;
    const auto add = [&](const mt::RecordLine& line) {
        if (game.append(line))
            throw std::logic_error("its own line is refused");
        text += mt::lineText(line) + '\n';
    };
    add(header);
    add(mt::sealedDeal(header.rules, seed, 1, game.game().firstSeat));
    mt::Rng rng(seed);
    while (game.next() == mt::Replay::Next::action) {
        const mt::State& state = game.game().round;
        add(choose(state, state.table.turn == 0 ? table.person : "easy", rng));
    }
    add(game.roundEndLine());
    add(game.gameEndLine());
    return text;
}

void write(const std::string& name, const std::string& text)
{
    std::ofstream out(MT_TEST_DATA "/awards/" + name + ".jsonl", std::ios::binary);
    if (!(out << text << std::flush))
        throw std::runtime_error(name + ": it cannot be written");
    std::cout << name << std::endl;
}

int run(const std::string& name)
{
    std::set<std::string> missing;
    for (const Award& award : Awards::all())
        if (name == "all" || name == award.id)
            missing.insert({std::string(award.id) + "-earns", std::string(award.id) + "-misses"});
    for (int number = 0; number < mostGames && !missing.empty(); ++number) {
        const std::string text =
            play(tables[static_cast<std::size_t>(number) % std::size(tables)], "award " + std::to_string(number));
        if (text.empty())
            continue;
        std::istringstream in(text);
        const auto played = mt::readPlayedGame(in);
        const Deeds deeds = deedsOf(std::get<mt::PlayedGame>(played), 0).front();
        for (const Award& award : Awards::all()) {
            const int lacks = award.goal - award.reached(deeds);
            const std::string file = std::string(award.id) + (lacks <= 0 ? "-earns" : "-misses");
            if (lacks <= 1 && missing.erase(file) > 0)
                write(file, text);
        }
    }
    for (const std::string& file : missing)
        std::cerr << "no game came to " << file << '\n';
    return missing.empty() ? 0 : 1;
}

} // namespace

int main(int argc, char** argv)
{
    try {
        if (argc == 2)
            return run(argv[1]);
    } catch (const std::exception& error) {
        std::cerr << error.what() << '\n';
        return 1;
    }
    std::cerr << "usage: regenerate_award_records ID|all\n";
    return 2;
}
