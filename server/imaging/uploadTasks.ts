import sharp from 'sharp';
import { tellView } from './cutout/tellView.ts';
import { openVehicleNet } from './cutout/vehicleNet.ts';
import { inspectUpload } from './inspect.ts';
import { toPixels } from './raster.ts';
import { type ThreadState, unbroken } from './unbroken.ts';
import { UnusableImage } from './unusableImage.ts';
import type { InspectAnswer, LookAnswer, UploadTask } from './worker.ts';

/** The network, once a thread has looked at a photo. */
let opening: ReturnType<typeof openVehicleNet> | null = null;
/** Of the photo that this thread looks at; one at a time. */
let state: ThreadState;

/** Does in a thread what an upload waits for: checks it, or tells what a sound one shows. */
export async function handleUpload(task: UploadTask): Promise<InspectAnswer | LookAnswer> {
  if (task.kind === 'inspect') return inspect(task.source);
  state = task.state;
  opening ??= openVehicleNet((run) => unbroken(state, run));
  const look = await opening;
  return { shows: await tellView(look, await toPixels(sharp(task.picture))) };
}

async function inspect(source: string | Uint8Array): Promise<InspectAnswer> {
  try {
    return { facts: await inspectUpload(source) };
  } catch (error) {
    if (error instanceof UnusableImage) return { refused: error.code };
    throw error;
  }
}
