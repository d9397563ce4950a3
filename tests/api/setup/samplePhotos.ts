import { readFile } from 'node:fs/promises';
import sharp from 'sharp';
import { samples } from '../../../server/db/seed/samples/index.ts';

export interface SentPhoto {
  name: string;
  bytes: Uint8Array<ArrayBuffer>;
}

const FOLDER = new URL('../../../server/db/seed/samples/', import.meta.url);

/** Width of the photos in pixels: half that of the samples, because cutting out a quarter of the pixels is faster. */
const WIDTH = 800;
const made = new Map<string, Promise<SentPhoto>>();

/** Returns a drawn photo of a vehicle in the preset's view of this code. */
export function sampleOf(code: string): Promise<SentPhoto> {
  const photo = made.get(code) ?? smallSample(code);
  made.set(code, photo);
  return photo;
}

async function smallSample(code: string): Promise<SentPhoto> {
  const sample = samples.find(({ angle }) => angle === code);
  if (!sample) throw new Error(`No sample photograph shows ${code}`);
  const bytes = await sharp(await readFile(new URL(sample.file, FOLDER)))
    .resize(WIDTH)
    .jpeg({ quality: 90 })
    .toBuffer();
  return { name: sample.file, bytes: new Uint8Array(bytes) };
}

/** Returns a drawn photo in which a quarter of the vehicle is hardly visible, so that its outline is doubtful there. */
export async function inFog(code: string): Promise<SentPhoto> {
  const { name, bytes } = await sampleOf(code);
  const fog = await sharp({
    create: {
      width: WIDTH / 4,
      height: (WIDTH * 3) / 4,
      channels: 4,
      background: { r: 150, g: 160, b: 165, alpha: 0.7 },
    },
  })
    .png()
    .toBuffer();
  const hidden = await sharp(bytes)
    .composite([{ input: fog, left: Math.round(WIDTH * 0.65), top: 0 }])
    .jpeg({ quality: 90 })
    .toBuffer();
  return { name, bytes: new Uint8Array(hidden) };
}

/** Returns a photo of a wall: sharp, bright, and without a vehicle. */
export async function wall(shade = 190): Promise<SentPhoto> {
  const background = { r: shade, g: shade, b: shade - 8 };
  const bytes = await sharp({ create: { width: WIDTH, height: 600, channels: 3, background } })
    .jpeg()
    .toBuffer();
  return { name: 'wall.jpg', bytes: new Uint8Array(bytes) };
}
