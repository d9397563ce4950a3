import { expect, it } from 'vitest';
import type { CutoutDoubt, Photo } from '../../../contract/photos/photo.ts';
import { doubtsInPicture, doubtText } from '../../../src/customRoutes/photos/doubts.ts';

const box = { x: 0.4, y: 0.6, width: 0.2, height: 0.2 };
const doubt = (what: CutoutDoubt['what']): CutoutDoubt => ({ what, box });

it('says what may be wrong with an outline', () => {
  expect(doubtText([doubt('outline')])).toBe('vehicle.doubt.outline');
  expect(doubtText([doubt('extra'), doubt('extra')])).toBe('vehicle.doubt.extra');
  expect(doubtText([doubt('extra'), doubt('missing')])).toBe('vehicle.doubt.both');
});

it('marks the middle of a doubtful place where it lies in the finished picture', () => {
  const photo = (photo_frame: Photo['photo_frame']) =>
    doubtsInPicture({ doubts: [doubt('extra')], photo_frame } as Photo);
  const [place] = photo([
    { x: 0.1, y: 0.2 },
    { x: 0.9, y: 0.2 },
    { x: 0.1, y: 1 },
  ]);
  expect(place?.x).toBeCloseTo(0.5);
  expect(place?.y).toBeCloseTo(0.76);
  expect(photo(null)).toEqual([]);
});
