#include "engine/record/sealed_deal.h"

#include "engine/base/random.h"
#include "engine/record/notation.h"

namespace mt
{
namespace
{

constexpr char hexDigits[] = "0123456789abcdef";

std::string randomHex(Rng& rng, int digits)
{
    std::string text;
    for (int i = 0; i < digits; ++i)
        text += hexDigits[rng.below(16)];
    return text;
}

} // namespace

std::string fingerprint(std::string_view text)
{
    std::string hex;
    for (const std::uint8_t byte : sha256(text)) {
        hex += hexDigits[byte >> 4];
        hex += hexDigits[byte & 15];
    }
    return hex;
}

std::string dealFingerprint(std::string_view salt, const std::vector<std::string>& tiles)
{
    std::string text(salt);
    for (const std::string& tile : tiles)
        text += ' ' + tile;
    return fingerprint(text);
}

std::string dealFingerprint(const RoundLine& line)
{
    std::vector<std::string> tiles;
    for (const Tile tile : line.deal.deck)
        tiles.push_back(tileText(tile));
    return dealFingerprint(line.salt, tiles);
}

RoundLine sealedDeal(const GameRules& rules, std::string_view seed, int round, int firstSeat)
{
    const std::string base = std::string(seed) + "/round/" + std::to_string(round);
    RoundLine line;
    Rng cards(base + "/deal");
    makeDeal(rules, round, firstSeat, cards, line.deal);
    Rng salt(base + "/salt");
    line.salt = randomHex(salt, 32);
    line.commit = dealFingerprint(line);
    return line;
}

int randomFirstSeat(const GameRules& rules, std::string_view seed)
{
    Rng rng(std::string(seed) + "/first-seat");
    return static_cast<int>(rng.below(static_cast<std::uint32_t>(rules.players)));
}

} // namespace mt
