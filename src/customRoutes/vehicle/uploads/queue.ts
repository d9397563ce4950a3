import type { Photo } from '../../../../contract/entities/photo.ts';
import { ApiError } from '../../../api/apiError.ts';
import { photos } from '../../../dataProvider/photos.ts';
import { type Upload, UploadQueue } from './uploadQueue.ts';

/** Refusals that a repetition may turn into a success: too slow, too many, busy. */
const PASSING = new Set<number | ''>(['', 408, 425, 429]);

type StoredListener = (upload: Upload, photo: Photo) => void;
const storedListeners = new Set<StoredListener>();

const isPassing = (error: unknown): boolean => error instanceof ApiError && (PASSING.has(error.code) || Number(error.code) >= 500);

/** The one upload queue of the application. */
export const uploadQueue = new UploadQueue<Photo>({
  send: ({ car, view, file }, options) =>
    view === null ? photos.uploadExtraPhoto({ car, file, ...options }) : photos.uploadPhoto({ car, presetItem: view, file, ...options }),
  isLasting: (error) => !isPassing(error),
  isUnanswered: (error) => error instanceof ApiError && error.code === '',
  onStored: (upload, photo) => {
    for (const listener of storedListeners) listener(upload, photo);
  },
  later: (ms, work) => {
    const timer = window.setTimeout(work, ms);
    return () => window.clearTimeout(timer);
  },
});

/** Tells of every photo that the server has stored. @returns what ends it. */
export const onPhotoStored = (listener: StoredListener): (() => void) => {
  storedListeners.add(listener);
  return () => {
    storedListeners.delete(listener);
  };
};

/** True while a file would be lost with the tab. */
const hasUnsaved = (): boolean => uploadQueue.snapshot().some(({ state }) => state.name !== 'done');

window.addEventListener('online', () => uploadQueue.setOnline(true));
window.addEventListener('offline', () => uploadQueue.setOnline(false));
window.addEventListener('beforeunload', (event) => {
  if (hasUnsaved()) event.preventDefault();
});
uploadQueue.setOnline(navigator.onLine);
