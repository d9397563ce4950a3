import { glassFinder } from '../glass/findGlass.ts';
import {
  fillByIndex,
  grownBox,
  type Mask,
  type PixelBox,
  type Size,
  toPixelBox,
} from '../pixels.ts';
import { largestFilled } from './components.ts';
import { findVehicle } from './detectVehicle.ts';
import { dropPieces } from './dropPieces.ts';
import type { CutoutEngine } from './engine.ts';
import type { Whole } from './openNetwork.ts';
import { roundTyres } from './roundTyres.ts';
import { drawSilhouette } from './silhouette.ts';
import { vehicleNet } from './vehicleNet.ts';

/** The user's box may be a little too narrow, by this share of its width. */
const BOX_MARGIN = 0.02;

/**
 * Cuts out without a model: the product's own network finds the vehicle and draws its outline. The result is marked as a draft.
 * @param whole runs work that must not be interrupted when the thread is ended
 */
export function openDraftEngine(whole: Whole): CutoutEngine {
  const opened = vehicleNet(whole);
  return {
    name: 'own',
    findGlass: glassFinder(opened),
    async cut(image, hint) {
      const found = await findVehicle(await opened(), image, hint.box);
      const { copy, body, likely, several, clarity } = found;
      const draw = (outline: Mask) => roundTyres(dropPieces(copy, outline));
      const mask = hint.box
        ? await inBox(body, toPixelBox(hint.box, body.width, body.height), hint.silhouette, draw)
        : (several ?? draw(body));
      return { mask, likely, confidence: clarity, draft: true };
    },
  };
}

/** For threads that are never ended. */
export const draftEngine: CutoutEngine = openDraftEngine((run) => run());

/** Returns the vehicle found inside the user's box, or, if none is found, the angle's silhouette in it. */
async function inBox(
  body: Mask,
  box: PixelBox,
  silhouette: string,
  draw: (outline: Mask) => Mask,
): Promise<Mask> {
  const limit = grownBox(box, Math.round(box.width * BOX_MARGIN), body.width, body.height);
  const inside = body.data.map((value, i) =>
    within(limit, i % body.width, Math.floor(i / body.width)) ? value : 0,
  );
  if (inside.some((value) => value > 0)) return draw(largestFilled({ ...body, data: inside }));
  return layOut(await drawSilhouette(silhouette, box.width), box, body);
}

/** Scales the silhouette into a box of an otherwise empty mask. */
function layOut(
  { mask, box }: Awaited<ReturnType<typeof drawSilhouette>>,
  at: PixelBox,
  { width, height }: Size,
): Mask {
  const data = fillByIndex(new Uint8Array(width * height), (i) => {
    const [x, y] = [i % width, Math.floor(i / width)];
    if (!within(at, x, y)) return 0;
    const sx = box.x + Math.floor(((x - at.x) * box.width) / at.width);
    const sy = box.y + Math.floor(((y - at.y) * box.height) / at.height);
    return (mask.data[sy * mask.width + sx] ?? 0) >= 128 ? 255 : 0;
  });
  return { data, width, height };
}

function within(box: PixelBox, x: number, y: number): boolean {
  return x >= box.x && y >= box.y && x < box.x + box.width && y < box.y + box.height;
}
