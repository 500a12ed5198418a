#include "engine/base/random.h"

#include <sodium.h>

namespace mt
{

std::array<std::uint8_t, 32> sha256(std::string_view text)
{
    std::array<std::uint8_t, 32> digest{};
    static_assert(crypto_hash_sha256_BYTES == 32);
    crypto_hash_sha256(digest.data(), reinterpret_cast<const unsigned char*>(text.data()), text.size());
    return digest;
}

Rng::Rng(std::string_view seed) : state_{}
{
    const std::array<std::uint8_t, 32> digest = sha256(seed);
    for (std::size_t i = 0; i < digest.size(); ++i)
        state_[i / 8] |= std::uint64_t{digest[i]} << (8 * (i % 8));
}

} // namespace mt
