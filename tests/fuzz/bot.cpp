// What a bot is told, and must answer: it answers what it was offered, or ends with one sentence.
#include "cli/bot.h"
#include "cli/words.h"
#include "engine/record/json_fields.h"
#include "tests/fuzz/laws.h"
#include "tests/fuzz/target.h"

#include <sstream>

namespace mt::fuzz
{

void holdLaws(const std::string& text)
{
    std::ostringstream out;
    cli::Bot bot(*findLevel("easy"), "fuzz", out);
    for (const std::string& line : linesOf(text))
        if (const std::optional<Fault> fault = bot.handle(line)) {
            holdSentence(cli::inFile("standard input", *fault));
            break;
        }
    for (const std::string& answer : linesOf(out.str()))
        hold(Json::accept(answer), "an answer is a line of JSON", answer);
}

std::string mutant(const std::string& text, Luck& luck) { return mutatedLines(text, luck); }

} // namespace mt::fuzz
