import type { Mask } from '../pixels.ts';

/** The lower edge, with the tyres in it, reaches so far up from the silhouette's lowest row, as a share of its height. */
const TYRES = 0.25;
/** Where the cut and the silhouette agree less than this above (intersection over union), the vehicle has another shape. */
const AGREED = 0.94;

/**
 * Colours do not tell a tyre from its shadow, the silhouette does: where the cut agrees with it above the tyres, the lower edge becomes the
 * silhouette's, column by column, since seen at an angle the farther tyres stand higher.
 * @param outline the silhouette as it lies over the vehicle, of the cut's size
 * @param height the silhouette's, in pixels
 * @returns the cut as it is where the two do not agree
 */
export function takeLowerEdge(cut: Mask, outline: Mask, height: number): Mask {
  const { width } = cut;
  const inside = ({ data }: Mask, i: number) => (data[i] ?? 0) >= 128;
  const data = Uint8Array.from(cut.data);
  let [both, either] = [0, 0];
  for (let x = 0; x < width; x++) {
    let lowest = cut.height - 1;
    while (lowest >= 0 && !inside(outline, lowest * width + x)) lowest--;
    const tyres = lowest < 0 ? cut.height : lowest - height * TYRES;
    for (let y = 0, i = x; y < cut.height; y++, i += width) {
      if (y >= tyres) data[i] = outline.data[i] ?? 0;
      else if (inside(outline, i) && inside(cut, i)) [both, either] = [both + 1, either + 1];
      else if (inside(outline, i) || inside(cut, i)) either++;
    }
  }
  return both < either * AGREED ? cut : { ...cut, data };
}
