import { parentPort, workerData } from 'node:worker_threads';
import { fleet } from './fleet.ts';
import { jobs } from './jobs.ts';
import { paintPicture } from './paintPicture.ts';
import type { Subject } from './render/picture.ts';

/** One of several painters; each takes every n-th picture. Reports the name of each picture that is done. */
const { first, step, photos, masks }: { first: number; step: number; photos: string; masks: string } = workerData;

const models = new Map<string, Promise<Subject>>();
for (let i = first; i < jobs.length; i += step) {
  const job = jobs[i];
  const sample = fleet.find(({ vehicle }) => vehicle === job?.vehicle);
  if (!job || !sample) throw new Error(`picture ${i} belongs to no vehicle`);
  const model = models.get(job.vehicle) ?? sample.build();
  models.set(job.vehicle, model);
  await paintPicture(job, await model, i + 1, { photos: new URL(photos), masks: new URL(masks) });
  parentPort?.postMessage(job.name);
}
