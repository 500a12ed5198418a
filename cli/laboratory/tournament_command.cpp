// `tournament`: how strong levels are against each other, on the same tiles in every seat.
#include "cli/cli.h"
#include "cli/laboratory/laboratory.h"
#include "cli/laboratory/tournament/block_file.h"
#include "cli/laboratory/tournament/play_mark.h"
#include "cli/laboratory/tournament/progress.h"
#include "cli/laboratory/tournament/report.h"
#include "cli/laboratory/tournament/workers.h"
#include "cli/rules_arguments.h"
#include "cli/whole_number.h"
#include "cli/words.h"

#include <CLI/CLI.hpp>
#include <cctype>
#include <exception>
#include <locale>
#include <memory>
#include <ostream>
#include <sstream>

namespace mt::cli
{
namespace
{

struct TournamentArguments {
    RulesArguments rules;
    std::string levels;
    int players = 0;
    int deals = 0;
    std::string seeds;
    std::string seed;
    std::string unit = "game";
    bool reverse = false;
    std::string sprt;
    int cap = 10'000;
    int threads = 1;
    int milliseconds = 60'000;
    std::string out;
    bool json = false;
    bool progress = false;
    std::vector<std::string> files; ///< of merge
};

struct Range {
    int first = 1;
    int last = 1;
};

// The two numbers of a text that has no more than these, or nothing.
template <class Number>
std::optional<std::pair<Number, Number>> readTwo(const std::string& text, const std::string& between)
{
    const std::size_t at = text.find(between);
    if (at == std::string::npos)
        return std::nullopt;
    const auto read = [](const std::string& part, Number& number) {
        std::istringstream in(part);
        in.imbue(std::locale::classic());
        return !part.empty() && !std::isspace(static_cast<unsigned char>(part.front())) && in >> number && in.eof();
    };
    std::pair<Number, Number> two{};
    if (!read(text.substr(0, at), two.first) || !read(text.substr(at + between.size()), two.second))
        return std::nullopt;
    return two;
}

std::optional<Sprt> readSprt(const TournamentArguments& arguments)
{
    if (arguments.sprt.empty())
        return std::nullopt;
    const auto claims = readTwo<double>(arguments.sprt, ",");
    if (!claims || claims->first == claims->second)
        throw CallError("--sprt " + printable(arguments.sprt) +
                        ": it must be H0,H1, two differences in points a round");
    return Sprt(claims->first, claims->second);
}

Range readRange(const TournamentArguments& arguments)
{
    if (!arguments.sprt.empty()) {
        if (arguments.deals > 0 || !arguments.seeds.empty())
            throw CallError("--sprt: it decides itself how many blocks are played: --cap N limits them, not --deals "
                            "or --seeds");
        return {1, arguments.cap};
    }
    if ((arguments.deals > 0) == !arguments.seeds.empty())
        throw CallError("either --deals N or --seeds A..B must say how many blocks are played");
    if (arguments.deals > 0)
        return {1, arguments.deals};
    const auto two = readTwo<int>(arguments.seeds, "..");
    if (!two || two->first < 1 || two->second < two->first || two->second > mostBlocks)
        throw CallError("--seeds " + printable(arguments.seeds) + ": it must be A..B, the first and the last block");
    return {two->first, two->second};
}

Tournament tournamentOf(const TournamentArguments& arguments)
{
    Tournament tournament;
    tournament.program = MT_VERSION;
    tournament.entrants = readEntrants(arguments.levels);
    const int count = static_cast<int>(tournament.entrants.size());
    const int players = arguments.players > 0 ? arguments.players : count;
    if (count < 2)
        throw CallError("--levels " + printable(arguments.levels) + ": it must name two levels, or one for each seat");
    if (count > 2 && count != players)
        throw CallError("--players " + std::to_string(players) + ": more than two levels need as many seats, " +
                        std::to_string(count));
    if (count > 2 && (arguments.reverse || !arguments.sprt.empty()))
        throw CallError(std::string(arguments.reverse ? "--reverse" : "--sprt") + ": it is for two levels");
    if (oneLine(arguments.seed) != arguments.seed)
        throw CallError("--seed: it must be UTF-8 without control characters");
    tournament.rules = arguments.rules.resolve(players);
    tournament.reverse = arguments.reverse;
    tournament.unit = arguments.unit == "round" ? Unit::round : Unit::game;
    tournament.seed = arguments.seed;
    tournament.milliseconds = arguments.milliseconds;
    tournament.plays = playMark(tournament);
    return tournament;
}

class TournamentRun
{
public:
    TournamentRun(const TournamentArguments& arguments, Streams& streams)
        : arguments_(arguments), streams_(streams), tournament_(tournamentOf(arguments)), range_(readRange(arguments)),
          sprt_(readSprt(arguments))
    {
        if (!arguments.out.empty())
            writer_ = std::make_unique<BlockWriter>(arguments.out, tournament_, blocks_, streams.err);
        blocks_.erase(blocks_.begin(), blocks_.lower_bound(range_.first));
        blocks_.erase(blocks_.upper_bound(range_.last), blocks_.end());
    }

    void run()
    {
        StopSource stop;
        const Interruptible interruptible(stop);
        judge();
        std::exception_ptr failure;
        try {
            if (!isDecided())
                playTheRest(stop);
        } catch (const InputError&) {
            failure = std::current_exception(); // what is whole is printed before it
        }
        const bool isComplete = isDecided() || blocks_.size() == wanted();
        if (isDecided())
            blocks_.erase(blocks_.upper_bound(sprt_->count()), blocks_.end());
        if (!blocks_.empty())
            report(tournament_, blocks_, sprt_, arguments_.json, streams_.out);
        streams_.out.flush();
        if (failure)
            std::rethrow_exception(failure);
        if (!isComplete)
            throw InputError("interrupted: " + std::to_string(blocks_.size()) + " of " + std::to_string(wanted()) +
                             " blocks are whole" + (writer_ ? "; the same call goes on with the others" : ""));
    }

private:
    std::size_t wanted() const { return static_cast<std::size_t>(range_.last - range_.first) + 1; }
    bool isDecided() const { return sprt_ && sprt_->verdict() != Sprt::Verdict::none; }

    // An SPRT hears of the blocks in their order, whatever order they are played in.
    void judge()
    {
        while (sprt_ && !isDecided()) {
            const auto next = blocks_.find(sprt_->count() + 1);
            if (next == blocks_.end())
                return;
            sprt_->add(differenceIn(tournament_, next->second));
        }
    }

    void playTheRest(StopSource& stop)
    {
        std::vector<int> numbers;
        for (int number = range_.first; number <= range_.last; ++number)
            if (!blocks_.contains(number))
                numbers.push_back(number);
        Progress progress(numbers.size(), arguments_.progress, streams_.err);
        std::size_t whole = 0;
        playBlocks(
            tournament_, numbers, arguments_.threads,
            [&](Block block) {
                if (writer_)
                    writer_->write(block);
                const int number = block.number;
                blocks_.emplace(number, std::move(block));
                progress.say(++whole);
                judge();
                return !isDecided();
            },
            stop, streams_.err);
    }

    const TournamentArguments& arguments_;
    Streams& streams_;
    Tournament tournament_;
    Range range_;
    std::optional<Sprt> sprt_;
    Blocks blocks_;
    std::unique_ptr<BlockWriter> writer_;
};

void runMerge(const TournamentArguments& arguments, Streams& streams)
{
    std::optional<BlockFile> all;
    std::map<int, std::string> from;
    for (const std::string& name : arguments.files) {
        BlockFile file = readBlockFile(name, Input(name, mostBlockBytes, streams.in), streams.err);
        if (all)
            expectSameTournament(name, file, all->tournament);
        for (const auto& [number, block] : file.blocks)
            if (const auto [other, isNew] = from.emplace(number, name); !isNew)
                throw InputError(name + ": block " + std::to_string(number) + " is in " + other->second + ", too");
        if (all)
            all->blocks.merge(file.blocks);
        else
            all = std::move(file);
    }
    report(all->tournament, all->blocks, std::nullopt, arguments.json, streams.out);
}

void addPlaying(CLI::App& command, TournamentArguments& arguments)
{
    arguments.rules.addTo(command);
    command.get_option("--rules")->required(false);
    command
        .add_option("--levels", arguments.levels,
                    "Two: the first in one seat and the second in all others, in every seat; or one for each seat, in "
                    "every seat. Each is a level or a character as for `play`, a benchmark (random, greedy, public; "
                    "sees-hands and clairvoyant, "
                    "which see what no player may), or exec:COMMAND or exec:NAME=COMMAND as for `play`")
        ->type_name("LEVEL,LEVEL,...");
    command.add_option("--players", arguments.players, "How many seats (as many as levels)")
        ->check(wholeNumber(2, maxSeats))
        ->type_name("P");
    command.add_option("--deals", arguments.deals, "How many blocks: 1 to N")
        ->check(wholeNumber(1, mostBlocks))
        ->type_name("N");
    command.add_option("--seeds", arguments.seeds, "Which blocks: A to B")->type_name("A..B");
    command.add_option("--seed", arguments.seed, "Any text: the same seed, the same deals")->type_name("S");
    command.add_option("--unit", arguments.unit, "What a block is: the deals of a game, or of one round (game)")
        ->check(CLI::IsMember({"game", "round"}))
        ->type_name("UNIT");
    command.add_flag("--reverse", arguments.reverse, "Of two levels: also the second in one seat among the first");
    command
        .add_option("--sprt", arguments.sprt,
                    "Plays until it is clear which is true of the first level's points a round less the others': H0 or "
                    "H1; either error is made in 5 % of cases at most")
        ->type_name("H0,H1");
    command.add_option("--cap", arguments.cap, "The most blocks for --sprt (10000)")
        ->check(wholeNumber(1, mostBlocks))
        ->type_name("N");
}

void addRunning(CLI::App& command, TournamentArguments& arguments)
{
    command.add_option("--threads", arguments.threads, "How many; the results are the same (1)")
        ->check(wholeNumber(1, 256))
        ->type_name("N");
    command
        .add_option("--out", arguments.out,
                    "Keeps the blocks, one line each; those that are there already are not played again")
        ->type_name("FILE");
    command.add_option("--ms", arguments.milliseconds, "The time for each answer of a program (60000)")
        ->check(wholeNumber(1, 3'600'000))
        ->type_name("MS");
    command.add_flag("--progress", arguments.progress, "Says how far it is, also where no terminal shows it");
    command.add_flag("--json", arguments.json, "Prints JSON instead of tables");
}

// What is required where nothing is merged.
void expectGiven(const CLI::App& command)
{
    for (const char* option : {"--rules", "--levels", "--seed"})
        if (command.count(option) == 0)
            throw CallError(std::string(option) + " is required (mexican-train-cli tournament --help tells more)");
}

} // namespace

void addTournament(CLI::App& app, Streams& streams)
{
    const auto arguments = std::make_shared<TournamentArguments>();
    CLI::App* command = app.add_subcommand(
        "tournament", "Measures levels against each other: the same deals in every seat, with 95 % intervals");
    addPlaying(*command, *arguments);
    addRunning(*command, *arguments);
    CLI::App* merge =
        command->add_subcommand("merge", "Puts the files of one tournament together and prints its tables");
    merge->add_option("files", arguments->files, "Files that --out made")->required()->type_name("FILE");
    merge->add_flag("--json", arguments->json, "Prints JSON instead of tables");
    command->callback([=, &streams] {
        if (merge->parsed())
            return runMerge(*arguments, streams);
        expectGiven(*command);
        TournamentRun(*arguments, streams).run();
    });
}

} // namespace mt::cli
