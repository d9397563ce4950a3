import { readFile } from 'node:fs/promises';
import type { Storage } from '@turntable/declare/server/files/storage.ts';
import type { PlateCorners } from '../../../contract/photos/plateCorners.ts';
import { samples } from '../../db/seed/samples/index.ts';
import { shrinkForPreview } from '../../imaging/shrink.ts';

const PHOTOS = new URL('../../db/seed/samples/', import.meta.url);
const MASKS = new URL('../../db/seed/masks/', import.meta.url);
const PANES = new URL('../../db/seed/panes/', import.meta.url);
/** The drawn vehicle shown when a company has no photo: the one with every view. */
const SAMPLE = 'golf';
/** Number of reduced pictures, some hundred kilobytes each, cached for the next change of a setting. */
const KEPT = 200;

const kept = new Map<string, Promise<Uint8Array>>();

/** Returns the cached picture, else what `read` returns, reduced. Evicts the least recently used one; failures are not cached. */
const remembered = (name: string, read: () => Promise<Uint8Array>): Promise<Uint8Array> => {
  const picture = kept.get(name) ?? read().then(shrinkForPreview);
  kept.delete(name);
  kept.set(name, picture);
  picture.catch(() => kept.delete(name));
  const [oldest] = kept.keys();
  if (kept.size > KEPT && oldest !== undefined) kept.delete(oldest);
  return picture;
};

/** Returns a stored picture, reduced for previews. The content of a key never changes. Throws FileMissing. */
export const smallStored = (storage: Storage, key: string): Promise<Uint8Array> =>
  remembered(key, () => storage.read(key));

/** A drawn photo, reduced for previews, with its outline, its glass and the position of its licence plate. */
export interface PreviewSample {
  readonly photo: () => Promise<Uint8Array>;
  readonly mask?: () => Promise<Uint8Array>;
  readonly panes?: () => Promise<Uint8Array>;
  readonly plate: PlateCorners | undefined;
}

/** Returns the sample's photo of a view of the standard preset, with its outline; undefined where there is none. */
export const sampleOf = (code: string): PreviewSample | undefined => {
  const sample = samples.find(({ vehicle, angle }) => vehicle === SAMPLE && angle === code);
  if (!sample) return undefined;
  const { file, mask, plate } = sample;
  const from = (folder: URL, name: string) => () =>
    remembered(`${folder} ${name}`, () => readFile(new URL(name, folder)));
  return {
    plate,
    photo: from(PHOTOS, file),
    ...(mask !== undefined && { mask: from(MASKS, mask), panes: from(PANES, mask) }),
  };
};
