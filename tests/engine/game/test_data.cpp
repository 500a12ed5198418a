#include "tests/engine/game/test_data.h"

#include "engine/record/sealed_deal.h"
#include "tests/engine/game/perft.h"
#include "tests/engine/game/random_games.h"

#include <algorithm>
#include <filesystem>
#include <sstream>
#include <stdexcept>

namespace mt::testing
{
namespace
{

constexpr std::string_view perftHeader =
    R"(# Perft counts of one rulebook, for any engine that plays these rules. Lines that begin with # are comments; every
# other line is one JSON object. Blocks follow one another, each made of
#   the header and the round line of a record (docs/formats.md, "Record"): the rules, the players, the deal;
#   actions as in a record, perhaps none: they lead to the position that is counted;
#   {"depth":D,"sequences":S} lines: from there, S sequences of exactly D legal actions exist. What is an action, and
#   what is none (the engine, the markers), is as in docs/formats.md, "Actions". A round that ends sooner adds nothing.
)";

/// A game to be written down. Its name is its seed, too.
struct Setting {
    std::string name;
    GameRules rules;
};

// --- Which games there are ----------------------------------------------------------------------------------------

/// Another value of the option than `value`: the next one, or well within a range.
int anotherValue(const OptionInfo& option, int value)
{
    if (option.kind != OptionKind::number)
        return (value + 1) % static_cast<int>(option.values.size());
    if (option.numbers.empty())
        return option.low + (option.high - option.low) / 4;
    const auto here = std::find(option.numbers.begin(), option.numbers.end(), value);
    return here + 1 == option.numbers.end() ? option.numbers.front() : *(here + 1);
}

constexpr int houses = 3;

/// What a family changes: of the options every third one, beginning with number `house`, as far as they go together.
OptionChanges houseRules(const Rulebook& book, int house, int players)
{
    OptionChanges changes;
    for (std::size_t i = static_cast<std::size_t>(house); i < allOptions().size(); i += houses) {
        const OptionInfo& option = allOptions()[i];
        OptionChanges tried = changes;
        tried.emplace_back(option.name, option.text(anotherValue(option, option.get(book.options))));
        if (std::holds_alternative<GameRules>(resolveRules(book.id, tried, players)))
            changes = std::move(tried);
    }
    return changes;
}

/// The smallest set for which the rulebook has hand sizes.
OptionChanges smallestSet(const Rulebook& book, int players)
{
    for (const int set : findOption("set")->numbers)
        if (OptionChanges changes{{"set", std::to_string(set)}};
            std::holds_alternative<GameRules>(resolveRules(book.id, changes, players)))
            return changes;
    return {};
}

Setting settingOf(const Rulebook& book, const OptionChanges& changes, int players, const std::string& label)
{
    std::string name = std::string(book.id) + "-" + std::to_string(players) + "-players";
    if (!label.empty())
        name += "-" + label;
    return {name, std::get<GameRules>(resolveRules(book.id, changes, players))};
}

/// That many players, or as near to it as the rulebook allows.
int players(const Rulebook& book, int wanted) { return std::clamp(wanted, book.minPlayers, book.maxPlayers); }

std::vector<Setting> perftSettings(const Rulebook& book)
{
    std::vector<Setting> settings;
    for (const int count : {book.minPlayers, players(book, 4), book.maxPlayers})
        settings.push_back(settingOf(book, {}, count, ""));
    const int few = players(book, 3);
    settings.push_back(settingOf(book, smallestSet(book, few), few, "smallest-set"));
    for (int house = 0; house < houses; ++house) {
        const int count = players(book, 2 + 2 * house);
        settings.push_back(
            settingOf(book, houseRules(book, house, count), count, "house-" + std::to_string(house + 1)));
    }
    return settings;
}

/// As printed, to its end; and as families play it, in two rounds.
std::vector<Setting> gameSettings(const Rulebook& book)
{
    std::vector<Setting> settings{settingOf(book, {}, players(book, 3), "")};
    const int counts[houses] = {book.minPlayers, players(book, 4), book.maxPlayers};
    for (int house = 0; house < houses; ++house) {
        OptionChanges changes = houseRules(book, house, counts[house]);
        std::erase_if(changes, [](const auto& change) { return change.first == "rounds"; });
        changes.emplace_back("rounds", "2");
        settings.push_back(settingOf(book, changes, counts[house], "house-" + std::to_string(house + 1)));
    }
    return settings;
}

// --- Writing them -------------------------------------------------------------------------------------------------

/// A game that has begun: its header and its first round are taken and written.
class Written
{
public:
    Written(std::ostream& out, const Setting& setting) : out_(out), rng_(setting.name)
    {
        HeaderLine header;
        header.rules = setting.rules;
        for (int seat = 1; seat <= setting.rules.players; ++seat)
            header.players.push_back({.name = "Seat " + std::to_string(seat), .kind = PlayerKind::ai, .level = "easy"});
        header.seed = setting.name;
        taste_ = randomTaste(rng_);
        take(header);
        beginRound();
    }

    void take(const RecordLine& line)
    {
        if (replay_.append(line))
            throw std::runtime_error("refused: " + lineText(line));
        out_ << lineText(line) << '\n';
    }

    void beginRound()
    {
        const Game& game = replay_.game();
        take(sealedDeal(game.rules, replay_.header().seed, nextRound(game), game.firstSeat));
    }

    void act() { take(randomAction(legalActions(replay_.game().round), taste_, rng_)); }
    const Replay& replay() const { return replay_; }

private:
    std::ostream& out_;
    Rng rng_;
    Taste taste_;
    Replay replay_;
};

void writeGame(std::ostream& out, const Setting& setting)
{
    Written game(out, setting);
    for (;;)
        switch (game.replay().next()) {
        case Replay::Next::round: game.beginRound(); break;
        case Replay::Next::action: game.act(); break;
        case Replay::Next::roundEnd: game.take(game.replay().roundEndLine()); break;
        case Replay::Next::gameEnd: game.take(game.replay().gameEndLine()); break;
        case Replay::Next::header:
        case Replay::Next::nothing: return;
        }
}

void writeCounts(std::ostream& out, const Replay& replay)
{
    constexpr std::uint64_t most = 60000;
    const reference::Round other = referenceOf(replay);
    for (int depth = 1; depth <= 14; ++depth) {
        const std::uint64_t sequences = countSequences(replay.game().round, depth);
        if ((sequences > most && depth > 2) || sequences == 0)
            return;
        if (countSequences(other, depth) != sequences)
            throw std::runtime_error("the two readings of the rules count differently");
        out << R"({"depth":)" << depth << R"(,"sequences":)" << sequences << "}\n";
    }
}

/// The position after that many random actions of the same round; nothing when the round is over by then.
void writePerft(std::ostream& out, const Setting& setting, int actions)
{
    std::ostringstream block;
    Written game(block, setting);
    for (int i = 0; i < actions && game.replay().next() == Replay::Next::action; ++i)
        game.act();
    if (game.replay().next() != Replay::Next::action)
        return;
    writeCounts(block, game.replay());
    out << block.str();
}

void writePerfts(std::ostream& out, const Rulebook& book)
{
    out << perftHeader;
    for (const Setting& setting : perftSettings(book))
        for (const int actions : {0, 12, 40, 90})
            writePerft(out, setting, actions);
}

} // namespace

std::vector<DataFile> allDataFiles()
{
    std::vector<DataFile> files;
    for (const Rulebook& book : allRulebooks()) {
        const std::string id(book.id);
        files.push_back({"perft/" + id + ".perft", id, [&book](std::ostream& out) { writePerfts(out, book); }});
        for (const Setting& setting : gameSettings(book))
            files.push_back(
                {"games/" + setting.name + ".jsonl", id, [setting](std::ostream& out) { writeGame(out, setting); }});
    }
    return files;
}

std::vector<DataFile> dataFilesOf(std::string_view name)
{
    const auto isMeant = [&](const DataFile& file) {
        const std::filesystem::path path(file.path);
        return name == "all" || name == file.rulebook || name == path.filename().string() ||
               (path.extension() == ".jsonl" && name == path.stem().string());
    };
    std::vector<DataFile> files = allDataFiles();
    std::erase_if(files, [&](const DataFile& file) { return !isMeant(file); });
    return files;
}

} // namespace mt::testing
