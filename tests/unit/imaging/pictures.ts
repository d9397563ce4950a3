import { readFile } from 'node:fs/promises';
import sharp, { type Sharp } from 'sharp';
import { DEFAULT_LOOK, type Look } from '../../../contract/looks/look.ts';
import { draftEngine } from '../../../server/imaging/cutout/draftEngine.ts';
import type { CutoutEngine } from '../../../server/imaging/cutout/engine.ts';
import type { PipelineInput } from '../../../server/imaging/pipeline.ts';
import { standardPreset } from '../../../server/presets/standard.ts';

/** Pictures that the imaging tests draw or take from the samples. */

/** Draws blue at the top left, red at the top right, and green below: orientation is visible. */
export function corners(width = 160, height = 120): Sharp {
  return sharp({ create: { width, height, channels: 3, background: '#00a000' } }).composite([
    {
      input: { create: { width, height: height / 2, channels: 3, background: '#d00000' } },
      left: 0,
      top: 0,
    },
    {
      input: {
        create: { width: width / 2, height: height / 2, channels: 3, background: '#0000d0' },
      },
      left: 0,
      top: 0,
    },
  ]);
}

export function samplePhoto(name: string): Promise<Uint8Array> {
  return readFile(new URL(`../../../server/db/seed/samples/${name}.jpg`, import.meta.url));
}

export function sampleMask(name: string): Promise<Uint8Array> {
  return readFile(new URL(`../../../server/db/seed/masks/${name}.png`, import.meta.url));
}

export function samplePanes(name: string): Promise<Uint8Array> {
  return readFile(new URL(`../../../server/db/seed/panes/${name}.png`, import.meta.url));
}

export function angleOf(code: string): PipelineInput['angle'] {
  const item = standardPreset.items.find((candidate) => candidate.code === code);
  if (!item) throw new Error(`the standard preset has no ${code}`);
  return { code, kind: item.kind, silhouette: item.silhouette };
}

/** Draws a yard with a red box as the vehicle, which fills the given part of an 800 × 600 photo. */
export async function yard(
  vehicle = { left: 200, top: 250, width: 400, height: 200 },
): Promise<Uint8Array> {
  return sharp({ create: { width: 800, height: 600, channels: 3, background: '#8fa08f' } })
    .composite([
      {
        input: {
          create: {
            width: vehicle.width,
            height: vehicle.height,
            channels: 3,
            background: '#c01010',
          },
        },
        left: vehicle.left,
        top: vehicle.top,
      },
    ])
    .jpeg({ quality: 95 })
    .toBuffer();
}

/** A cut-out engine that cuts out what is red: exact on `yard`, and quick. */
export const redEngine: CutoutEngine = {
  name: 'draft',
  findGlass: draftEngine.findGlass,
  async cut({ data, width, height }) {
    const mask = new Uint8Array(width * height);
    for (let i = 0; i < mask.length; i++)
      mask[i] = (data[i * 3] ?? 0) > 150 && (data[i * 3 + 1] ?? 0) < 90 ? 255 : 0;
    const found = { data: mask, width, height };
    return { mask: found, likely: found, confidence: 0.8, draft: true };
  },
};

/** Returns a photo with the default look except for its glass: finding the panes takes as long as everything else. */
export function inputFor(
  original: Uint8Array,
  change: Omit<Partial<PipelineInput>, 'look'> & { look?: Partial<Look> } = {},
): PipelineInput {
  return {
    original,
    angle: angleOf('left'),
    assets: {},
    showLogo: false,
    showBanner: false,
    ...change,
    look: { ...DEFAULT_LOOK, glass: 'off', ...change.look },
  };
}

/** Returns the colour of one pixel of an encoded picture, at fractions of its size. */
export async function colourAt(
  picture: Uint8Array,
  x: number,
  y: number,
): Promise<{ red: number; green: number; blue: number }> {
  const { data, info } = await sharp(picture)
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  const at =
    (Math.floor(y * info.height) * info.width + Math.floor(x * info.width)) * info.channels;
  return { red: data[at] ?? 0, green: data[at + 1] ?? 0, blue: data[at + 2] ?? 0 };
}

/** For each EXIF orientation, the steps from an upright picture to the stored one that a viewer shows upright again. */
const TURNS: Record<number, ((picture: Sharp) => Sharp)[]> = {
  1: [],
  2: [(s) => s.flop()],
  3: [(s) => s.rotate(180)],
  4: [(s) => s.flip()],
  5: [(s) => s.rotate(90), (s) => s.flop()],
  6: [(s) => s.rotate(270)],
  7: [(s) => s.rotate(270), (s) => s.flop()],
  8: [(s) => s.rotate(90)],
};

/** Returns an upright picture as stored by a camera that was held in this way. @param orientation EXIF, 1 to 8 */
export async function heldAs(orientation: number, upright: Uint8Array): Promise<Sharp> {
  let stored = upright;
  // Each step is a run of its own: within one run, sharp has its own order.
  for (const change of TURNS[orientation] ?? [])
    stored = await change(sharp(stored)).png().toBuffer();
  return sharp(stored).withMetadata({ orientation });
}
