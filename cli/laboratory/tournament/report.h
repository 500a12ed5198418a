// A tournament's results, as they are printed.
#pragma once

#include "cli/laboratory/tournament/standings.h"

#include <iosfwd>
#include <optional>

namespace mt::cli
{

/// Tables in Markdown, or one JSON object. `sprt`: where one was asked for.
void report(const Tournament& tournament, const Blocks& blocks, const std::optional<Sprt>& sprt, bool asJson,
            std::ostream& out);

} // namespace mt::cli
