// Where sound goes to. Which one there is, is decided when the build is configured: that of Windows; ALSA, which every
// other desktop's sound server answers to, where its library is; else none.
#pragma once

#include <cstdint>
#include <memory>
#include <span>

/// Used by one thread, which may be made to wait.
class SoundOutput
{
public:
    virtual ~SoundOutput() = default;

    /// False: there is no device, or it is not to be had. Nothing is logged.
    virtual bool open() = 0;
    /// Plays the samples after those before, as wave_file.h has them; returns when there is room for more, or false
    /// when the device is gone.
    virtual bool write(std::span<const std::int16_t> samples) = 0;
    virtual void close() = 0;
};

/// `device`: the name of another than the player's usual one.
std::unique_ptr<SoundOutput> systemSoundOutput(const char* device = "default");
