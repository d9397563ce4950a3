import { readFile } from 'node:fs/promises';
import type { Mask, Pixels } from '../pixels.ts';
import { resizePixels } from '../raster.ts';
import { loadOpenCv, type OpenCv, withMats } from './opencv.ts';

/** What the network looks at, whatever the picture's proportions, and what it answers with, half of that. */
const SEEN = { width: 160, height: 112 };
const ANSWERED = { width: 80, height: 56 };
/** It was taught on colours from -0.5 to 0.5. */
const MIDDLE = 127.5;

/** Learnt by `scripts/vehicleNet`, which tells from what. */
const FILE = new URL('vehicleNet.onnx', import.meta.url);

let opening: Promise<(picture: Pixels) => Mask> | null = null;

/**
 * Where a vehicle is seen: the look of a small network, the same for the same picture on every machine.
 * @returns how likely each of 80 × 56 parts of the picture shows the vehicle that it is about, 0 to 255; its shadow and its reflection do not
 */
export async function seeVehicle(picture: Pixels): Promise<Mask> {
  opening ??= openNet();
  const look = await opening;
  return look(await resizePixels(picture, SEEN.width, SEEN.height));
}

async function openNet(): Promise<(picture: Pixels) => Mask> {
  const { cv } = await loadOpenCv();
  const net = readNet(cv, await readFile(FILE));
  return (picture) =>
    withMats((keep) => {
      const source = keep(new cv.Mat(picture.height, picture.width, cv.CV_8UC3));
      source.data.set(picture.data);
      const middle = new cv.Scalar(MIDDLE, MIDDLE, MIDDLE, 0);
      net.setInput(
        keep(
          cv.blobFromImage(
            source,
            1 / 255,
            new cv.Size(picture.width, picture.height),
            middle,
            false,
            false,
            cv.CV_32F,
          ),
        ),
      );
      const seen: Float32Array = keep(net.forward()).data32F;
      return { ...ANSWERED, data: Uint8Array.from(seen, (likely) => Math.round(likely * 255)) };
    });
}

/** OpenCV reads networks from files of its own, which live in memory. */
function readNet(cv: OpenCv, bytes: Uint8Array) {
  cv.FS_createDataFile('/', 'vehicleNet.onnx', bytes, true, false, false);
  return cv.readNetFromONNX('/vehicleNet.onnx');
}
