import { describe, expect, it } from 'vitest';
import { isPlateShape } from '../../../contract/photos/plateShape.ts';
import {
  closeView,
  usualCorners,
  withCorner,
} from '../../../src/customRoutes/photos/PlateDialog.tsx';

const PHOTO = 4 / 3;
const plate = usualCorners(null, PHOTO);

describe('marking a plate', () => {
  it.each([
    ['in the middle of the photo', null],
    ['low on the vehicle', { x: 0.5, y: 0.4, width: 0.4, height: 0.5 }],
    ['even at the lower edge', { x: 0, y: 0.9, width: 1, height: 0.1 }],
  ])('begins with the shape of a plate, %s', (_where, vehicle) =>
    expect(isPlateShape(usualCorners(vehicle, PHOTO))).toBe(true),
  );

  it('moves one corner and leaves the others', () => {
    const moved = withCorner(plate, 'se', { x: 0.9, y: 0.95 });
    expect(moved).toEqual([plate[0], plate[1], { x: 0.9, y: 0.95 }, plate[3]]);
  });

  it('keeps a corner in the photo', () =>
    expect(withCorner(plate, 'nw', { x: -0.2, y: 1.4 })[0]).toEqual({ x: 0, y: 1 }));

  it.each([
    [plate],
    [withCorner(plate, 'nw', { x: 0, y: 0 })],
    [withCorner(plate, 'ne', { x: 1, y: 0.4 })],
  ])('zooms in without losing a corner or leaving the photo', (corners) => {
    const { x, y, width, height } = closeView(corners);
    expect([x, y, 1 - x - width, 1 - y - height].every((room) => room >= -1e-9)).toBe(true);
    for (const corner of corners) {
      expect(corner.x).toBeGreaterThanOrEqual(x);
      expect(corner.x).toBeLessThanOrEqual(x + width);
      expect(corner.y).toBeGreaterThanOrEqual(y);
      expect(corner.y).toBeLessThanOrEqual(y + height);
    }
  });
});
