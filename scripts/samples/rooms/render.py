"""
Renders the rooms and backgrounds that the product ships, with Blender's path tracer (Cycles):
blender --background --python render.py -- FOLDER [--share PERCENT] [--samples N] [--only NAME...]
Pictures that FOLDER contains already are not rendered again.
Each room is rendered from the three heights of the camera, as a square picture whose row SEAM of WIDTH is where its floor begins: `renderRooms.ts`
divides it there. A background is one picture of 4:3. Lengths are in metres; the camera looks along y, the wall of a room is at y = 0.
"""

import argparse
import math
import random
import sys
from pathlib import Path

import bpy
from mathutils import Vector

sys.path.append(str(Path(__file__).parent))  # Blender does not
from materials import UPRIGHT, boards, brick_wall, concrete, glowing, leaves, Look, pane, plain, plaster, tiles
from scene import LENS, background, box, empty, finished, look_at_wall, ring, round_block, sheet, sky_of, softbox, sun_sky

# Rays per pixel: more where small lamps are mirrored.
SAMPLES = {'studio': 40, 'yard': 28, 'window': 22, 'glass-hall': 22}


def main():
    words = argparse.ArgumentParser(description=__doc__)
    words.add_argument('folder')
    words.add_argument('--share', type=int, default=100, help='of the size, in percent')
    words.add_argument('--samples', type=int, help='rays per pixel; usually as many as the room needs')
    words.add_argument('--only', nargs='*', help='names of rooms and backgrounds')
    words = words.parse_args(sys.argv[sys.argv.index('--') + 1 :])
    for name, build in {**ROOMS, **BACKGROUNDS}.items():
        if words.only and name not in words.only:
            continue
        for height in LENS if name in ROOMS else ('level',):
            at = f'{name}-{height}' if name in ROOMS else name
            file = Path(words.folder).resolve() / f'{at}.png'
            if file.exists():
                continue
            empty(words.share, words.samples or SAMPLES.get(name, 14))
            if name in ROOMS:
                look_at_wall(LENS[height])
            build()
            bpy.context.scene.render.filepath = str(file)
            bpy.ops.render.render(write_still=True)


def floor(look):
    return sheet((60, 60), (0, 0, 0), look)


def wall(look, height=6):
    """Adds the wall at y = 0, with its front there."""
    return box((40, 0.2, height), (0, 0.1, height / 2), look)


# The rooms.


def gallery():
    """A bright studio: white panels with narrow joints, two lines of light, polished stone."""
    floor(tiles(((0.72, 0.73, 0.74), (0.66, 0.67, 0.68), (0.45, 0.46, 0.47)), 1.2, 0.12))
    look = plaster((0.86, 0.87, 0.88), 0.03)
    for i in range(-6, 7):
        box((1.98, 0.06, 2.28), (i * 2, 0, 1.24), look)
        box((1.98, 0.06, 2.98), (i * 2, 0, 3.89), look)
    wall(plain((0.25, 0.25, 0.26)), 6)
    box((40, 0.1, 0.09), (0, 0, 0.045), plain((0.5, 0.5, 0.51), 0.3, 1))
    box((30, 0.02, 0.05), (0, -0.04, 4.25), glowing(14))
    softbox((9, 0.6), (0, -1.6, 5.8), 300, (0, 0, 1.2))
    softbox((9, 2.5), (0, -7, 5.6), 330)
    softbox((1.5, 4), (-9, -5, 3), 160, (0, -3, 1))
    softbox((1.5, 4), (9, -5, 3), 160, (0, -3, 1))
    sky_of(0.35, (0.95, 0.98, 1))


def studio():
    """A dark studio: black slats between two lines of light, dark poured floor."""
    floor(concrete((0.045, 0.047, 0.052), 0.22))
    wall(plain((0.012, 0.012, 0.013), 0.9), 6)
    slat = plain((0.035, 0.037, 0.042), 0.35)
    for i in range(-70, 71):
        box((0.075, 0.07, 5.4), (i * 0.135, -0.035, 2.9), slat)
    box((40, 0.16, 0.16), (0, -0.07, 0.08), plain((0.02, 0.02, 0.022), 0.4))
    box((30, 0.03, 0.035), (0, -0.09, 0.24), glowing(9, (0.82, 0.9, 1)))
    box((30, 0.03, 0.05), (0, -0.12, 4.1), glowing(12, (0.82, 0.9, 1)))
    softbox((8, 0.5), (0, -1.1, 5.4), 130, (0, 0, 1.6), (0.85, 0.92, 1))
    softbox((7, 2), (0, -6, 5.5), 230, None, (0.95, 0.97, 1))
    sky_of(0.03, (0.7, 0.8, 1))


def loft():
    """A loft: a brick wall under three lamps, between iron columns, on oak boards."""
    floor(boards())
    wall(brick_wall(), 6)
    iron = plain((0.03, 0.03, 0.032), 0.45, 0.6)
    for x in (-3.9, 3.9):
        box((0.22, 0.2, 6), (x, -0.12, 3), iron)
        box((0.34, 0.3, 0.06), (x, -0.14, 0.03), iron)
    box((40, 0.2, 0.26), (0, -0.14, 4.55), iron)
    box((40, 0.05, 0.12), (0, -0.02, 0.06), plain((0.05, 0.04, 0.035), 0.6))
    for x in (-2.3, 0, 2.3):
        softbox((0.35, 0.15), (x, -0.75, 4.35), 55, (x, 0, 1.6), (1, 0.8, 0.58))
    softbox((8, 3), (0, -6, 5.5), 260, None, (1, 0.93, 0.84))
    softbox((1.5, 4), (-9, -5, 3), 260, (0, -2, 1), (1, 0.95, 0.88))
    sky_of(0.12, (1, 0.95, 0.9))


def hall():
    """A concrete hall: cast panels with their anchors, daylight from above."""
    floor(concrete((0.3, 0.3, 0.295), 0.3, (3.2, 3.2)))
    wall(concrete((0.42, 0.415, 0.405), 0.75, (2.4, 1.2), True), 6)
    anchor = plain((0.05, 0.05, 0.05), 0.9)
    for i in range(-5, 6):
        for x in (i * 2.4 - 0.6, i * 2.4 + 0.6):
            for z in (0.6, 1.8, 3.0, 4.2):
                one = round_block(0.022, 0.02, (x, -0.001, z), anchor)
                one.rotation_euler = (math.pi / 2, 0, 0)
    box((40, 0.04, 0.1), (0, -0.01, 0.05), plain((0.12, 0.12, 0.12), 0.7))
    softbox((14, 0.7), (0, -0.9, 5.9), 300, (0, -0.2, 0), (0.93, 0.97, 1))
    softbox((8, 3), (0, -6, 5.8), 330, None, (0.95, 0.98, 1))
    softbox((1.5, 4), (9, -5, 3), 220, (0, -2, 1), (1, 0.97, 0.93))
    sky_of(0.22, (0.92, 0.96, 1))


def dome():
    """A dome with a turntable: a white wall that bends into the floor, a ring of light above, a round plate."""
    white = plaster((0.82, 0.82, 0.82), 0.015)
    floor(plain((0.7, 0.7, 0.7), 0.28))
    wall(white, 7)
    bend(1.1, white)
    round_block(2.95, 0.03, (0, -5.2, 0.015), plain((0.5, 0.505, 0.51), 0.22, 0.2))
    ring(2.95, 0.018, (0, -5.2, 0.02), plain((0.2, 0.2, 0.205), 0.5))
    ring(3.06, 0.012, (0, -5.2, 0.005), glowing(5))
    softbox((6, 5), (0, -5, 5.6), 620)
    softbox((4, 0.5), (0, -2, 0.1), 60, (0, 0, 2.6))
    sky_of(0.12, (1, 1, 1))


def bend(radius, look):
    """Adds a quarter of a cylinder in the corner of wall and floor."""
    steps, wide = 40, 40
    points = []
    for i in range(steps + 1):
        angle = math.pi / 2 * i / steps
        points.append((-radius + radius * math.sin(angle), radius - radius * math.cos(angle)))
    places = [(x, y, z + 0.001) for y, z in points for x in (-wide / 2, wide / 2)]
    mesh = bpy.data.meshes.new('Bend')
    mesh.from_pydata(places, [], [(2 * i, 2 * i + 1, 2 * i + 3, 2 * i + 2) for i in range(steps)])
    for face in mesh.polygons:
        face.use_smooth = True
    one = bpy.data.objects.new('Bend', mesh)
    bpy.context.scene.collection.objects.link(one)
    return finished(one, look)


# The backgrounds. Their floor begins in the upper part of the picture, so that all tyres of a vehicle are on it.


def trees(from_x, to_x, y, count, look, low=2.5, high=5):
    """Adds a row of trees for the distance, out of focus: crowns of leaves around balls."""
    crown = crown_of(look)
    bark = plain((0.06, 0.045, 0.035), 0.9)
    for i in range(count):
        chance = random.Random(i * 31 + count)
        x = from_x + (to_x - from_x) * (i + 0.5) / count + chance.uniform(-1, 1)
        for _ in range(9):
            one = bpy.data.objects.new('Crown', crown)
            one.location = (x + chance.gauss(0, 0.9), y + chance.gauss(0, 0.8), chance.uniform(low, high))
            one.rotation_euler = [chance.uniform(0, 6) for _ in range(3)]
            one.scale = [chance.uniform(0.8, 1.4)] * 3
            bpy.context.scene.collection.objects.link(one)
        box((0.22, 0.22, low + 1), (x, y, (low + 1) / 2), bark)


def crown_of(look):
    """Returns a ball of 700 leaves."""
    chance = random.Random(7)
    places, faces = [], []
    for i in range(700):
        at = Vector([chance.gauss(0, 1) for _ in range(3)]).normalized() * chance.uniform(0.5, 1.05)
        one, other = (Vector([chance.gauss(0, 0.1) for _ in range(3)]) for _ in range(2))
        places += [at - one - other, at + one - other, at + one + other, at - one + other]
        faces.append(range(4 * i, 4 * i + 4))
    mesh = bpy.data.meshes.new('Crown')
    mesh.from_pydata(places, [], faces)
    mesh.materials.append(look)
    return mesh


def window():
    """A showroom whose left side is windows: a white wall behind, daylight across the floor."""
    background()
    sun_sky(38, 80, 0.3)
    sheet((30, 40), (8.5, -15, 0), tiles(((0.5, 0.5, 0.49), (0.46, 0.46, 0.455), (0.3, 0.3, 0.3)), 1.2, 0.14))
    white = plaster((0.8, 0.79, 0.77), 0.04)
    box((30, 0.3, 6), (8.5, 0.15, 3), white)
    sheet((30, 34), (8.5, -13, 5.4), white, (180, 0, 0))
    frame = plain((0.035, 0.035, 0.038), 0.4, 0.5)
    for i in range(13):
        box((0.12, 0.09, 5.4), (-6.5, -0.1 - i * 2.1, 2.7), frame)
    for z in (0.06, 2.9, 5.3):
        box((0.12, 34, 0.12), (-6.5, -13, z), frame)
    sheet((5.4, 34), (-6.5, -13, 2.7), pane(), (0, 90, 0))
    box((80, 90, 0.1), (-46.6, 0, -0.1), plain((0.2, 0.24, 0.15), 0.9))
    trees(-32, -12, 6, 7, leaves((0.09, 0.16, 0.05)))
    for x in (-3.5, 1.5, 6.5):
        box((0.16, 18, 0.05), (x, -10, 5.36), glowing(5, (1, 0.97, 0.92)))
    box((6.4, 0.1, 2.9), (2.6, -0.05, 2.6), boards())
    box((30, 0.1, 0.12), (8.5, -0.05, 0.06), plain((0.3, 0.3, 0.3), 0.5))
    softbox((9, 14), (3, -11, 5.2), 700, None, (1, 0.98, 0.95))


def glass_hall():
    """A dealership of glass: a facade on slender columns, trees and a sky behind it."""
    background()
    sun_sky(28, 160, 0.22)
    sheet((60, 30), (0, -15, 0), tiles(((0.42, 0.42, 0.425), (0.39, 0.39, 0.395), (0.25, 0.25, 0.25)), 1.5, 0.1))
    box((160, 120, 0.1), (0, 60, -0.12), plain((0.16, 0.21, 0.1), 0.9))
    box((160, 7, 0.1), (0, 6.5, -0.09), plain((0.2, 0.2, 0.21), 0.8))
    steel = plain((0.5, 0.51, 0.52), 0.35, 0.9)
    dark = plain((0.05, 0.05, 0.055), 0.4, 0.5)
    for i in range(-9, 10):
        box((0.08, 0.14, 5.6), (i * 2 + 1, 0, 2.8), dark)
    for z in (0.05, 2.7, 5.5):
        box((40, 0.14, 0.1), (0, 0, z), dark)
    for x in (-7, 7):
        round_block(0.17, 5.6, (x, -1.6, 2.8), steel)
    sheet((40, 5.6), (0, 0.02, 2.8), pane(), UPRIGHT)
    sheet((60, 30), (0, -15, 5.6), plaster((0.8, 0.8, 0.8)), (180, 0, 0))
    for x in (-7.5, -2.5, 2.5, 7.5):
        box((0.14, 18, 0.05), (x, -11, 5.56), glowing(6, (1, 0.98, 0.95)))
    trees(-36, 36, 17, 12, leaves((0.07, 0.14, 0.04)), 2, 5.5)
    box((14, 6, 5), (-19, 36, 2.5), plaster((0.6, 0.57, 0.52)))
    softbox((14, 14), (0, -11, 5.5), 620, None, (1, 0.99, 0.97))


def yard():
    """A yard in the evening: paving before a low building of brick, trees, a low sun from the left."""
    background(horizon=0.46)
    sun_sky(8, 125, 0.26, 0.6)
    look = Look(rough=0.75)
    paving, joint = look.stones(look.turned((0, 0, 45)), (0.4, 0.2), 0.006, ((0.2, 0.185, 0.17), (0.16, 0.15, 0.14), (0.07, 0.065, 0.06)))
    look.set('Base Color', look.mixed(paving, look.ramp(look.noise(0.5, 9), (0.3, 0.7), (0.7, 1.1)), 1, 'MULTIPLY'))
    look.bump(look.mixed(look.noise(30, 5), joint, 0.7, 'SUBTRACT'), 0.25)
    sheet((120, 60), (0, -10, 0), look.material)
    sheet((300, 200), (0, 110, -0.02), plain((0.09, 0.12, 0.05), 0.95))
    box((15, 6, 4.2), (5.5, 9, 2.1), brick_wall())
    box((15.6, 6.8, 0.35), (5.5, 9, 4.3), plain((0.12, 0.12, 0.125), 0.6))
    for x in (1.6, 5.5, 9.4):
        for i in range(9):
            box((2.6, 0.2, 0.29), (x, 5.98, 0.15 + i * 0.3), plain((0.1, 0.105, 0.11), 0.45, 0.4))
    trees(-26, -4, 20, 8, leaves((0.12, 0.13, 0.035)), 2.2, 5.5)
    trees(14, 34, 24, 6, leaves((0.1, 0.12, 0.035)), 2.2, 6)
    box((22, 0.5, 1.1), (-12, 13, 0.55), leaves((0.06, 0.1, 0.03)))


ROOMS = {'gallery': gallery, 'studio': studio, 'loft': loft, 'hall': hall, 'dome': dome}
BACKGROUNDS = {'window': window, 'glass-hall': glass_hall, 'yard': yard}

if __name__ == '__main__':
    main()
