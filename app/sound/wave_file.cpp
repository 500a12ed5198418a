#include "app/sound/wave_file.h"

#include <QtEndian>

#include <algorithm>

namespace
{
constexpr qsizetype chunkHead = 8; // four letters and the length of what follows

quint32 numberAt(const QByteArray& file, qsizetype at) { return qFromLittleEndian<quint32>(file.constData() + at); }

quint16 shortAt(const QByteArray& file, qsizetype at) { return qFromLittleEndian<quint16>(file.constData() + at); }

// What the chunk of that name holds; empty: there is none, or it is cut off.
QByteArray chunk(const QByteArray& file, const char* name)
{
    for (qsizetype at = 12; at + chunkHead <= file.size();) {
        const auto length = static_cast<qsizetype>(numberAt(file, at + 4));
        if (file.mid(at, 4) == name)
            return length <= file.size() - at - chunkHead ? file.mid(at + chunkHead, length) : QByteArray();
        at += chunkHead + length + length % 2;
    }
    return {};
}
} // namespace

Samples readWave(const QByteArray& file)
{
    if (file.size() < 12 || !file.startsWith("RIFF") || file.mid(8, 4) != "WAVE")
        return {};
    const QByteArray format = chunk(file, "fmt ");
    constexpr quint16 plain = 1;
    const bool isOurs = format.size() >= 16 && shortAt(format, 0) == plain && shortAt(format, 2) == 1 &&
                        numberAt(format, 4) == samplesPerSecond && shortAt(format, 14) == 16;
    if (!isOurs)
        return {};
    const QByteArray data = chunk(file, "data");
    Samples samples(static_cast<std::size_t>(data.size() / 2));
    for (std::size_t i = 0; i < samples.size(); ++i)
        samples[i] = qFromLittleEndian<qint16>(data.constData() + 2 * i);
    return samples;
}
