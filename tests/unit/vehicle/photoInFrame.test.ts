import fc from 'fast-check';
import { expect, it } from 'vitest';
import type { PhotoFrame } from '../../../contract/photos/photoFrame.ts';
import {
  aspectOf,
  frameBetween,
  styleInFrame,
} from '../../../src/customRoutes/photos/photoInFrame.ts';

/** Returns a photo's frame in a picture: `scale` times as large as its width, turned, and moved. */
const turned = (
  photo: { width: number; height: number },
  picture: { width: number; height: number },
  { scale, degrees, x, y }: { scale: number; degrees: number; x: number; y: number },
): PhotoFrame => {
  const angle = (degrees * Math.PI) / 180;
  const at = (across: number, down: number) => {
    const [px, py] = [across * photo.width * scale, down * photo.height * scale];
    return {
      x: x + (px * Math.cos(angle) - py * Math.sin(angle)) / picture.width,
      y: y + (px * Math.sin(angle) + py * Math.cos(angle)) / picture.height,
    };
  };
  return [at(0, 0), at(1, 0), at(0, 1)];
};

const side = fc.integer({ min: 300, max: 6000 });
const size = fc.record({ width: side, height: side });
const place = fc.record({
  scale: fc.double({ min: 0.2, max: 3, noNaN: true }),
  degrees: fc.double({ min: -8, max: 8, noNaN: true }),
  x: fc.double({ min: -1, max: 1, noNaN: true }),
  y: fc.double({ min: -1, max: 1, noNaN: true }),
});

it('a picture’s proportions follow from its photo’s frame, turned or not', () => {
  fc.assert(
    fc.property(size, size, place, (photo, picture, how) => {
      const aspect = aspectOf(photo, turned(photo, picture, how));
      expect(aspect).toBeCloseTo(picture.width / picture.height, 6);
    }),
  );
});

it('an earlier picture is aligned with the present one so that the photo is in the same place in both', () => {
  fc.assert(
    fc.property(size, size, size, place, place, (photo, former, present, one, other) => {
      const [before, now] = [turned(photo, former, one), turned(photo, present, other)];
      const [origin, right, foot] = frameBetween(before, now);
      for (const [index, { x, y }] of before.entries()) {
        expect(origin.x + (right.x - origin.x) * x + (foot.x - origin.x) * y).toBeCloseTo(
          now[index]?.x ?? 0,
          6,
        );
        expect(origin.y + (right.y - origin.y) * x + (foot.y - origin.y) * y).toBeCloseTo(
          now[index]?.y ?? 0,
          6,
        );
      }
    }),
  );
});

it('a photo that fills half of the picture is drawn at half of its size, in place', () => {
  const half: PhotoFrame = [
    { x: 0.25, y: 0.5 },
    { x: 0.75, y: 0.5 },
    { x: 0.25, y: 1 },
  ];
  expect(styleInFrame(half, 1.5).transform).toBe(
    'translate(25%, 50%) matrix(0.5, 0, 0, 0.5, 0, 0)',
  );
});
