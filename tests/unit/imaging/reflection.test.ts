import { describe, expect, it } from 'vitest';
import type { Look } from '../../../contract/looks/look.ts';
import { pictureOf } from '../../../server/imaging/pipelineState.ts';
import { coveredBox, type Mask } from '../../../server/imaging/pixels.ts';
import { findGroundLine } from '../../../server/imaging/showroom/groundLine.ts';
import { FILLED, TYRE_LINE } from '../../../server/imaging/showroom/placement.ts';
import { compose } from '../../../server/imaging/steps/compose.ts';
import {
  CORNERS,
  carAtAnAngle,
  carFromTheSide,
  changedPixels,
  type DrawnCar,
  SIDE_GROUND,
  WHEELS,
  workOn,
} from './drawnCar.ts';

const WIDTH = 960;
const staged = async (car: DrawnCar, look: Partial<Look>, code: string) => {
  const work = workOn(car, look, code);
  return pictureOf(await compose.run({ ...work, input: { ...work.input, width: WIDTH } }));
};
/** Returns the picture on a dull floor, and on a reflective one. */
const bothFloors = (car: DrawnCar, code: string, look: Partial<Look> = {}) =>
  Promise.all([staged(car, look, code), staged(car, { ...look, reflective_floor: 1 }, code)]);
const groundAt = (mask: Mask, x: number) => findGroundLine(mask).ground[x] ?? -1;

describe('the ground under a vehicle', () => {
  it('is level from the side, and continues under both bumpers', async () => {
    const { mask } = await carFromTheSide();
    for (const x of [130, 230, 400, 570, 680])
      expect(Math.abs(groundAt(mask, x) - SIDE_GROUND)).toBeLessThan(2.5);
    expect(findGroundLine(mask).tyres).toHaveLength(2);
  });

  it('rises from the nearest tyre to both sides when the vehicle is seen at an angle', async () => {
    const { mask } = await carAtAnAngle();
    const { tyres } = findGroundLine(mask);
    expect(tyres).toHaveLength(CORNERS.length);
    for (const { x, y } of CORNERS) expect(Math.abs(groundAt(mask, x) - y)).toBeLessThan(3);
    expect(Math.abs(groundAt(mask, 220) - 450)).toBeLessThan(5);
    expect(Math.abs(groundAt(mask, 465) - 440)).toBeLessThan(5);
  });

  it('is not lowered by a thin error of the outline', async () => {
    const { mask } = await carFromTheSide();
    const data = new Uint8Array(mask.data);
    for (let y = 400; y < 560; y++) data.fill(255, y * 800 + 400, y * 800 + 403);
    expect(Math.abs(groundAt({ ...mask, data }, 400) - SIDE_GROUND)).toBeLessThan(2.5);
  });
});

describe('a reflective floor', () => {
  it.each([
    ['from the side', carFromTheSide, 'left', WHEELS],
    ['at an angle', carAtAnAngle, 'front-left', CORNERS],
  ] as const)(
    'changes only the floor under the vehicle and in front of it, %s',
    async (_what, draw, code, tyres) => {
      const car = await draw();
      const [dull, bright] = await bothFloors(car, code);
      const changed = changedPixels(dull, bright);
      expect(changed.length).toBeGreaterThan(10_000);
      const box = coveredBox(car.mask);
      if (!box) throw new Error('nothing is drawn');
      const { bottom } = findGroundLine(car.mask);
      const scale = (WIDTH * FILLED.width) / box.width;
      const edgeAt = (x: number) => {
        const column = Math.round(box.x + (x - WIDTH / 2) / scale + box.width / 2);
        const row = bottom[Math.min(Math.max(column, box.x), box.x + box.width - 1)] ?? Number.NaN;
        return dull.height * TYRE_LINE - (box.y + box.height - 1 - row) * scale;
      };
      const beside = WIDTH * 0.03;
      const above = changed.filter(({ x, y }) =>
        [x - beside, x - 3, x, x + 3, x + beside].every((near) => y < edgeAt(near) - 3),
      );
      expect(above).toEqual([]);
      // and it begins right under every tyre
      for (const tyre of tyres) {
        const x = Math.round(WIDTH / 2 + (tyre.x - box.x - box.width / 2) * scale);
        const first = changed.reduce(
          (least, at) => (at.x === x ? Math.min(least, at.y) : least),
          dull.height,
        );
        expect(Math.abs(first - edgeAt(x))).toBeLessThan(4);
      }
    },
  );

  it('has no gap: from the tyres and the sill down to their reflections the floor is darker', async () => {
    const car = await carFromTheSide();
    const [dull, bright] = await bothFloors(car, 'left', { default_crop: '1:1' });
    const line = Math.round(dull.height * TYRE_LINE);
    // The sill is 62 of the drawn car's 580 columns above the ground.
    const sill = Math.floor((62 / 580) * WIDTH * FILLED.width);
    const brightness = ({ data }: typeof dull, x: number, y: number) =>
      (data[(y * WIDTH + x) * 3] ?? 0) + (data[(y * WIDTH + x) * 3 + 1] ?? 0);
    const under = WIDTH / 2;
    for (let y = line - sill + 4; y < line + sill - 4; y++)
      expect(brightness(bright, under, y) / brightness(dull, under, y)).toBeLessThan(0.9);
  });

  it('shows the vehicle upside down, and less of it the farther down it is', async () => {
    const car = await carFromTheSide();
    const [dull, bright] = await bothFloors(car, 'left', { default_crop: '1:1' });
    const changeAt = (below: number) => {
      const y = Math.round(dull.height * TYRE_LINE) + below;
      let sum = 0;
      for (let x = Math.round(WIDTH * 0.4); x < WIDTH * 0.6; x++) {
        const at = (y * WIDTH + x) * 3;
        sum += Math.abs((dull.data[at] ?? 0) - (bright.data[at] ?? 0));
      }
      return sum;
    };
    // Below the underside comes the reflected blue body, ever fainter.
    expect(changeAt(107)).toBeGreaterThan(changeAt(130));
    expect(changeAt(130)).toBeGreaterThan(0);
  });
});
