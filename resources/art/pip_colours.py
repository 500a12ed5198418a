#!/usr/bin/python3
"""Searches pip colours that stay apart for people with protanopia, deuteranopia or tritanopia; prints the best it finds.

    pip_colours.py [SECONDS] [SEED]

Needs python3-numpy. What it found stands in app/pip_colours.cpp; the figures are computed again, in C++, by
tests/app/palettes_test.cpp. A tile's face is light, so every pip must be dark enough to be seen on it; for a dichromat
that leaves a plane of colours, in which eighteen cannot all be far apart. So the values that most tables are played
with, 1..12, come first, and among them those that follow each other.
"""
import sys
import time

import numpy as np

FACE = "#f8f1df"  # the darkest face of any theme
CONTRAST = 3.2
# Machado, Oliveira, Fernandes 2009, severity 1.0, for linear RGB.
VISIONS = np.array([
    np.eye(3),
    [[0.152286, 1.052583, -0.204868], [0.114503, 0.786281, 0.099216], [-0.003882, -0.048116, 1.051998]],
    [[0.367322, 0.860646, -0.227968], [0.280085, 0.672501, 0.047413], [-0.011820, 0.042940, 0.968881]],
    [[1.255528, -0.076749, -0.178779], [-0.078411, 0.930809, 0.147602], [0.004733, 0.691367, 0.303900]],
])
TO_XYZ = np.array([[0.4124564, 0.3575761, 0.1804375], [0.2126729, 0.7151522, 0.0721750], [0.0193339, 0.1191920, 0.9503041]])
WHITE = np.array([0.95047, 1.0, 1.08883])


def linear(rgb):
    c = np.asarray(rgb, float) / 255
    return np.where(c <= 0.04045, c / 12.92, ((c + 0.055) / 1.055) ** 2.4)


def from_hex(text):
    return np.array([int(text[i:i + 2], 16) for i in (1, 3, 5)])


def luminance(rgb):
    return linear(rgb) @ TO_XYZ[1]


def lab(rgb):
    """CIELAB of colours (n, 3) as each of the four kinds of eyes sees them: (4, n, 3)."""
    seen = np.clip(np.einsum("vij,nj->vni", VISIONS, linear(rgb)), 0, 1)
    t = seen @ TO_XYZ.T / WHITE
    f = np.where(t > 216 / 24389, np.cbrt(t), (24389 / 27 * t + 16) / 116)
    return np.stack([116 * f[..., 1] - 16, 500 * (f[..., 0] - f[..., 1]), 200 * (f[..., 1] - f[..., 2])], -1)


def ciede2000(p, q):
    l1, a1, b1 = np.moveaxis(p, -1, 0)
    l2, a2, b2 = np.moveaxis(q, -1, 0)
    c = (np.hypot(a1, b1) + np.hypot(a2, b2)) / 2
    g = 1.5 - 0.5 * np.sqrt(c**7 / (c**7 + 25.0**7))
    a1, a2 = a1 * g, a2 * g
    c1, c2 = np.hypot(a1, b1), np.hypot(a2, b2)
    h1, h2 = np.degrees(np.arctan2(b1, a1)) % 360, np.degrees(np.arctan2(b2, a2)) % 360
    dh = (h2 - h1 + 180) % 360 - 180
    dh = np.where(c1 * c2 == 0, 0, dh)
    big_dh = 2 * np.sqrt(c1 * c2) * np.sin(np.radians(dh / 2))
    lm, cm, hm = (l1 + l2) / 2, (c1 + c2) / 2, np.where(c1 * c2 == 0, h1 + h2, h1 + dh / 2)
    t = (1 - 0.17 * np.cos(np.radians(hm - 30)) + 0.24 * np.cos(np.radians(2 * hm))
         + 0.32 * np.cos(np.radians(3 * hm + 6)) - 0.20 * np.cos(np.radians(4 * hm - 63)))
    sl = 1 + 0.015 * (lm - 50)**2 / np.sqrt(20 + (lm - 50)**2)
    sc, sh = 1 + 0.045 * cm, 1 + 0.015 * cm * t
    rt = (-2 * np.sqrt(cm**7 / (cm**7 + 25.0**7))
          * np.sin(np.radians(60 * np.exp(-(((hm % 360) - 275) / 25)**2))))
    dl, dc, dhs = (l2 - l1) / sl, (c2 - c1) / sc, big_dh / sh
    return np.sqrt(np.maximum(0, dl**2 + dc**2 + dhs**2 + rt * dc * dhs))


USUAL = ("#1f7fc0 #2c8f3c #d3262b #8a5a2b #2338a8 #a87f00 #d13f94 #0d8080 #5c36b4 #d05f08 #202227 #6d7884 #8e1230 #66780f "
         "#3b63d8 #a0461c #00543c #7d1f7d").split()
FAR = 15  # what is asked for when colours are given to values
# How far apart two values should be, in parts of what 1..12 must be.
value = np.arange(1, 19)
WANTED = np.where(np.maximum.outer(value, value) <= 12, 1.0, 0.62)
WANTED[np.abs(np.subtract.outer(value, value)) == 1] *= 1.4
np.fill_diagonal(WANTED, 1e-9)


def worst_of(distances, rows):
    """For each row the cost of its crowding: a soft minimum, so that the search feels more than the closest pair."""
    return np.exp(-distances / WANTED[rows] * 1.2)


def search(seconds, rng):
    limit = (luminance(from_hex(FACE)) + 0.05) / CONTRAST - 0.05

    def any_colour():
        while True:
            c = rng.integers(0, 256, 3)
            if luminance(c) <= limit:
                return c

    colours = np.array([any_colour() for _ in range(18)])
    labs = lab(colours)
    cost = worst_of(ciede2000(labs[:, :, None], labs[:, None, :]), slice(None))
    cost[:, range(18), range(18)] = 0
    end, start = time.monotonic() + seconds, time.monotonic()
    while time.monotonic() < end:
        left = 1 - (time.monotonic() - start) / seconds
        i = rng.integers(18)
        new = any_colour() if rng.random() < 0.03 else np.clip(colours[i] + rng.normal(0, 4 + 50 * left, 3), 0, 255).round()
        if luminance(new) > limit:
            continue
        seen = lab(new[None])
        row = worst_of(ciede2000(seen, labs), i)
        row[:, i] = 0
        gain = np.log(cost.sum()) - np.log(cost.sum() + 2 * (row.sum() - cost[:, i].sum()))
        if gain > 0 or rng.random() < np.exp(gain / (0.25 * left**2 + 1e-6)):
            colours[i], labs[:, i] = new, seen[:, 0]
            cost[:, i, :], cost[:, :, i] = row, row
    return colours


def ordered(colours, rng):
    """The same colours, each for the value whose usual colour it resembles, as far as those that follow each other differ."""
    labs = lab(colours)
    apart = ciede2000(labs[:, :, None], labs[:, None, :]).min(0)
    alike = ciede2000(lab(np.array([from_hex(c) for c in USUAL]))[0][:, None], labs[0][None])

    def cost(order):
        d = apart[np.ix_(order, order)]
        return alike[range(18), order].sum() + 40 * np.maximum(0, FAR * WANTED - d).sum()

    best = np.arange(18)
    now = cost(best)
    for step in range(60000):
        i, j = rng.integers(18, size=2)
        other = best.copy()
        other[[i, j]] = other[[j, i]]
        then = cost(other)
        if then < now or rng.random() < np.exp((now - then) / (40 * (1 - step / 60000) ** 2 + 1e-9)):
            best, now = other, then
    return colours[best]


def figures(colours):
    labs = lab(colours)
    d = ciede2000(labs[:, :, None], labs[:, None, :])
    d[:, range(18), range(18)] = 999
    near = np.abs(np.subtract.outer(value, value)) == 1
    return d[:, :12, :12].min((1, 2)), d[:, :12, :12][:, near[:12, :12]].min(1), d.min((1, 2))


if __name__ == "__main__":
    seconds = float(sys.argv[1]) if len(sys.argv) > 1 else 60
    rng = np.random.default_rng(int(sys.argv[2]) if len(sys.argv) > 2 else 1)
    found = ordered(search(seconds, rng), rng)
    print(", ".join('"#%02x%02x%02x"' % tuple(int(x) for x in c) for c in found))
    for words, row in zip(("1..12", "1..12, neighbours", "1..18"), figures(found)):
        print("%-18s normal %5.1f  protan %5.1f  deutan %5.1f  tritan %5.1f" % (words, *row))
