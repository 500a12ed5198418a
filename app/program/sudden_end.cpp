#include "app/program/sudden_end.h"

#include <cstdlib>
#include <utility>

namespace
{

std::function<void()> saveAtEnd;

void endAtOnce()
{
    if (!saveAtEnd)
        return;
    saveAtEnd();
    std::_Exit(1);
}

} // namespace

SuddenEnd::SuddenEnd(std::function<void()> save)
{
    saveAtEnd = std::move(save);
    static const bool isHeard = std::atexit(endAtOnce) == 0;
    Q_ASSERT(isHeard);
}

SuddenEnd::~SuddenEnd() { saveAtEnd = nullptr; }
