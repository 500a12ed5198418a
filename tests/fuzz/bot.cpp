// What a bot is told, and must answer: it answers what it was offered, or ends with one sentence.
#include "cli/bot.h"
#include "cli/words.h"
#include "engine/record/json_fields.h"
#include "tests/fuzz/json_lines.h"
#include "tests/fuzz/laws.h"

#include <sstream>

namespace mt::fuzz
{
namespace
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

} // namespace
} // namespace mt::fuzz

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size)
{
    mt::fuzz::holdLaws(std::string(data, data + size));
    return 0;
}

extern "C" std::size_t LLVMFuzzerCustomMutator(std::uint8_t* data, std::size_t size, std::size_t maxSize, unsigned seed)
{
    return mt::fuzz::mutate(data, size, maxSize, seed);
}
