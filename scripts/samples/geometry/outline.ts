import { u8 } from './numbers.ts';

export type Outline = (readonly [x: number, y: number])[];

/** Returns the outer edges of the connected shapes in a mask (1 inside, row by row), clockwise along pixel corners, the largest first. */
export function outlinesOf(mask: Uint8Array, width: number, height: number): Outline[] {
  const inside = (x: number, y: number) =>
    x >= 0 && y >= 0 && x < width && y < height && u8(mask, y * width + x) > 0;
  const visited = new Set<number>();
  const found: Outline[] = [];
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      if (!inside(x, y) || inside(x, y - 1) || visited.has(y * width + x)) continue;
      found.push(walk(inside, x, y, (px, py) => visited.add(py * width + px)));
    }
  }
  // the edge of a hole runs the other way round
  return found.filter((line) => areaOf(line) > 0).sort((a, b) => areaOf(b) - areaOf(a));
}

/** Returns the outer edge of the largest connected shape in a mask. */
export const outlineOf = (mask: Uint8Array, width: number, height: number): Outline =>
  outlinesOf(mask, width, height)[0] ?? [];

/** Follows an edge with the shape on the right; `top` is called for every pixel whose upper edge is passed. */
function walk(
  inside: (x: number, y: number) => boolean,
  startX: number,
  startY: number,
  top: (x: number, y: number) => void,
): Outline {
  const line: Outline = [];
  let x = startX;
  let y = startY;
  let dx = 1;
  let dy = 0;
  do {
    line.push([x, y]);
    if (dx === 1) top(x, y);
    x += dx;
    y += dy;
    const ahead = inside(x + (dx - dy - 1) / 2, y + (dy + dx - 1) / 2);
    const aside = inside(x + (dx + dy - 1) / 2, y + (dy - dx - 1) / 2);
    if (aside) [dx, dy] = [dy, -dx];
    else if (!ahead) [dx, dy] = [-dy, dx];
  } while (x !== startX || y !== startY || dx !== 1 || dy !== 0);
  return line;
}

/** Returns the area that an outline encloses, in pixels; negative if it runs anticlockwise. */
export function areaOf(line: Outline): number {
  let sum = 0;
  line.forEach(([x, y], i) => {
    const [nx, ny] = line[(i + 1) % line.length] ?? [x, y];
    sum += x * ny - nx * y;
  });
  return sum / 2;
}

/** Returns the closed outline with fewer points: none of the omitted ones is further off than `tolerance` (Douglas and Peucker). */
export function simplified(line: Outline, tolerance: number): Outline {
  const half = Math.floor(line.length / 2);
  const first = line[0];
  if (!first) return [];
  return [
    ...thinned(line.slice(0, half + 1), tolerance).slice(0, -1),
    ...thinned([...line.slice(half), first], tolerance).slice(0, -1),
  ];
}

function thinned(line: Outline, tolerance: number): Outline {
  const a = line[0];
  const b = line.at(-1);
  if (!a || !b || line.length < 3) return line;
  const length = Math.hypot(b[0] - a[0], b[1] - a[1]) || 1;
  let worst = 0;
  let place = 0;
  line.forEach(([x, y], i) => {
    const off = Math.abs((b[0] - a[0]) * (a[1] - y) - (a[0] - x) * (b[1] - a[1])) / length;
    if (off > worst) [worst, place] = [off, i];
  });
  if (worst <= tolerance) return [a, b];
  return [
    ...thinned(line.slice(0, place + 1), tolerance).slice(0, -1),
    ...thinned(line.slice(place), tolerance),
  ];
}

/** Returns the SVG path data of a closed outline, in whole units. */
export function pathOf(line: Outline): string {
  let path = '';
  let last: readonly [number, number] | undefined;
  for (const [px, py] of line) {
    const [x, y] = [Math.round(px), Math.round(py)];
    path += last ? `l${x - last[0]} ${y - last[1]}` : `M${x} ${y}`;
    last = [x, y];
  }
  return `${path.replaceAll(' -', '-')}z`;
}
