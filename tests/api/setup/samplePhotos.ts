import { readFile } from 'node:fs/promises';
import sharp from 'sharp';
import { samples } from '../../../server/db/seed/samples/index.ts';

export interface SentPhoto {
  name: string;
  bytes: Uint8Array<ArrayBuffer>;
}

const FOLDER = new URL('../../../server/db/seed/samples/', import.meta.url);

/** A drawn photograph of a vehicle from the preset's view of this code. */
export async function sampleOf(code: string): Promise<SentPhoto> {
  const sample = samples.find(({ angle }) => angle === code);
  if (!sample) throw new Error(`No sample photograph shows ${code}`);
  return { name: sample.file, bytes: new Uint8Array(await readFile(new URL(sample.file, FOLDER))) };
}

/** A photograph of a wall: sharp, bright, and without any vehicle. */
export async function wall(shade = 190): Promise<SentPhoto> {
  const background = { r: shade, g: shade, b: shade - 8 };
  const bytes = await sharp({ create: { width: 1200, height: 900, channels: 3, background } })
    .jpeg()
    .toBuffer();
  return { name: 'wall.jpg', bytes: new Uint8Array(bytes) };
}
