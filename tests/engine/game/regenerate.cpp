// regenerate_test_data NAME: writes the files of that name in tests/data anew, and no other. To be run for a new
// rulebook, or when the rules were wrong, never to make a test pass. A perft count that the other reading of the rules
// does not confirm is not written.
#include "tests/engine/game/test_data.h"

#include <exception>
#include <fstream>
#include <iostream>
#include <sstream>

namespace mt::testing
{
namespace
{

int usage()
{
    std::cerr << "usage: regenerate_test_data NAME\n"
                 "NAME: a rulebook's id (its perft counts and its recorded games), \"all\", or one file of these:\n";
    for (const DataFile& file : allDataFiles())
        std::cerr << "  " << file.path << '\n';
    return 2;
}

int regenerate(const std::vector<DataFile>& files)
{
    for (const DataFile& file : files) {
        std::ostringstream text;
        file.write(text);
        std::ofstream out(std::string(MT_TEST_DATA "/") + file.path, std::ios::binary);
        out << text.str() << std::flush;
        if (!out) {
            std::cerr << file.path << ": it cannot be written\n";
            return 1;
        }
        std::cout << file.path << '\n';
    }
    return 0;
}

int run(const std::vector<std::string>& arguments)
{
    if (arguments.size() != 1)
        return usage();
    std::string name = arguments.front();
    // As it is listed, with its folder, it is meant as well.
    name.erase(0, name.find_last_of('/') + 1);
    const std::vector<DataFile> files = dataFilesOf(name);
    return files.empty() ? usage() : regenerate(files);
}

} // namespace
} // namespace mt::testing

int main(int argc, char** argv)
{
    try {
        return mt::testing::run({argv + 1, argv + argc});
    } catch (const std::exception& error) {
        std::cerr << error.what() << '\n';
        return 1;
    }
}
