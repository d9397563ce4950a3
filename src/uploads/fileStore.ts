import { createStore, delMany, getMany, keys } from 'idb-keyval';

/** What is stored beside a kept file: small, because it is written again with every chunk that is sent. */
export interface Note {
  queue: string;
  /** Its user; null until one has chosen what a shared photo shows. */
  user: number | null;
  /** The page that sends the file; another page takes over when it is gone. */
  page: string;
  sent: number;
  /** When it was last written, in milliseconds since 1970. */
  at: number;
}

/** The files that this browser keeps until they are uploaded, by their keys, each with its note. */
export const store = createStore('turntable-uploads', 'files');

export const noteOf = (key: string): string => `note:${key}`;

/** Returns the notes of all kept files, without the files. */
export const readNotes = async (): Promise<{ key: string; note: Note | undefined }[]> => {
  const names = (await keys<string>(store)).filter((key) => !key.startsWith('note:'));
  const notes = await getMany<Note | undefined>(names.map(noteOf), store);
  return names.map((key, index) => ({ key, note: notes[index] }));
};

/** Deletes kept files with their notes. */
export const removeFiles = (files: readonly string[]): Promise<void> =>
  delMany(
    files.flatMap((key) => [key, noteOf(key)]),
    store,
  );
