import sharp from 'sharp';
import { type Recognised, recognise } from './cutout/recognise.ts';
import { vehicleNet } from './cutout/vehicleNet.ts';
import { inspectUpload, type UploadFacts } from './inspect.ts';
import { toPixels } from './raster.ts';
import { type ThreadState, uninterrupted } from './threadState.ts';
import { type UnusableCode, UnusableImage } from './unusableImage.ts';

/** The tasks of an upload: check the file, then recognise what its preview shows. */
export type UploadTask =
  | { kind: 'inspect'; source: string | Uint8Array; state: ThreadState }
  | { kind: 'look'; picture: Uint8Array; state: ThreadState };
/** An upload's verdict. Error classes are lost between threads, so a refusal is a value. */
export type InspectAnswer = { facts: UploadFacts } | { refused: UnusableCode };

/** The state of this thread's current photo. */
let state: ThreadState;
const opened = vehicleNet((run) => uninterrupted(state, run));

/** Runs an upload's task in a thread: checks the file, or recognises what a valid one shows. */
export async function handleUpload(task: UploadTask): Promise<InspectAnswer | Recognised> {
  if (task.kind === 'inspect') return inspect(task.source);
  state = task.state;
  const look = await opened();
  return recognise(look, await toPixels(sharp(task.picture)));
}

async function inspect(source: string | Uint8Array): Promise<InspectAnswer> {
  try {
    return { facts: await inspectUpload(source) };
  } catch (error) {
    if (error instanceof UnusableImage) return { refused: error.code };
    throw error;
  }
}
