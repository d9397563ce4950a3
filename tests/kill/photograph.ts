import { readFileSync } from 'node:fs';
import sharp from 'sharp';
import { samples } from '../../server/db/seed/samples/index.ts';

const SAMPLES = new URL('../../server/db/seed/samples/', import.meta.url);

/** Returns a drawn vehicle in this view, slightly different in every round, so that no two files are alike. */
export async function photograph(view: string, round: number): Promise<Uint8Array<ArrayBuffer>> {
  const sample = samples.find(({ angle }) => angle === view);
  if (!sample) throw new Error(`No sample photograph shows ${view}`);
  const brightness = 0.9 + (round % 20) * 0.01;
  return new Uint8Array(
    await sharp(readFileSync(new URL(sample.file, SAMPLES)))
      .modulate({ brightness })
      .jpeg({ quality: 88 })
      .toBuffer(),
  );
}
