import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import sharp from 'sharp';
import type { Photo } from '../../../contract/photos/photo.ts';
import { openDatabase } from '../../../server/db/client.ts';
import { migrate } from '../../../server/db/migrate.ts';
import { samples } from '../../../server/db/seed/samples/index.ts';
import { insertTestData } from '../../api/setup/testData.ts';
import { memoryOf, takePeak } from '../memory.ts';
import { signIn, startProcess } from '../product.ts';

const SAMPLES = new URL('../../../server/db/seed/samples/', import.meta.url);
const READS = 500;
const VEHICLES = 3;
/** Longer than the half minute after which the threads end, in milliseconds. */
const REST_MS = 60_000;
/** Width of the small copy that the page sends to find out what a photo shows, in pixels. */
const SMALL = 640;

/** Memory of the whole product with the embedded database and its own network, in MB. */
export interface ProductMemory {
  /** At most, for the seconds of the start. */
  starting: number;
  started: number;
  read: number;
  /** The highest value while photos were uploaded and processed. */
  working: number;
  rested: number;
  photos: number;
}

/** Starts the product, reads lists, has photos recognised, uploads and processes them, and waits until it is idle. */
export const measureProductMemory = async (): Promise<ProductMemory> => {
  const folder = await mkdtemp(join(tmpdir(), 'turntable-bench-'));
  const db = await openDatabase({ folder: join(folder, 'database') });
  await migrate(db);
  const { views } = await insertTestData(db);
  await db.close();
  const product = await startProcess('working', folder);
  const now = () => memoryOf(product.pid).now;
  try {
    const starting = takePeak(product.pid);
    const started = now();
    const token = await signIn(product.url, 'employee');
    const ask = async <Data>(path: string, body?: FormData | object): Promise<Data> => {
      const json = body && !(body instanceof FormData);
      const answer = await fetch(`${product.url}/api/${path}`, {
        method: body ? 'POST' : 'GET',
        headers: {
          authorization: `Bearer ${token}`,
          ...(json && { 'content-type': 'application/json' }),
        },
        ...(body && { body: body instanceof FormData ? body : JSON.stringify(body) }),
      });
      if (!answer.ok) throw new Error(`${path} answered ${answer.status}`);
      return ((await answer.json()) as { data: Data }).data;
    };
    for (let n = 0; n < READS; n++) await ask('cars?per_page=25');
    const read = now();

    takePeak(product.pid);
    const photos = samples.filter(({ file }) => file.startsWith('golf')).slice(0, views.length);
    const cars: number[] = [];
    for (let n = 0; n < VEHICLES; n++) {
      const { id } = await ask<{ id: number }>('cars', { vehicle_name: `Golf ${n}` });
      const sent = photos.map(async ({ file }, index) => {
        const bytes = await readFile(new URL(file, SAMPLES));
        const small = new FormData();
        small.set('photo', new Blob([await sharp(bytes).resize(SMALL).jpeg().toBuffer()]), file);
        await ask('upload/look', small);
        const form = new FormData();
        form.set('preset_item', String(views[index]));
        form.set('photo', new Blob([bytes]), file);
        return (await ask<Photo>(`cars/${id}/photo/upload`, form)).id;
      });
      await ask(`cars/${id}/photo/process`, { photos: await Promise.all(sent) });
      cars.push(id);
    }
    for (let busy = true; busy; ) {
      await setTimeout(500);
      const states = await Promise.all(cars.map((id) => ask<{ photos: Photo[] }>(`cars/${id}`)));
      busy = states.some((car) => car.photos.some(({ in_process }) => in_process === 1));
    }
    const working = memoryOf(product.pid).peak;
    await setTimeout(REST_MS);
    return { starting, started, read, working, rested: now(), photos: VEHICLES * photos.length };
  } finally {
    await product.stop();
    await rm(folder, { recursive: true, force: true });
  }
};
