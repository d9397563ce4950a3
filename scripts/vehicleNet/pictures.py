"""Training pictures from photos with a known outline: unchanged, or with the vehicle in front of another background."""

import io
import math
import random
from pathlib import Path

import numpy as np
import torch
from PIL import Image, ImageDraw, ImageEnhance, ImageFilter

# Widths and heights of the first input, a whole photo, and of the closer ones, the vehicle, and the vehicle's width in them; each for vehicles
# seen from the side, from a corner, and from the front or rear. The last number is how many of them are as large as one of the first.
FIRST = ((352, 192), (320, 224), (288, 256), (256, 288)), (0.3, 1.0), 1
SECOND = ((544, 288), (480, 320), (416, 384), (384, 416)), (0.72, 1.02), 2
THIRD = ((768, 416), (704, 448), (608, 544), (544, 608)), (0.72, 1.02), 4
# How often each of them is shown.
LOOKS = {FIRST: 1, SECOND: 2, THIRD: 2}
# A photo is stretched by at most this much to fill an input, if a few tries find such a photo.
STRETCHED, TRIES = 1.3, 6
# Shares: of unchanged pictures, and of drawn vehicles among those in front of another background.
AS_TAKEN, DRAWN = 0.5, 0.4
NEIGHBOURS, REFLECTED, LIKE_ITS_GROUND, TURNED, RECOLOURED = 0.6, 0.2, 0.3, 0.3, 0.3
# Shares of unchanged pictures, and of those in front of another background, that are so close that the frame cuts the vehicle.
CUT_OFF, CLOSE = 0.25, 0.15
# Shares of the latter without a vehicle, and with two side by side.
EMPTY, TWO = 0.1, 0.08
LONGEST = 800
# No picture has a larger share of vehicle: nothing in it would say what it is.
FULL = 0.9
# A vehicle with this share of the picture's width hides the one that is there.
HIDES = 0.75
PANE = 128


class Pictures(torch.utils.data.IterableDataset):
    """
    Batches of (colours, truth of vehicle and glass, whether the glass is known).
    @param photos, labels folders of photos and of their outlines with the same names; new ones are used as they appear
    @param drawn folder with the output of `drawVehicles.ts`
    @param backgrounds folder of photos of anything else
    @param swapped whether red and blue are swapped in the photos of vehicles
    """

    def __init__(self, photos, labels, drawn, backgrounds, batch, swapped):
        self.photos, self.labels, self.drawn, self.batch = Path(photos), Path(labels), Path(drawn), batch
        self.swapped = swapped
        self.backgrounds = sorted(Path(backgrounds).rglob('*.jpg'))
        self.look_again()

    def look_again(self):
        self.labelled = [file for file in sorted(self.labels.glob('*.png')) if file.stat().st_size]
        self.drawings = sorted(self.drawn.glob('*.png'))

    def __iter__(self):
        while True:
            self.look_again()
            for _ in range(100):
                sizes, width, share = random.choices(list(LOOKS), LOOKS.values())[0]
                size = random.choice(sizes)
                yield collated([self.picture(size, width) for _ in range(self.batch // share)])

    def picture(self, size, width):
        while True:
            one = self.any_picture(size, width)
            if np.asarray(one[1]).astype(bool).mean() < FULL:
                return one

    def any_picture(self, size, width):
        if random.random() < AS_TAKEN:
            photo, mask = as_taken(*self.photographed(size), size, width)
            return seen_through_a_camera(jittered(photo)), mask, False
        is_drawn = bool(self.drawings) and random.random() < DRAWN
        photo, mask = self.put_together(self.drawing() if is_drawn else self.photographed(), size, width, is_drawn)
        return seen_through_a_camera(photo), mask, is_drawn

    def photographed(self, size=None):
        """
        Returns a photo, and its outline as 255, 0 elsewhere.
        @param size the size to fill without much stretching
        """
        label = random.choice(self.labelled)
        for _ in range(TRIES if size else 0):
            if is_alike(Image.open(label).size, size):
                break
            label = random.choice(self.labelled)
        photo = Image.open(self.photos / f'{label.stem}.jpg').convert('RGB')
        photo.thumbnail((LONGEST, LONGEST), Image.BILINEAR)
        if self.swapped:
            photo = Image.merge('RGB', photo.split()[::-1])
        return mirrored(photo, Image.open(label).convert('L').resize(photo.size, Image.BILINEAR))

    def drawing(self):
        """@return a drawing, and its outline as 255, its panes as 128"""
        drawing = Image.open(random.choice(self.drawings))
        return mirrored(drawing.convert('RGB'), drawing.getchannel('A'))

    def put_together(self, vehicle, size, width, has_panes):
        chance = random.random()
        is_empty, are_two, is_close = chance < EMPTY, EMPTY < chance < EMPTY + TWO, chance > 1 - CLOSE
        wide = 0 if is_empty else size[0] * random.uniform(*((1, 1.6) if is_close else width)) * (0.5 if are_two else 1)
        photo = self.background(size, wide)
        mask = Image.new('L', size, 0)
        if is_empty:
            return photo, mask
        ground = size[1] * random.uniform(*((0.8, 1.3) if is_close else (0.6, 1)))
        if random.random() < NEIGHBOURS:
            for _ in range(random.randint(1, 3)):
                at = random.uniform(-0.1, 1.1) * size[0], ground - size[1] * random.uniform(0.02, 0.3)
                place(photo, *self.photographed(), wide * random.uniform(0.2, 0.6), *at)
        middles = (0.25, 0.75) if are_two else (random.gauss(0.5, 0.25 if is_close else 0.06),)
        for one, middle in zip((vehicle, self.photographed()), middles):
            alpha, at = place(photo, *one, wide, size[0] * middle, ground, has_panes and one is vehicle, is_close)
            mask.paste(alpha, at, alpha.point(lambda value: 255 if value else 0))
        return photo, mask

    def background(self, size, wide):
        chance = random.random()
        if chance < 0.2:
            return studio(size)
        if chance < 0.45 and wide > size[0] * HIDES:  # a street or a hall, and a vehicle behind the one that it is about
            photo, outline = self.photographed()
            bottom = outline.getbbox()[3]
            return jittered(photo.crop((0, 0, photo.width, max(40, bottom - photo.height // 12))).resize(size))
        whole = Image.open(random.choice(self.backgrounds)).convert('RGB')
        height = min(whole.height, whole.width * size[1] / size[0]) * random.uniform(0.5, 1)
        part_width, part_height = int(height * size[0] / size[1]), int(height)
        left, top = random.randint(0, whole.width - part_width), random.randint(0, whole.height - part_height)
        return jittered(mirrored(whole.crop((left, top, left + part_width, top + part_height)))[0].resize(size, Image.BILINEAR))


def mirrored(*images):
    return [image.transpose(Image.FLIP_LEFT_RIGHT) for image in images] if random.random() < 0.5 else list(images)


def is_alike(one, other):
    return abs(math.log(one[0] / one[1] * other[1] / other[0])) < math.log(STRETCHED)


def as_taken(photo, outline, size, width):
    """Returns the part of the photo in which the vehicle is about this wide, or the whole photo, slightly stretched; sometimes cut off."""
    left, top, right, bottom = outline.point(lambda value: 255 if value > 127 else 0).getbbox()
    is_cut = random.random() < CUT_OFF
    wide = (right - left) / random.uniform(*width) * (random.uniform(0.5, 0.9) if is_cut else 1)
    least = (bottom - top) * (random.uniform(0.5, 1.1) if is_cut else random.uniform(0.97, 1.3))
    tall = max(wide * size[1] / size[0] * math.exp(random.gauss(0, 0.12)), least)
    wide, tall = min(wide, photo.width), min(tall, photo.height)
    x = min(max(random.gauss((left + right) / 2, wide * 0.05) - wide / 2, 0), photo.width - wide)
    y = min(max(random.gauss((top + bottom) / 2, tall * 0.08) - tall / 2, 0), photo.height - tall)
    part = (x, y, x + wide, y + tall)
    return photo.resize(size, Image.BILINEAR, part), outline.resize(size, Image.BILINEAR, part)


def place(photo, colours, alpha, width, middle, ground, has_panes=False, may_be_cut=False):
    """Draws a vehicle with its shadow into the photo, completely unless it may be cut off. @return its outline and its place"""
    box = alpha.getbbox()
    colours, alpha = colours.crop(box), alpha.crop(box)
    height = width * colours.height / colours.width * math.exp(random.gauss(0, 0.1))
    if height > photo.height * 0.98 and not may_be_cut:
        width, height = width * photo.height * 0.98 / height, photo.height * 0.98
    size = max(8, int(width)), max(8, int(height))
    colours, alpha = colours.resize(size, Image.BILINEAR), alpha.resize(size, Image.NEAREST if has_panes else Image.BILINEAR)
    if random.random() < TURNED:
        angle = random.uniform(-4, 4)
        colours, alpha = colours.rotate(angle, Image.BILINEAR), alpha.rotate(angle, Image.NEAREST)
    at = int(middle - size[0] / 2), int(ground - size[1])
    if random.random() < 0.9 and not may_be_cut:
        at = tuple(min(max(place, 0), max(0, whole - own)) for place, whole, own in zip(at, photo.size, size))
    colours = painted(colours, photo, at)
    photo.paste(shadowed(photo, *at, *size))
    opaque = alpha.point(lambda value: 255 if value == PANE else value) if has_panes else alpha
    if random.random() < REFLECTED:
        strength = random.uniform(0.1, 0.5)
        below = opaque.transpose(Image.FLIP_TOP_BOTTOM).point(lambda value: int(value * strength))
        photo.paste(colours.transpose(Image.FLIP_TOP_BOTTOM), (at[0], at[1] + size[1] - 2), below)
    photo.paste(colours, at, opaque)
    return alpha, at


def painted(colours, photo, at):
    """Returns the vehicle in another colour, or as bright as its surroundings: white in front of the sky, black on asphalt."""
    if random.random() < RECOLOURED:
        hue, saturation, value = colours.convert('HSV').split()
        turn, strength = random.randint(0, 255), random.uniform(0.2, 1.8)
        hue, saturation = hue.point(lambda h: (h + turn) % 256), saturation.point(lambda s: min(255, int(s * strength)))
        colours = Image.merge('HSV', (hue, saturation, value)).convert('RGB')
    if random.random() < LIKE_ITS_GROUND:
        around = np.asarray(photo.crop((at[0], at[1], at[0] + colours.width, at[1] + colours.height)).convert('L')).mean()
        own = np.asarray(colours.convert('L')).mean()
        return ImageEnhance.Brightness(colours).enhance(min(2.2, max(0.25, around / max(own, 1))))
    return jittered(colours)


def shadowed(photo, left, top, width, height):
    """Returns the photo with a shadow under a vehicle with that box, which the network must not take for the vehicle."""
    depth, bottom = height * random.uniform(0.05, 0.3), top + height
    aside = width * random.uniform(-0.3, 0.3) if random.random() < 0.4 else 0
    shadow = Image.new('L', photo.size, 0)
    box = (left + aside - width * 0.02, bottom - depth, left + aside + width * 1.02, bottom + depth * random.uniform(0.1, 0.6))
    ImageDraw.Draw(shadow).ellipse(box, fill=int(255 * random.uniform(0, 0.95)))
    shadow = shadow.filter(ImageFilter.GaussianBlur(random.uniform(1, 8)))
    return Image.composite(Image.new('RGB', photo.size, (random.randint(0, 25),) * 3), photo, shadow)


def studio(size):
    """Draws a wall and a floor, with light from one side and perhaps some pillars or lamps."""
    width, height = size
    wall = np.random.uniform(10, 255) + np.random.uniform(-15, 15, 3)
    floor = np.clip(wall + np.random.uniform(-120, 120), 5, 255) + np.random.uniform(-12, 12, 3)
    horizon = int(height * random.uniform(0.15, 0.75))
    share = (1 / (1 + np.exp(-(np.arange(height) - horizon) / random.choice([1, 6, 40]))))[:, None]
    light = np.repeat((wall * (1 - share) + floor * share)[:, None, :], width, axis=1)
    y, x = np.mgrid[0:height, 0:width]
    from_light = ((x - random.uniform(0, width)) / width) ** 2 + ((y - random.uniform(0, height)) / height) ** 2
    light *= (1 - random.uniform(0, 0.6) * from_light)[:, :, None]
    for _ in range(random.choice([0, 0, 1, 3, 6])):
        left = random.randint(0, width)
        light[:horizon, left : left + random.randint(2, 60)] += random.uniform(-70, 70)
    return Image.fromarray(np.clip(light, 0, 255).astype(np.uint8))


def jittered(photo, strength=0.35):
    for enhance in (ImageEnhance.Brightness, ImageEnhance.Contrast, ImageEnhance.Color):
        photo = enhance(photo).enhance(math.exp(random.gauss(0, strength / 2)))
    return photo


def seen_through_a_camera(photo):
    """Returns the picture sometimes out of focus, grey, with JPEG artefacts, with noise, or in coloured light."""
    if random.random() < 0.25:
        photo = photo.filter(ImageFilter.GaussianBlur(random.uniform(0.3, 1.5)))
    if random.random() < 0.05:
        photo = photo.convert('L').convert('RGB')
    if random.random() < 0.3:
        file = io.BytesIO()
        photo.save(file, 'JPEG', quality=random.randint(30, 90))
        photo = Image.open(file)
    colours = np.asarray(photo, np.float32)
    if random.random() < 0.3:
        colours = colours + np.random.normal(0, random.uniform(1, 8), colours.shape).astype(np.float32)
    if random.random() < 0.3:
        colours = colours * np.random.uniform(0.85, 1.15, 3).astype(np.float32)
    return np.clip(colours, 0, 255)


def collated(pictures):
    """Returns a batch; the truth is half as large as the pictures."""
    colours = np.stack([colours.transpose(2, 0, 1) for colours, _, _ in pictures])
    truths = []
    for _, mask, has_panes in pictures:
        values = np.asarray(mask)
        panes = values == PANE if has_panes else np.zeros_like(values, bool)
        vehicle = np.where(panes, 255, values) / 255
        truths.append([half(vehicle), half(panes)])
    known = [has_panes for _, _, has_panes in pictures]
    return torch.from_numpy(colours), torch.tensor(np.array(truths), dtype=torch.float32), torch.tensor(known, dtype=torch.float32)


def half(plane):
    height, width = plane.shape
    return plane.reshape(height // 2, 2, width // 2, 2).mean((1, 3))
