// Sound on Windows: as much of it as is played in a moment is handed over in pieces, each of which comes back when it
// was heard.
#include "app/sound/sound_output.h"
#include "app/sound/wave_file.h"

#include <algorithm>
#include <array>
#include <vector>
#include <windows.h>

// Needs windows.h before it.
#include <mmsystem.h>

namespace
{

class WaveOutput : public SoundOutput
{
public:
    WaveOutput() : heard_(::CreateEventW(nullptr, FALSE, FALSE, nullptr)) {}
    WaveOutput(const WaveOutput&) = delete;
    WaveOutput& operator=(const WaveOutput&) = delete;
    ~WaveOutput() override
    {
        close();
        ::CloseHandle(heard_);
    }

    bool open() override
    {
        constexpr WORD bytes = sizeof(std::int16_t);
        WAVEFORMATEX format = {};
        format.wFormatTag = WAVE_FORMAT_PCM;
        format.nChannels = 1;
        format.nSamplesPerSec = samplesPerSecond;
        format.nAvgBytesPerSec = samplesPerSecond * bytes;
        format.nBlockAlign = bytes;
        format.wBitsPerSample = 8 * bytes;
        if (::waveOutOpen(&device_, WAVE_MAPPER, &format, reinterpret_cast<DWORD_PTR>(heard_), 0, CALLBACK_EVENT) ==
            MMSYSERR_NOERROR)
            return true;
        device_ = nullptr;
        return false;
    }

    bool write(std::span<const std::int16_t> samples) override
    {
        while (!samples.empty()) {
            Piece* piece = freePiece();
            if (piece == nullptr)
                return false;
            const auto part = samples.first((std::min)(samples.size(), mostSamples));
            if (!play(*piece, part))
                return false;
            samples = samples.subspan(part.size());
        }
        return true;
    }

    void close() override
    {
        if (device_ == nullptr)
            return;
        bool isOurs = ::waveOutReset(device_) == MMSYSERR_NOERROR;
        for (Piece& piece : *pieces_)
            isOurs = takeBack(piece) && isOurs;
        isOurs = ::waveOutClose(device_) == MMSYSERR_NOERROR && isOurs;
        device_ = nullptr;
        // A driver that is gone may still read them: then they are its own for ever.
        if (!isOurs)
            static_cast<void>(pieces_.release());
        if (!pieces_)
            pieces_ = std::make_unique<Pieces>();
    }

private:
    struct Piece {
        std::vector<std::int16_t> samples;
        WAVEHDR header = {};
        bool isOut = false;
    };
    // Together as little as even a busy computer keeps up with; the player's own pieces are smaller.
    using Pieces = std::array<Piece, 8>;
    static constexpr std::size_t mostSamples = samplesPerSecond / 50;

    // False: the device does not give it back.
    bool takeBack(Piece& piece)
    {
        if (piece.isOut && ::waveOutUnprepareHeader(device_, &piece.header, sizeof piece.header) != MMSYSERR_NOERROR)
            return false;
        piece.isOut = false;
        return true;
    }

    // Waits for one; none: the device plays no more.
    Piece* freePiece()
    {
        constexpr DWORD longest = 400; // milliseconds; the player has a little more patience
        do {
            for (Piece& piece : *pieces_)
                if ((!piece.isOut || (piece.header.dwFlags & WHDR_DONE) != 0) && takeBack(piece))
                    return &piece;
        } while (::WaitForSingleObject(heard_, longest) == WAIT_OBJECT_0);
        return nullptr;
    }

    bool play(Piece& piece, std::span<const std::int16_t> samples)
    {
        piece.samples.assign(samples.begin(), samples.end());
        piece.header = {};
        piece.header.lpData = reinterpret_cast<LPSTR>(piece.samples.data());
        piece.header.dwBufferLength = static_cast<DWORD>(samples.size_bytes());
        if (::waveOutPrepareHeader(device_, &piece.header, sizeof piece.header) != MMSYSERR_NOERROR)
            return false;
        piece.isOut = true;
        return ::waveOutWrite(device_, &piece.header, sizeof piece.header) == MMSYSERR_NOERROR;
    }

    HANDLE heard_; // signalled when a piece was
    HWAVEOUT device_ = nullptr;
    std::unique_ptr<Pieces> pieces_ = std::make_unique<Pieces>();
};

} // namespace

std::unique_ptr<SoundOutput> systemSoundOutput(const char*) { return std::make_unique<WaveOutput>(); }
