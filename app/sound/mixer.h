// Several sounds at once, added up.
#pragma once

#include "app/sound/wave_file.h"

#include <span>

class Mixer
{
public:
    /// `sound` is heard from now on; it must live until it has ended. What has only just begun is not begun again: when
    /// much happens at once, a sound does not become louder by that.
    void begin(const Samples& sound);
    /// True: all sounds have ended.
    bool isQuiet() const { return voices_.empty(); }
    /// The next piece of all sounds together, times `volume`; silence where there is none.
    void mix(std::span<std::int16_t> piece, float volume);
    void stop() { voices_.clear(); }

private:
    struct Voice {
        const Samples* sound;
        std::size_t at;
    };
    std::vector<Voice> voices_;
};
