// A record, whatever stands in it: it ends with a game or with one sentence that names a line.
#include "cli/words.h"
#include "engine/record/record_reader.h"
#include "engine/record/sealed_deal.h"
#include "tests/fuzz/laws.h"
#include "tests/fuzz/target.h"

#include <numeric>
#include <sstream>

namespace mt::fuzz
{
namespace
{

struct ReadBack {
    explicit ReadBack(const std::string& text)
    {
        std::istringstream in(text);
        RecordReader reader(in);
        while (reader.next())
            accepted.push_back(reader.line());
        fault = reader.fault();
        droppedTail = reader.droppedTail();
        goodBytes = reader.goodBytes();
        lines = reader.lineNumber();
        replay = reader.replay();
    }

    std::optional<Fault> fault;
    bool droppedTail = false;
    std::uint64_t goodBytes = 0;
    long long lines = 0;
    Replay replay;
    std::vector<RecordLine> accepted;

    std::string written() const
    {
        std::string text;
        for (const RecordLine& line : accepted)
            text += lineText(line) + '\n';
        return text;
    }
};

void holdSameGame(const ReadBack& one, const ReadBack& other, std::string_view law)
{
    hold(!other.fault && !other.droppedTail, law, other.fault ? cli::sentence(*other.fault) : "half a line");
    hold(one.accepted == other.accepted && one.replay.next() == other.replay.next() &&
             one.replay.players() == other.replay.players() && one.replay.game() == other.replay.game(),
         law, one.written());
}

// Whoever goes on with the game writes these.
void holdDueLine(Replay replay)
{
    std::optional<Fault> fault;
    if (replay.next() == Replay::Next::roundEnd)
        fault = replay.append(replay.roundEndLine());
    else if (replay.next() == Replay::Next::gameEnd)
        fault = replay.append(replay.gameEndLine());
    else if (replay.next() == Replay::Next::action)
        hold(!legalActions(replay.game().round).empty(), "who is to move can do something");
    hold(!fault, "the line that is due is accepted", fault ? cli::sentence(*fault) : "");
}

RecordLine anyAction(const Replay& replay, Luck& luck)
{
    if (!replay.actions().empty() && below(12, luck) == 0)
        return UndoLine{.count = 1 + static_cast<int>(below(replay.actions().size(), luck))};
    const std::vector<Action> legal = legalActions(replay.game().round);
    return legal[below(legal.size(), luck)];
}

RecordLine anyGoodLine(const Replay& replay, Luck& luck)
{
    const Game& game = replay.game();
    if (below(24, luck) == 0)
        return SeatNowLine{.seat = static_cast<int>(below(replay.players().size(), luck)), .kind = PlayerKind::human};
    switch (replay.next()) {
    case Replay::Next::round:
        return sealedDeal(game.rules, std::to_string(below(4, luck)), nextRound(game), game.firstSeat);
    case Replay::Next::roundEnd: return replay.roundEndLine();
    case Replay::Next::gameEnd: return replay.gameEndLine();
    default: return anyAction(replay, luck);
    }
}

// The good part of it, played on: so mutants come to the end of rounds and games, where no accident brings them.
std::string playedOn(const std::string& text, Luck& luck)
{
    const ReadBack read(text);
    Replay replay = read.replay;
    std::string result = text.substr(0, read.goodBytes);
    if (replay.next() == Replay::Next::header)
        return text;
    if (!result.ends_with('\n'))
        result += '\n';
    for (std::size_t more = 1 + below(20, luck); more > 0 && replay.next() != Replay::Next::nothing; --more) {
        const RecordLine line = anyGoodLine(replay, luck);
        hold(!replay.append(line), "what the rules allow is accepted", lineText(line));
        result += lineText(line) + '\n';
    }
    return result;
}

} // namespace

void holdLaws(const std::string& text)
{
    const ReadBack read(text);
    if (read.fault) {
        holdSentence(cli::inFile("record", *read.fault));
        hold(read.fault->line >= 1 && read.fault->line == std::max(read.lines, 1LL),
             "the line read last is the bad one");
    }
    hold(read.goodBytes <= text.size(), "what is good is no longer than the text");
    // To write and to read again takes twice as long as all the rest, and most mutants differ little.
    if (read.accepted.empty() || std::accumulate(text.begin(), text.end(), 0U) % 4 != 0)
        return;
    const std::string written = read.written();
    holdSameGame(read, ReadBack(written), "what was accepted is written and read back as the same");
    if (const std::string good = text.substr(0, read.goodBytes); good != written)
        holdSameGame(read, ReadBack(good), "what was good is good by itself");
    holdDueLine(read.replay);
}

std::string mutant(const std::string& text, Luck& luck)
{
    return below(12, luck) == 0 ? playedOn(text, luck) : mutatedLines(text, luck);
}

} // namespace mt::fuzz
