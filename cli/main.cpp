#include "cli/cli.h"
#include "cli/laboratory/laboratory.h"

#include <iostream>

#ifdef _WIN32
#include <fcntl.h>
#include <io.h>
#include <windows.h>
#endif

namespace
{

#ifdef _WIN32
// What the tool reads and writes is the same on every system: lines end with one byte, and words are UTF-8, for as long
// as this lives.
class PlainPipes
{
public:
    PlainPipes()
    {
        for (std::FILE* stream : {stdin, stdout, stderr})
            ::_setmode(::_fileno(stream), _O_BINARY);
        ::SetConsoleOutputCP(CP_UTF8);
    }
    PlainPipes(const PlainPipes&) = delete;
    PlainPipes& operator=(const PlainPipes&) = delete;
    ~PlainPipes() { ::SetConsoleOutputCP(before_); }

private:
    UINT before_ = ::GetConsoleOutputCP();
};
#else
struct PlainPipes {
};
#endif

} // namespace

int main(int argc, char** argv)
{
    [[maybe_unused]] const PlainPipes pipes;
    std::ios::sync_with_stdio(false);
    return mt::cli::run(argc, argv, {std::cin, std::cout, std::cerr}, mt::cli::addLaboratory);
}
