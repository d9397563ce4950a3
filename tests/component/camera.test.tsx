import { act, cleanup, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { Photo } from '../../contract/photos/photo.ts';
import type { Car } from '../../contract/vehicles/vehicle.ts';
import CameraDialog from '../../src/customRoutes/photos/camera/CameraDialog.tsx';
import { uploadQueue } from '../../src/customRoutes/photos/uploads.tsx';
import { photos } from '../../src/dataProvider/photos.ts';
import { showVehiclePart, view } from './setup/vehiclePart.tsx';

// The camera of a vehicle with three views; the first has a photo that the camera took before.

const CAR = {
  id: 7,
  additional_uploads: 1,
  angles: [view(11, 'Front'), view(12, 'Left'), view(13, 'Rear')],
  photos: [
    {
      id: 1,
      angle_id: 11,
      extra: 0,
      status: 0,
      name: 'front-1764000000000.jpeg',
      preview_url: '/1',
    },
  ],
  extra_photos: [],
} as unknown as Car; // only the fields that are read here

const getUserMedia = vi.fn();
let track: EventTarget & { stop: () => void };

beforeEach(() => {
  getUserMedia.mockReset().mockImplementation(async () => {
    track = Object.assign(new EventTarget(), {
      stop: () => {},
      getSettings: () => ({}),
    });
    return { getTracks: () => [track], getVideoTracks: () => [track] };
  });
  vi.stubGlobal(
    'navigator',
    Object.assign(Object.create(navigator), {
      mediaDevices: { getUserMedia, enumerateDevices: async () => [] },
    }),
  );
  vi.spyOn(HTMLMediaElement.prototype, 'play').mockResolvedValue();
  vi.spyOn(HTMLCanvasElement.prototype, 'getContext').mockReturnValue(null);
  vi.stubGlobal(
    'URL',
    Object.assign(URL, { createObjectURL: () => 'blob:1', revokeObjectURL() {} }),
  );
});
afterEach(() => {
  cleanup();
  uploadQueue.cancel(uploadQueue.snapshot().map(({ key }) => key));
  vi.useRealTimers();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
  Object.assign(document, { fullscreenEnabled: false });
});

const open = async () => {
  const actions = showVehiclePart(CAR, [], <CameraDialog />);
  await screen.findByRole('button', { name: 'vehicle.camera.shutter' });
  return actions;
};
const title = () => screen.getAllByRole('status')[0]?.querySelector('strong')?.textContent;

test('goes on at the first view without a photo, with the last pictures', async () => {
  await open();
  expect(title()).toBe('Left');
  expect(screen.getAllByRole('button', { name: 'vehicle.camera.look_at' })).toHaveLength(1);
});

test('goes on after pictures that wait on the device and are read after the camera has opened', async () => {
  uploadQueue.setOnline(false);
  await open();
  const file = new File(['x'], 'left-1764000001000.jpeg', { type: 'image/jpeg' });
  act(() => uploadQueue.add([{ key: 'kept', car: CAR.id, carName: 'Golf', view: 12, file }]));
  expect(title()).toBe('Rear');
  const pictures = screen.getAllByRole('button', { name: 'vehicle.camera.look_at' });
  expect(pictures).toHaveLength(2);

  act(() => pictures[0]?.click());
  expect(screen.queryByRole('button', { name: 'vehicle.camera.shutter' })).toBeNull();
  act(() => uploadQueue.cancel(['kept'])); // an opened picture follows its upload
  screen.getByRole('button', { name: 'vehicle.camera.shutter' });
});

test('deletes the photo of a picture that is removed after its upload, before the page knows the photo', async () => {
  uploadQueue.setOnline(true);
  const stored = { ...CAR.photos[0], id: 2, angle_id: 12, name: 'left-1764000001000.jpeg' };
  vi.spyOn(photos, 'uploadPhoto').mockResolvedValue(stored as Photo);
  const { remove } = await open();
  const file = new File(['x'], stored.name, { type: 'image/jpeg' });
  await act(async () =>
    uploadQueue.add([{ key: 'sent', car: CAR.id, carName: 'Golf', view: 12, file }]),
  );
  expect(uploadQueue.snapshot()[0]?.state.name).toBe('done');
  act(() => screen.getAllByRole('button', { name: 'vehicle.camera.look_at' })[0]?.click());
  await act(async () => screen.getByRole('button', { name: 'vehicle.camera.undo' }).click());
  expect(remove).toHaveBeenCalledExactlyOnceWith([stored]);
});

test('a picture that is removed while it is sent again is deleted once it is stored, and stays away', async () => {
  uploadQueue.setOnline(true);
  const stored = { ...CAR.photos[0], id: 2, angle_id: 12, name: 'left-1764000001000.jpeg' };
  const late = Promise.withResolvers<Photo>();
  vi.spyOn(photos, 'uploadPhoto').mockReturnValueOnce(late.promise);
  const known = { ...CAR, photos: [...CAR.photos, stored] } as Car; // the server has it, its answer was lost
  const { remove } = showVehiclePart(known, [], <CameraDialog />);
  await screen.findByRole('button', { name: 'vehicle.camera.shutter' });
  const file = new File(['x'], stored.name, { type: 'image/jpeg' });
  act(() => uploadQueue.add([{ key: 'again', car: CAR.id, carName: 'Golf', view: 12, file }]));
  act(() => screen.getAllByRole('button', { name: 'vehicle.camera.look_at' })[0]?.click());
  await act(async () => screen.getByRole('button', { name: 'vehicle.camera.undo' }).click());
  expect(remove).not.toHaveBeenCalled();
  await act(async () => late.resolve(stored as Photo));
  expect(remove).toHaveBeenCalledExactlyOnceWith([stored]);
});

test('a press shows the next view at once, so that the next press takes that and not the same again', async () => {
  uploadQueue.setOnline(false);
  const encoded: BlobCallback[] = [];
  vi.spyOn(HTMLCanvasElement.prototype, 'toBlob').mockImplementation((done) => {
    encoded.push(done);
  });
  await open();
  const shutter = screen.getByRole('button', { name: 'vehicle.camera.shutter' });
  act(() => shutter.click());
  expect(title()).toBe('Rear');
  act(() => shutter.click());
  await act(async () => {
    for (const done of encoded) done(new Blob(['x'], { type: 'image/jpeg' }));
  });
  expect(uploadQueue.snapshot().map(({ view: place }) => place)).toEqual([12, 13]);
});

test('says that the vehicle is too close while the server sees it cut off, and only in views of the whole vehicle', async () => {
  uploadQueue.setOnline(true);
  vi.spyOn(HTMLVideoElement.prototype, 'videoWidth', 'get').mockReturnValue(1600);
  vi.spyOn(HTMLCanvasElement.prototype, 'toBlob').mockImplementation((done) => {
    done(new Blob(['x'], { type: 'image/jpeg' }));
  });
  let isCutOff = true;
  const look = vi
    .spyOn(photos, 'lookAtPhoto')
    .mockImplementation(async () => ({ shows: null, is_cut_off: isCutOff }));
  await open();
  await screen.findByText('vehicle.camera.hint.close', undefined, { timeout: 10_000 });
  isCutOff = false;
  await waitFor(() => expect(screen.queryByText('vehicle.camera.hint.close')).toBeNull(), {
    timeout: 10_000,
  });

  isCutOff = true;
  await screen.findByText('vehicle.camera.hint.close', undefined, { timeout: 10_000 });
  act(() => screen.getByRole('button', { name: 'vehicle.camera.skip' }).click());
  act(() => screen.getByRole('button', { name: 'vehicle.camera.skip' }).click());
  expect(title()).toBe('vehicle.plan.extra');
  await waitFor(() => expect(screen.queryByText('vehicle.camera.hint.close')).toBeNull());

  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
  look.mockClear();
  uploadQueue.setOnline(false);
  act(() => screen.getByRole('button', { name: 'vehicle.camera.previous' }).click());
  expect(title()).toBe('Rear');
  await screen.findByText('vehicle.camera.offline');
  await act(() => vi.advanceTimersByTimeAsync(10_000));
  expect(look).not.toHaveBeenCalled();
  act(() => uploadQueue.setOnline(true));
  await waitFor(() => expect(screen.queryByText('vehicle.camera.offline')).toBeNull());
  await act(() => vi.advanceTimersByTimeAsync(10_000));
  expect(look).toHaveBeenCalled();
});

test('hides the browser’s bars on a phone until the camera is closed', async () => {
  const { matchMedia } = window;
  vi.spyOn(window, 'matchMedia').mockImplementation((media) => ({
    ...matchMedia(media),
    matches: media === '(pointer: coarse)',
  }));
  const [requestFullscreen, exitFullscreen] = [vi.fn(async () => {}), vi.fn(async () => {})];
  Object.assign(document, {
    fullscreenEnabled: true,
    fullscreenElement: document.body,
    exitFullscreen,
  });
  Object.assign(document.documentElement, { requestFullscreen });
  await open();
  expect(requestFullscreen).toHaveBeenCalledOnce();
  expect(exitFullscreen).not.toHaveBeenCalled();
  cleanup();
  await waitFor(() => expect(exitFullscreen).toHaveBeenCalledOnce());
});

test('starts again when a phone call has ended the picture, once the page is visible', async () => {
  await open();
  const hidden = vi.spyOn(document, 'hidden', 'get').mockReturnValue(true);
  act(() => void track.dispatchEvent(new Event('ended')));
  await screen.findByText('vehicle.camera.starting');
  expect(getUserMedia).toHaveBeenCalledOnce();
  hidden.mockReturnValue(false);
  act(() => void document.dispatchEvent(new Event('visibilitychange')));
  await waitFor(() => expect(getUserMedia).toHaveBeenCalledTimes(2));
  await screen.findByRole('button', { name: 'vehicle.camera.shutter' });
});
