// Something ends the program by exit() in the middle of its events: Qt does, when the X server goes.
#pragma once

#include <QtGlobal>

#include <functional>

/// While it lives, nothing is torn down by such an end, among which threads would go on: `save` is called, and then the
/// program is no more, with the exit code 1. There can be one at a time; it should begin late, because what is made
/// after it may have gone when `save` is called.
class SuddenEnd
{
public:
    explicit SuddenEnd(std::function<void()> save);
    ~SuddenEnd();
    Q_DISABLE_COPY_MOVE(SuddenEnd)
};
