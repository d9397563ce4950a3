import type { Mask } from '../pixels.ts';

/** One connected region of a mask. */
export type Component = {
  label: number;
  area: number;
  left: number;
  top: number;
  right: number;
  bottom: number;
};

/** Numbers the connected regions (four neighbours) of the pixels that `belongs` accepts; 0 elsewhere. Largest region first. */
export function findComponents(
  width: number,
  height: number,
  belongs: (index: number) => boolean,
): { labels: Int32Array; components: Component[] } {
  const labels = new Int32Array(width * height);
  const components: Component[] = [];
  const stack: number[] = [];
  for (let start = 0; start < labels.length; start++) {
    if (labels[start] !== 0 || !belongs(start)) continue;
    const label = components.length + 1;
    const found: Component = { label, area: 0, left: width, top: height, right: 0, bottom: 0 };
    labels[start] = label;
    stack.push(start);
    for (let i = stack.pop(); i !== undefined; i = stack.pop()) {
      const x = i % width;
      const y = (i - x) / width;
      found.area++;
      found.left = Math.min(found.left, x);
      found.right = Math.max(found.right, x);
      found.top = Math.min(found.top, y);
      found.bottom = Math.max(found.bottom, y);
      for (const next of [x > 0 ? i - 1 : -1, x + 1 < width ? i + 1 : -1, i - width, i + width]) {
        if (next < 0 || next >= labels.length || labels[next] !== 0 || !belongs(next)) continue;
        labels[next] = label;
        stack.push(next);
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
  const outside = findComponents(width, height, (i) => labels[i] !== largest.label);
  const open = new Set(
    outside.components
      .filter(
        ({ left, top, right, bottom }) =>
          left === 0 || top === 0 || right === width - 1 || bottom === height - 1,
      )
      .map(({ label }) => label),
  );
  return {
    width,
    height,
    data: Uint8Array.from(outside.labels, (label) => (open.has(label) ? 0 : 255)),
  };
}

/** The mask without its smaller pieces; the largest keeps its soft edge. */
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
