import { expect, it } from 'vitest';
import { continuedBeyondEdges } from '../../../server/imaging/cutout/continued.ts';

it('a picture is continued by the colours at its edges, and masks of it are cut back to the picture', async () => {
  const [width, height, room] = [200, 120, 4];
  const data = Uint8Array.from({ length: width * height * 3 }, (_, i) => Math.floor(i / 3) % 256);
  const { picture, moved, ofOriginal } = await continuedBeyondEdges({ data, width, height });
  expect([picture.width, picture.height]).toEqual([width + 2 * room, height + 2 * room]);
  const at = (x: number, y: number) => picture.data[(y * picture.width + x) * 3];
  for (const [x, y] of [
    [0, 0],
    [199, 0],
    [0, 119],
    [199, 119],
    [40, 30],
  ] as const) {
    expect(at(x + room, y + room)).toBe(data[(y * width + x) * 3]);
  }
  expect(at(0, 30 + room)).toBe(data[30 * width * 3]);
  expect(at(40 + room, 0)).toBe(data[40 * 3]);
  const box = { x: 10, y: 20, width: 30, height: 5 };
  expect(moved(box)).toEqual({ ...box, x: 14, y: 24 });
  // Half the size of the picture; covered where it shows the left half of the original.
  const mask = {
    width: 104,
    height: 64,
    data: Uint8Array.from({ length: 104 * 64 }, (_, i) => (i % 104 < 52 ? 255 : 0)),
  };
  const own = await ofOriginal(mask);
  expect([own.width, own.height]).toEqual([width, height]);
  expect([90, 98, 101, 110].map((x) => (own.data[30 * width + x] ?? 0) >= 128)).toEqual([
    true,
    true,
    false,
    false,
  ]);
});

it('masks of a large picture are smaller, and nothing in them moves', async () => {
  const [width, height] = [1500, 1000];
  const white = { data: new Uint8Array(width * height * 3).fill(255), width, height };
  const { picture, maskSize, ofOriginal } = await continuedBeyondEdges(white);
  const scale = maskSize.width / picture.width;
  expect(maskSize.width).toBe(1040);
  const edge = ((picture.width - width) / 2 + 900) * scale;
  const data = Uint8Array.from({ length: maskSize.width * maskSize.height }, (_, i) => {
    return i % maskSize.width < Math.round(edge) ? 255 : 0;
  });
  const own = await ofOriginal({ ...maskSize, data });
  expect([own.width, own.height]).toEqual([1000, 667]);
  expect(own.data.subarray(0, own.width).filter((value) => value === 255)).toHaveLength(600);
});
