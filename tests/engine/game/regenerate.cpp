// regenerate_test_data FOLDER: writes FOLDER/perft and FOLDER/games anew. To be run when the rules were wrong, never to
// make a test pass. A perft count that the other reading of the rules does not confirm is not written.
#include "engine/record/sealed_deal.h"
#include "tests/engine/game/perft.h"
#include "tests/engine/game/random_games.h"

#include <filesystem>
#include <fstream>
#include <iostream>

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

/// A game to be written down: a rulebook, what differs from it, how many play.
struct Setting {
    const char* rulebook;
    OptionChanges changes;
    int players;
};

const std::vector<Setting>& perftSettings()
{
    static const std::vector<Setting> settings = {
        {"ecowoodart", {}, 2},
        {"ecowoodart", {}, 4},
        {"ecowoodart", {}, 8},
        {"ecowoodart", {{"short", "true"}}, 3},
        {"ecowoodart", {{"ownTrainFirst", "true"}, {"mexicanTrain", "after-own-train"}}, 4},
        {"tactic", {}, 2},
        {"tactic", {}, 4},
        {"tactic", {}, 8},
        {"tactic", {{"markerOff", "any-play"}, {"short", "true"}}, 4},
        {"tactic", {{"draw", "until-playable"}, {"openDoublesBind", "next-player"}, {"drawnDouble", "may"}}, 3},
        {"novelca", {}, 2},
        {"novelca", {}, 4},
        {"novelca", {}, 8},
        {"novelca", {{"drawCount", "2"}, {"doubleDuty", "any"}, {"short", "true"}}, 4},
        {"novelca", {{"openDoublesBind", "nobody"}, {"mexicanTrain", "none"}}, 5},
        {"bigtable", {{"set", "6"}}, 2},
        {"bigtable", {{"set", "6"}}, 4},
        {"bigtable", {}, 3},
        {"bigtable", {}, 7},
        {"bigtable", {}, 14},
        {"tournament", {}, 2},
        {"tournament", {}, 4},
        {"tournament", {}, 8},
        {"tournament", {{"goOutOnDouble", "true"}, {"doubleDuty", "none"}}, 4},
        {"tournament", {{"mexicanTrain", "second-turn"}, {"drawing", "per-tile"}, {"drawCount", "2"}}, 6},
    };
    return settings;
}

const std::vector<Setting>& gameSettings()
{
    static const std::vector<Setting> settings = {
        {"ecowoodart", {{"rounds", "4"}}, 4},
        {"ecowoodart", {{"short", "true"}}, 2},
        {"tactic", {}, 3},
        {"tactic", {{"rounds", "3"}, {"markerOff", "any-play"}}, 8},
        {"novelca", {{"rounds", "4"}}, 4},
        {"novelca", {{"rounds", "2"}, {"openDoublesBind", "next-player"}, {"drawCount", "2"}}, 6},
        {"bigtable", {{"set", "6"}}, 3},
        {"bigtable", {{"rounds", "2"}}, 14},
        {"tournament", {{"rounds", "4"}}, 4},
        {"tournament", {{"targetScore", "120"}, {"draw", "until-playable"}}, 2},
    };
    return settings;
}

std::string nameOf(const Setting& setting)
{
    std::string name = setting.rulebook;
    name += "-" + std::to_string(setting.players) + "-players";
    for (const auto& [option, value] : setting.changes)
        name += "-" + option + "-" + value;
    return name;
}

/// A game that has begun: its header and its first round are taken and written.
class Written
{
public:
    Written(std::ostream& out, const Setting& setting) : out_(out), rng_(nameOf(setting))
    {
        HeaderLine header;
        header.rules = std::get<GameRules>(resolveRules(setting.rulebook, setting.changes, setting.players));
        for (int seat = 1; seat <= setting.players; ++seat)
            header.players.push_back({.name = "Seat " + std::to_string(seat), .kind = PlayerKind::ai, .level = "easy"});
        header.seed = nameOf(setting);
        taste_ = randomTaste(rng_);
        take(header);
        beginRound();
    }

    void take(const RecordLine& line)
    {
        if (replay_.take(line))
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

void regenerate(const std::filesystem::path& folder)
{
    std::filesystem::create_directories(folder / "perft");
    std::filesystem::create_directories(folder / "games");
    for (const Rulebook& book : allRulebooks()) {
        std::ofstream out(folder / "perft" / (std::string(book.id) + ".perft"));
        out << perftHeader;
        for (const Setting& setting : perftSettings())
            if (setting.rulebook == book.id)
                for (const int actions : {0, 12, 40, 90})
                    writePerft(out, setting, actions);
    }
    for (const Setting& setting : gameSettings()) {
        std::ofstream out(folder / "games" / (nameOf(setting) + ".jsonl"));
        writeGame(out, setting);
    }
}

} // namespace
} // namespace mt::testing

int main(int argc, char** argv)
{
    if (argc != 2) {
        std::cerr << "usage: regenerate_test_data FOLDER\n";
        return 2;
    }
    mt::testing::regenerate(argv[1]);
    return 0;
}
