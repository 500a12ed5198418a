#include "cli/cli.h"

#include <iostream>

#ifdef _WIN32
#include <fcntl.h>
#include <io.h>
#include <windows.h>
#endif

namespace
{

// What the tool reads and writes is the same on every system: lines end with one byte, and words are UTF-8.
void makePipesPlain()
{
#ifdef _WIN32
    for (std::FILE* stream : {stdin, stdout, stderr})
        ::_setmode(::_fileno(stream), _O_BINARY);
    ::SetConsoleOutputCP(CP_UTF8);
#endif
}

} // namespace

int main(int argc, char** argv)
{
    makePipesPlain();
    std::ios::sync_with_stdio(false);
    return mt::cli::run(argc, argv, {std::cin, std::cout, std::cerr});
}
