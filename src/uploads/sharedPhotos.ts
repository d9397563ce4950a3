import { getMany, setMany } from 'idb-keyval';
import { type Note, noteOf, readNotes, removeFiles, store } from './fileStore.ts';
import { newUploadKey } from './uploadKey.ts';

// Photos that the user has shared with the application from another one. The service worker puts them into the store of unsent uploads, where
// they wait until the user has chosen their vehicle. After 14 days they are deleted with the others (keepUploads.ts).

const QUEUE = 'shared';

/** The keys of the photos that this page has read. */
const keyOf = new WeakMap<File, string>();

/** Keeps photos until their vehicle is chosen. @throws if the browser's storage is full or switched off */
export const keepShared = (photos: readonly File[]): Promise<void> =>
  setMany(
    photos.flatMap((file, index): [string, unknown][] => {
      const key = newUploadKey();
      const at = Date.now() + index; // in the order they were shared
      const note: Note = { queue: QUEUE, user: null, page: '', sent: 0, at };
      return [
        [key, file],
        [noteOf(key), note],
      ];
    }),
    store,
  );

/** Returns the photos whose vehicle is not chosen yet, in the order they were shared; none where the browser's storage is switched off. */
export const readShared = async (): Promise<File[]> => {
  const notes = await readNotes().catch(() => []);
  const shared = notes
    .flatMap(({ key, note }) => (note?.queue === QUEUE ? [{ key, at: note.at }] : []))
    .sort((one, other) => one.at - other.at);
  if (shared.length === 0) return [];
  const photos = await getMany<File | undefined>(
    shared.map(({ key }) => key),
    store,
  );
  return photos.flatMap((photo, index) => {
    if (!photo) return [];
    keyOf.set(photo, shared[index]?.key ?? '');
    return [photo];
  });
};

/** Deletes those of the photos that `readShared` has returned: they are discarded, or in the queue of uploads. */
export const forgetShared = async (photos: readonly File[]): Promise<void> => {
  const keys = photos.flatMap((photo) => keyOf.get(photo) ?? []);
  if (keys.length > 0) await removeFiles(keys);
};
