/** The camera's heights: near the ground, at eye level, above the vehicle. */
export type CameraHeight = 'low' | 'level' | 'high';
export type Size = { readonly width: number; readonly height: number };
/** Draws a wall or floor as SVG, as seen from that height. */
export type Draw = (size: Size, height: CameraHeight) => string;

/** The lens's height above the floor, in metres, as in the vehicle's photos (views.ts). */
const LENS: Record<CameraHeight, number> = { low: 0.6, level: 1.45, high: 2.9 };
/** Metres from the lens to the foot of the wall, and to the lower edge of the picture. */
const WALL_AT = 11;
const EDGE_AT = 4;
/** How much a wall's drawing is enlarged or reduced, because the camera is nearer to or further from its foot. */
const WALL_SCALE: Record<CameraHeight, number> = { low: 1.1, level: 1, high: 0.9 };

/** A floor in perspective: `at` returns where a point `x` metres to the right and `z` metres away is in the picture. */
export interface FloorView extends Size {
  at(x: number, z: number): [number, number];
  readonly nearest: number;
  readonly farthest: number;
  /** Metres to each side that are visible at the wall. */
  readonly reach: number;
}

const floorView = ({ width, height }: Size, camera: CameraHeight): FloorView => {
  const lens = LENS[camera];
  // Heights in the picture follow from 1 / distance; the wall's foot is its upper edge.
  const scale = height / (lens / EDGE_AT - lens / WALL_AT);
  return {
    width,
    height,
    nearest: EDGE_AT * 0.9,
    farthest: WALL_AT,
    reach: (width / 2) * (WALL_AT / scale) * 1.1,
    at: (x, z) => [width / 2 + (x * scale) / z, (lens / z - lens / WALL_AT) * scale],
  };
};

const path = (points: readonly [number, number][]) =>
  points.map(([x, y], i) => `${i ? 'L' : 'M'}${x.toFixed(1)} ${y.toFixed(1)}`).join('');
const stroke = (d: string, colour: string, width: number) =>
  `<path d="${d}" stroke="${colour}" stroke-width="${width}" fill="none" opacity=".7"/>`;

/** Returns joints that run away from the camera, `step` metres apart. */
export const lines = (view: FloorView, step: number, colour: string, width: number): string[] => {
  const count = Math.ceil(view.reach / step);
  const d = Array.from({ length: count * 2 + 1 }, (_, i) => {
    const x = (i - count) * step;
    return path([view.at(x, view.farthest), view.at(x, view.nearest)]);
  }).join('');
  return [stroke(d, colour, width)];
};

/** Returns square tiles of `side` metres. */
export const tiles = (view: FloorView, side: number, colour: string, width: number): string[] => {
  const across = Array.from(
    { length: Math.ceil((view.farthest - view.nearest) / side) + 1 },
    (_, i) => {
      const z = view.farthest - i * side;
      return z < view.nearest ? '' : path([view.at(-view.reach, z), view.at(view.reach, z)]);
    },
  ).join('');
  return [...lines(view, side, colour, width), stroke(across, colour, width)];
};

const LIGHTS = `
  <radialGradient id="warm"><stop stop-color="#ffe2b8" stop-opacity=".5"/><stop offset="1" stop-color="#ffe2b8" stop-opacity="0"/></radialGradient>
  <radialGradient id="cold"><stop stop-color="#cfe4ff" stop-opacity=".3"/><stop offset="1" stop-color="#cfe4ff" stop-opacity="0"/></radialGradient>
  <radialGradient id="pool"><stop stop-color="#fff" stop-opacity=".4"/><stop offset="1" stop-color="#fff" stop-opacity="0"/></radialGradient>
  <radialGradient id="corners" cx=".5" cy=".5" r=".75"><stop offset=".6" stop-color="#000" stop-opacity="0"/><stop offset="1" stop-color="#000" stop-opacity=".3"/></radialGradient>`;

const svg = (
  { width, height }: Size,
  stops: readonly [number, string][],
  parts: readonly string[],
): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}"><defs>${LIGHTS}<linearGradient id="ground" x1="0" y1="0" x2="0" y2="1">${stops
    .map(([offset, colour]) => `<stop offset="${offset}" stop-color="${colour}"/>`)
    .join(
      '',
    )}</linearGradient></defs><rect width="100%" height="100%" fill="url(#ground)"/>${parts.join('')}</svg>`;

/** Returns a wall with its foot at the picture's lower edge; `parts` are drawn over its colours. */
export const wallSvg = (
  size: Size,
  camera: CameraHeight,
  { top, middle, bottom }: { top: string; middle: string; bottom: string },
  parts: (size: Size) => string[],
): string => {
  const scale = WALL_SCALE[camera];
  const [x, y] = [(size.width * (1 - scale)) / 2, size.height * (1 - scale)];
  const inner = {
    width: size.width / Math.min(1, scale),
    height: size.height / Math.min(1, scale),
  };
  // A reduced wall shows more at each side and above.
  const shift = scale < 1 ? 'translate(0 0)' : `translate(${x} ${y})`;
  return svg(
    size,
    [
      [0, top],
      [0.5, middle],
      [1, bottom],
    ],
    [
      `<g transform="${shift} scale(${scale})">${parts(inner).join('')}</g>`,
      `<rect width="100%" height="100%" fill="url(#corners)"/>`,
    ],
  );
};

/** Returns a floor from the wall's foot, at the upper edge, to the camera. */
export const floorSvg = (
  size: Size,
  camera: CameraHeight,
  { far, near }: { far: string; near: string },
  parts: (view: FloorView) => string[],
): string =>
  svg(
    size,
    [
      [0, far],
      [1, near],
    ],
    [
      ...parts(floorView(size, camera)),
      `<ellipse cx="${size.width / 2}" cy="${size.height * 0.5}" rx="${size.width * 0.5}" ry="${size.height * 0.5}" fill="url(#pool)"/>`,
      `<rect width="100%" height="100%" fill="url(#corners)"/>`,
    ],
  );
