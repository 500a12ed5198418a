#!/usr/bin/python3
"""Draws the track in its bed of stones, rails.svg; run again only to change the look.

Needs nothing but Python. The picture is committed. It is laid side by side, so what leaves it on the right comes in
again on the left.
"""
import math
import pathlib
import random

WIDTH, HEIGHT, SLEEPERS = 160, 108, 4
rng = random.Random(1869)

HEAD = f"""<svg xmlns="http://www.w3.org/2000/svg" width="{WIDTH}" height="{HEIGHT}" viewBox="0 0 {WIDTH} {HEIGHT}">
  <defs>
    <linearGradient id="bed" x1="0" y1="0" x2="0" y2="1">
      <stop offset="0" stop-color="#2b2722" stop-opacity="0"/><stop offset=".09" stop-color="#2b2722" stop-opacity=".5"/>
      <stop offset=".9" stop-color="#26221e" stop-opacity=".62"/><stop offset="1" stop-color="#26221e" stop-opacity="0"/>
    </linearGradient>
    <linearGradient id="wood" x1="0" y1="0" x2="1" y2="0">
      <stop offset="0" stop-color="#7a573b"/><stop offset=".5" stop-color="#5d402a"/><stop offset="1" stop-color="#342215"/>
    </linearGradient>
    <linearGradient id="steel" x1="0" y1="0" x2="0" y2="1">
      <stop offset="0" stop-color="#8d9596"/><stop offset=".3" stop-color="#f2f5f2"/>
      <stop offset=".55" stop-color="#9aa3a3"/><stop offset="1" stop-color="#3f4646"/>
    </linearGradient>
  </defs>
  <rect width="{WIDTH}" height="{HEIGHT}" fill="url(#bed)"/>
"""


def stone(x, y, size, places):
    tone = rng.randint(88, 158)
    colour = f"#{tone:02x}{int(tone * 0.95):02x}{int(tone * 0.87):02x}"
    corners = []
    for k in range(6):
        reach = size * rng.uniform(0.72, 1.1)
        angle = math.tau * (k + rng.uniform(-0.25, 0.25)) / 6
        corners.append(f"{x + reach * math.cos(angle):.1f} {y + 0.8 * reach * math.sin(angle):.1f}")
    shape = "M" + "L".join(corners) + "Z"
    return "".join(
        f'  <g transform="translate({place})"><path d="{shape}" fill-opacity=".35" transform="translate(.4 .9)"/>'
        f'<path d="{shape}" fill="{colour}" fill-opacity=".8"/></g>\n' for place in places)


def stones():
    out = []
    for _ in range(210):
        # Fewer towards the edges of the bed.
        y = HEIGHT / 2 + rng.uniform(-1, 1) * HEIGHT * rng.uniform(0.3, 0.47)
        x, size = rng.uniform(0, WIDTH), rng.uniform(2.0, 4.0)
        out.append(stone(x, y, size, [0] + [WIDTH] * (x < 5) + [-WIDTH] * (x > WIDTH - 5)))
    return "".join(out)


def sleeper(number):
    x = number * WIDTH / SLEEPERS + 10 + rng.uniform(-0.8, 0.8)
    top, length = 9 + rng.uniform(-1, 1), 89 + rng.uniform(-1, 1)
    return (f'  <rect x="{x + 1.5:.1f}" y="{top + 2:.1f}" width="20" height="{length + 1:.1f}" rx="2" fill="#000" fill-opacity=".45"/>\n'
            f'  <rect x="{x:.1f}" y="{top:.1f}" width="19" height="{length:.1f}" rx="2" fill="url(#wood)"/>\n'
            f'  <path d="M{x + 2:.1f} {top + 1:.1f}v{length - 2:.1f}" stroke="#fff" stroke-opacity=".14" stroke-width="2"/>\n'
            f'  <path d="M{x + 8:.1f} {top + 1:.1f}v{length - 2:.1f}M{x + 13:.1f} {top + 1:.1f}v{length - 2:.1f}"'
            ' stroke="#000" stroke-opacity=".2" stroke-width="1"/>\n'
            f'  <path d="M{x + 3:.1f} 21h13v13h-13zM{x + 3:.1f} 71h13v13h-13z" fill="#2a2421"/>\n')


def rail(y):
    return (f'  <rect y="{y + 6}" width="{WIDTH}" height="4.5" fill="#000" fill-opacity=".45"/>\n'
            f'  <rect y="{y}" width="{WIDTH}" height="7" fill="url(#steel)"/>\n')


if __name__ == "__main__":
    parts = [HEAD, stones(), *map(sleeper, range(SLEEPERS)), rail(24), rail(74), "</svg>\n"]
    (pathlib.Path(__file__).parent / "rails.svg").write_text("".join(parts))
