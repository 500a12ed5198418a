// Deals from a seed, sealed: their fingerprint can be shown before the first move and checked by anybody afterwards.
#pragma once

#include "engine/record/record_line.h"

namespace mt
{

/// SHA-256 of the text, in hex.
std::string fingerprint(std::string_view text);
/// A deal's fingerprint (formats.md, `commit`): over the salt and the deck's tiles as they are written there.
std::string dealFingerprint(std::string_view salt, const std::vector<std::string>& tiles);
/// The same with the larger half of each tile first, as we write them.
std::string dealFingerprint(const RoundLine& line);

/// The deal of a round (1..set+1), with salt and commit; `firstSeat`: one in play. It follows from the seed and the
/// round alone, not from how the rounds before were played: Rng("SEED/round/3/deal") shuffles the third deck,
/// Rng("SEED/round/3/salt") gives its salt.
RoundLine sealedDeal(const GameRules& rules, std::string_view seed, int round, int firstSeat);

/// Who starts the first round where the starter rotates and nobody was chosen: one seat or another, by the seed.
int randomFirstSeat(const GameRules& rules, std::string_view seed);

} // namespace mt
