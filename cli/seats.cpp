#include "cli/seats.h"

#include "cli/cli.h"
#include "cli/protocol.h"
#include "cli/words.h"
#include "engine/record/record_line.h"

#include <algorithm>

namespace mt::cli
{
namespace
{

// An answer may need this long, beyond its time, to be scheduled and to come through the pipe.
constexpr auto grace = std::chrono::milliseconds(250);

class LevelPlayer : public SeatPlayer
{
public:
    LevelPlayer(const Level& level, const std::string& seed) : level_(level), rng_(seed) {}
    void tell(const std::string&) override {}
    std::variant<Action, std::string> act(const Replay& game) override
    {
        const State& state = game.game().round;
        const int seat = state.table.turn;
        const Memory memory = level_.remembers() ? remember(game.stateAfter(0), game.actions(), seat) : Memory(seat);
        return chooseAction(level_, viewOf(state, seat), memory, rng_);
    }

private:
    const Level& level_;
    Rng rng_;
};

class ProgramPlayer : public SeatPlayer
{
public:
    ProgramPlayer(const std::string& command, int milliseconds, const std::string& who, std::ostream& err)
        : program_(command, milliseconds, who, err)
    {
    }
    void tell(const std::string& message) override { program_.tell(message); }
    std::variant<Action, std::string> act(const Replay& game) override { return program_.act(game.game().round); }

private:
    Program program_;
};

bool isNameCharacter(char c) { return (c >= 'a' && c <= 'z') || (c >= '0' && c <= '9') || c == '-'; }

constexpr std::size_t longestName = 32;

// "NAME=COMMAND" or "COMMAND". Assignments for the shell begin with capitals as a rule, so they are none of our names.
SeatChoice readProgram(const std::string& text)
{
    const std::size_t sign = text.find('=');
    const std::string name = text.substr(0, sign);
    const bool named = sign != std::string::npos && !name.empty() && name.size() <= longestName &&
                       std::all_of(name.begin(), name.end(), isNameCharacter);
    const std::string command = named ? text.substr(sign + 1) : text;
    return {.level = std::string(programPrefix) + (named ? name : programName(command)), .command = command};
}

} // namespace

std::string programName(std::string_view command)
{
    const auto firstOf = [&](const char* any) { return std::min(command.find_first_of(any), command.size()); };
    command.remove_prefix(std::min(command.find_first_not_of(" \t"), command.size()));
    std::string_view word = command.substr(0, firstOf(" \t"));
    // One in quotes ends with them; with more behind them it is a riddle, as all other signs of the shell are.
    if (word.starts_with('\'') || word.starts_with('"')) {
        const char quote = command.front();
        command.remove_prefix(1);
        word = command.substr(0, std::min(command.find(quote), command.size()));
        command.remove_prefix(std::min(word.size() + 1, command.size()));
        if (!command.empty() && firstOf(" \t") > 0)
            word = {};
    }
    if (word.find_first_of("\\$`'\"=(){}[]<>|&;*?~#!\n") != std::string_view::npos)
        word = {};
    std::string name;
    for (const char c : word.substr(word.find_last_of('/') + 1)) {
        const char lower = c >= 'A' && c <= 'Z' ? static_cast<char>(c - 'A' + 'a') : c;
        name += isNameCharacter(lower) ? lower : '-';
    }
    name.resize(std::min(name.size(), longestName));
    return name.find_first_not_of('-') == std::string::npos ? "program" : name;
}

// At each comma that has no backslash before it.
std::vector<std::string> splitAtCommas(const std::string& text)
{
    std::vector<std::string> parts(1);
    for (std::size_t i = 0; i < text.size(); ++i) {
        if (text[i] == '\\' && i + 1 < text.size() && text[i + 1] == ',')
            parts.back() += text[++i];
        else if (text[i] == ',')
            parts.emplace_back();
        else
            parts.back() += text[i];
    }
    return parts;
}

// "casual", "casual+doubles", "bruno".
SeatChoice readLevel(const std::string& text)
{
    if (const Character* const character = findCharacter(text))
        return {.level = std::string(character->level),
                .leaning = std::string(character->leaning),
                .ours = findLevel(character->level, character->leaning),
                .character = text};
    const std::size_t plus = text.find('+');
    if (plus == std::string::npos)
        return {.level = text, .ours = findLevel(text)};
    SeatChoice seat{.level = text.substr(0, plus), .leaning = text.substr(plus + 1)};
    const Level* const level = findLevel(seat.level, seat.leaning);
    seat.ours = level != nullptr && level->leaning != Leaning{} ? level : nullptr;
    return seat;
}

std::optional<SeatChoice> readSeat(const std::string& part)
{
    SeatChoice seat = readLevel(part);
    if (part.starts_with(programPrefix))
        seat = readProgram(part.substr(programPrefix.size()));
    if (seat.ours == nullptr && seat.command.empty())
        return std::nullopt;
    return seat;
}

std::string playersInWords()
{
    std::string words;
    for (const Level& each : allLevels())
        words += std::string(each.id) + ", ";
    for (const Character& each : allCharacters())
        words += std::string(each.id) + ", ";
    words += "a level that plans (newcomer to hard) with ";
    for (const NamedLeaning& each : allLeanings())
        words += "+" + std::string(each.id) + ", ";
    return words + "or exec:COMMAND";
}

std::vector<SeatChoice> readSeats(const std::string& text)
{
    std::vector<SeatChoice> seats;
    for (const std::string& part : splitAtCommas(text)) {
        std::optional<SeatChoice> seat = readSeat(part);
        if (!seat)
            throw CallError("--seats " + printable(part) + ": each seat must be one of " + playersInWords());
        seats.push_back(std::move(*seat));
    }
    return seats;
}

std::variant<Action, std::string> Program::act(const State& state, const StopToken& stop)
{
    std::variant<Action, std::string> answer = ask(state, stop);
    if (std::holds_alternative<std::string>(answer))
        process_.giveUp();
    return answer;
}

std::variant<Action, std::string> Program::ask(const State& state, const StopToken& stop)
{
    process_.send(actMessage(state, milliseconds_).dump());
    std::string line;
    const auto deadline = ChildProcess::Clock::now() + std::chrono::milliseconds(milliseconds_) + grace + extra_;
    extra_ = {};
    switch (process_.receive(line, deadline, stop)) {
    case Reply::line: break;
    case Reply::late: return "it did not answer within " + std::to_string(milliseconds_) + " ms";
    case Reply::ended: return "it has ended or closed its output";
    case Reply::tooLong: return "its answer has no end";
    case Reply::stopped: return "its answer is not waited for";
    }
    return readAnswer(line, state);
}

std::unique_ptr<SeatPlayer> levelPlayer(const Level& level, const std::string& seed)
{
    return std::make_unique<LevelPlayer>(level, seed);
}

std::unique_ptr<SeatPlayer> programPlayer(const std::string& command, int milliseconds, const std::string& who,
                                          std::ostream& err)
{
    return std::make_unique<ProgramPlayer>(command, milliseconds, who, err);
}

} // namespace mt::cli
