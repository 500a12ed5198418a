// THE catalogue of rulebooks, and the making of a game's rules from a rulebook and what a family changed in it.
#pragma once

#include "engine/base/tile.h"
#include "engine/rules/option_table.h"

#include <span>
#include <string>
#include <string_view>
#include <utility>
#include <variant>
#include <vector>

namespace mt
{

/// Whom the leaflet lets begin when the starter rotates: the new-game dialog asks for that player (ruling 18).
enum class FirstPlayer : std::uint8_t { any, oldest, youngest };
/// A published table of hand sizes (docs/rules.md, "Hand sizes").
enum class SizeTable : std::uint8_t { leaflet, article, masters, cardinal, pressman };

struct Rulebook {
    std::string_view id;
    int minPlayers, maxPlayers;
    FirstPlayer firstPlayer;
    SizeTable sizes;  ///< used with `hands: rulebook`
    bool hasShort;    ///< the leaflet prints a short game
    bool proposesSet; ///< `set` left out: the number of players decides
    Options options;  ///< as printed
};

/// All rulebooks, in the order of docs/rules.md.
std::span<const Rulebook> allRulebooks();
/// The rulebook of that id, or nullptr.
const Rulebook* findRulebook(std::string_view id);

/// The number of tiles dealt to each of `players` from a double-`set` set by that table; 0 where it has no entry.
int tableHandSize(SizeTable table, int set, int players);
/// The table that `rulebook` uses under `hands`.
SizeTable sizeTableOf(const Rulebook& rulebook, HandTable hands);

/// The rules of one game, complete and checked.
struct GameRules {
    std::string rulebook; ///< its id
    Options options;
    int players = 0;  ///< 2..14
    int handSize = 0; ///< tiles dealt to each seat

    friend bool operator==(const GameRules&, const GameRules&) = default;
};

enum class RulesFault : std::uint8_t {
    unknownRulebook,  ///< subject: the id
    unknownOption,    ///< subject: the option
    badValue,         ///< subject: the option; value: what was given
    playerCount,      ///< value: the number of players; low..high: what the rulebook takes
    engineAndStarter, ///< `held` goes only with `engine-holder`, `aside` only with `rotate`
    shortNotPrinted,  ///< the rulebook has no short game
    shortSet,         ///< `short` together with another set; value: that set
    roundsBeyondSet,  ///< value: the rounds; high: set + 1
    noHandSize,       ///< no table entry; set, players in low and high
    tooFewTiles,      ///< the deal would need more tiles than there are
};

struct RulesError {
    RulesFault fault;
    std::string subject;
    std::string value;
    int low = 0;
    int high = 0;
};

/// What was asked to differ from the rulebook: option name and value as text, in the order given.
using OptionChanges = std::vector<std::pair<std::string, std::string>>;

/// The rules of a game by `rulebook` with `changes`, for that many players; or the first thing wrong with them.
/// `set` left out is the rulebook's proposal, `rounds` left out is set + 1 (10 in a short game).
std::variant<GameRules, RulesError> resolveRules(std::string_view rulebook, const OptionChanges& changes, int players);

/// The inverse: what differs from the rulebook, in the order of allOptions(). resolveRules() of it gives `rules` again.
/// Its rulebook must be one of allRulebooks().
OptionChanges changesFrom(const GameRules& rules);

} // namespace mt
