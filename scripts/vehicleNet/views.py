"""
Trains the head that recognises what a photo shows, on the features of the network, which is not changed; takes some minutes. Run it again
whenever the network was trained further. README.md says where the photos come from.
"""

import argparse
import hashlib
import math
import os
import random
import time
from pathlib import Path

import numpy as np
import torch
from network import VIEWS, SIXTEENTH, VehicleNet, ViewsHead, brought
from pictures import jittered, mirrored
from PIL import Image, ImageFilter
from torch.nn import functional as F
from weights import read_weights, write_onnx

# Length of a photo's name in the list of labels, in digits of its SHA-256.
DIGITS = 10
# Pixels of an input: as many as 320 × 213 has (server/imaging/cutout/vehicleNet.ts).
PIXELS, GRID, LONGEST = 320 * 320 * 2 / 3, 32, 480
# How many variants of a photo are used: more of vehicles from outside and their parts, which are fewer.
OTHERWISE, OTHERWISE_RARE = 2, 3
# The share of variants on a plain sheet.
FRAMED = 0.3
# The size of a vehicle's part that is used as a detail, as a share.
PART = (0.16, 0.34)
BATCH, ROUNDS, FASTEST, DECAY, SMOOTHED = 96, 16, 4e-3, 1e-2, 0.1
# Thresholds of certainty; the product uses one of these (server/imaging/cutout/recogniseView.ts).
SURE = (0.5, 0.6, 0.7)


def main():
    args = argparse.ArgumentParser(description=__doc__)
    args.add_argument('photos', help='folder of photographs; a folder in it per collection')
    args.add_argument('labels', help='views.txt')
    args.add_argument('network', help='vehicleNet.onnx as train.py wrote it, or with a head')
    args.add_argument('out', nargs='?', help='where to write it with the new head; without it the present head is not replaced')
    args.add_argument('--swapped', action='append', default=[], help='a collection that has red for blue')
    args = args.parse_args()
    torch.manual_seed(0)
    random.seed(0)
    np.random.seed(0)
    net = VehicleNet()
    net.load_state_dict(read_weights(Path(args.network)))
    net.eval()
    labels = read_labels(Path(args.labels))
    files = find(Path(args.photos), {digest for part in labels.values() for digest in part})
    look = Looking(net, args.swapped)
    head = taught(*look.at(files, labels['teach'], True))
    measure(head, *look.at(files, labels['test'], False))
    if args.out:
        write_onnx(net, Path(args.out), head)


def read_labels(file):
    """@return for `teach` and `test`: the view of each photo, by the beginning of its SHA-256"""
    parts = {'teach': {}, 'test': {}}
    for line in file.read_text().splitlines():
        if line and not line.startswith('#'):
            part, _collection, view, *digests = line.split()
            parts[part].update(dict.fromkeys(digests, view))
    return parts


def find(folder, wanted):
    """@return the files of photos by the beginning of their SHA-256"""
    found = {}
    for at, _, names in os.walk(folder, followlinks=True):
        for name in names:
            file = Path(at) / name
            digest = hashlib.sha256(file.read_bytes()).hexdigest()[:DIGITS]
            if digest in wanted:
                found[digest] = file
    print(f'{len(found)} of {len(wanted)} photos are there')
    return found


class Looking:
    """The network's features of photos."""

    def __init__(self, net, swapped):
        self.net, self.swapped = net, swapped

    def at(self, files, labels, is_to_teach):
        """@return the features, and the numbers of the views"""
        seen, views, waiting = [], [], {}
        began = time.time()
        for number, (digest, view) in enumerate(sorted(labels.items())):
            if number % 500 == 0:
                print(f'{number} of {len(labels)}, {time.time() - began:.0f} s', flush=True)
            if digest not in files:
                continue
            photo = self.opened(files[digest])
            for picture, shown in varied(photo, view) if is_to_teach else [(small(photo), view)]:
                batch = waiting.setdefault(picture.size, [])
                batch.append((picture, VIEWS.index(shown)))
                if len(batch) == 16:
                    self.see(batch, seen, views)
        for batch in waiting.values():
            if batch:
                self.see(batch, seen, views)
        return torch.cat(seen), torch.tensor(views)

    def opened(self, file):
        photo = Image.open(file).convert('RGB')
        return Image.merge('RGB', photo.split()[::-1]) if any(name in file.parts for name in self.swapped) else photo

    def see(self, batch, seen, views):
        colours = np.stack([np.asarray(picture, np.float32).transpose(2, 0, 1) for picture, _ in batch])
        with torch.no_grad():
            x = F.hardswish(self.net.first(torch.from_numpy(colours)))
            for block in self.net.blocks[: SIXTEENTH + 1]:
                x = block(x)
            seen.append(brought(x).half())
        views.extend(view for _, view in batch)
        batch.clear()


def varied(photo, view):
    """Yields the photo, and variants: parts of it, mirrored, in other light; and a part of a whole vehicle."""
    is_whole = view not in ('interior', 'detail', 'none')
    yield small(photo), view
    for _ in range(OTHERWISE_RARE if is_whole or view == 'detail' else OTHERWISE):
        left, top, right, bottom = (random.uniform(0, 0.1) if random.random() < 0.5 else 0 for _ in range(4))
        part = photo.crop(tuple(map(int, (photo.width * left, photo.height * top, photo.width * (1 - right), photo.height * (1 - bottom)))))
        if random.random() < FRAMED:
            part = framed(part)
        picture, other = small(part, math.exp(random.gauss(0, 0.1))), view
        if random.random() < 0.5:
            picture, other = picture.transpose(Image.FLIP_LEFT_RIGHT), turned(view)
        if random.random() < 0.15:
            picture = picture.filter(ImageFilter.GaussianBlur(random.uniform(0.3, 1.2)))
        yield jittered(picture, 0.5), other
    if is_whole:
        wide, tall = photo.width * random.uniform(*PART), photo.height * random.uniform(*PART) * 1.1
        x, y = random.uniform(0.2, 0.8 - wide / photo.width) * photo.width, random.uniform(0.3, 0.75 - tall / photo.height) * photo.height
        yield small(mirrored(photo.crop(tuple(map(int, (x, y, x + wide, y + tall)))))[0]), 'detail'


def framed(photo):
    """Returns the photo on a plain sheet, as in advertisements and photos of screens."""
    photo.thumbnail((LONGEST, LONGEST), Image.BILINEAR)
    sheet = Image.new('RGB', [int(length * random.uniform(1, 1.6)) for length in photo.size], (random.choice((0, 255, random.randint(0, 255))),) * 3)
    sheet.paste(photo, tuple(random.randint(0, whole - own) for whole, own in zip(sheet.size, photo.size)))
    return sheet


def turned(view):
    """Returns the view of the mirrored photo."""
    return view.replace('left', '?').replace('right', 'left').replace('?', 'right')


def small(photo, stretched=1.0):
    """Returns the photo as the product's input."""
    scale = math.sqrt(PIXELS / (photo.width * photo.height)) / GRID
    size = tuple(max(1, round(length * scale)) * GRID for length in (photo.width * stretched, photo.height))
    if photo.width > LONGEST:
        photo = photo.resize((LONGEST, max(1, round(photo.height * LONGEST / photo.width))), Image.BILINEAR)
    return photo.resize(size, Image.BILINEAR)


def taught(seen, views):
    """Trains a head; rare views have more weight, but less than in proportion to their rarity."""
    head = ViewsHead()
    counts = torch.bincount(views, minlength=len(VIEWS)).clamp(min=1).float()
    weight = counts.rsqrt() / counts.rsqrt().mean()
    steps = ROUNDS * (len(views) // BATCH)
    optimizer = torch.optim.AdamW(head.parameters(), weight_decay=DECAY)
    pace = torch.optim.lr_scheduler.OneCycleLR(optimizer, FASTEST, steps)
    for number in range(ROUNDS):
        began = time.time()
        for chosen in torch.randperm(len(views))[: len(views) // BATCH * BATCH].split(BATCH):
            loss = F.cross_entropy(head(seen[chosen].float()), views[chosen], weight, label_smoothing=SMOOTHED)
            optimizer.zero_grad()
            loss.backward()
            optimizer.step()
            pace.step()
        print(f'round {number + 1} of {ROUNDS}, loss {loss.item():.3f}, {time.time() - began:.0f} s', flush=True)
    return head.eval()


def measure(head, seen, views):
    with torch.no_grad():
        likely, told = head(seen.float()).softmax(1).max(1)
    right = told == views
    print(f'{len(views)} photos not taught on: {right.float().mean():.1%} right')
    for least in SURE:
        sure = likely >= least
        print(f'  {sure.float().mean():.1%} at least {least:.0%} likely, of these {right[sure].float().mean():.1%} right')
    for number, view in enumerate(VIEWS):
        of_view = views == number
        taken_for = [f'{VIEWS[other]} {count}' for other in range(len(VIEWS)) if other != number and (count := int((told[of_view] == other).sum()))]
        print(f'  {view}: {int(right[of_view].sum())} of {int(of_view.sum())}', *taken_for, sep=', ')


if __name__ == '__main__':
    main()
