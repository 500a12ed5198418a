#include "app/sound/sound_output.h"
#include "app/sound/wave_file.h"

#include <alsa/asoundlib.h>

#include <string>

namespace
{

// A computer without sound is nothing to complain about.
void keepQuiet(const char*, int, const char*, int, const char*, ...) {}

class AlsaOutput : public SoundOutput
{
public:
    explicit AlsaOutput(const char* device) : device_(device) {}
    ~AlsaOutput() override { close(); }

    bool open() override
    {
        snd_lib_error_set_handler(keepQuiet);
        if (snd_pcm_open(&pcm_, device_.c_str(), SND_PCM_STREAM_PLAYBACK, 0) < 0) {
            pcm_ = nullptr;
            return false;
        }
        constexpr unsigned ahead = 60000; // microseconds: as little as even a busy computer keeps up with
        constexpr int mayResample = 1;
        if (snd_pcm_set_params(pcm_, SND_PCM_FORMAT_S16, SND_PCM_ACCESS_RW_INTERLEAVED, 1, samplesPerSecond,
                               mayResample, ahead) >= 0)
            return true;
        close();
        return false;
    }

    bool write(std::span<const std::int16_t> samples) override
    {
        while (!samples.empty()) {
            snd_pcm_sframes_t written = snd_pcm_writei(pcm_, samples.data(), samples.size());
            if (written < 0)
                written = snd_pcm_recover(pcm_, static_cast<int>(written), 1);
            if (written < 0)
                return false;
            samples = samples.subspan(static_cast<std::size_t>(written));
        }
        return true;
    }

    void close() override
    {
        if (pcm_ != nullptr)
            snd_pcm_close(pcm_);
        pcm_ = nullptr;
    }

private:
    std::string device_;
    snd_pcm_t* pcm_ = nullptr;
};

} // namespace

std::unique_ptr<SoundOutput> systemSoundOutput(const char* device) { return std::make_unique<AlsaOutput>(device); }
