import { fillByIndex, type Mask, type Size } from '../pixels.ts';

/** One connected region of a mask. */
export type Component = {
  label: number;
  area: number;
  left: number;
  top: number;
  right: number;
  bottom: number;
};

/** Belongs to a region that has no number yet. */
const UNNUMBERED = -1;

/** Numbers the connected regions (four neighbours) of the pixels that `belongs` accepts; 0 elsewhere. Largest region first. */
export function findComponents(
  width: number,
  height: number,
  belongs: (index: number) => boolean,
): { labels: Int32Array; components: Component[] } {
  const labels = new Int32Array(width * height);
  for (let i = 0; i < labels.length; i++) if (belongs(i)) labels[i] = UNNUMBERED;
  const components: Component[] = [];
  const stack = new Int32Array(labels.length);
  for (let start = 0; start < labels.length; start++) {
    if (labels[start] !== UNNUMBERED) continue;
    const label = components.length + 1;
    const found: Component = { label, area: 0, left: width, top: height, right: 0, bottom: 0 };
    labels[start] = label;
    stack[0] = start;
    let waiting = 1;
    while (waiting > 0) {
      const i = stack[--waiting] ?? 0;
      const x = i % width;
      const y = (i - x) / width;
      found.area++;
      if (x < found.left) found.left = x;
      if (x > found.right) found.right = x;
      if (y < found.top) found.top = y;
      if (y > found.bottom) found.bottom = y;
      if (x > 0 && labels[i - 1] === UNNUMBERED) {
        labels[i - 1] = label;
        stack[waiting++] = i - 1;
      }
      if (x + 1 < width && labels[i + 1] === UNNUMBERED) {
        labels[i + 1] = label;
        stack[waiting++] = i + 1;
      }
      if (y > 0 && labels[i - width] === UNNUMBERED) {
        labels[i - width] = label;
        stack[waiting++] = i - width;
      }
      if (y + 1 < height && labels[i + width] === UNNUMBERED) {
        labels[i + width] = label;
        stack[waiting++] = i + width;
      }
    }
    components.push(found);
  }
  components.sort((a, b) => b.area - a.area);
  return { labels, components };
}

/** Keeps only the largest region with everything that it encloses: a vehicle is one piece, including its windows. */
export function largestFilled(mask: Mask): Mask {
  const { width, height } = mask;
  const { labels, components } = findComponents(width, height, (i) => (mask.data[i] ?? 0) >= 128);
  const largest = components[0];
  if (!largest) return { ...mask, data: new Uint8Array(width * height) };
  const isCovered = (i: number) => labels[i] === largest.label;
  const isEnclosed = enclosedBy(mask, isCovered);
  return {
    width,
    height,
    data: fillByIndex(new Uint8Array(width * height), (i) =>
      isCovered(i) || isEnclosed(i) ? 255 : 0,
    ),
  };
}

/** Returns which pixels are enclosed by those that `belongs` accepts: no way leads from them to an edge of the picture. */
export function enclosedBy(
  { width, height }: Size,
  belongs: (index: number) => boolean,
): (index: number) => boolean {
  const { labels, components } = findComponents(width, height, (i) => !belongs(i));
  const enclosed = new Set(
    components
      .filter(
        ({ left, top, right, bottom }) =>
          left > 0 && top > 0 && right < width - 1 && bottom < height - 1,
      )
      .map(({ label }) => label),
  );
  return (i) => enclosed.has(labels[i] ?? 0);
}

/** Returns the mask without its smaller pieces; the largest keeps its soft edge. */
export function keepLargest(mask: Mask): Mask {
  const { labels, components } = findComponents(
    mask.width,
    mask.height,
    (i) => (mask.data[i] ?? 0) > 0,
  );
  const weights = new Float64Array(components.length + 1);
  for (let i = 0; i < labels.length; i++)
    weights[labels[i] ?? 0] = (weights[labels[i] ?? 0] ?? 0) + (mask.data[i] ?? 0);
  const heaviest = weights.indexOf(Math.max(...weights));
  return { ...mask, data: mask.data.map((coverage, i) => (labels[i] === heaviest ? coverage : 0)) };
}
