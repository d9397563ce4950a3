import { storedUser } from '@turntable/declare/api/session.ts';
import { getMany, setMany } from 'idb-keyval';
import { type Note, noteOf, readNotes, removeFiles, store } from './fileStore.ts';
import { setHasKeptUploads } from './hasKeptUploads.ts';
import { newUploadKey } from './uploadKey.ts';
import type { FileUpload, UploadQueue } from './uploadQueue.ts';

/** How long files wait for their user to come back, in milliseconds: 14 days. Then they are deleted. */
const KEPT = 14 * 24 * 60 * 60 * 1000;

const lockOf = (page: string) => `turntable-uploads-${page}`;

/** Takes over a queue's files from closed pages of the same user, and deletes what any user has left for too long. */
const takeOver = async <Upload extends FileUpload>(
  mine: Omit<Note, 'sent' | 'at'>,
): Promise<Upload[]> =>
  navigator.locks.request('turntable-uploads', async () => {
    const { held = [] } = await navigator.locks.query();
    const open = new Set(held.map(({ name }) => name));
    const files = await readNotes();
    const now = Date.now();
    const left = files.filter(({ note }) => !note || !open.has(lockOf(note.page)));
    const old = left.filter(({ note }) => !note || now - note.at > KEPT);
    await removeFiles(old.map(({ key }) => key));
    const taken = left.flatMap(({ key, note }) =>
      note && now - note.at <= KEPT && note.queue === mine.queue && note.user === mine.user
        ? [{ key, note: { ...note, page: mine.page, at: now } }]
        : [],
    );
    await setMany(
      taken.map(({ key, note }) => [noteOf(key), note]),
      store,
    );
    const uploads = await getMany<Upload | undefined>(
      taken.map(({ key }) => key),
      store,
    );
    setHasKeptUploads(files.length > old.length);
    return uploads.flatMap((upload, index) =>
      upload ? [{ ...upload, sent: taken[index]?.note.sent }] : [],
    );
  });

/** Stores what is added to a queue, and its progress, until it is uploaded or dropped. */
const storeChanges = <Upload extends FileUpload>(
  queue: Pick<UploadQueue<Upload, unknown>, 'subscribe' | 'snapshot'>,
  mine: Omit<Note, 'sent' | 'at'>,
): void => {
  const written = new Map<string, number>();
  const write = () => {
    const open = queue.snapshot().filter(({ state }) => state.name !== 'done');
    const entries = open.flatMap(({ state: _, ...upload }): [string, unknown][] => {
      const { key, sent = 0 } = upload;
      const before = written.get(key);
      if (before === sent) return [];
      written.set(key, sent);
      const note: [string, Note] = [noteOf(key), { ...mine, sent, at: Date.now() }];
      return before === undefined ? [[key, upload], note] : [note];
    });
    const gone = [...written.keys()].filter((key) => open.every((upload) => upload.key !== key));
    for (const key of gone) written.delete(key);
    if (entries.length === 0 && gone.length === 0) return;
    setHasKeptUploads(true);
    // if the browser's storage is full, only the page keeps the file
    if (entries.length > 0) setMany(entries, store).catch(() => {});
    if (gone.length > 0) removeFiles(gone).catch(() => {});
  };
  queue.subscribe(write);
  write(); // what was added before subscribing
};

/**
 * Keeps the files of a queue in the browser for the signed-in user, so that a reload loses none, and adds what earlier pages left behind.
 * Browsers have no locks over plain http, which tell whether another page still sends a file: there nothing is kept.
 */
export const keepUploads = async <Upload extends FileUpload>(
  name: string,
  queue: Pick<UploadQueue<Upload, unknown>, 'subscribe' | 'snapshot' | 'add'>,
): Promise<void> => {
  const user = storedUser()?.id;
  if (user === undefined || !navigator.locks || !globalThis.indexedDB) return;
  const mine = { queue: name, user, page: newUploadKey() };
  navigator.locks.request(lockOf(mine.page), () => new Promise(() => {})); // held as long as the page is open
  const left = await takeOver<Upload>(mine).catch(() => undefined);
  if (!left) return; // the browser's storage is switched off
  storeChanges(queue, mine);
  if (left.length > 0) queue.add(left);
};
