// Recorded sound as our own files have it.
#pragma once

#include <QByteArray>

#include <cstdint>
#include <vector>

/// One channel, this many a second.
constexpr int samplesPerSecond = 24000;
using Samples = std::vector<std::int16_t>;

/// The samples of a WAV file; empty: it is none, or not one channel of 16 bits at that rate.
Samples readWave(const QByteArray& file);
