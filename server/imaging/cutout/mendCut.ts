import type { Mask } from '../pixels.ts';

/** The lower edge, with the tyres in it, reaches so far up from the silhouette's lowest row, as a share of its height. */
const TYRES = 0.25;
/** Where the cut and the silhouette agree less than this above (intersection over union), the vehicle has another shape. */
const AGREED = 0.94;

/**
 * Mends a cut by colours with the silhouette, where the two agree above the tyres. Colours do not tell a tyre from its shadow, so the lower
 * edge becomes the silhouette's, column by column, since seen at an angle the farther tyres stand higher. Further up, what the colours took
 * for surroundings that the paint reflects comes back.
 * @param outline the silhouette as it lies over the vehicle, of the cut's size
 * @param height the silhouette's, in pixels
 * @returns the cut as it is where the two do not agree
 */
export function mendCut(cut: Mask, outline: Mask, height: number): Mask {
  const { width } = cut;
  const inside = ({ data }: Mask, i: number) => (data[i] ?? 0) >= 128;
  const data = Uint8Array.from(cut.data);
  let [both, either] = [0, 0];
  for (let x = 0; x < width; x++) {
    let lowest = cut.height - 1;
    while (lowest >= 0 && !inside(outline, lowest * width + x)) lowest--;
    const tyres = lowest < 0 ? cut.height : lowest - height * TYRES;
    for (let y = 0, i = x; y < cut.height; y++, i += width) {
      const [inOutline, inCut] = [inside(outline, i), inside(cut, i)];
      if (y >= tyres) {
        data[i] = outline.data[i] ?? 0;
        continue;
      }
      if (inOutline) data[i] = 255;
      if (inOutline || inCut) either++;
      if (inOutline && inCut) both++;
    }
  }
  return both < either * AGREED ? cut : { ...cut, data };
}
