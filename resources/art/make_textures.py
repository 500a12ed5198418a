#!/usr/bin/python3
"""Makes the table's textures (wood, felt, shadows) from noise; run again only to change the look.

Needs python3-numpy and python3-pil. The pictures it writes are committed, so building the game needs neither.
Every texture that is laid side by side is periodic: its noise is made in the frequency domain.
"""
import pathlib

import numpy as np
from PIL import Image, ImageDraw, ImageFilter

HERE = pathlib.Path(__file__).parent
rng = np.random.default_rng(1912)


def noise(height, width, slope, stretch=1.0):
    """Periodic noise, mean 0 and deviation 1. stretch > 1 draws it out along x, as fibres are."""
    fy = np.fft.fftfreq(height)[:, None] * height
    fx = np.fft.fftfreq(width)[None, :] * width * stretch * height / width
    radius = np.hypot(fx, fy)
    radius[0, 0] = 1
    spectrum = np.fft.fft2(rng.standard_normal((height, width))) / radius**slope
    spectrum[0, 0] = 0
    field = np.real(np.fft.ifft2(spectrum))
    return field / field.std()


def ramp(values, stops):
    """Values 0..1 to colours, between (position, rgb) stops."""
    at = [p for p, _ in stops]
    return np.stack([np.interp(values, at, [c[i] for _, c in stops]) for i in range(3)], axis=-1)


def wood(height, width, rings, stops, contrast=1.0):
    y = np.arange(height)[:, None] / height
    warp = 0.055 * noise(height, width, 2.2, 5)
    phase = rings * (y + warp)
    ring = phase - np.floor(phase)
    ring = np.where(ring < 0.82, ring / 0.82, (1 - ring) / 0.18)  # slow growth, sharp late wood
    fibre = noise(height, width, 0.6, 40)
    pores = np.clip(noise(height, width, 0.15, 26) - 1.7, 0, 1)
    tone = 0.47 + contrast * (0.17 * (ring - 0.5) + 0.045 * fibre + 0.05 * noise(height, width, 1.7, 3)) - 0.16 * pores
    return ramp(np.clip(tone, 0, 1), stops)


def save_rgb(name, pixels, quality=88):
    Image.fromarray(np.clip(pixels, 0, 255).astype(np.uint8)).save(HERE / name, quality=quality)


def felt(size):
    """Light and dark fibres as a see-through layer, so that a theme chooses the cloth's colour."""
    fuzz = 0.7 * noise(size, size, 0.3) + 0.12 * noise(size, size, 1.0)
    strands = Image.new("L", (size * 2, size * 2), 128)
    draw = ImageDraw.Draw(strands)
    for _ in range(2600):
        x, y, angle = rng.uniform(0, size * 2), rng.uniform(0, size * 2), rng.uniform(0, 2 * np.pi)
        length, tone = rng.uniform(6, 22), int(128 + rng.normal(0, 46))
        dx, dy = length * np.cos(angle), length * np.sin(angle)
        for ox in (-size * 2, 0, size * 2):
            for oy in (-size * 2, 0, size * 2):
                draw.line((x + ox, y + oy, x + ox + dx, y + oy + dy), fill=tone, width=1)
    strands = np.asarray(strands.resize((size, size), Image.LANCZOS), float)
    level = fuzz * 9 + (strands - 128) * 0.32
    alpha = np.clip(np.abs(level) * 1.6, 0, 70)
    grey = np.where(level > 0, 255, 0)
    out = np.stack([grey, grey, grey, alpha], axis=-1).astype(np.uint8)
    Image.fromarray(out, "RGBA").save(HERE / "felt.png", optimize=True)


def vignette(width, height):
    """The lamp above the table: clear in the middle, dark towards the corners; dithered against bands."""
    y, x = np.mgrid[0:height, 0:width]
    distance = np.hypot((x / width - 0.5) * 1.9, (y / height - 0.42) * 1.75)
    alpha = 175 * np.clip(distance - 0.28, 0, 1) ** 1.5 + rng.uniform(-0.5, 0.5, (height, width))
    out = np.zeros((height, width, 4), np.uint8)
    out[..., 3] = np.clip(alpha, 0, 255)
    Image.fromarray(out, "RGBA").save(HERE / "vignette.png", optimize=True)


def daylight(width, height):
    """A window at the top left: light there, a little shade at the far corner; dithered against bands."""
    y, x = np.mgrid[0:height, 0:width]
    near = np.hypot((x / width - 0.18) * 1.2, (y / height + 0.1) * 1.0)
    level = 80 * (0.75 - near) + rng.uniform(-0.5, 0.5, (height, width))
    out = np.empty((height, width, 4), np.uint8)
    out[..., :3] = np.where(level > 0, 255, 0)[..., None]
    out[..., 3] = np.clip(np.abs(level), 0, 255)
    Image.fromarray(out, "RGBA").save(HERE / "daylight.png", optimize=True)


def shadow(name, size, radius, blur, strength):
    """A soft shadow for BorderImage: the box is inset by 2*blur on every side."""
    mask = Image.new("L", (size, size), 0)
    inset = blur * 2
    ImageDraw.Draw(mask).rounded_rectangle((inset, inset, size - inset - 1, size - inset - 1), radius, fill=strength)
    out = Image.new("RGBA", (size, size), (0, 0, 0, 255))
    out.putalpha(mask.filter(ImageFilter.GaussianBlur(blur)))
    out.save(HERE / name, optimize=True)


def inner_shadow(name, size, radius, blur, strength):
    """Darkness along the inner edge of a recess, for BorderImage."""
    pad = blur * 3
    mask = Image.new("L", (size + 2 * pad, size + 2 * pad), strength)
    ImageDraw.Draw(mask).rounded_rectangle((pad + 1, pad + 3, size + pad - 2, size + pad), radius, fill=0)
    mask = mask.filter(ImageFilter.GaussianBlur(blur)).crop((pad, pad, size + pad, size + pad))
    shape = Image.new("L", (size * 4, size * 4), 0)
    ImageDraw.Draw(shape).rounded_rectangle((0, 0, size * 4 - 1, size * 4 - 1), radius * 4, fill=255)
    shape = shape.resize((size, size), Image.LANCZOS)
    out = Image.new("RGBA", (size, size), (0, 0, 0, 255))
    out.putalpha(Image.fromarray((np.asarray(mask, float) * np.asarray(shape, float) / 255).astype(np.uint8)))
    out.save(HERE / name, optimize=True)


WALNUT = [(0.0, (38, 20, 11)), (0.35, (86, 49, 26)), (0.55, (118, 71, 40)), (0.8, (150, 97, 58)), (1.0, (176, 122, 78))]
DARK = [(0.0, (18, 11, 7)), (0.4, (44, 28, 19)), (0.6, (58, 38, 26)), (1.0, (90, 62, 44))]
BIRCH = [(0.0, (186, 146, 100)), (0.35, (219, 184, 138)), (0.55, (231, 203, 162)), (0.8, (240, 219, 185)), (1.0, (249, 234, 208))]
PAINTED = [(0.0, (176, 200, 209)), (0.4, (207, 223, 228)), (0.6, (219, 231, 235)), (1.0, (236, 243, 245))]

if __name__ == "__main__":
    save_rgb("walnut.jpg", wood(320, 1024, 5, WALNUT))
    save_rgb("walnut-dark.jpg", wood(160, 1024, 3, DARK, 0.8))
    upright = wood(256, 1024, 4, WALNUT)
    save_rgb("walnut-upright.jpg", np.transpose(upright, (1, 0, 2)))
    felt(256)
    vignette(640, 400)
    shadow("shadow.png", 96, 10, 10, 190)
    inner_shadow("recess.png", 72, 8, 6, 230)
    save_rgb("birch.jpg", wood(320, 1024, 4, BIRCH, 0.9), 80)
    save_rgb("painted.jpg", wood(160, 1024, 3, PAINTED, 0.7), 80)
    save_rgb("birch-upright.jpg", np.transpose(wood(256, 1024, 3, BIRCH, 0.9), (1, 0, 2)), 80)
    daylight(320, 200)
