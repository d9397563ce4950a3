import { describe, expect, it } from 'vitest';
import type { Photo } from '../../../contract/photos/photo.ts';
import type { Car } from '../../../contract/vehicles/vehicle.ts';
import type { Angle } from '../../../contract/views/angle.ts';
import type { QueuedUpload } from '../../../src/customRoutes/photos/grid/slots.ts';
import {
  isOffered,
  isWanted,
  type MoveKey,
  moveInGrid,
  slotStateOf,
  slotsOf,
  viewsOf,
} from '../../../src/customRoutes/photos/grid/slots.ts';
import { processablePhotos } from '../../../src/customRoutes/vehicles/car.tsx';
import type { UploadState } from '../../../src/uploads/uploadQueue.ts';

const angle = (id: number, isSelected: 0 | 1 = 1) =>
  ({ id, position: id, isSelected, kind: 'exterior' }) as Angle; // only what the grid reads
const photo = (id: number, view: number | null, rest: Partial<Photo> = {}) =>
  ({
    id,
    angle_id: view,
    extra: view === null ? 1 : 0,
    status: 0,
    in_process: 0,
    defect_state: 'ok',
    draft: 0,
    doubts: [],
    ...rest,
  }) as Photo; // only what the grid reads
const upload = (view: number | null, state: UploadState): QueuedUpload => ({
  key: `to-${view}`,
  car: 1,
  carName: 'Golf',
  view,
  state,
  file: new File(['x'], 'x.jpg'),
});
const car = (
  photos: Photo[] = [],
  extra_photos: Photo[] = [],
): Pick<Car, 'angles' | 'photos' | 'extra_photos'> => ({
  angles: [angle(2), angle(1), angle(3, 0)],
  photos,
  extra_photos,
});

describe('the angle grid', () => {
  it('has a place per view in walking order, then the extra photos and those being uploaded', () => {
    const slots = slotsOf(car([photo(11, 2)], [photo(12, null)]), [
      upload(null, { name: 'waiting' }),
    ]);
    expect(slots.map(({ key }) => key)).toEqual([
      'view-1',
      'view-2',
      'view-3',
      'photo-12',
      'upload-to-null',
    ]);
    expect(slots.map(({ number }) => number)).toEqual([0, 0, 0, 1, 2]);
    expect(slots.filter(isWanted).map(({ key }) => key)).not.toContain('view-3');
  });

  it('shows a view that the company does not photograph as soon as it has a photo', () => {
    expect(slotsOf(car([photo(13, 3)]), []).filter(isWanted)).toHaveLength(3);
  });

  it('offers neither upload nor processing at a view that the company does not photograph', () => {
    const vehicle = car([photo(11, 2), photo(13, 3)], [photo(12, null)]);
    expect(
      slotsOf(vehicle, [])
        .filter(isOffered)
        .map(({ key }) => key),
    ).toEqual(['view-1', 'view-2', 'photo-12']);
    expect(processablePhotos(vehicle).map(({ id }) => id)).toEqual([11, 12]);
  });

  it('shows the state of a place', () => {
    const stateOf = (rest: Partial<Photo>) =>
      slotStateOf({ photo: photo(1, 1, rest), upload: null });
    expect(slotStateOf({ photo: null, upload: null })).toEqual({ name: 'empty' });
    expect(stateOf({})).toEqual({ name: 'uploaded' });
    expect(stateOf({ in_process: 1, status: 1, queued_at: '2026-05-04T09:00:00Z' })).toEqual({
      name: 'queued',
      since: '2026-05-04T09:00:00Z',
    });
    expect(stateOf({ in_process: 1, status: 2 })).toEqual({ name: 'processing', since: null });
    expect(stateOf({ status: 4 })).toEqual({ name: 'processed' });
    expect(stateOf({ status: 4, draft: 1 })).toEqual({ name: 'draft' });
    const doubts = [{ what: 'missing' as const, box: { x: 0, y: 0, width: 0.1, height: 0.1 } }];
    expect(stateOf({ status: 4, draft: 1, doubts })).toEqual({ name: 'doubtful', doubts });
    expect(stateOf({ defect_state: 'defected', defect_reason: 'too_dark' })).toEqual({
      name: 'attention',
      reason: 'too_dark',
    });
    expect(stateOf({ status: 3 })).toEqual({ name: 'attention', reason: 'processing_failed' });
  });

  it('shows a file that is being uploaded instead of the photo that it replaces', () => {
    const stateOf = (state: UploadState) =>
      slotStateOf({ photo: photo(1, 1, { status: 4 }), upload: upload(1, state) });
    expect(stateOf({ name: 'waiting' })).toEqual({ name: 'waiting' });
    expect(stateOf({ name: 'sending', fraction: 0.5 })).toEqual({
      name: 'uploading',
      fraction: 0.5,
    });
    expect(stateOf({ name: 'pausing', retry: 2 })).toEqual({ name: 'retrying', retry: 2 });
    expect(stateOf({ name: 'failed', error: 'x' })).toEqual({ name: 'upload_failed', error: 'x' });
    expect(slotsOf(car([photo(11, 2)]), [upload(2, { name: 'done' })])[1]?.upload).toBeNull();
  });

  it('counts the views that the company photographs and names those without a photo', () => {
    const { filled, wanted, missing } = viewsOf(car([photo(11, 2), photo(13, 3)]));
    expect([filled, wanted.length, missing.map(({ id }) => id)]).toEqual([1, 2, [1]]);
  });
});

describe('the arrow keys', () => {
  // a b c
  // d e        (a heading between the rows)
  // f g h
  const places = ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h'].map((key, index) => {
    const [row, column] = index < 3 ? [0, index] : index < 5 ? [1, index - 3] : [3, index - 5];
    return { key, x: column * 200, y: row * 240 };
  });
  const press = (from: string, key: MoveKey) => moveInGrid(places, from, key);

  it('move in reading order to the left and right', () => {
    expect([
      press('a', 'ArrowRight'),
      press('c', 'ArrowRight'),
      press('d', 'ArrowLeft'),
      press('a', 'ArrowLeft'),
    ]).toEqual(['b', 'd', 'c', 'a']);
  });

  it('move up and down to the nearest place, across headings and short rows', () => {
    expect([
      press('b', 'ArrowDown'),
      press('c', 'ArrowDown'),
      press('e', 'ArrowDown'),
      press('h', 'ArrowUp'),
    ]).toEqual(['e', 'e', 'g', 'e']);
    expect([press('a', 'ArrowUp'), press('h', 'ArrowDown')]).toEqual(['a', 'h']);
  });

  it('stop at the beginning and the end', () => {
    expect([press('e', 'Home'), press('e', 'End'), press('gone', 'ArrowDown')]).toEqual([
      'a',
      'h',
      'a',
    ]);
  });
});
