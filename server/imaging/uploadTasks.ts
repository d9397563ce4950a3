import sharp from 'sharp';
import type { ShownView } from '../../contract/views/shownView.ts';
import { tellView } from './cutout/tellView.ts';
import { vehicleNet } from './cutout/vehicleNet.ts';
import { inspectUpload, type UploadFacts } from './inspect.ts';
import { toPixels } from './raster.ts';
import { type ThreadState, unbroken } from './unbroken.ts';
import { type UnusableCode, UnusableImage } from './unusableImage.ts';

/** What an upload waits for: whether it is sound, and then, of its preview, what it shows. */
export type UploadTask =
  | { kind: 'inspect'; source: string | Uint8Array }
  | { kind: 'look'; picture: Uint8Array; state: ThreadState };
/** An upload's verdict. Error classes are lost between threads, so a refusal is a value. */
export type InspectAnswer = { facts: UploadFacts } | { refused: UnusableCode };
/** What a photo shows; null where that is not clear. */
export type LookAnswer = { shows: ShownView | null };

/** Of the photo that this thread looks at; one at a time. */
let state: ThreadState;
const opened = vehicleNet((run) => unbroken(state, run));

/** Does in a thread what an upload waits for: checks it, or tells what a sound one shows. */
export async function handleUpload(task: UploadTask): Promise<InspectAnswer | LookAnswer> {
  if (task.kind === 'inspect') return inspect(task.source);
  state = task.state;
  const look = await opened();
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
