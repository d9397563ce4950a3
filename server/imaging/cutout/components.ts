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

/** Numbers the connected regions (four neighbours) of the pixels that `belongs` accepts; 0 elsewhere. Largest region first. */
export function findComponents(
  width: number,
  height: number,
  belongs: (index: number) => boolean,
): { labels: Int32Array; components: Component[] } {
  const runs = findRuns(width, height, belongs);
  const labels = new Int32Array(width * height);
  const components: Component[] = [];
  const found: Component[] = [];
  runs.forEach(({ from, end }, index) => {
    const row = Math.floor(from / width);
    const [left, right] = [from - row * width, end - 1 - row * width];
    let component = found[firstOf(runs, index)];
    if (!component) {
      component = { label: components.length + 1, area: 0, left, top: row, right, bottom: row };
      components.push(component);
    }
    component.area += end - from;
    component.left = Math.min(component.left, left);
    component.right = Math.max(component.right, right);
    component.bottom = row;
    found.push(component);
    labels.fill(component.label, from, end);
  });
  components.sort((a, b) => b.area - a.area);
  return { labels, components };
}

/** Adjacent pixels of a row, from `from` to before `end`; `earlier` is the number of an earlier run of the same region, or its own. */
type Run = { from: number; end: number; earlier: number };

/** Returns the runs of all rows, with those that touch joined (union-find). */
function findRuns(width: number, height: number, belongs: (index: number) => boolean): Run[] {
  const runs: Run[] = [];
  let above = 0;
  for (let y = 0; y < height; y++) {
    const first = runs.length;
    const rowEnd = (y + 1) * width;
    for (let i = y * width; i < rowEnd; i++) {
      if (!belongs(i)) continue;
      const from = i;
      while (i < rowEnd && belongs(i)) i++;
      const index = runs.push({ from, end: i, earlier: runs.length }) - 1;
      while (above < first && (runs[above]?.end ?? 0) <= from - width) above++;
      for (let k = above; k < first && (runs[k]?.from ?? 0) < i - width; k++) join(runs, k, index);
    }
    above = first;
  }
  return runs;
}

/** Returns the number of the first run of a run's region, and shortens the way to it. */
function firstOf(runs: readonly Run[], index: number): number {
  let at = index;
  for (let run = runs[at]; run && run.earlier !== at; run = runs[at]) {
    run.earlier = runs[run.earlier]?.earlier ?? at;
    at = run.earlier;
  }
  return at;
}

/** Joins the regions of two runs. */
function join(runs: readonly Run[], one: number, other: number): void {
  const [first, second] = [firstOf(runs, one), firstOf(runs, other)];
  const later = runs[Math.max(first, second)];
  if (later) later.earlier = Math.min(first, second);
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
  if (components.length < 2) return mask;
  const weights = new Float64Array(components.length + 1);
  for (let i = 0; i < labels.length; i++)
    weights[labels[i] ?? 0] = (weights[labels[i] ?? 0] ?? 0) + (mask.data[i] ?? 0);
  const heaviest = weights.indexOf(Math.max(...weights));
  return { ...mask, data: mask.data.map((coverage, i) => (labels[i] === heaviest ? coverage : 0)) };
}
