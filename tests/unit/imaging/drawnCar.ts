import sharp from 'sharp';
import type { Look } from '../../../contract/looks/look.ts';
import { noCache } from '../../../server/imaging/cache.ts';
import { draftEngine } from '../../../server/imaging/cutout/draftEngine.ts';
import type { PipelineState } from '../../../server/imaging/pipelineState.ts';
import { coveredBox, type Mask, type Pixels, toBox } from '../../../server/imaging/pixels.ts';
import { toMask, toPixels } from '../../../server/imaging/raster.ts';
import { angleOf, inputFor } from './pictures.ts';

/** A car with known outlines, 800 × 600: input for the steps after the cut-out. */

export type DrawnCar = { photo: Pixels; mask: Mask };

const size = { width: 800, height: 600 };
const BODY = 'M110 400V300L190 290L270 190H530L620 290L690 310V400Z';
/** Hubs and radii of the wheels of the car seen from the side. */
export const WHEELS = [
  { x: 230, y: 400, tyre: 62, rim: 44 },
  { x: 570, y: 400, tyre: 62, rim: 44 },
] as const;
export const SIDE_GROUND = 462;
/** The places of the three tyres of the car seen at an angle: the nearest is the second. */
export const CORNERS = [
  { x: 150, y: 430 },
  { x: 290, y: 470 },
  { x: 640, y: 410 },
] as const;

const svg = (content: string, behind: string) =>
  Buffer.from(
    `<svg xmlns="http://www.w3.org/2000/svg" width="800" height="600"><rect width="800" height="600" fill="${behind}"/>${content}</svg>`,
  );

async function drawn(car: (fill: (colour: string) => string) => string): Promise<DrawnCar> {
  const [photo, mask] = await Promise.all([
    toPixels(
      sharp(
        svg(
          car((colour) => colour),
          '#8fa08f',
        ),
      ),
    ),
    toMask(
      sharp(
        svg(
          car(() => '#fff'),
          '#000',
        ),
      ).removeAlpha(),
    ),
  ]);
  return { photo, mask };
}

/** Draws the car from the side: paint with a highlight, a dark window, rims of metal, or as dark as their tyres. */
export function carFromTheSide({
  rims = '#b8bcc0',
  paint = '#24508c',
  highlight = '#4a78b8',
} = {}): Promise<DrawnCar> {
  return drawn((fill) => {
    const wheels = WHEELS.map(({ x, y, tyre, rim }) => {
      const spokes = [0, 72, 144, 216, 288].map(
        (turn) =>
          `<rect x="${x - 5}" y="${y - rim + 4}" width="10" height="${rim - 4}" fill="${fill(rims)}" transform="rotate(${turn} ${x} ${y})"/>`,
      );
      return `<circle cx="${x}" cy="${y}" r="${tyre}" fill="${fill('#1c1c1e')}"/>
        <circle cx="${x}" cy="${y}" r="${rim - 4}" fill="none" stroke="${fill(rims)}" stroke-width="8"/>${spokes.join('')}`;
    });
    return `<path d="${BODY}" fill="${fill(paint)}"/><rect x="120" y="325" width="560" height="10" fill="${fill(highlight)}"/>
      <path d="M290 205H400V285H235Z" fill="${fill('#14171a')}"/>${wheels.join('')}`;
  });
}

/** Draws the car at an angle: the ground rises from the nearest tyre to both sides. */
export function carAtAnAngle(): Promise<DrawnCar> {
  return drawn((fill) => {
    const tyres = CORNERS.map(
      ({ x, y }) => `<ellipse cx="${x}" cy="${y - 45}" rx="28" ry="45" fill="${fill('#1c1c1e')}"/>`,
    );
    return `<path d="M90 370V290L260 180H560L720 280V370L640 380L290 430L150 400Z" fill="${fill('#24508c')}"/>${tyres.join('')}`;
  });
}

/** Returns the pipeline state as the previous steps leave it. */
export function workOn(
  { photo, mask }: DrawnCar,
  look: Partial<Look> = {},
  code = 'left',
): PipelineState {
  const box = coveredBox(mask);
  if (!box) throw new Error('nothing is drawn');
  return {
    input: inputFor(new Uint8Array(), { look, angle: angleOf(code) }),
    engine: draftEngine,
    cached: noCache,
    photo,
    cutout: {
      mask,
      box: toBox(box, size.width, size.height),
      confidence: 1,
      draft: false,
      doubts: [],
    },
    picture: null,
    files: null,
  };
}

/** Returns every pixel in which two pictures of one size differ: columns and rows. */
export function changedPixels(a: Pixels, b: Pixels): { x: number; y: number }[] {
  const changed: { x: number; y: number }[] = [];
  for (let i = 0; i < a.width * a.height; i++) {
    if ([0, 1, 2].some((c) => a.data[i * 3 + c] !== b.data[i * 3 + c]))
      changed.push({ x: i % a.width, y: Math.floor(i / a.width) });
  }
  return changed;
}
