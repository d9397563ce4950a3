import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { findRoll, turnOf } from '../../../server/imaging/ground/roll.ts';
import { pictureOf } from '../../../server/imaging/pipelineState.ts';
import { coveredBox } from '../../../server/imaging/pixels.ts';
import { drawPlacement } from '../../../server/imaging/placementPicture.ts';
import { cropMask, decodeMask, resizeMask, toPixels } from '../../../server/imaging/raster.ts';
import { findGroundLine } from '../../../server/imaging/showroom/groundLine.ts';
import { placementOf, placeOnFloor } from '../../../server/imaging/showroom/placedVehicle.ts';
import { buildRoom } from '../../../server/imaging/showroom/room.ts';
import { compose } from '../../../server/imaging/steps/compose.ts';
import { workOn } from './drawnCar.ts';
import { sampleMask, samplePhoto } from './pictures.ts';
import { type Camera, type Point, type SolidCar, solidCar } from './solidCar.ts';

const SIZE = { width: 960, height: 720 };
const from = (around: number, roll: number): Camera => ({
  around,
  roll,
  height: 1.4,
  distance: 6,
});
const ROLLS = [-6, -3, 0, 2, 5.5];
const SIDES = [-8, 0, 8];
const ANGLES = [30, 45, 90];

/** Returns where a car's own tyre contacts must be in the finished picture: as in a photo that was not turned. */
function truthOf(
  { mask, contacts }: SolidCar,
  place: { x: number; y: number; width: number },
): Point[] {
  const box = coveredBox(mask);
  if (!box) throw new Error('nothing is drawn');
  const scale = place.width / box.width;
  return contacts.map(({ x, y }) => ({
    x: (place.x + (x - box.x) * scale) / SIZE.width,
    y: (place.y + (y - box.y) * scale) / SIZE.height,
  }));
}

describe('how far a photo is turned', () => {
  it.each(SIDES)(
    'is measured by the wheels of a car from the side, %i degrees off',
    async (around) => {
      for (const roll of ROLLS) {
        const { photo, mask } = await solidCar(from(around, roll), 'plain');
        const found = await findRoll(photo, mask);
        expect(found?.by).toBe('wheels');
        expect(Math.abs((found?.degrees ?? 99) - roll), `turned by ${roll}`).toBeLessThan(1);
      }
    },
  );

  it.each(ANGLES)('is measured by the verticals behind a car at %i degrees', async (around) => {
    for (const roll of ROLLS) {
      const { photo, mask } = await solidCar(from(around, roll));
      const found = await findRoll(photo, mask);
      expect(found?.by).toBe('verticals');
      expect(Math.abs((found?.degrees ?? 99) - roll), `turned by ${roll}`).toBeLessThan(1);
    }
  });

  it('is not guessed without evidence: the tyres of a car at an angle also run uphill in a level photo', async () => {
    for (const around of ANGLES)
      for (const roll of [0, 4]) {
        const { photo, mask } = await solidCar(from(around, roll), 'plain');
        expect(await findRoll(photo, mask)).toBeNull();
      }
  });

  it.each([
    ['golf-08-left-rear-quarter', 900],
    ['golf-15-right-rear-quarter', 640],
    ['golf-15-right-rear-quarter', 1000],
  ] as const)(
    'is not measured by rims that are seen at an angle: %s, %i pixels wide',
    async (name, width) => {
      const photo = await toPixels(sharp(await samplePhoto(name)).resize(width));
      const whole = await decodeMask(await sampleMask(name));
      const found = await findRoll(photo, await resizeMask(whole, photo.width, photo.height));
      expect(found?.by).not.toBe('wheels');
    },
  );

  it('is not corrected below what is visible, nor above what can be a mistake', async () => {
    expect(turnOf({ degrees: 0.7, by: 'verticals' })).toBe(0);
    expect(turnOf({ degrees: 2.9, by: 'wheels' })).toBe(0);
    expect(turnOf({ degrees: -0.9, by: 'verticals' })).toBe(-0.9);
    const { photo, mask } = await solidCar(from(45, 8));
    expect(await findRoll(photo, mask)).toBeNull();
  });
});

describe('a car seen by a known camera', () => {
  it.each([
    [0, 5],
    [8, -4],
    [35, 5],
    [50, -3],
  ])(
    'from %i degrees, turned by %i, stands where it would in a level photo',
    async (around, roll) => {
      const [turned, level] = await Promise.all([
        solidCar(from(around, roll)),
        solidCar(from(around, 0)),
      ]);
      const found = await findRoll(turned.photo, turned.mask);
      const placed = await placeOnFloor(turned.photo, turned.mask, turnOf(found), SIZE, {});
      const { tyres } = placementOf(placed, found, 0.6, SIZE);
      const straight = await placeOnFloor(level.photo, level.mask, 0, SIZE, {});
      const truth = truthOf(level, straight.place);
      const [origin, right, foot] = placed.frame;
      for (const [i, contact] of truth.entries()) {
        const { x = 0, y = 0 } = turned.contacts[i] ?? {};
        const [across, down] = [x / turned.photo.width, y / turned.photo.height];
        const shown = {
          x: origin.x + (right.x - origin.x) * across + (foot.x - origin.x) * down,
          y: origin.y + (right.y - origin.y) * across + (foot.y - origin.y) * down,
        };
        expect(Math.abs(shown.x - contact.x), 'the frame of the photo').toBeLessThan(0.01);
        expect(Math.abs(shown.y - contact.y), 'the frame of the photo').toBeLessThan(0.01);
      }
      for (const contact of truth) {
        const off = Math.min(...tyres.map(({ y }) => Math.abs(y - contact.y) * SIZE.height));
        expect(off / SIZE.width, `${JSON.stringify(tyres)} ${JSON.stringify(truth)}`).toBeLessThan(
          0.01,
        );
      }
    },
  );
});

describe('the ground beside a car that is seen nearly from the front', () => {
  it.each([60, 65, 74])('runs along the tyres of its side, at %i degrees', async (around) => {
    const { mask, contacts } = await solidCar(from(around, 0));
    const box = coveredBox(mask);
    if (!box) throw new Error('nothing is drawn');
    const { ground } = findGroundLine(cropMask(mask, box));
    for (const { x, y } of contacts) {
      const row = ground[Math.round(x - box.x)] ?? Number.NaN;
      expect(Math.abs(row - (y - box.y)) / box.width).toBeLessThan(0.01);
    }
  });
});

describe('the floor of a room', () => {
  const plain = (background: string) =>
    sharp({ create: { width: 480, height: 360, channels: 3, background } })
      .png()
      .toBuffer();

  it.each([
    ['the side', 0, 1.4],
    ['an angle', 40, 1.4],
    ['an angle, by a camera held up', 45, 2.6],
    ['an angle, by a camera near the ground', 35, 0.6],
  ])('is under all tyres and all of the shadow of a car from %s', async (_what, around, height) => {
    const car = await solidCar({ around, height, distance: 6, roll: 0 });
    const [wall, floor] = await Promise.all([plain('#d8d8d8'), plain('#808890')]);
    const work = workOn(car, { background_type: 'room' }, 'front-left');
    const done = await compose.run({
      ...work,
      input: { ...work.input, assets: { wall, floor }, width: SIZE.width },
    });
    const { placement } = done;
    if (!placement) throw new Error('nothing was placed');
    for (const { y } of placement.tyres) expect(y).toBeGreaterThan(placement.floor + 0.02);
    const empty = await buildRoom({ wall, floor }, 'front-left', SIZE, placement.floor);
    const picture = pictureOf(done);
    const from = Math.floor(placement.floor * SIZE.height);
    let darkest = 0;
    // A wall that is darker but still grey is in the shadow; the car is blue and its tyres are below.
    for (let i = 0; i < from * SIZE.width * 3; i += 3) {
      const [red = 0, , blue = 0] = picture.data.subarray(i, i + 3);
      if (Math.abs(red - blue) < 3) darkest = Math.max(darkest, (empty.data[i] ?? 0) - red);
    }
    expect(darkest).toBeLessThan(8);
  });

  it('begins where it does in the empty room, if that is high enough', async () => {
    const car = await solidCar({ around: 0, height: 1.4, distance: 6, roll: 0 });
    const { placement } = await compose.run(workOn(car, {}, 'rear-right-high'));
    expect(placement?.floor).toBe(0.5);
  });
});

describe('the record of a placement', () => {
  it('says that the default was used if no tyres were found', async () => {
    const { photo, mask } = await solidCar(from(0, 0), 'plain');
    const box = { ...mask, data: new Uint8Array(mask.data.length) };
    for (let y = 250; y < 450; y++) box.data.fill(255, y * 960 + 200, y * 960 + 760);
    const { placement } = await compose.run(workOn({ photo, mask: box }, {}, 'left'));
    expect(placement).toMatchObject({ ground: 'standard', tyres: [], turned: 0, turned_by: null });
  });

  it('is drawn into the picture at the recorded places', async () => {
    const white = await sharp({
      create: { width: 1200, height: 900, channels: 3, background: '#fff' },
    })
      .jpeg()
      .toBuffer();
    const drawn = await drawPlacement(white, {
      ground: 'tyres',
      turned: -2.1,
      turned_by: 'wheels',
      floor: 0.5,
      tyres: [
        { x: 0.25, y: 0.8 },
        { x: 0.75, y: 0.8 },
      ],
    });
    const { data, info } = await sharp(drawn).raw().toBuffer({ resolveWithObject: true });
    const at = (x: number, y: number) => [
      ...data.subarray((y * info.width + x) * 3).subarray(0, 3),
    ];
    const [red = 0, , blue = 0] = at(600, 720);
    expect({ tyres: red > 200 && blue < 200 }).toEqual({ tyres: true });
    const [dark = 0, , bright = 0] = at(4, 450);
    expect({ floor: dark < 100 && bright > 200 }).toEqual({ floor: true });
    expect(at(600, 600)).toEqual([255, 255, 255]);
  });
});
