#include "tests/engine/game/random_games.h"

#include <algorithm>
#include <cstdlib>
#include <sstream>

namespace mt::testing
{
namespace
{

bool oneIn(std::uint32_t n, Rng& rng) { return rng.below(n) == 0; }

int randomValue(const OptionInfo& option, Rng& rng)
{
    switch (option.kind) {
    case OptionKind::choice: return static_cast<int>(rng.below(static_cast<std::uint32_t>(option.values.size())));
    case OptionKind::boolean: return static_cast<int>(rng.below(2));
    case OptionKind::number: break;
    }
    if (!option.numbers.empty())
        return option.numbers[rng.below(static_cast<std::uint32_t>(option.numbers.size()))];
    return option.low + static_cast<int>(rng.below(static_cast<std::uint32_t>(option.high - option.low + 1)));
}

} // namespace

int share(int whole)
{
#ifdef MT_WATCHED
    return std::getenv("MT_EVERY_GAME") != nullptr ? whole : (whole + 2) / 3;
#else
    return whole;
#endif
}

int gamesToPlay(int small)
{
    const char* wanted = std::getenv("MT_GAMES");
    return wanted != nullptr ? std::max(share(small), std::atoi(wanted)) : share(small);
}

int firstGame()
{
    const char* wanted = std::getenv("MT_FIRST_GAME");
    return wanted != nullptr ? std::max(0, std::atoi(wanted)) : 0;
}

std::string gameText(int number) { return "MT_FIRST_GAME=" + std::to_string(number); }

GameRules randomRules(Rng& rng)
{
    for (;;) {
        const std::span<const Rulebook> books = allRulebooks();
        const Rulebook& book = books[rng.below(static_cast<std::uint32_t>(books.size()))];
        const int players =
            book.minPlayers + static_cast<int>(rng.below(static_cast<std::uint32_t>(book.maxPlayers - 1)));
        OptionChanges changes;
        const std::uint32_t rarity = 1 + rng.below(8);
        for (const OptionInfo& option : allOptions())
            if (oneIn(rarity, rng))
                changes.emplace_back(option.name, option.text(randomValue(option, rng)));
        const auto rules = resolveRules(book.id, changes, players);
        if (const auto* good = std::get_if<GameRules>(&rules))
            return *good;
    }
}

GameRules oddRules(Rng& rng)
{
    GameRules rules = randomRules(rng);
    static constexpr std::uint8_t sets[] = {6, 6, 9, 9, 12};
    rules.options.set = sets[rng.below(5)];
    rules.options.rounds = static_cast<std::uint8_t>(rules.options.set + 1);
    for (const OptionInfo& option : allOptions())
        if (option.kind == OptionKind::choice && option.name != "engine" && option.name != "starter" &&
            option.name != "hands" && oneIn(3, rng))
            option.set(rules.options, randomValue(option, rng));
    rules.options.ownTrainFirst = oneIn(3, rng);
    rules.options.goOutOnDouble = oneIn(2, rng);
    rules.options.drawCount = static_cast<std::uint8_t>(1 + rng.below(2));
    rules.players = 2 + static_cast<int>(rng.below(5));
    const int most = (tileCount(rules.options.set) - 1) / rules.players;
    rules.handSize = oneIn(4, rng) ? most : 1 + static_cast<int>(rng.below(static_cast<std::uint32_t>(most)));
    return rules;
}

GameRules rulesOfGame(int number, Rng& rng) { return number % 3 == 2 ? oddRules(rng) : randomRules(rng); }

Deal randomDeal(const GameRules& rules, Rng& rng)
{
    Deal deal;
    const int round = 1 + static_cast<int>(rng.below(rules.options.rounds));
    const int first = static_cast<int>(rng.below(static_cast<std::uint32_t>(rules.players)));
    makeDeal(rules, round, first, rng, deal);
    return deal;
}

Taste randomTaste(Rng& rng) { return {oneIn(3, rng), oneIn(3, rng), oneIn(3, rng)}; }

Action randomAction(const std::vector<Action>& legal, const Taste& taste, Rng& rng)
{
    const auto liking = [&](const Action& action) {
        int points = static_cast<int>(rng.below(40));
        if (action.kind != ActionKind::play)
            return points;
        points += taste.doublesFirst && action.tile.isDouble() ? 40 : 0;
        points += taste.ownTrainFirst && action.train == action.seat ? 20 : 0;
        points += taste.heaviestFirst ? action.tile.pips() : 0;
        return points;
    };
    int best = -1;
    Action chosen;
    for (const Action& action : legal)
        if (const int points = liking(action); points > best) {
            best = points;
            chosen = action;
        }
    return chosen;
}

std::string describe(const GameRules& rules)
{
    std::ostringstream text;
    text << rules.rulebook << ", " << rules.players << " players, hands of " << rules.handSize;
    const Rulebook* book = findRulebook(rules.rulebook);
    for (const OptionInfo& option : allOptions())
        if (const int value = option.get(rules.options); book == nullptr || value != option.get(book->options))
            text << " " << option.name << "=" << option.text(value);
    return text.str();
}

} // namespace mt::testing
