#include "app/sound/mixer.h"

#include <algorithm>
#include <limits>

void Mixer::begin(const Samples& sound)
{
    constexpr std::size_t justNow = samplesPerSecond / 25;
    const bool isBeginning =
        std::ranges::any_of(voices_, [&](const Voice& voice) { return voice.sound == &sound && voice.at < justNow; });
    if (!isBeginning)
        voices_.push_back({&sound, 0});
}

void Mixer::mix(std::span<std::int16_t> piece, float volume)
{
    using Limits = std::numeric_limits<std::int16_t>;
    for (std::int16_t& sample : piece) {
        int sum = 0;
        for (Voice& voice : voices_)
            sum += voice.at < voice.sound->size() ? (*voice.sound)[voice.at++] : 0;
        const auto level = static_cast<int>(static_cast<float>(sum) * volume);
        sample = static_cast<std::int16_t>(std::clamp<int>(level, Limits::min(), Limits::max()));
    }
    std::erase_if(voices_, [](const Voice& voice) { return voice.at >= voice.sound->size(); });
}
