import { access, readdir, readFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import sharp from 'sharp';
import type { PlateCorners } from '../../../contract/photos/plateCorners.ts';
import { samples } from '../../../server/db/seed/samples/index.ts';
import type { Mask } from '../../../server/imaging/pixels.ts';
import { decodeMask } from '../../../server/imaging/raster.ts';
import { type PresetItemDefinition, standardPreset } from '../../../server/presets/standard.ts';

export type MeasuredPhoto = {
  path: string;
  name: string;
  angle: PresetItemDefinition;
  /** The vehicle whose walk-around it belongs to, if its name says so: `golf` in `golf-07-left`. */
  set: string | null;
  /** Reads the vehicle's true outline, if it is known. */
  truth: (() => Promise<Mask>) | null;
  /** All licence plates that it shows; null if unknown. */
  plates: readonly PlateCorners[] | null;
};

/** The folder of the drawn samples' exact masks. */
const DRAWN_MASKS = new URL('../../../server/db/seed/masks/', import.meta.url).pathname;

/** Angles of photos whose names do not end with an angle's code. */
const ANGLES_BY_NAME: readonly [RegExp, string][] = [
  [/truck/, 'right'],
  [/car-shadow/, 'left'],
  [/car-roundabout/, 'right'],
  [/rembg_car-1/, 'front-left'],
  [/test_|eu\d/, 'rear'],
];
const DEFAULT_ANGLE = 'left';
/** Vehicle, number and angle. */
const WALK_AROUND = /^([a-z]+)-\d\d-(.+)$/;

/**
 * Reads the photos of a folder and its subfolders, by name. A truth is beside a photo as `<name>.mask.png` (grey) or `<name>.out.png` (its
 * alpha channel), or among the masks of the drawn samples. Its plates are in a `<name>.txt` beside it (a plate a line: file, x, y, width,
 * height in pixels), or in the index of the samples.
 */
export async function readPhotoSet(folder: string): Promise<MeasuredPhoto[]> {
  const files = (await readdir(folder, { recursive: true }))
    .filter((file) => /\.(jpe?g|webp|avif)$/i.test(file))
    .sort();
  return Promise.all(files.map((file) => describePhoto(join(folder, file))));
}

async function describePhoto(path: string): Promise<MeasuredPhoto> {
  const stem = path.replace(/\.\w+$/, '');
  const name = basename(stem);
  const [truth, plates] = await Promise.all([findTruth(stem, name), findPlates(path, stem, name)]);
  return {
    path,
    name,
    angle: angleOf(name),
    set: WALK_AROUND.exec(name)?.[1] ?? null,
    truth,
    plates,
  };
}

async function findPlates(
  path: string,
  stem: string,
  name: string,
): Promise<PlateCorners[] | null> {
  const sample = samples.find(({ file, mask }) => mask && file === `${name}.jpg`);
  if (sample) return sample.plate ? [sample.plate] : [];
  if (!(await exists(`${stem}.txt`))) return null;
  const [list, { autoOrient: size }] = await Promise.all([
    readFile(`${stem}.txt`, 'utf8'),
    sharp(path).metadata(),
  ]);
  return list.split('\n').flatMap((line) => {
    const [x, y, width, height] = line.split('\t').slice(1, 5).map(Number);
    if (x === undefined || y === undefined || width === undefined || height === undefined)
      return [];
    const at = (across: number, down: number) => ({
      x: across / size.width,
      y: down / size.height,
    });
    return [[at(x, y), at(x + width, y), at(x + width, y + height), at(x, y + height)]];
  });
}

function angleOf(name: string): PresetItemDefinition {
  const code =
    WALK_AROUND.exec(name)?.[2] ??
    ANGLES_BY_NAME.find(([pattern]) => pattern.test(name))?.[1] ??
    DEFAULT_ANGLE;
  const angle = standardPreset.items.find((item) => item.code === code);
  if (!angle) throw new Error(`the standard preset has no angle ${code}`);
  return angle;
}

async function findTruth(stem: string, name: string): Promise<(() => Promise<Mask>) | null> {
  const readGrey = (path: string) => async () => decodeMask(await sharp(path).toBuffer());
  if (await exists(`${stem}.mask.png`)) return readGrey(`${stem}.mask.png`);
  if (await exists(`${stem}.out.png`))
    return async () =>
      decodeMask(await sharp(`${stem}.out.png`).extractChannel('alpha').png().toBuffer());
  if (await exists(join(DRAWN_MASKS, `${name}.png`)))
    return readGrey(join(DRAWN_MASKS, `${name}.png`));
  return null;
}

function exists(path: string): Promise<boolean> {
  return access(path).then(
    () => true,
    () => false,
  );
}
