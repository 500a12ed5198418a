// For builds without a library that plays sound.
#include "app/sound/sound_output.h"

namespace
{

class NoOutput : public SoundOutput
{
public:
    bool open() override { return false; }
    bool write(std::span<const std::int16_t>) override { return false; }
    void close() override {}
};

} // namespace

std::unique_ptr<SoundOutput> systemSoundOutput(const char*) { return std::make_unique<NoOutput>(); }
