import { parentPort, workerData } from 'node:worker_threads';
import { closeViews } from './closeViews.ts';
import { fleet } from './fleet.ts';
import { jobs, type PictureDone } from './jobs.ts';
import { paintPicture } from './paintPicture.ts';

// One of several threads that draw; each takes every n-th picture. Reports each finished picture, with where its plate is.
const {
  first,
  step,
  photos,
  masks,
  panes,
}: {
  first: number;
  step: number;
  photos: string;
  masks: string;
  panes: string;
} = workerData;

for (let i = first; i < jobs.length; i += step) {
  const job = jobs[i];
  const sample = fleet.find(({ vehicle }) => vehicle === job?.vehicle);
  if (!job || !sample) throw new Error(`picture ${i} belongs to no vehicle`);
  const scene = closeViews.find(({ code }) => code === job.angle)?.scene ?? 'car';
  const folders = { photos: new URL(photos), masks: new URL(masks), panes: new URL(panes) };
  const plate = await paintPicture(job, await sample.build(scene), sample.shape, i + 1, folders);
  const done: PictureDone = { name: job.name, plate };
  parentPort?.postMessage(done);
}
