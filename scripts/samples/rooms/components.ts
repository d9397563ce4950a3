import { type CameraHeight, type Draw, floorSvg, lines, tiles, wallSvg } from './geometry.ts';

export const HEIGHTS: readonly CameraHeight[] = ['low', 'level', 'high'];

const lamp = (x: number, y: number, width: number, height: number, opacity = 1) =>
  `<rect x="${x}" y="${y}" width="${width}" height="${height}" rx="${height / 2}" fill="#fff" opacity="${opacity}"/>`;

/** Draws a white gallery: smooth panels with narrow joints and a line of light. */
const gallery: Draw = (size, height) =>
  wallSvg(
    size,
    height,
    { top: '#d9dde0', middle: '#f1f3f4', bottom: '#e2e5e7' },
    ({ width, height: tall }) => [
      ...Array.from(
        { length: 9 },
        (_, i) =>
          `<path d="M${(i * width) / 8} 0V${tall}" stroke="#b9c0c5" stroke-width="3" opacity=".7"/>`,
      ),
      `<path d="M0 ${tall * 0.42}H${width}" stroke="#b9c0c5" stroke-width="3" opacity=".7"/>`,
      lamp(width * 0.06, tall * 0.12, width * 0.88, tall * 0.025),
      `<rect y="${tall * 0.95}" width="${width}" height="${tall * 0.05}" fill="#8d959b"/>`,
    ],
  );

/** Draws a brick wall under three warm lamps. */
const bricks: Draw = (size, height) =>
  wallSvg(
    size,
    height,
    { top: '#6a3f33', middle: '#9a5c49', bottom: '#7a4838' },
    ({ width, height: tall }) => {
      const [brick, course] = [86, 34];
      const rows = Math.ceil(tall / course);
      const joints = Array.from({ length: rows }, (_, row) => {
        const y = tall - (row + 1) * course;
        const uprights = Array.from(
          { length: Math.ceil(width / brick) + 1 },
          (_, i) => `M${i * brick + (row % 2) * (brick / 2)} ${y}v${course}`,
        ).join('');
        return `<path d="M0 ${y}H${width}${uprights}" stroke="#c9a394" stroke-opacity=".45" stroke-width="4" fill="none"/>`;
      });
      const shades = Array.from({ length: rows * 6 }, (_, i) => {
        const row = i % rows;
        const x = ((i * 397) % (width / brick)) * brick + (row % 2) * (brick / 2);
        return `<rect x="${Math.round(x / (brick / 2)) * (brick / 2)}" y="${tall - (row + 1) * course}" width="${brick}" height="${course}" fill="${i % 2 ? '#000' : '#ffd8c8'}" opacity=".09"/>`;
      });
      const lights = [0.2, 0.5, 0.8].map(
        (x) =>
          `<ellipse cx="${width * x}" cy="${tall * 0.2}" rx="${width * 0.17}" ry="${tall * 0.55}" fill="url(#warm)"/>`,
      );
      return [...shades, ...joints, ...lights];
    },
  );

/** Draws a dark studio: ribs of graphite between two lines of light. */
const graphite: Draw = (size, height) =>
  wallSvg(
    size,
    height,
    { top: '#1d2126', middle: '#363c43', bottom: '#23272c' },
    ({ width, height: tall }) => [
      ...Array.from(
        { length: 54 },
        (_, i) =>
          `<path d="M${(i * width) / 53} 0V${tall}" stroke="${i % 2 ? '#14171a' : '#4a525b'}" stroke-width="5" opacity=".55"/>`,
      ),
      lamp(0, tall * 0.16, width, tall * 0.012, 0.9),
      lamp(0, tall * 0.9, width, tall * 0.01, 0.65),
      `<ellipse cx="${width / 2}" cy="${tall * 0.75}" rx="${width * 0.5}" ry="${tall * 0.6}" fill="url(#cold)"/>`,
    ],
  );

/** Draws large bright tiles. */
const stone: Draw = (size, height) =>
  floorSvg(size, height, { far: '#c3c8cc', near: '#dfe2e4' }, (view) =>
    tiles(view, 1.2, '#9aa2a8', 2.5),
  );
/** Draws boards of oak that run away from the camera. */
const oak: Draw = (size, height) =>
  floorSvg(size, height, { far: '#8a6a47', near: '#b98f61' }, (view) =>
    lines(view, 0.28, '#5f4529', 2.2),
  );
/** Draws dark poured concrete with wide joints, lit in the middle. */
const concrete: Draw = (size, height) =>
  floorSvg(size, height, { far: '#34393e', near: '#565d63' }, (view) =>
    tiles(view, 3, '#23272b', 3),
  );

export const WALLS: Readonly<Record<string, Draw>> = { gallery, bricks, graphite };
export const FLOORS: Readonly<Record<string, Draw>> = { stone, oak, concrete };
