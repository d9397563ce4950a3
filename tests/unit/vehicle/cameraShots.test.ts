import { describe, expect, it } from 'vitest';
import type { Photo } from '../../../contract/photos/photo.ts';
import { shotFile, shotsOf } from '../../../src/customRoutes/photos/camera/shotsOf.ts';
import type { QueuedUpload } from '../../../src/customRoutes/photos/grid/slots.ts';
import type { UploadState } from '../../../src/uploads/uploadQueue.ts';

const AT = 1_764_000_000_000;
/** Returns the name of a picture that the camera took this many seconds after the first. */
const shot = (seconds: number) => `front-${AT + seconds * 1000}.jpeg`;
const photo = (name: string, view: number | null, status: Photo['status'] = 0) =>
  ({ name, angle_id: view, status }) as Photo; // only what is read
const upload = (
  name: string,
  view: number | null,
  { car = 1, state = 'waiting' }: { car?: number; state?: 'waiting' | 'done' } = {},
): QueuedUpload => ({
  key: name,
  car,
  carName: 'Golf',
  view,
  state: { name: state } satisfies UploadState,
  file: new File(['x'], name),
});
const namesOf = (
  photos: Photo[],
  uploads: QueuedUpload[],
  extra_photos: Photo[] = [],
): readonly string[] => shotsOf({ id: 1, photos, extra_photos }, uploads).map(({ name }) => name);

describe('the camera’s last pictures', () => {
  it('are those that the server has and those that wait on the device, the newest first', () => {
    const photos = [photo(shot(1), 11), photo(shot(3), 13)];
    expect(namesOf(photos, [upload(shot(2), 12), upload(shot(4), 14)])).toEqual(
      [4, 3, 2, 1].map(shot),
    );
  });
  it('include neither photos from elsewhere nor those of another vehicle', () => {
    const uploads = [upload('IMG_0001.jpg', 12), upload(shot(1), 13, { car: 2 })];
    expect(namesOf([photo('front.jpg', 11)], uploads)).toEqual([]);
  });
  it('show a view once, with the picture that was taken last', () => {
    expect(namesOf([photo(shot(1), 11)], [upload(shot(2), 11)])).toEqual([shot(2)]);
  });
  it('show all extra photos', () => {
    const extra = [photo(shot(1), null), photo(shot(2), null)];
    expect(namesOf([], [upload(shot(3), null)], extra)).toEqual([3, 2, 1].map(shot));
  });
  it('end where a photo was sent to processing: removing it there would be no undo', () => {
    const uploads = [upload(shot(1), 11, { state: 'done' })];
    expect(namesOf([photo(shot(1), 11, 4), photo(shot(2), 12)], uploads)).toEqual([shot(2)]);
  });
  it('are recognised by the names of their files, whatever the format', () => {
    const files = ['image/jpeg', 'image/heic', ''].map((type) =>
      shotFile(new Blob(['x'], { type }), 'front'),
    );
    for (const { name } of files) expect(namesOf([photo(name, 11)], [])).toEqual([name]);
  });
});
