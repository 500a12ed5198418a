#include "tests/fuzz/laws.h"

#include "cli/words.h"

#include <cstdlib>
#include <iostream>

namespace mt::fuzz
{

void hold(bool kept, std::string_view law, std::string_view what)
{
    if (kept)
        return;
    std::cerr << "A law is broken: " << law << '\n' << what << std::endl;
    std::abort();
}

void holdSentence(std::string_view sentence)
{
    hold(!sentence.empty(), "what is refused has a sentence");
    hold(cli::oneLine(sentence) == sentence, "a sentence is one line of text", sentence);
}

} // namespace mt::fuzz
