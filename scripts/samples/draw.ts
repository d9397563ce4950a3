/**
 * Redraws the pictures that the product ships, except rooms (`npm run samples:rooms`): `npm run samples`.
 * The preset's outlines, logo and illustrations, the sample photos with the masks of vehicle and glass, and their index; always the same bytes.
 * Needs about five minutes of processor time, spread over as many threads as there are cores: some three minutes on two free ones.
 */
import { mkdirSync, readdirSync, rmSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { Worker } from 'node:worker_threads';
import type { PlateCorners } from '../../contract/photos/plateCorners.ts';
import { drawBrand } from './drawBrand.ts';
import { drawPresets } from './drawPresets.ts';
import type { PictureDone } from './jobs.ts';
import { writeIndex } from './writeIndex.ts';

const root = new URL('../../', import.meta.url);
const photos = new URL('server/db/seed/samples/', root);
const masks = new URL('server/db/seed/masks/', root);
const panes = new URL('server/db/seed/panes/', root);

for (const [folder, ending] of [
  [photos, '.jpg'],
  [masks, '.png'],
  [panes, '.png'],
] as const) {
  mkdirSync(folder, { recursive: true });
  for (const file of readdirSync(folder)) if (file.endsWith(ending)) rmSync(new URL(file, folder));
}

drawPresets(new URL('server/presets/standard.ts', root));
await drawBrand(root);

const plates = new Map<string, PlateCorners>();
const painters = Math.min(availableParallelism(), 8);
await Promise.all(
  Array.from(
    { length: painters },
    (_, first) =>
      new Promise<void>((resolve, reject) => {
        const worker = new Worker(new URL('./drawWorker.ts', import.meta.url), {
          workerData: {
            first,
            step: painters,
            photos: photos.href,
            masks: masks.href,
            panes: panes.href,
          },
        });
        worker.on('message', ({ name, plate }: PictureDone) => {
          if (plate) plates.set(name, plate);
          console.log(name);
        });
        worker.on('error', reject);
        worker.on('exit', (code) =>
          code === 0 ? resolve() : reject(new Error(`a painter stopped with code ${code}`)),
        );
      }),
  ),
);

writeIndex(new URL('index.ts', photos), plates);
