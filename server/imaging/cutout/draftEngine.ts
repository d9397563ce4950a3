import { type PixelBox, type Pixels, toPixelBox } from '../pixels.ts';
import { resizePixels } from '../raster.ts';
import { largestFilled } from './components.ts';
import type { CutoutEngine } from './engine.ts';
import { grabCut, SEED } from './grabCut.ts';
import { drawSilhouette } from './silhouette.ts';

const SIDE = 448;

/** Cuts out without a model. */
export const draftEngine: CutoutEngine = {
  name: 'draft',
  async cut(image, hint) {
    const scale = SIDE / Math.max(image.width, image.height);
    const small = await resizePixels(image, Math.round(image.width * scale), Math.round(image.height * scale));
    const silhouette = await drawSilhouette(hint.silhouette, SIDE);
    const box = hint.box
      ? toPixelBox(hint.box, small.width, small.height)
      : {
          x: Math.round(small.width * 0.06),
          y: Math.round(small.height * 0.1),
          width: Math.round(small.width * 0.88),
          height: Math.round(small.height * 0.8),
        };
    const mask = await grabCut(small, seedsFor(small, box, silhouette), 4);
    return { mask: largestFilled(mask), confidence: 0.5, draft: true };
  },
};

function seedsFor(image: Pixels, box: PixelBox, silhouette: Awaited<ReturnType<typeof drawSilhouette>>): Uint8Array {
  const seeds = new Uint8Array(image.width * image.height).fill(SEED.background);
  for (let y = box.y; y < box.y + box.height; y++) {
    for (let x = box.x; x < box.x + box.width; x++) {
      const sx = silhouette.box.x + Math.floor(((x - box.x) * silhouette.box.width) / box.width);
      const sy = silhouette.box.y + Math.floor(((y - box.y) * silhouette.box.height) / box.height);
      const inside = (silhouette.mask.data[sy * silhouette.mask.width + sx] ?? 0) >= 128;
      seeds[y * image.width + x] = inside ? SEED.probablyVehicle : SEED.probablyBackground;
    }
  }
  return seeds;
}
