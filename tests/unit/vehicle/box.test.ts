import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { Box } from '../../../contract/photos/photo.ts';
import { WHOLE } from '../../../src/customRoutes/photos/photoSpace.ts';
import {
  boxBetween,
  type Corner,
  draggedCorner,
  movedBox,
  resizedBox,
} from '../../../src/customRoutes/processing/BoxDialog.tsx';

const near = (box: Box) => Object.values(box).map((value) => Math.round(value * 1000) / 1000);

describe("adjusting the vehicle's frame", () => {
  it('draws it between two points, in any direction', () => {
    expect(near(boxBetween({ x: 0.8, y: 0.2 }, { x: 0.3, y: 0.7 }))).toEqual([0.3, 0.2, 0.5, 0.5]);
  });

  it('moves it up to the edge of the photo and keeps its size', () => {
    expect(near(movedBox({ x: 0.5, y: 0.1, width: 0.4, height: 0.4 }, 0.3, -0.3))).toEqual([
      0.6, 0, 0.4, 0.4,
    ]);
  });

  it('drags a corner while the opposite one stays', () => {
    const box = { x: 0.2, y: 0.2, width: 0.6, height: 0.6 };
    expect(near(draggedCorner(box, 'nw', { x: 0.4, y: 0.3 }))).toEqual([0.4, 0.3, 0.4, 0.5]);
    expect(near(draggedCorner(box, 'se', { x: 0.9, y: 0.5 }))).toEqual([0.2, 0.2, 0.7, 0.3]);
  });

  it('always leaves a box that the contract accepts', () => {
    const number = fc.double({ min: -2, max: 3, noNaN: true });
    const point = fc.record({ x: number, y: number });
    const isFine = (box: Box) =>
      Box.safeParse(box).success && box.x + box.width <= 1 + 1e-9 && box.y + box.height <= 1 + 1e-9;
    fc.assert(
      fc.property(
        point,
        point,
        point,
        fc.constantFrom<Corner>('nw', 'ne', 'sw', 'se'),
        (a, b, by, corner) => {
          const box = boxBetween(a, b);
          for (const result of [
            box,
            movedBox(box, by.x, by.y),
            resizedBox(box, by.x, by.y),
            draggedCorner(box, corner, by),
          ]) {
            expect(isFine(result)).toBe(true);
          }
        },
      ),
    );
    expect(isFine(WHOLE)).toBe(true);
  });
});
