"""Makes up photographs of a vehicle whose outline is known: a cut-out vehicle with a shadow before some background."""

import glob
import io
import math
import random

import numpy as np
import torch
from network import HEIGHT, WIDTH
from PIL import Image, ImageDraw, ImageEnhance, ImageFilter, ImageOps

BACKGROUND_SIDE = 288
SIZE = (WIDTH, HEIGHT)
FLIP, TURN_OVER = Image.FLIP_LEFT_RIGHT, Image.FLIP_TOP_BOTTOM


class Pictures(torch.utils.data.IterableDataset):
    """
    @param photographed, drawn folders of vehicles cut out (PNG with alpha), their surroundings still there where alpha is 0
    @param backgrounds folder of photographs (JPEG, PNG) of anything else
    """

    def __init__(self, photographed, drawn, backgrounds):
        self.photographed = glob.glob(f'{photographed}/*.png')
        self.drawn = glob.glob(f'{drawn}/*.png')
        self.backgrounds = [shrunk(file) for ending in ('jpg', 'png') for file in glob.glob(f'{backgrounds}/**/*.{ending}', recursive=True)]
        self.kept = {}

    def __iter__(self):
        while True:
            photo, mask = self.picture()
            yield to_tensors(seen_through_a_camera(photo), mask)

    def picture(self):
        if random.random() < 0.12:
            return as_it_was_taken(self.vehicle())
        photo = self.background()
        mask = Image.new('L', SIZE, 0)
        width = WIDTH * random.uniform(0.32, 1) ** 0.8
        ground = random.uniform(HEIGHT * 0.55, HEIGHT)
        if random.random() < 0.3:  # others behind it, which it is not about
            for _ in range(random.randint(1, 3)):
                self.place(photo, width * random.uniform(0.2, 0.6), random.uniform(0, WIDTH), ground * random.uniform(0.6, 0.92))
        placed = self.place(photo, width, WIDTH * random.gauss(0.5, 0.12), ground)
        if placed:
            alpha, at = placed
            mask.paste(255, at, alpha)
        return jittered(photo, 0.6), mask

    def vehicle(self):
        """Three photographed ones for each drawn one. Outlines that a model has drawn are not all good; the drawn ones are exact."""
        while True:
            is_drawn = random.random() < 0.25
            file = random.choice(self.drawn if is_drawn else self.photographed)
            if file not in self.kept:
                cutout = Image.open(file).convert('RGBA')
                self.kept[file] = cutout if is_drawn or is_whole(cutout) else None
            if self.kept[file]:
                return self.kept[file]

    def background(self):
        if random.random() < 0.28:
            return studio()
        whole = random.choice(self.backgrounds)
        height = int(min(whole.height, whole.width * random.uniform(0.45, 1) * HEIGHT / WIDTH))
        width = min(whole.width, int(height * WIDTH / HEIGHT))
        left, top = random.randint(0, whole.width - width), random.randint(0, whole.height - height)
        part = whole.crop((left, top, left + width, top + height)).resize(SIZE, Image.BILINEAR)
        if random.random() < 0.5:
            part = part.transpose(FLIP)
        if random.random() < 0.25:
            part = part.filter(ImageFilter.GaussianBlur(random.uniform(0.5, 2)))
        return jittered(part)

    def place(self, photo, width, middle, ground):
        """Draws a vehicle into the photo. @return its alpha channel and where it is; None where nothing is left of it"""
        colours, alpha = scaled(self.vehicle(), width)
        width, height = colours.size
        left, top = middle - width / 2, ground - height
        if random.random() < 0.85:  # wholly in the picture
            left = min(max(left, 0), max(0, WIDTH - width))
            top = min(max(top, 0), max(0, HEIGHT - height))
        at = (int(left), int(top))
        photo.paste(shadowed(photo, *at, width, height))
        if random.random() < 0.15:
            strength = random.uniform(0.1, 0.45)
            mirrored = alpha.transpose(TURN_OVER).point(lambda value: int(value * strength))
            photo.paste(colours.transpose(TURN_OVER), (at[0], at[1] + height - 2), mirrored)
        photo.paste(colours, at, alpha)
        return alpha, at


def shrunk(file):
    photo = Image.open(file).convert('RGB')
    scale = BACKGROUND_SIDE / max(photo.size)
    return photo.resize((round(photo.width * scale), round(photo.height * scale)), Image.BILINEAR)


def is_whole(cutout):
    """Whether a photograph that shows little else than a vehicle was cut out as one."""
    covered = covered_by(cutout)
    box = covered.getbbox()
    if not box:
        return False
    area = (box[2] - box[0]) * (box[3] - box[1])
    return area > 0.62 * cutout.width * cutout.height and covered.histogram()[255] > 0.55 * area and cutout.width > cutout.height * 0.95


def covered_by(cutout):
    return cutout.split()[3].point(lambda value: 255 if value > 127 else 0)


def as_it_was_taken(cutout):
    """With its own surroundings, and so its own shadow."""
    if random.random() < 0.5:
        cutout = cutout.transpose(FLIP)
    cutout = cutout.resize(SIZE, Image.BILINEAR)
    return jittered(cutout.convert('RGB')), cutout.split()[3]


def scaled(cutout, width):
    """The vehicle so wide, in other colours and slightly other proportions."""
    if random.random() < 0.5:
        cutout = cutout.transpose(FLIP)
    cutout = cutout.crop(covered_by(cutout).getbbox())
    height = max(4, round(width * cutout.height / cutout.width * random.uniform(0.78, 1.22)))
    if height > HEIGHT * 1.02:
        width, height = width * HEIGHT / height, int(HEIGHT * random.uniform(0.7, 1))
    cutout = cutout.resize((max(4, int(width)), height), Image.BILINEAR)
    colours, alpha = cutout.convert('RGB'), cutout.split()[3]
    if random.random() < 0.35:
        hue, saturation, value = colours.convert('HSV').split()
        turn, strength = random.randint(0, 255), random.uniform(0.3, 1.8)
        hue = hue.point(lambda h: (h + turn) % 256)
        saturation = saturation.point(lambda s: min(255, int(s * strength)))
        colours = Image.merge('HSV', (hue, saturation, value)).convert('RGB')
    colours = jittered(colours, 0.8)
    if random.random() < 0.4:
        angle = random.uniform(-3, 3)
        colours, alpha = colours.rotate(angle, Image.BILINEAR), alpha.rotate(angle, Image.BILINEAR)
    return colours, alpha


def shadowed(photo, left, top, width, height):
    """The photo with a shadow under a vehicle of that box: what the network must not take for the vehicle."""
    depth = height * random.uniform(0.05, 0.3)
    aside = width * random.uniform(-0.25, 0.25) if random.random() < 0.4 else 0
    shadow = Image.new('L', SIZE, 0)
    bottom = top + height
    box = (left + aside - width * 0.02, bottom - depth * random.uniform(0.6, 1), left + aside + width * 1.02, bottom + depth * random.uniform(0.1, 0.6))
    ImageDraw.Draw(shadow).ellipse(box, fill=int(255 * random.uniform(0, 0.9)))
    shadow = shadow.filter(ImageFilter.GaussianBlur(random.uniform(0.6, 4)))
    return Image.composite(Image.new('RGB', SIZE, (random.randint(0, 25),) * 3), photo, shadow)


def studio():
    """A wall and a floor, with light from one side and perhaps some pillars."""
    wall = np.random.uniform(10, 255) + np.random.uniform(-15, 15, 3)
    floor = np.clip(wall + np.random.uniform(-120, 120), 5, 255) + np.random.uniform(-12, 12, 3)
    horizon = int(HEIGHT * random.uniform(0.15, 0.75))
    share = (1 / (1 + np.exp(-(np.arange(HEIGHT) - horizon) / random.choice([1, 6, 20]))))[:, None]
    light = np.repeat((wall * (1 - share) + floor * share)[:, None, :], WIDTH, axis=1)
    y, x = np.mgrid[0:HEIGHT, 0:WIDTH]
    from_light = ((x - random.uniform(0, WIDTH)) / WIDTH) ** 2 + ((y - random.uniform(0, HEIGHT)) / HEIGHT) ** 2
    light *= (1 - random.uniform(0, 0.6) * from_light)[:, :, None]
    for _ in range(random.choice([0, 0, 1, 3, 6])):
        left = random.randint(0, WIDTH)
        light[:horizon, left : left + random.randint(1, 25)] += random.uniform(-70, 70)
    return Image.fromarray(np.clip(light + np.random.normal(0, random.uniform(0, 3), light.shape), 0, 255).astype(np.uint8))


def jittered(photo, strength=1.0):
    for enhance in (ImageEnhance.Brightness, ImageEnhance.Contrast, ImageEnhance.Color):
        photo = enhance(photo).enhance(math.exp(random.uniform(-0.4, 0.4) * strength))
    return photo


def seen_through_a_camera(photo):
    """Out of focus, flat, without colours, pressed by JPEG, with noise, in coloured light: each now and then."""
    if random.random() < 0.3:
        photo = photo.filter(ImageFilter.GaussianBlur(random.uniform(0.3, 1.1)))
    if random.random() < 0.07:
        photo = ImageOps.posterize(photo.filter(ImageFilter.ModeFilter(random.choice([3, 5]))), random.choice([3, 4, 5]))
    if random.random() < 0.08:
        photo = photo.convert('L').convert('RGB')
    if random.random() < 0.3:
        file = io.BytesIO()
        photo.save(file, 'JPEG', quality=random.randint(30, 90))
        photo = Image.open(file)
    colours = np.asarray(photo, np.float32)
    if random.random() < 0.4:
        colours = colours + np.random.normal(0, random.uniform(1, 9), colours.shape)
    if random.random() < 0.4:
        colours = colours * np.random.uniform(0.85, 1.15, 3)
    return np.clip(colours, 0, 255)


def to_tensors(colours, mask):
    truth = np.asarray(mask.resize((WIDTH // 2, HEIGHT // 2), Image.BOX), np.float32) / 255
    planes = (colours.astype(np.float32) / 255 - 0.5).transpose(2, 0, 1)
    return torch.from_numpy(np.ascontiguousarray(planes)), torch.from_numpy(truth)[None]
