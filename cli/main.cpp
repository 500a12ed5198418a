#include "cli/cli.h"

#include <iostream>

int main(int argc, char** argv)
{
    std::ios::sync_with_stdio(false);
    return mt::cli::run(argc, argv, {std::cin, std::cout, std::cerr});
}
