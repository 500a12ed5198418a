// A score sheet on paper: filled in as far as the game has come, the rest to be filled in by hand.
#pragma once

#include "app/scores/score_table.h"

class QPagedPaintDevice;

namespace SheetPages
{

/// Draws all pages; the device's page layout says how much room there is. Names as they were given, also that of the
/// seat that is looking.
void print(const ScoreTable& table, QPagedPaintDevice& device);

} // namespace SheetPages
