#!/usr/bin/python3
"""Makes the table's sounds from arithmetic; run again only to change them.

Needs nothing but Python. The files it writes are committed, so building the game needs neither. All are mono,
24,000 samples of 16 bits a second, which app/sound/ relies on.
"""
import array
import math
import pathlib
import random
import wave

HERE = pathlib.Path(__file__).parent
RATE = 24000
TAU = 2 * math.pi


class Tape:
    """Sound being put together: samples as floats, longer whenever something is added behind the end."""

    def __init__(self):
        self.samples = []

    def add(self, start, values):
        first = int(start * RATE)
        self.samples.extend([0.0] * (first + len(values) - len(self.samples)))
        for i, value in enumerate(values, first):
            self.samples[i] += value


def count(seconds):
    return range(int(seconds * RATE))


def band(noise, low, high):
    """Lets through what lies about between two frequencies: a gentle high pass, then a gentle low pass, twice each."""
    for _ in range(2):
        keep, last, out = 1 / (1 + TAU * low / RATE), 0.0, 0.0
        passed = []
        for value in noise:
            out = keep * (out + value - last)
            last = value
            passed.append(out)
        take, out = 1 - math.exp(-TAU * high / RATE), 0.0
        noise = []
        for value in passed:
            out += take * (value - out)
            noise.append(out)
    return noise


def hiss(rng, seconds, low, high, envelope):
    noise = band([rng.uniform(-1, 1) for _ in count(seconds)], low, high)
    return [value * envelope(i / RATE / seconds) for i, value in enumerate(noise)]


def ring(seconds, partials):
    """A struck body: (frequency, strength, seconds until it has died down to a third) for each of its tones."""
    out = []
    for i in count(seconds):
        t = i / RATE
        onset = min(1.0, t / 0.0006)
        out.append(onset * sum(a * math.sin(TAU * f * t) * math.exp(-t / d) for f, a, d in partials))
    return out


def clack(rng, pitch, force=1.0):
    """Bone on wood: the short bright ring of the tile, the duller one of the board, and the edge of the touch."""
    tile = [(f * pitch * rng.uniform(0.985, 1.015), a * force, d) for f, a, d in (
        (742, 0.50, 0.020), (1210, 0.62, 0.016), (1893, 0.42, 0.012), (2710, 0.34, 0.008), (4120, 0.24, 0.005),
        (6030, 0.12, 0.003))]
    board = [(f * pitch, a * force, d) for f, a, d in ((172, 0.55, 0.038), (298, 0.42, 0.030), (431, 0.22, 0.022))]
    tape = Tape()
    tape.add(0, ring(0.16, tile + board))
    tape.add(0, hiss(rng, 0.006, 1500, 8000, lambda x: 0.9 * force * (1 - x) ** 2))
    return tape.samples


def knuckle(pitch, force=1.0):
    """A knuckle on the table top."""
    return ring(0.2, [(f * pitch, a * force, d) for f, a, d in (
        (118, 0.8, 0.045), (196, 0.6, 0.034), (342, 0.30, 0.020), (610, 0.12, 0.010), (1100, 0.05, 0.005))])


def whistle(rng, seconds, chord, fall=0.0):
    """A steam whistle: several pipes that are blown up to their pitch, with the breath of the steam around them."""
    out = []
    phases = [0.0] * len(chord)
    for i in count(seconds):
        t = i / RATE
        x = t / seconds
        loud = min(1.0, t / 0.05) * (1 - max(0.0, (x - 0.72) / 0.28)) ** 1.5
        bend = 1 - 0.07 * math.exp(-t / 0.035) - fall * max(0.0, (x - 0.7) / 0.3) ** 2
        tremble = 1 + 0.004 * math.sin(TAU * 6.1 * t)
        value = 0.0
        for n, (frequency, strength) in enumerate(chord):
            phases[n] += TAU * frequency * bend * tremble / RATE
            value += strength * (math.sin(phases[n]) + 0.22 * math.sin(2 * phases[n]) + 0.06 * math.sin(3 * phases[n]))
        out.append(loud * value)
    breath = hiss(rng, seconds, 700, 5200, lambda x: 0.34 * min(1, x * 12) * (1 - x) ** 0.7)
    return [a + b for a, b in zip(out, breath)]


def chuff(rng, seconds, force):
    return hiss(rng, seconds, 220, 2600, lambda x: force * min(1, x * 9) * (1 - x) ** 2.2)


def bell(pitch, seconds):
    """A small bell of a station, struck softly."""
    return ring(seconds, [(f * pitch, a, d * seconds) for f, a, d in (
        (1.0, 0.8, 0.34), (2.0, 0.30, 0.22), (2.76, 0.16, 0.12), (5.4, 0.05, 0.04))])


def save(name, samples, peak):
    """`peak`: the loudest moment, 1 being all there is. The end fades out, so that it does not click."""
    loudest = max(map(abs, samples))
    fade = int(0.012 * RATE)
    levels = [s / loudest * peak * min(1.0, (len(samples) - 1 - i) / fade) for i, s in enumerate(samples)]
    with wave.open(str(HERE / (name + ".wav")), "wb") as out:
        out.setnchannels(1)
        out.setsampwidth(2)
        out.setframerate(RATE)
        frames = array.array("h", (round(32767 * level) for level in levels))
        out.writeframes(frames.tobytes())


def main():
    for number, pitch in enumerate((1.0, 1.07, 0.94), 1):
        save(f"tile-{number}", clack(random.Random(number), pitch), 0.62)

    rng = random.Random(12)
    double = Tape()
    double.add(0, clack(rng, 0.72))
    double.add(0.085, clack(rng, 0.76, 0.6))
    save("double", double.samples, 0.7)

    rng = random.Random(23)
    draw = Tape()
    draw.add(0, hiss(rng, 0.2, 500, 3400, lambda x: math.sin(math.pi * x) ** 1.6))
    draw.add(0.17, clack(rng, 1.12, 0.16))
    save("draw", draw.samples, 0.34)

    refusal = Tape()
    refusal.add(0, knuckle(0.82))
    refusal.add(0.13, knuckle(0.76, 0.8))
    save("refusal", refusal.samples, 0.4)

    tap = Tape()
    for at, force in ((0, 0.8), (0.14, 0.9), (0.28, 1.0)):
        tap.add(at, knuckle(1.35, force))
    save("last-tile", tap.samples, 0.62)

    chime = [(523.3, 0.55), (659.3, 0.5), (784.0, 0.45), (880.0, 0.25)]
    save("whistle", whistle(random.Random(34), 0.55, chime), 0.34)

    rng = random.Random(45)
    departure = Tape()
    for at, force in ((0, 1.0), (0.2, 0.8), (0.36, 0.62), (0.5, 0.45)):
        departure.add(at, chuff(rng, 0.19, force))
    save("departure", departure.samples, 0.3)

    rng = random.Random(56)
    finish = Tape()
    finish.add(0, whistle(rng, 0.28, chime))
    finish.add(0.36, whistle(rng, 0.95, chime, 0.09))
    save("round-end", finish.samples, 0.36)

    # The whistle answers itself, bells ring, and the train gathers speed.
    rng = random.Random(78)
    won = Tape()
    won.add(0, whistle(rng, 0.22, chime))
    won.add(0.28, whistle(rng, 0.75, [(f * 1.335, a) for f, a in chime]))
    for at, pitch in ((0.30, 1046.5), (0.44, 1318.5), (0.58, 1568.0), (0.76, 2093.0)):
        won.add(at, [0.75 * value for value in bell(pitch, 1.0)])
    at, step, force = 0.62, 0.21, 1.1
    while at < 1.7:
        won.add(at, chuff(rng, 0.16, force))
        at, step, force = at + step, step * 0.88, force * 0.93
    save("round-won", won.samples, 0.42)

    # Farther away and lower: somebody else's train.
    rng = random.Random(89)
    lost = Tape()
    lost.add(0, [0.8 * value for value in whistle(rng, 1.0, [(f * 0.63, a) for f, a in chime], 0.16)])
    at, step, force = 0.5, 0.23, 0.9
    while at < 1.6:
        lost.add(at, chuff(rng, 0.18, force))
        at, step, force = at + step, step * 0.92, force * 0.84
    save("round-lost", lost.samples, 0.3)

    call = Tape()
    call.add(0, bell(784.0, 0.4))
    call.add(0.11, bell(1046.5, 0.5))
    save("your-turn", call.samples, 0.2)

    rng = random.Random(67)
    shuffle = Tape()
    shuffle.add(0, hiss(rng, 1.0, 350, 2400, lambda x: 0.5 * math.sin(math.pi * x)))
    for _ in range(34):
        at = rng.triangular(0, 0.95, 0.4)
        shuffle.add(at, clack(rng, rng.uniform(0.95, 1.3), rng.uniform(0.1, 0.42)))
    save("shuffle", shuffle.samples, 0.5)


if __name__ == "__main__":
    main()
