#include "engine/rules/catalogue.h"

#include "engine/base/expect.h"

namespace mt
{
namespace
{

// What a rulebook leaves unsaid here is the default of Options.
constexpr Rulebook rulebooks[] = {
    {.id = "ecowoodart",
     .minPlayers = 2,
     .maxPlayers = 8,
     .firstPlayer = FirstPlayer::any,
     .sizes = SizeTable::leaflet,
     .hasShort = true,
     .proposesSet = false,
     .options = {.engine = Engine::held,
                 .engineSearch = EngineSearch::fullPass,
                 .starter = Starter::engineHolder,
                 .drawnDouble = DrawnDouble::must,
                 .openDoubles = OpenDoubles::any}},
    {.id = "tactic",
     .minPlayers = 2,
     .maxPlayers = 8,
     .firstPlayer = FirstPlayer::oldest,
     .sizes = SizeTable::leaflet,
     .hasShort = true,
     .proposesSet = false,
     .options = {.drawnDouble = DrawnDouble::no, .openDoubles = OpenDoubles::any, .markerOff = MarkerOff::choice}},
    {.id = "novelca",
     .minPlayers = 2,
     .maxPlayers = 8,
     .firstPlayer = FirstPlayer::youngest,
     .sizes = SizeTable::leaflet,
     .hasShort = true,
     .proposesSet = false,
     .options = {.drawnDouble = DrawnDouble::may,
                 .openDoubles = OpenDoubles::oldest,
                 .boneyardEmpty = BoneyardEmpty::end}},
    {.id = "bigtable",
     .minPlayers = 2,
     .maxPlayers = 14,
     .firstPlayer = FirstPlayer::any,
     .sizes = SizeTable::article,
     .hasShort = false,
     .proposesSet = true,
     .options = {.engine = Engine::held,
                 .engineSearch = EngineSearch::stop,
                 .starter = Starter::engineHolder,
                 .opening = Opening::train,
                 .mexicanTrain = MexicanTrain::secondTurn,
                 .doubleDuty = DoubleDuty::any,
                 .drawnDouble = DrawnDouble::must,
                 .openDoubles = OpenDoubles::oldest,
                 .doubleBlank = 50,
                 .ties = Ties::zeroRounds}},
    {.id = "tournament",
     .minPlayers = 2,
     .maxPlayers = 8,
     .firstPlayer = FirstPlayer::any,
     .sizes = SizeTable::masters,
     .hasShort = false,
     .proposesSet = false,
     .options = {.dutyPlace = DutyPlace::cover,
                 .drawnDouble = DrawnDouble::no,
                 .openDoubles = OpenDoubles::any,
                 .goOutOnDouble = false,
                 .drawing = Drawing::perTurn,
                 .ties = Ties::zeroRounds}},
};

// The double-N set that bigtable proposes.
int proposedSet(int players) { return players <= 3 ? 9 : players <= 8 ? 12 : players <= 12 ? 15 : 18; }

struct SizeRow {
    SizeTable table;
    int set, fewest, most, size;
};

constexpr SizeRow sizeRows[] = {
    {SizeTable::leaflet, 12, 2, 3, 16},
    {SizeTable::leaflet, 12, 4, 4, 15},
    {SizeTable::leaflet, 12, 5, 5, 14},
    {SizeTable::leaflet, 12, 6, 6, 12},
    {SizeTable::leaflet, 12, 7, 7, 10},
    {SizeTable::leaflet, 12, 8, 8, 9},
    {SizeTable::leaflet, 9, 2, 2, 15},
    {SizeTable::leaflet, 9, 3, 3, 13},
    {SizeTable::leaflet, 9, 4, 4, 10},
    // The article's own sizes and, where it is silent, those of a published table and ours.
    {SizeTable::article, 6, 2, 4, 7},
    {SizeTable::article, 9, 2, 3, 8},
    {SizeTable::article, 9, 4, 4, 9},
    {SizeTable::article, 9, 5, 7, 7},
    {SizeTable::article, 9, 8, 8, 6},
    {SizeTable::article, 12, 2, 3, 15},
    {SizeTable::article, 12, 4, 6, 12},
    {SizeTable::article, 12, 7, 8, 10},
    {SizeTable::article, 15, 2, 6, 15},
    {SizeTable::article, 15, 7, 8, 13},
    {SizeTable::article, 15, 9, 12, 11},
    {SizeTable::article, 18, 2, 8, 15},
    {SizeTable::article, 18, 9, 12, 13},
    {SizeTable::article, 18, 13, 14, 11},
    {SizeTable::cardinal, 12, 2, 4, 15},
    {SizeTable::cardinal, 12, 5, 6, 12},
    {SizeTable::cardinal, 12, 7, 8, 11},
    {SizeTable::masters, 12, 2, 4, 15},
    {SizeTable::masters, 12, 5, 6, 12},
    {SizeTable::masters, 12, 7, 8, 10},
    {SizeTable::pressman, 12, 2, 4, 15},
    {SizeTable::pressman, 12, 5, 6, 11},
    {SizeTable::pressman, 12, 7, 8, 8},
};

using Failure = std::variant<GameRules, RulesError>;

bool isChanged(const OptionChanges& changes, std::string_view option)
{
    for (const auto& [name, value] : changes)
        if (name == option)
            return true;
    return false;
}

// The defaults that depend on other options: they hold where the players did not say otherwise.
void fillDependentDefaults(const Rulebook& book, const OptionChanges& changes, int players, Options& options)
{
    if (options.shortGame && !isChanged(changes, "set"))
        options.set = 9;
    else if (book.proposesSet && !isChanged(changes, "set"))
        options.set = static_cast<std::uint8_t>(proposedSet(players));
    if (!isChanged(changes, "rounds"))
        options.rounds = static_cast<std::uint8_t>(options.set + 1);
}

Failure combine(const Rulebook& book, const Options& options, int players)
{
    if ((options.engine == Engine::held) != (options.starter == Starter::engineHolder))
        return RulesError{RulesFault::engineAndStarter, {}, {}};
    if (options.shortGame && !book.hasShort)
        return RulesError{RulesFault::shortNotPrinted, std::string(book.id), {}};
    if (options.shortGame && options.set != 9)
        return RulesError{RulesFault::shortSet, "set", std::to_string(options.set)};
    if (options.rounds > options.set + 1)
        return RulesError{RulesFault::roundsBeyondSet, "rounds", std::to_string(options.rounds), 1, options.set + 1};
    // Outside its short game a leaflet has no double-9 table.
    const SizeTable table = sizeTableOf(book, options.hands);
    const bool printed = options.shortGame || table != SizeTable::leaflet || options.set != 9;
    const int handSize = printed ? tableHandSize(table, options.set, players) : 0;
    if (handSize == 0)
        return RulesError{RulesFault::noHandSize, "hands", {}, options.set, players};
    const int inPlay = tileCount(options.set) - (options.engine == Engine::aside ? 1 : 0);
    if (players * handSize > inPlay)
        return RulesError{RulesFault::tooFewTiles, "hands", {}, options.set, players};
    return GameRules{std::string(book.id), options, players, handSize};
}

} // namespace

std::span<const Rulebook> allRulebooks() { return rulebooks; }

const Rulebook* findRulebook(std::string_view id)
{
    for (const Rulebook& book : rulebooks)
        if (book.id == id)
            return &book;
    return nullptr;
}

int tableHandSize(SizeTable table, int set, int players)
{
    for (const SizeRow& row : sizeRows)
        if (row.table == table && row.set == set && players >= row.fewest && players <= row.most)
            return row.size;
    return 0;
}

SizeTable sizeTableOf(const Rulebook& rulebook, HandTable hands)
{
    switch (hands) {
    case HandTable::rulebook: return rulebook.sizes;
    case HandTable::cardinal: return SizeTable::cardinal;
    case HandTable::masters: return SizeTable::masters;
    case HandTable::pressman: return SizeTable::pressman;
    }
    return rulebook.sizes;
}

std::variant<GameRules, RulesError> resolveRules(std::string_view rulebook, const OptionChanges& changes, int players)
{
    const Rulebook* book = findRulebook(rulebook);
    if (book == nullptr)
        return RulesError{RulesFault::unknownRulebook, std::string(rulebook), {}};
    Options options = book->options;
    for (const auto& [name, text] : changes) {
        const OptionInfo* option = findOption(name);
        if (option == nullptr)
            return RulesError{RulesFault::unknownOption, name, text};
        const int value = option->parse(text);
        if (value < 0)
            return RulesError{RulesFault::badValue, name, text};
        option->set(options, value);
    }
    if (players < book->minPlayers || players > book->maxPlayers)
        return RulesError{RulesFault::playerCount, std::string(rulebook), std::to_string(players), book->minPlayers,
                          book->maxPlayers};
    fillDependentDefaults(*book, changes, players, options);
    return combine(*book, options, players);
}

OptionChanges changesFrom(const GameRules& rules)
{
    const Rulebook* const known = findRulebook(rules.rulebook);
    MT_EXPECT(known != nullptr);
    const Rulebook& book = *known;
    Options printed = book.options;
    OptionChanges changes;
    // The options that others depend on come first, so that the defaults that follow from them are known.
    printed.shortGame = rules.options.shortGame;
    fillDependentDefaults(book, {}, rules.players, printed);
    const bool otherSet = printed.set != rules.options.set;
    if (otherSet)
        printed.rounds = static_cast<std::uint8_t>(rules.options.set + 1);
    printed.shortGame = false;
    for (const OptionInfo& option : allOptions()) {
        const int value = option.get(rules.options);
        if (value != option.get(printed))
            changes.emplace_back(option.name, option.text(value));
    }
    return changes;
}

} // namespace mt
