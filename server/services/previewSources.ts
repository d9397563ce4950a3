import { readFile } from 'node:fs/promises';
import { samples } from '../db/seed/samples/index.ts';
import { shrinkForPreview } from '../imaging/shrink.ts';
import type { Storage } from '../storage/storage.ts';
import { VersionedCache } from './lists/cache.ts';

const PHOTOS = new URL('../db/seed/samples/', import.meta.url);
const MASKS = new URL('../db/seed/masks/', import.meta.url);
/** The drawn vehicle that stands in where a company has no photo: the one with every view. */
const SAMPLE = 'golf';
/** Shrunken pictures, of some hundred kilobytes each, that are kept for the next change of a setting. */
const KEPT = 200;

const kept = new VersionedCache<Uint8Array>(KEPT);
const ONLY_VERSION = '';

const remembered = (name: string, read: () => Promise<Uint8Array>): Promise<Uint8Array> =>
  kept.get(name, ONLY_VERSION, () => read().then(shrinkForPreview));

/** A stored picture as previews use it. What lies under a key never changes. Throws FileMissing. */
export const smallStored = (storage: Storage, key: string): Promise<Uint8Array> => remembered(key, () => storage.read(key));

/** The sample's photo of a view of the standard preset, with its outline; undefined where there is none. */
export const sampleOf = (code: string): { photo: () => Promise<Uint8Array>; mask: (() => Promise<Uint8Array>) | undefined } | undefined => {
  const sample = samples.find(({ vehicle, angle }) => vehicle === SAMPLE && angle === code);
  if (!sample) return undefined;
  const { file, mask } = sample;
  return {
    photo: () => remembered(`sample ${file}`, () => readFile(new URL(file, PHOTOS))),
    mask: mask === undefined ? undefined : () => remembered(`sample ${mask}`, () => readFile(new URL(mask, MASKS))),
  };
};
