// A score-keeper whose list is read when these return.
#pragma once

#include "app/scorekeeper/score_keeper.h"
#include "tests/app/support.h"

inline void awaitList(const ScoreKeeper& keeper)
{
    ASSERT_TRUE(waitUntil([&] { return !keeper.reading(); }));
}
inline void refresh(ScoreKeeper& keeper)
{
    keeper.refresh();
    awaitList(keeper);
}
inline void putAway(ScoreKeeper& keeper)
{
    keeper.close();
    awaitList(keeper);
}
