#!/usr/bin/env python3
"""Draws the portraits of the computer opponents: run it, and it writes the SVG files beside it."""
import sys
from pathlib import Path

sys.dont_write_bytecode = True
from drawing import INK, SHADE, WHITE, Picture, mix, oval, points, whole  # noqa: E402

BRASS = "#f2b632"
PORTRAITS = []  # filled by the decorator: (drawing function, title, ground colour)


def portrait(title, ground):
    def register(draw):
        PORTRAITS.append((draw, title, ground))
        return draw
    return register


def scarf(p, colour, y, half, tail=12, knit=None):
    """A knitted scarf once around the neck, one end hanging down."""
    end = y + tail
    p.blob(f"55,{y + 4} 62,{y + 4} 64,{end} 63,{end + 3}! 54.5,{end + 4}! 54,{end}",
           mix(colour, SHADE, .16))
    p.line("/".join(f"{x},{end - 2} {x},{end + 1}" for x in (56.5, 59.2, 61.8)),
           mix(colour, SHADE, .4), 1)
    p.solid(whole(f"48,{y - 2} {48 + half * .7},{y - 4} {48 + half},{y - 2} {48 + half},{y + 3} "
                  f"{48 + half * .6},{y + 7} 48,{y + 8}"), colour, 4)
    p.line("/".join(f"{47 + half * k},{y + .5} {49 + half * k},{y + 5}"
                    for k in (-.7, -.35, 0, .35, .7)), *(knit or (mix(colour, SHADE, .22), 1.3)))


def bow(p, colour, x, y, half):
    for side in (-half, half):
        p.blob(f"{x},{y} {x + side * .5},{y - half * .5} {x + side},{y - half * .55} "
               f"{x + side * .92},{y} {x + side},{y + half * .5} {x + side * .5},{y + half * .4}",
               colour)
        p.blob(f"{x},{y} {x + side * .6},{y - half * .1} {x + side * .7},{y + half * .2}",
               mix(colour, SHADE, .3))
    p.ellipse(x, y, half * .24, half * .28, mix(colour, SHADE, .22))


@portrait("Mouse", "#b9a5d8")
def mina(p):
    fur, dark = "#a9a4ae", "#5f5268"
    p.solids(oval(72, 30, 14.5, 15), fur)
    p.ellipses(24, 31, 9.5, 10, "#f0b3b4")
    p.bust("48,25 61,28 71,38 74,51 69,63 60,72 48,76", fur, neck=11)
    p.ellipse(48, 66, 12, 9.5, mix(fur, WHITE, .62))
    p.eyes(50, 12, 7, "#7a5040", cheeks=(61, 17))
    p.brows(38.5, 12, dark, worry=1.8)
    p.lines("61,64 70,62.5 / 61,67 69,68", mix(fur, SHADE, .35), 1)
    p.nose(61, 4.2, 3.2, "#e0788a", mouth=(67.5, 4, 2, dark))
    scarf(p, BRASS, 76, 19)


@portrait("Cat", "#7fbdb6")
def felix(p):
    fur, dark, pale, blue = "#ee9440", "#c9652a", "#fff1da", "#3f6fae"
    p.blobs("53,36! 63,19 75,9! 78,25 72,46!", fur)
    p.blobs("60,34! 73.5,16! 75,27 70,42!", "#f4b7a4")
    p.shoulders(fur)
    p.blob(whole("48,72 54,78 57,86 52,94 48,96"), pale)
    p.solid(whole("48,25 62,27 72,36 76,48 80,58! 74,61 76,67! 66,71 57,75 48,76"), fur)
    p.blobs("77,51 67,53 77,55 / 75.5,58.5 68,60 75,62.5", dark)
    p.ellipses(6.2, 65, 8, 6.6, pale)
    p.ellipse(48, 70.5, 6, 4.4, pale)
    p.eyes(50, 12.5, 7, "#86b640", lid=mix(fur, SHADE, .07), low=.5, slant=8)
    p.line("30,41 35,39.5 40,41.5 / 57,39 62,35.5 67,39", dark, 2)
    p.line("40,64 44,67.5 48,65! 53,68 59.5,62 / 48,62 48,65", mix(dark, SHADE, .5), 1.7)
    p.nose(60, 4, 3, "#d9606a")
    start = len(p.elements)
    p.solid(whole("48,7 60,8 69,14 70,22 67,29 57,28 48,27.5"), blue, 5)
    p.lines("50.6,9 51,26 / 55.5,9.5 58,17 57,26 / 60.5,11 64,18 63,26", "#f1f4f7", 1.7)
    p.blob(whole("48,24 60,24.5 68,26 69,30 60,30 48,29.5"), mix(blue, SHADE, .35))
    p.blob(whole("48,28.5 58,28 64,30 60,34.5 48,36"), mix(blue, SHADE, .55))
    p.tilt(start, -9, 48, 30)


@portrait("Duck", "#86bce4")
def emma(p):
    down, bill, cap = "#fbd75b", "#f08a2c", "#c23f5f"
    p.shoulders(WHITE, neck=14)
    p.solid(whole("48,19 62,22 72,33 74,48 70,62 60,73 48,77"), down)
    p.eyes(44, 12, 7.4, "#4d7fa8", cheeks=(57, 18.5))
    p.brows(32.5, 12, mix(down, SHADE, .4), rise=2)
    p.blob(whole("48,66 56,66 61,67 57,73 48,75"), mix(bill, SHADE, .3))
    p.solid(whole("48,51 54,54 60,60 68,61 67,66 58,69.5 48,71"), bill, 4)
    p.lines("51.5,58.5 52.5,60", mix(bill, SHADE, .5))
    start = len(p.elements)
    p.solid(whole("48,7 58,7.6 63,9.5 64,16 65,22 57,24.5 48,25"), cap, 5)
    p.ellipse(48, 10, 14.5, 3.2, mix(cap, WHITE, .22))
    p.line("32,21 40,23 48,23.5 56,23 64,21", BRASS, 2.6)
    p.circle(48, 17, 2.4, BRASS)
    p.tilt(start, 12, 48, 24)


@portrait("Dog", "#a9c98b")
def hugo(p):
    fur, ear, pale, cloth = "#b87a48", "#7a4a2e", "#f3dcb8", "#d8413c"
    p.bust("48,20 60,22 68,31 70,45 69,58 62,70 48,75", fur, neck=14)
    p.blob(whole("48,21 52,26 52.5,40 57,52 62,62 57,71 48,74"), pale)
    p.solids(points("60,23 68,22 77,30 83,46 84,60 78,67 72,61 70,48 66,36"), ear, 4)
    p.eyes(45, 12, 6.8, "#8a5426", cheeks=(60, 15.6))
    p.brows(34, 12, ear, rise=1.8, worry=1, width=2.2)
    p.blob(whole("48,66 52,67 53,72 51,76 48,77"), "#e8717f")
    p.nose(57, 7, 4.8, INK, mouth=(66, 9, 3.2, mix(ear, SHADE, .4)))
    p.blob(whole("48,79 60,77 70,73 71,77 62,85 52,93.5 48,95"), cloth)
    p.blob("70.5,75.5! 62,85 52,93.5 48,95! 57,87 63,80", SHADE, opacity=.16)
    for x, y in ((48, 84), (39, 82), (57, 82), (31, 78), (65, 78), (43.5, 88.5), (52.5, 88.5)):
        p.circle(x, y, 1.3, WHITE)


@portrait("Rabbit", "#e3a7a4")
def clara(p):
    fur = "#f6e9d6"
    p.solids(points("65,5 71,11 71,25 65,41 51,38 53,20 58,8"), fur, 3)
    p.blobs("56,36 57,22 61,12.5 65,10.5 67.5,17 66,28 62,38", "#f0b0aa")
    p.bust("48,32 60,34 69,42 73,55 70,67 60,74.5 48,77", fur, neck=12)
    p.eyes(55, 12, 7, "#8a5a3c", cheeks=(65, 17.5))
    p.brows(44.5, 12, mix(fur, SHADE, .35), rise=1.8)
    p.blob("45.5,70! 50.5,70! 50.2,75! 45.8,75!", "#ffffff")
    p.ellipses(4.6, 68, 6.6, 4.8, mix(fur, WHITE, .8))
    p.nose(63.5, 3.8, 2.9, "#df7484", mouth=(68, 5.5, 2.4, mix(fur, SHADE, .6)))
    start = len(p.elements)
    bow(p, "#2f8f93", 61, 34, 12)
    p.tilt(start, 20, 61, 34)


@portrait("Lion", "#84a9d8")
def leo(p):
    fur, mane, pale, hat = "#f0b759", "#a9572a", "#fbe6c2", "#5b3358"
    p.shoulders(fur, neck=16)
    p.blob(oval(48, 50, 42, 41, 13, 4), mix(mane, SHADE, .2))
    p.blob(oval(48, 50, 36, 36, 11, 3.5), mane)
    p.ellipse(50, 54, 25, 28, SHADE, opacity=.18)
    p.ellipses(22.7, 31, 7.5, 7.5, fur)
    p.ellipses(22.9, 31.5, 4.2, 4.4, mix(mane, SHADE, .2))
    p.solid(whole("48,25 60,27 69,36 71,49 68,62 60,73 48,77"), fur)
    p.ellipses(6.8, 65, 9, 7.2, pale)
    p.ellipse(48, 71, 7, 5, pale)
    p.eyes(47, 12, 6.8, "#b07a22", cheeks=(59, 15.8))
    p.brows(37, 12.5, mane, half=5.2, worry=-.6, width=2.6)
    p.nose(59, 6.2, 4.2, "#7a3b33", mouth=(66.5, 8, 3, mix(mane, SHADE, .5)))
    start = len(p.elements)
    p.solid(whole("48,3 57,3.4 61.5,5 60.5,14 60.5,24 54,26 48,26"), hat)
    p.ellipse(48, 5.2, 12.6, 2.3, mix(hat, WHITE, .2))
    p.blob("35.2,18! 48,20.5 60.8,18! 60.8,24! 48,26.5 35.2,24!", BRASS)
    p.blob(whole("48,24 58,23.5 67,21.5 69,24 60,28 48,29.5"), hat)
    p.tilt(start, 8, 48, 26)


@portrait("Frog", "#f0b98a")
def dario(p):
    skin = "#6fb24a"
    p.ellipses(19, 35, 15, 15, skin)
    p.bust("48,37 62,36 74,42 81,54 79,66 66,76 48,79", skin, neck=20, chin=78)
    p.blob(whole("48,68 60,66.5 70,61.5 74.5,61 72,68.5 62,75.5 48,78"), "#d9e8a0")
    p.line("28,34 38,40 58,40 68,34", "#6e4428", 5)
    p.solids(oval(67, 34, 13.5, 13.5), "#c9892b")
    p.ellipses(19, 34, 10.6, 10.6, "#f3f1dc")
    p.eyes(34.5, 18.5, 8, "#c79a2a", cheeks=(55.5, 25, "#ffd07a"))
    p.lines("50.5,53 51.5,54", mix(skin, SHADE, .5), 1.8)
    p.lines("48,67 60,65.5 70,60.5 74,56.5", mix(skin, SHADE, .65), 2)


@portrait("Bear", "#d6c594")
def bruno(p):
    fur, pale, denim = "#8a5a3a", "#e2bd8e", "#3d6296"
    p.solids(oval(70.5, 27, 11.5, 11.5), fur, 4)
    p.ellipses(22.5, 28, 6.5, 6.5, mix(fur, pale, .55))
    p.shoulders(fur, neck=20, edge=79)
    p.lines("63,64 64,76 61,87", denim, 5)
    p.add("path", fill=denim, d="M34 85Q48 82 62 85L63 93.6A48 48 0 0 1 33 93.6Z")
    p.ellipses(12.8, 87, 2.2, 2.2, BRASS)
    p.solid(whole("48,19 62,21.5 73,32 77,47 73,61 62,71.5 48,75"), fur)
    p.ellipse(48, 61, 15, 11.5, pale)
    p.eyes(43, 13, 6.6, "#7a4c26", cheeks=(57, 21))
    p.brows(33, 13, mix(fur, SHADE, .5), half=5, width=2.4)
    p.nose(55, 7.5, 5, INK, mouth=(64, 8, 3, mix(fur, SHADE, .6)))


@portrait("Goose", "#5f9fa8")
def greta(p):
    down, beak = "#fbf6ea", "#f28c28"
    p.shoulders(down, neck=10, edge=84, chin=59)
    p.lines("56,52 56.5,66 54.5,77 48,83", "#c8323c", 2.4)
    p.solid(whole("48,8 57,10 65,17 69,28 69,41 62,53 48,59"), down)
    p.eyes(29.5, 11.8, 7, "#4d7fa8", cheeks=(43.5, 15))
    p.brows(18.5, 11.5, mix(down, SHADE, .35), rise=1.2)
    p.solid(whole("48,29 53,32 56,40 57.5,49 54,56 48,58"), beak, 4)
    p.lines("48,52 53,51 56.5,47.5 / 50.6,40 51.2,42", mix(beak, SHADE, .45))
    p.solid(oval(47, 87, 5, 5), BRASS, 3)
    p.blob("47,82! 58,82! 58,86! 47,88!", BRASS)
    p.circle(47, 87, 1.8, mix(BRASS, SHADE, .5))


@portrait("Fox", "#b5cdd8")
def karla(p):
    fur, dark, pale = "#dc6332", "#5a2d2c", "#fff1e0"
    p.blobs("52,34! 62,20 74.5,9! 79,25 72,48!", fur)
    p.blobs("67,16! 74.5,9! 77.4,21! 73,17.5", dark)
    p.blobs("60,33! 66,24 72,19! 75,29 71,41!", "#f3c3a4")
    p.bust("48,24 60,26 70,35 76,47 84,60! 71,65 59,72 53,77 48,79", fur, neck=12)
    p.blobs("48,79! 48,69! 56,59 66,56 76,57 84,60! 71,65 59,72 53,77", pale)
    p.eyes(48, 12, 6.6, "#c98a2a", lid=mix(fur, SHADE, .1), low=.4, slant=14)
    p.line("30,37.5 35,37.5 40,40.5 / 56,38.5 61,34.5 66,36.5", dark, 2)
    p.nose(69, 4.6, 3.6, INK)
    p.line("42,74 48,75 55,72", dark, 1.7)
    scarf(p, "#1f7a7a", 80, 20, tail=9, knit=("#f3e3bd", 3))


@portrait("Penguin", "#f2b9a0")
def nils(p):
    coat, belly = "#39465c", "#fbf7ee"
    p.shoulders(coat, neck=16, edge=80)
    p.ellipse(48, 84, 17, 11.9, belly)
    p.blob("42,16 41.5,9! 45.5,11.5 48,5.5! 50.5,11.5 54.5,9! 54,16", coat)
    p.solid(whole("48,13 61,15 72,26 76,43 74,59 64,71 48,76"), coat)
    p.blob(whole("48,36 54,30 62,29 69,36 70,48 67,60 59,69 48,72"), belly)
    p.eyes(46, 11.5, 7, "#5a6f94", cheeks=(58, 15.5))
    p.solid(whole("48,52 53,54 56,57.5 53,62 48,66"), "#f28c28", 3)
    p.lines("48,58.5 55,57.6", "#a9521f", 1.5)
    bow(p, "#cf3344", 48, 80, 13)


@portrait("Squirrel", "#b9cb8c")
def ines(p):
    fur, dark, pale, nut = "#b9532c", "#7c3322", "#ffeed8", "#8b6238"
    p.blob("60,84 62,71 72,50 69,36 74,26 83,26 91,38 93,54 89,69 78,81", mix(fur, SHADE, .18))
    p.line("77,78 84,65 85.5,50 82,38 77,35.5 74.5,40 77,44", mix(fur, pale, .28), 3)
    p.blobs("54,34! 60,22 66,5! 72,22 68,44!", fur)
    p.blobs("63,15.5! 66,4! 69.8,15.5! 66,13", dark)
    p.blobs("60,33! 65,20 68,20 67,40!", "#f0b394")
    p.bust("48,25 60,27 69,36 73,49 75,61 68,71 58,75 48,76", fur, neck=12)
    p.ellipses(8.5, 66, 11, 8.4, pale)
    p.ellipses(12, 49.5, 8.6, 9.8, mix(fur, pale, .7))
    p.eyes(50, 12, 7, "#6a4024", cheeks=(61, 19.5))
    p.blob("45.4,68! 50.6,68! 50.2,74! 45.8,74!", "#ffffff")
    p.nose(61, 4.4, 3.3, dark, mouth=(66.5, 6.5, 2.8, mix(dark, SHADE, .5)))
    p.line("48,14 48.5,9 51,6.5", mix(nut, SHADE, .4), 3)
    p.solid(whole("48,13 58,15 65,22 66,29 58,32 48,33"), nut)
    p.line("36,21 48,19.5 60,21 / 31.5,27 48,25.5 64.5,27", mix(nut, SHADE, .35), 1)


@portrait("Owl", "#8d97cc")
def olga(p):
    plume, pale, rims = "#9b7350", "#f0dcb8", "#7c2b45"
    p.blobs("54,25 65,20 77,11! 77,22 72,38", mix(plume, SHADE, .12))
    p.shoulders(plume, neck=17, edge=80)
    p.ellipse(48, 84, 17, 11.9, pale)
    p.solid(whole("48,22 62,23 73,32 78,47 76,60 65,72 48,77"), plume)
    p.blob(whole("48,40 50,32 60,27 77,11! 68,20 57,23 48,24"), "#6b4a38")
    p.ellipses(13.5, 48, 17, 18, pale)
    p.eyes(47, 13.5, 9.2, "#e9a529")
    for x in (34.5, 61.5):
        p.circle(x, 47, 12.4, "none", stroke=rims, stroke_width=2.4)
    p.line("46.8,44.5 48,43.8 49.2,44.5 / 22,45 18.5,43.5 / 74,45 77.5,43.5", rims, 2.4)
    p.solid(whole("48,53 52,56 52.5,61 48,68"), "#e59a35", 2)
    p.line("/".join(f"{x - 3},{y} {x},{y + 2.5} {x + 3},{y}" for x, y in
                    ((40, 82), (48, 82), (56, 82), (44, 88), (52, 88))), plume)


@portrait("Raven", "#d9c8a2")
def jakob(p):
    plume, beak, red = "#353b50", "#6a7080", "#c8303a"
    p.shoulders("#2b3043", neck=18, edge=80)
    p.solid(whole("48,22 61,24 70,33 74,46 73,57 78,67! 69,68 64,75 57,77! 48,83!"), plume)
    p.blobs("50,44 58,37 68,39 71,47 66,56 57,58", mix(plume, WHITE, .16))
    p.eyes(46, 13, 7.2, "#e0a23c", lid=mix(plume, SHADE, .3), low=.5, slant=10)
    p.solid(whole("48,43 54,46 58,54 57,63 53,71 48,79!"), beak, 5)
    p.lines("48,66 53,63 57,57.5", mix(beak, SHADE, .7))
    p.solid(whole("48,7 62,8 74,13 76,19 70,25 58,25 48,25"), red)
    p.blob(whole("48,21 60,21.5 68,23 68,31 58,30.5 48,30"), mix(red, SHADE, .45))
    p.line("29,28.5 38,27 48,26.5 58,27 67,28.5", BRASS, 2.6)
    p.solid(whole("48,29 60,29.5 69,31 66,36 57,36.5 48,37"), INK, 3)
    p.circle(48, 15.5, 3.4, BRASS)
    p.lines("53,15.5 60,13.5 / 53,17.5 58,17", BRASS, 1.4)


if __name__ == "__main__":
    for draw, title, ground in PORTRAITS:
        picture = Picture(title, ground)
        draw(picture)
        picture.save(Path(__file__).with_name(f"{draw.__name__}.svg"))
