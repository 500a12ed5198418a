"""Drawing helpers shared by all portraits: shapes and their shading, eyes, faces, shoulders.

A shape is a list of points joined by a smooth curve, given as text: "x,y x,y x,y!" where "!" makes
a sharp corner and "/" begins another curve. Only plain SVG Tiny elements are written, because QtSvg
knows neither clips nor masks: what lies on a shape is drawn so that it stays inside it.
"""
from math import cos, hypot, pi, sin, sqrt

MIDDLE = RADIUS = 48
INK, SHADE, LIGHT, WHITE = "#30232a", "#3a1c38", "#fff8e6", "#fffaf0"


def mix(colour, other, amount):
    """The colour that lies `amount` of the way from one #rrggbb colour to another."""
    pairs = ((int(colour[i:i + 2], 16), int(other[i:i + 2], 16)) for i in (1, 3, 5))
    return "#" + "".join(f"{round(a + (b - a) * amount):02x}" for a, b in pairs)


def points(text):
    triples = (word.rstrip("!").split(",") + [word[-1] == "!"] for word in text.split())
    return [(float(x), float(y), sharp) for x, y, sharp in triples]


def mirror(shape):
    return [(2 * MIDDLE - x, y, sharp) for x, y, sharp in reversed(shape)]


def whole(text):
    """The outline whose right-hand side, from top to bottom, is given."""
    half = points(text)
    return half + mirror(half[1:-1])


def oval(x, y, rx, ry, petals=0, depth=0):
    """An ellipse, clockwise from its top; with petals its edge is scalloped to that depth."""
    count = petals * 2 or 8
    dents = [depth * (i % 2) for i in range(count)]
    return [(x + (rx - dents[i]) * sin(2 * pi * i / count),
             y - (ry - dents[i]) * cos(2 * pi * i / count), False) for i in range(count)]


def rim(y):
    """How far from the middle the edge of the disc is at height y."""
    return sqrt(RADIUS ** 2 - (y - MIDDLE) ** 2)


def number(value):
    return f"{value:.1f}".removesuffix(".0") if abs(value) >= .05 else "0"


def stretches(shape, closed):
    """Catmull-Rom: for every stretch of the curve two Bezier handles and the end point."""
    count = len(shape)

    def handle(i, sign):
        x, y, sharp = shape[i % count]
        before, after = (i - 1, i + 1) if closed else (max(i - 1, 0), min(i + 1, count - 1))
        (ax, ay, _), (bx, by, _) = shape[before % count], shape[after % count]
        pull = 0 if sharp else sign / 5.5
        return x + pull * (bx - ax), y + pull * (by - ay)

    return [(handle(i, 1), handle(i + 1, -1), shape[(i + 1) % count][:2])
            for i in range(count if closed else count - 1)]


def trace(start, curves):
    """The path's text, in relative coordinates because these are a third shorter."""
    x, y = round(start[0], 1), round(start[1], 1)
    text = f"M{number(x)} {number(y)}"
    for curve in curves:
        steps = [number(v) for px, py in curve for v in (px - x, py - y)]
        text += "c" + " ".join(steps)
        x, y = x + float(steps[-2]), y + float(steps[-1])
    return text.replace(" -", "-")


def path(shape, closed=True, twice=False):
    if isinstance(shape, str):
        return "".join(path(points(part), closed, twice) for part in shape.split("/"))
    other = path(mirror(shape), closed) if twice else ""
    return other + trace(shape[0], stretches(shape, closed)) + ("Z" if closed else "")


def crescent(shape, first, last, dx, dy):
    """A sickle along the outline from point `first` to `last`, thickest facing (-dx, -dy)."""
    count, inner = len(shape), []
    for i in range(first, last + 1):
        (ax, ay, _), (x, y, sharp), (bx, by, _) = (shape[(i + k) % count] for k in (-1, 0, 1))
        facing = ((bx - ax) * dy - (by - ay) * dx) / hypot(bx - ax, by - ay) / hypot(dx, dy)
        # Never outwards, and down to nothing at both ends.
        part = max(facing, 0) * min(1.5 * sin(pi * (i - first) / (last - first)), 1)
        inner.append((x + dx * part, y + dy * part, sharp))
    edge = stretches(shape, True)
    return trace(shape[first], [edge[i % count] for i in range(first, last)]
                 + stretches(inner[::-1], False)) + "Z"


class Picture:
    def __init__(self, title, ground):
        self.elements = [
            f"<title>{title}</title>", "<defs>",
            '  <radialGradient id="ground" cx="0.35" cy="0.28" r="0.8">',
            f'    <stop offset="0" stop-color="{mix(ground, LIGHT, .45)}"/>',
            f'    <stop offset="1" stop-color="{ground}"/>', "  </radialGradient>", "</defs>"]
        self.circle(MIDDLE, MIDDLE, RADIUS, "url(#ground)")

    def save(self, file):
        lines = ['<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 96 96" '
                 'stroke-linecap="round" stroke-linejoin="round">',
                 *(f"  {line}" for line in self.elements), "</svg>", ""]
        file.write_text("\n".join(lines), encoding="utf-8")

    # Single shapes; those named in the plural draw the mirror image as well.

    def add(self, name, **attributes):
        texts = ((key.replace("_", "-"), value if isinstance(value, str) else f"{value:.4g}")
                 for key, value in attributes.items())
        self.elements.append(f"<{name} " + " ".join(f'{k}="{v}"' for k, v in texts) + "/>")

    def circle(self, x, y, r, fill, **more):
        self.add("circle", cx=x, cy=y, r=r, fill=fill, **more)

    def ellipse(self, x, y, rx, ry, fill, **more):
        self.add("ellipse", cx=x, cy=y, rx=rx, ry=ry, fill=fill, **more)

    def ellipses(self, dx, y, rx, ry, fill, **more):
        for x in (MIDDLE - dx, MIDDLE + dx):
            self.ellipse(x, y, rx, ry, fill, **more)

    def blob(self, shape, fill, twice=False, **more):
        self.add("path", d=path(shape, True, twice), fill=fill, **more)

    def blobs(self, shape, fill, **more):
        self.blob(shape, fill, True, **more)

    def line(self, shape, stroke, width=1.6, twice=False):
        self.add("path", d=path(shape, False, twice), fill="none", stroke=stroke,
                 stroke_width=width)

    def lines(self, shape, stroke, width=1.6):
        self.line(shape, stroke, width, True)

    def tilt(self, start, angle, x, y):
        """Turns everything drawn since there were `start` elements."""
        self.elements[start:] = [f'<g transform="rotate({angle} {x} {y})">',
                                 *(f"  {line}" for line in self.elements[start:]), "</g>"]

    def solid(self, shape, fill, depth=6, shade=.16, light=.18):
        """A shape lit from the top left; its outline runs clockwise and begins at the top."""
        count = len(shape)
        self.blob(shape, fill)
        self.add("path", fill=SHADE, opacity=shade, d=crescent(
            shape, count * 3 // 16, count * 11 // 16, -depth, -depth * .8))
        self.add("path", fill=LIGHT, opacity=light, d=crescent(
            shape, count * 3 // 4, count, depth * .5, depth * .5))

    def solids(self, shape, fill, depth=6):
        other = mirror(shape)
        self.solid(other[-1:] + other[:-1], fill, depth)
        self.solid(shape, fill, depth)

    # What every portrait is made of.

    def bust(self, head, fill, **shoulders):
        self.shoulders(fill, **shoulders)
        self.solid(whole(head), fill)

    def shoulders(self, fill, neck=13, edge=82, chin=76):
        """Neck and shoulders down to the disc's edge, in the shadow of the head above."""
        left, right, out, top = MIDDLE - neck, MIDDLE + neck, rim(edge), chin - 5
        bend = (right + (MIDDLE + out - right) * .5, edge - 6)
        slope = trace((right, top), [((right, min(chin + 1, edge - 6)), bend, (48 + out, edge))])
        back = trace((48 - out, edge), [((96 - bend[0], bend[1]), (left, min(chin + 1, edge - 6)),
                                         (left, top))])
        arc = "A48 48 0 0 1 "
        self.add("path", fill=fill, d=f"{back}V{chin - 16}H{right}L{slope[1:]}"
                                      f"{arc}{48 - out:.1f} {edge}Z")
        self.add("path", fill=SHADE, opacity=.14, d=f"{slope}{arc}60 94.4C72 90 {right} {edge + 4} "
                                                    f"{right} {top}Z")
        self.add("path", fill=SHADE, opacity=.16, d=f"M{left} {chin - 16}H{right}V{chin}"
                 f"C{right - 4} {chin + 8} {left + 4} {chin + 8} {left} {chin}Z")

    def eyes(self, y, dx, r, iris, cheeks=None, lid=None, low=.35, slant=0):
        """Both eyes; `lid` is the colour of a lid that covers them from the top."""
        if cheeks:
            self.ellipses(cheeks[1], cheeks[0], 4.6, 3.2, *cheeks[2:] or ["#f08a7c"], opacity=.45)
        for side in (-1, 1):
            x = MIDDLE + side * dx
            self.ellipse(x, y, r * .9, r, INK)
            self.ellipse(x, y + r * .1, r * .68, r * .76, iris)
            self.ellipse(x, y, r * .46, r * .54, INK)
            if lid:
                rx, ry = r * .9 + .7, r + .7
                half, edge = rx * sqrt(1 - (low * r / ry) ** 2), y - low * r
                self.add("path", fill=lid, transform=f"rotate({side * slant} {x:.4g} {y:.4g})",
                         d=f"M{x - half:.1f} {edge:.1f}A{rx:.1f} {ry:.1f} 0 0 1 {x + half:.1f} "
                           f"{edge:.1f}Q{x:.1f} {edge - .8:.1f} {x - half:.1f} {edge:.1f}Z")
            self.circle(x - r * .28, y - r * (.12 if lid else .32), r * .3, "#ffffff")
            self.circle(x + r * .32, y + r * .42, r * .15, "#ffffff", opacity=.7)

    def brows(self, y, dx, stroke, half=4.5, rise=1.5, worry=0, width=1.9):
        x = MIDDLE + dx
        self.lines(f"{x - half},{y - worry} {x},{y - rise} {x + half},{y + worry}", stroke, width)

    def nose(self, y, rx, ry, fill, mouth=None):
        """A rounded triangle that points down, with a glint, and the double curve below it."""
        if mouth:
            low, half, drop, stroke = mouth
            self.lines(f"48,{y} 48,{low}! {48 + half * .5},{low + drop} "
                       f"{48 + half},{low - drop * .1}", stroke, 1.7)
        self.blob(whole(f"48,{y - ry} {48 + rx * .75},{y - ry * .85} {48 + rx},{y - ry * .2} "
                        f"{48 + rx * .45},{y + ry * .7} 48,{y + ry}"), fill)
        self.ellipse(48 - rx * .35, y - ry * .4, rx * .32, ry * .24, "#ffffff", opacity=.55)
