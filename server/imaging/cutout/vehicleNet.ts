import { fileURLToPath } from 'node:url';
import { ShownView } from '../../../contract/views/shownView.ts';
import { fillByIndex, type Mask, type Pixels, type Size } from '../pixels.ts';
import { resizePixels } from '../raster.ts';
import { openNetwork, type Whole } from './openNetwork.ts';

/**
 * What the network sees in a picture. `vehicle` and `glass`: how likely each place shows the picture's main vehicle, without shadow and reflection,
 * and how likely its glass, 0 to 255. `views`: how likely the picture shows each view, 0 to 1, with a sum of 1.
 */
export type Seen = {
  vehicle: Mask;
  glass: Mask;
  views: readonly { view: ShownView; likely: number }[];
};

/** The network's input sides are multiples of this; its output has half the resolution. */
const GRID = 32;
const ANSWERED = 2;
/** Height of the training pictures, as a share of their width. */
const PROPORTIONS = 2 / 3;

/** Trained by `scripts/vehicleNet`, which documents the data. */
const FILE = fileURLToPath(new URL('vehicleNet.onnx', import.meta.url));

/** Runs the network on a picture scaled to about this longer side. */
export type Look = (picture: Pixels, side: number) => Promise<Seen>;

/** Returns a function that opens the network on its first call, and returns the same one on every call. */
export function vehicleNet(whole: Whole): () => Promise<Look> {
  let opening: Promise<Look> | null = null;
  return () => (opening ??= openVehicleNet(whole));
}

/** Opens the network that detects vehicles. */
export async function openVehicleNet(whole: Whole): Promise<Look> {
  const session = await openNetwork(FILE, 1, whole);
  const { Tensor } = await import('onnxruntime-node');
  return async (picture, side) => {
    const { width, height } = onGrid(picture, side);
    const planes = toPlanes(await resizePixels(picture, width, height));
    const answer = await whole(() =>
      session.run({ photo: new Tensor('float32', planes, [1, 3, height, width]) }),
    );
    const seen = answer.seen?.data;
    const views = answer.views?.data;
    if (!(seen instanceof Float32Array && views instanceof Float32Array))
      throw new Error('the network returned no likelihoods');
    const size = { width: width / ANSWERED, height: height / ANSWERED };
    const count = size.width * size.height;
    const mask = (from: number) => ({
      ...size,
      data: fillByIndex(new Uint8Array(count), (i) => Math.round((seen[from + i] ?? 0) * 255)),
    });
    return {
      vehicle: mask(0),
      glass: mask(count),
      views: ShownView.options.map((view, i) => ({ view, likely: views[i] ?? 0 })),
    };
  };
}

/** Keeps the number of pixels that a training picture of this longer side has. */
function onGrid({ width, height }: Size, side: number): Size {
  const scale = (side * Math.sqrt(PROPORTIONS / (width * height))) / GRID;
  const cells = (length: number) => Math.max(1, Math.round(length * scale)) * GRID;
  return { width: cells(width), height: cells(height) };
}

/** Returns red, green and blue as planes, 0 to 255. */
function toPlanes({ data, width, height }: Pixels): Float32Array {
  const size = width * height;
  const planes = new Float32Array(size * 3);
  for (let c = 0; c < 3; c++)
    for (let i = 0; i < size; i++) planes[c * size + i] = data[i * 3 + c] ?? 0;
  return planes;
}
