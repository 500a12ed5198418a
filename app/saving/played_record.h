// A record on disk, read to be looked at: nothing is written, and nobody else who has it open is disturbed.
#pragma once

#include "app/saving/store_problem.h"
#include "engine/record/played_game.h"

#include <memory>

/// What a thread may share: it never changes.
using SharedGame = std::shared_ptr<const mt::PlayedGame>;

std::variant<SharedGame, StoreProblem> readPlayedRecord(const QString& path, mt::StopToken stop);
