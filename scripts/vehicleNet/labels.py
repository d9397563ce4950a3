"""
Stores outlines in one small file, so that they need not be drawn again: python3 labels.py pack PHOTOS LABELS labels.xz,
python3 labels.py unpack PHOTOS LABELS labels.xz. It does not contain the photos, but their names and checksums.
"""

import hashlib
import json
import lzma
import sys
from pathlib import Path

import numpy as np
from PIL import Image


def pack(photos, labels, packed):
    """Writes one line of JSON, then for each outline its bits, each row as the difference from the row above."""
    about, bits = [], []
    for label in sorted(labels.glob('*.png')):
        photo = photos / f'{label.stem}.jpg'
        entry = {'name': photo.name, 'sha256': hashlib.sha256(photo.read_bytes()).hexdigest()}
        if label.stat().st_size:
            outline = np.asarray(Image.open(label).convert('L')) > 127
            entry |= {'width': outline.shape[1], 'height': outline.shape[0]}
            bits.append(np.packbits(changes(outline)).tobytes())
        about.append(entry)
    packed.write_bytes(lzma.compress(json.dumps(about).encode() + b'\n' + b''.join(bits), preset=9))


def unpack(photos, labels, packed):
    """Writes the outlines of photos that exist unchanged; photos without an outline get an empty file."""
    labels.mkdir(parents=True, exist_ok=True)
    about, bits = lzma.decompress(packed.read_bytes()).split(b'\n', 1)
    at = 0
    for entry in json.loads(about):
        photo, label = photos / entry['name'], labels / f'{Path(entry["name"]).stem}.png'
        is_same = photo.exists() and hashlib.sha256(photo.read_bytes()).hexdigest() == entry['sha256']
        if 'width' not in entry:
            if is_same:
                label.touch()
            continue
        count = entry['width'] * entry['height']
        row_bits = np.unpackbits(np.frombuffer(bits, np.uint8, (count + 7) // 8, at))[:count]
        at += (count + 7) // 8
        if is_same:
            outline = np.bitwise_xor.accumulate(row_bits.reshape(entry['height'], entry['width']), 0)
            Image.fromarray(outline * 255).save(label)


def changes(outline):
    above = np.zeros_like(outline)
    above[1:] = outline[:-1]
    return outline ^ above


if __name__ == '__main__':
    task, *paths = sys.argv[1:]
    {'pack': pack, 'unpack': unpack}[task](*map(Path, paths))
