import { parse } from 'node:path';
import { type InferenceSession, Tensor } from 'onnxruntime-node';
import { glassFinder } from '../glass/findGlass.ts';
import {
  clamp,
  fillByIndex,
  type Mask,
  type PixelBox,
  type Pixels,
  sizeWithin,
  toPixelBox,
  wholeOf,
  withRoom,
} from '../pixels.ts';
import { cropPixels, placeMask, resizeMask, resizePixels } from '../raster.ts';
import { combineOutlines } from './combineOutlines.ts';
import { COPY_SIDE, continuedBeyondEdges } from './continued.ts';
import { findVehicle } from './detectVehicle.ts';
import type { CutoutEngine } from './engine.ts';
import { type OnnxProfile, profileFor } from './onnxProfiles.ts';
import { openNetwork, type Whole } from './openNetwork.ts';
import { vehicleNet } from './vehicleNet.ts';

/** Side of the coarse outline that is handed on: more than any model's input resolves. */
const OUTLINE_SIDE = 1024;
/** Margin that is added to the user's box on each side for the model. */
const BOX_MARGIN = 0.08;

/**
 * Opens a salient-object model (U²-Net, IS-Net, BiRefNet layouts) with ONNX Runtime. Its outlines are corrected by the product's own network.
 * @param modelPath a `.onnx` file
 * @param options.threads processor threads that one inference may use
 * @param options.whole runs ONNX Runtime's work, during which the thread must not be ended
 * @throws when the file cannot be read, is no model, or no profile is known for it
 */
export async function openOnnxEngine(
  modelPath: string,
  { threads, whole = (run) => run() }: { threads: number; whole?: Whole },
): Promise<CutoutEngine> {
  const profile = await profileFor(modelPath);
  const session = await openNetwork(modelPath, threads, whole);
  const own = vehicleNet(whole);
  return {
    name: parse(modelPath).name,
    findGlass: glassFinder(own),
    async cut(image, hint) {
      const region = regionOf(
        image,
        hint.box === null ? null : toPixelBox(hint.box, image.width, image.height),
      );
      const { width, height } = sizeWithin(region, COPY_SIDE);
      const copy = await resizePixels(cropPixels(image, region), width, height);
      const { picture, ofOriginal } = await continuedBeyondEdges(copy);
      const { mask, peak } = await infer(session, profile, picture, whole);
      const outline = await placeOutline(await ofOriginal(mask), region, image);
      const { likely } = await findVehicle(await own(), image, hint.box);
      return {
        ...combineOutlines(outline, await resizeMask(likely, outline.width, outline.height)),
        confidence: peak * certainty(mask),
        draft: false,
      };
    },
  };
}

function regionOf(image: Pixels, box: PixelBox | null): PixelBox {
  return box ? withRoom(box, BOX_MARGIN, image) : wholeOf(image);
}

async function infer(
  session: InferenceSession,
  profile: OnnxProfile,
  image: Pixels,
  whole: Whole,
): Promise<{ mask: Mask; peak: number }> {
  const side = profile.inputSize;
  const scaled = await resizePixels(image, side, side);
  const input = session.inputNames[0] ?? '';
  const planes = new Tensor('float32', toPlanes(scaled, profile), [1, 3, side, side]);
  const answer = await whole(() => session.run({ [input]: planes }));
  const output = answer[session.outputNames[0] ?? ''];
  if (!output || !(output.data instanceof Float32Array))
    throw new Error('the cut-out model did not answer with 32-bit coverage');
  const [height, width] = output.dims.slice(-2);
  if (!width || !height || output.data.length < width * height)
    throw new Error('the cut-out model answered in an unknown layout');
  const values = output.data.subarray(0, width * height);
  return stretch(
    profile.output === 'sigmoid' ? values.map((value) => 1 / (1 + Math.exp(-value))) : values,
    width,
    height,
  );
}

/** Returns red, green and blue as planes, divided by the picture's largest value, then normalised. */
function toPlanes(image: Pixels, { mean, deviation }: OnnxProfile): Float32Array {
  const size = image.width * image.height;
  const largest = image.data.reduce((most, value) => Math.max(most, value), 1);
  const planes = new Float32Array(size * 3);
  for (const c of [0, 1, 2] as const) {
    for (let i = 0; i < size; i++)
      planes[c * size + i] = ((image.data[i * 3 + c] ?? 0) / largest - mean[c]) / deviation[c];
  }
  return planes;
}

/** Stretches the coverage to its full range; `peak` is the largest value before, which shows whether anything was found. */
function stretch(
  values: Float32Array,
  width: number,
  height: number,
): { mask: Mask; peak: number } {
  let low = Number.POSITIVE_INFINITY;
  let high = Number.NEGATIVE_INFINITY;
  for (const value of values) {
    if (value < low) low = value;
    if (value > high) high = value;
  }
  const range = high - low || 1;
  return {
    mask: {
      data: fillByIndex(new Uint8Array(values.length), (i) =>
        Math.round((((values[i] ?? 0) - low) / range) * 255),
      ),
      width,
      height,
    },
    peak: clamp(high, 0, 1),
  };
}

/** Returns the mean coverage, 0 to 1, of what is covered by half or more: near 1 for a clear outline, near 0.5 for a guess; 0 if nothing is. */
function certainty({ data }: Mask): number {
  let sum = 0;
  let count = 0;
  for (const coverage of data) {
    if (coverage < 128) continue;
    sum += coverage;
    count++;
  }
  return count === 0 ? 0 : sum / count / 255;
}

/** Places the region's outline inside an empty outline of the whole photo. */
function placeOutline(mask: Mask, region: PixelBox, image: Pixels): Promise<Mask> {
  return placeMask(mask, region, image, sizeWithin(image, OUTLINE_SIDE));
}
