import sharp from 'sharp';
import type { PlateCorners } from '../../contract/photos/plateCorners.ts';
import { plateSeen } from './car/plateSeen.ts';
import type { CarShape } from './car/shape.ts';
import { closeViews } from './closeViews.ts';
import type { PictureJob } from './jobs.ts';
import { type Camera, cameraAt, framed } from './render/camera.ts';
import { seeded } from './render/noise.ts';
import { type Picture, photograph, type Subject } from './render/picture.ts';
import { extent, SHARE } from './silhouettes.ts';
import { exteriorViews, standpoint } from './views.ts';

const WIDE = { width: 1600, height: 1200 };
const CLOSE = { width: 1200, height: 900 };

/** Where the picture's files go. */
export interface Folders {
  photos: URL;
  masks: URL;
  panes: URL;
}

/**
 * Draws a sample photo as JPEG with the time it was taken, and for exterior views the exact mask of the vehicle and that of
 * its glass as 1-bit PNGs of the same size.
 * @returns where the licence plate is in it; undefined if none faces the camera
 */
export async function paintPicture(
  job: PictureJob,
  subject: Subject,
  shape: CarShape,
  seed: number,
  { photos, masks, panes }: Folders,
): Promise<PlateCorners | undefined> {
  const exterior = exteriorViews.find(({ code }) => code === job.angle);
  if (exterior) {
    const camera = handHeld(subject, job.angle, seed);
    const picture = photograph(subject, camera, seed);
    await develop(job, picture, photos);
    await writeMask(picture, picture.mask, filePath(masks, `${job.name}.png`));
    await writeMask(picture, picture.glass, filePath(panes, `${job.name}.png`));
    return plateSeen(shape, camera);
  }
  const view = closeViews.find(({ code }) => code === job.angle);
  if (!view) throw new Error(`no standpoint for the view "${job.angle}"`);
  const camera = cameraAt(view.eye, view.target, view.angle, CLOSE.width, CLOSE.height);
  await develop(job, photograph(subject, camera, seed, view.exposure), photos);
  return undefined;
}

async function writeMask(
  { width, height }: Picture,
  mask: Uint8Array,
  file: string,
): Promise<void> {
  await sharp(
    mask.map((inside) => inside * 255),
    { raw: { width, height, channels: 1 } },
  )
    .png({ palette: true, colours: 2, compressionLevel: 9 })
    .toFile(file);
}

/** Returns the camera of an exterior view as a person holds it: nearly level, the vehicle nearly in the middle, its size varying. */
export function handHeld(subject: Subject, angle: string, seed: number): Camera {
  const view = exteriorViews.find(({ code }) => code === angle);
  if (!view) throw new Error(`no standpoint for the view "${angle}"`);
  const random = seeded(seed * 77 + 5);
  const wobble = (range: number) => (random() * 2 - 1) * range;
  const eye = standpoint({
    ...view,
    bearing: view.bearing + wobble(2.5),
    height: view.height + wobble(0.06),
    distance: view.distance + wobble(0.3),
  });
  const camera = cameraAt(
    eye,
    [wobble(0.1), wobble(0.1), 0.7],
    40,
    WIDE.width,
    WIDE.height,
    wobble(0.7),
  );
  const share = 1 - random() * 0.07;
  return framed(
    camera,
    extent(subject.solid),
    [SHARE[0] * share, SHARE[1] * share],
    [0.5 + wobble(0.02), 0.53 + wobble(0.015)],
  );
}

async function develop(
  job: PictureJob,
  { pixels, width, height }: Picture,
  folder: URL,
): Promise<void> {
  const stamp = job.taken.toISOString().slice(0, 19).replaceAll('-', ':').replace('T', ' ');
  await sharp(pixels, { raw: { width, height, channels: 3 } })
    .withExif({
      IFD0: { Make: 'Turntable', Model: 'Drawn sample', DateTime: stamp },
      IFD2: { DateTimeOriginal: stamp, DateTimeDigitized: stamp },
    })
    .jpeg({ quality: 76, mozjpeg: true })
    .toFile(filePath(folder, `${job.name}.jpg`));
}

const filePath = (folder: URL, name: string): string =>
  decodeURIComponent(new URL(name, folder).pathname);
