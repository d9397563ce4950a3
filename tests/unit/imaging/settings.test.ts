import sharp from 'sharp';
import { beforeAll, describe, expect, it } from 'vitest';
import { Crop, LogoPosition, type Look } from '../../../contract/looks/look.ts';
import { openCache } from '../../../server/imaging/cache.ts';
import { ciede2000, labOf } from '../../../server/imaging/light/colourDifference.ts';
import { type PipelineInput, runPipeline } from '../../../server/imaging/pipeline.ts';
import { coveredBox } from '../../../server/imaging/pixels.ts';
import { blurredArea } from '../../../server/imaging/plate/blur.ts';
import { boundsOf, toQuad } from '../../../server/imaging/plate/quad.ts';
import { decodeMask } from '../../../server/imaging/raster.ts';
import { FILLED, placeVehicle, TYRE_LINE } from '../../../server/imaging/showroom/placement.ts';
import { logoPlace } from '../../../server/imaging/steps/logo.ts';
import { angleOf, inputFor, sampleMask, samplePhoto } from './pictures.ts';
import { sampleNamed } from './plates.ts';

/** The width of a preview: what holds at one width holds at every width. */
const WIDTH = 640;
const HEIGHT = 480;
/** Width of the photos: what is tested here holds for every size, and the suite `imaging` measures full photos. */
const PHOTO_WIDTH = 800;
/** JPEG works in blocks of this many pixels: a change reaches to the edges of its blocks and not a pixel further. */
const BLOCK = 8;
/** A smaller copy of a photo mixes each pixel with neighbours up to this far away, in pixels of the copy. */
const MIXED = 3;
const FRONT = 'golf-01-front';
const PLATE = ['plate_blur', 'plate_image'] as const satisfies readonly (keyof Look)[];
const POLISH = [
  'polishing',
  'rim_polishing',
  'reflective_floor',
] as const satisfies readonly (keyof Look)[];

type Change = Omit<Partial<PipelineInput>, 'look'> & { look?: Partial<Look> };
interface Area {
  left: number;
  top: number;
  right: number;
  bottom: number;
}

let original: Uint8Array;
let cutout: Uint8Array;
const assets: Record<'logo' | 'banner' | 'white' | 'blue' | 'yellow', Uint8Array> = {} as never; // filled before the first test
const filled = (width: number, height: number, background: string) =>
  sharp({ create: { width, height, channels: 3, background } })
    .png()
    .toBuffer();
const smallSample = async (name: string, width = PHOTO_WIDTH) => {
  const [photo, mask] = await Promise.all([samplePhoto(name), sampleMask(name)]);
  return {
    original: await sharp(photo).resize(width).jpeg({ quality: 95 }).toBuffer(),
    cutout: await sharp(mask).resize(width).png().toBuffer(),
  };
};
beforeAll(async () => {
  ({ original, cutout } = await smallSample('golf-07-left'));
  assets.logo = await filled(400, 200, '#ff0000');
  assets.banner = await filled(1600, 160, '#00ff00');
  assets.white = await filled(1600, 160, '#ffffff');
  assets.blue = await filled(800, 600, '#0000ff');
  assets.yellow = await filled(800, 600, '#ffff00');
});

const cached = openCache(100);
const made = async (change: Change, isRemembered = false): Promise<Uint8Array> => {
  const input = inputFor(original, {
    angle: angleOf('left'),
    cutout,
    width: WIDTH,
    showLogo: true,
    showBanner: true,
    ...change,
  });
  const result = await (isRemembered
    ? runPipeline(input, undefined, undefined, cached)
    : runPipeline(input));
  if (result.outcome === 'defected') throw new Error(`flagged: ${result.reason}`);
  return result.result;
};

/** Returns the smallest area that contains every pixel in which two pictures of one size differ; undefined if they are equal. */
const difference = async (one: Uint8Array, other: Uint8Array): Promise<Area | undefined> => {
  const [a, b] = await Promise.all(
    [one, other].map((file) => sharp(file).raw().toBuffer({ resolveWithObject: true })),
  );
  if (!a || !b) throw new Error('there are two of them');
  expect(b.info).toMatchObject({ width: a.info.width, height: a.info.height });
  const area = {
    left: Number.POSITIVE_INFINITY,
    top: Number.POSITIVE_INFINITY,
    right: -1,
    bottom: -1,
  };
  for (let i = 0; i < a.data.length; i++) {
    if (a.data[i] === b.data[i]) continue;
    const [x, y] = [Math.floor(i / 3) % a.info.width, Math.floor(i / 3 / a.info.width)];
    area.left = Math.min(area.left, x);
    area.top = Math.min(area.top, y);
    area.right = Math.max(area.right, x);
    area.bottom = Math.max(area.bottom, y);
  }
  return area.right < 0 ? undefined : area;
};

/** Expects a change, somewhere inside the area. */
const expectInside = (found: Area | undefined, { left, top, right, bottom }: Area) => {
  expect(found).toBeDefined();
  if (!found) return;
  expect(found.left).toBeGreaterThanOrEqual(Math.floor(left / BLOCK) * BLOCK);
  expect(found.top).toBeGreaterThanOrEqual(Math.floor(top / BLOCK) * BLOCK);
  expect(found.right).toBeLessThan(Math.ceil(right / BLOCK) * BLOCK);
  expect(found.bottom).toBeLessThan(Math.ceil(bottom / BLOCK) * BLOCK);
};

/** Expects a change that fills the area and nothing beyond its blocks, to the bit. */
const expectWithin = (found: Area | undefined, { left, top, right, bottom }: Area) => {
  expectInside(found, { left, top, right, bottom });
  // and is not smaller
  expect((found?.right ?? 0) - (found?.left ?? 0)).toBeGreaterThan((right - left) * 0.9);
  expect((found?.bottom ?? 0) - (found?.top ?? 0)).toBeGreaterThan((bottom - top) * 0.9);
};

/** Returns the area of a logo with this size and margin. */
const logoArea = (position: LogoPosition, size: number, margin: number): Area => {
  const width = Math.round((WIDTH * size) / 100);
  const { left, top } = logoPlace(
    position,
    { width: WIDTH, height: HEIGHT },
    { width, height: width / 2 },
    margin,
  );
  return { left, top, right: left + width, bottom: top + width / 2 };
};

/** The largest possible area of the vehicle. */
const VEHICLE: Area = {
  left: (WIDTH * (1 - FILLED.width)) / 2,
  top: HEIGHT * (TYRE_LINE - FILLED.height),
  right: (WIDTH * (1 + FILLED.width)) / 2,
  bottom: HEIGHT * TYRE_LINE,
};

/** Returns the photo of a front, with its cut-out and where its plate is. */
const front = async () => {
  const [photo, mask] = await Promise.all([samplePhoto(FRONT), sampleMask(FRONT)]);
  const plate = sampleNamed(FRONT).plate ?? null;
  return { original: photo, cutout: mask, angle: angleOf('front'), plate } satisfies Change;
};
/** Returns where the front's plate is in the finished picture, with the margin of a blur and of the mixing in a smaller copy. */
const plateArea = async (): Promise<Area> => {
  const { cutout: mask, plate } = await front();
  const outline = await decodeMask(mask);
  const vehicle = coveredBox(outline);
  if (!plate || !vehicle) throw new Error('the front shows a vehicle with its plate');
  const place = placeVehicle(vehicle, { width: WIDTH, height: HEIGHT });
  const { x, y, width, height } = boundsOf(blurredArea(toQuad(plate, outline)), outline);
  const scale = place.width / vehicle.width;
  const [left, top] = [place.x + (x - vehicle.x) * scale, place.y + (y - vehicle.y) * scale];
  return {
    left: left - MIXED,
    top: top - MIXED,
    right: left + width * scale + MIXED,
    bottom: top + height * scale + MIXED,
  };
};

describe('a setting of the look', () => {
  it.each(LogoPosition.options)(
    'places the logo %s, and changes nothing beside it',
    async (logo_position) => {
      const plain = await made({});
      const marked = await made({ assets: { logo: assets.logo }, look: { logo_position } });
      expectWithin(await difference(plain, marked), logoArea(logo_position, 18, 2.5));
    },
  );

  it('makes the logo larger and moves it to the edge, and changes nothing beside it', async () => {
    const marked = (size: number, margin: number) =>
      made({
        assets: { logo: assets.logo },
        look: { logo_position: 'top-left' },
        logo: { size, margin },
      });
    const plain = await made({});
    expectWithin(await difference(plain, await marked(30, 0)), logoArea('top-left', 30, 0));
    expectWithin(await difference(plain, await marked(10, 10)), logoArea('top-left', 10, 10));
  });

  it('puts the banner at the bottom, and changes nothing above it', async () => {
    const area = { left: 0, top: HEIGHT - 64, right: WIDTH, bottom: HEIGHT };
    const [green, white] = await Promise.all(
      [assets.banner, assets.white].map((banner) => made({ assets: { banner } })),
    );
    if (!green || !white) throw new Error('there are two of them');
    expectWithin(await difference(green, white), area);
  });

  it('puts the vehicle above the banner and below the logo', async () => {
    const photo = await front();
    const free = await made({ ...photo });
    for (const covered of [{ banner: assets.banner }, { logo: assets.logo }]) {
      const picture = await made({
        ...photo,
        assets: covered,
        logo: { size: 60, margin: 0 },
        look: { logo_position: 'top' },
      });
      const moved = await difference(free, picture);
      expect((moved?.bottom ?? 0) - (moved?.top ?? 0)).toBeGreaterThan(HEIGHT / 2);
    }
  });

  it('puts another background behind the vehicle, whose paint changes only by the light', async () => {
    const before = (background: Uint8Array) =>
      made({ assets: { background }, look: { background_type: 'background' } });
    const [blue, yellow] = await Promise.all([assets.blue, assets.yellow].map(before));
    if (!blue || !yellow) throw new Error('there are two of them');
    const [a, b] = await Promise.all([blue, yellow].map((file) => sharp(file).raw().toBuffer()));
    const apart = (x: number, y: number) => {
      const at = (Math.floor(y * HEIGHT) * WIDTH + Math.floor(x * WIDTH)) * 3;
      const colour = (data: Buffer | undefined) =>
        labOf(data?.[at] ?? 0, data?.[at + 1] ?? 0, data?.[at + 2] ?? 0);
      return ciede2000(colour(a), colour(b));
    };
    for (const x of [0.35, 0.5, 0.65])
      expect(apart(x, 0.72), `the vehicle at ${x}`).toBeLessThan(4);
    for (const x of [0, 0.02, 0.5, 0.98])
      expect(apart(x, 0.05), `the background at ${x}`).toBeGreaterThan(20);
  });

  it('has four kinds of background that all differ', async () => {
    const files = { background: assets.blue, wall: assets.yellow, floor: assets.blue };
    const kinds = ['photo_box', 'background', 'room', 'original'] as const;
    const pictures = await Promise.all(
      kinds.map((background_type) => made({ assets: files, look: { background_type } })),
    );
    for (const [index, one] of pictures.entries()) {
      for (const other of pictures.slice(index + 1))
        expect(await difference(one, other)).toBeDefined();
    }
  });

  it('builds the room from the wall above and the floor below', async () => {
    const room = (wall: Uint8Array, floor: Uint8Array) =>
      made({ assets: { wall, floor }, look: { background_type: 'room' } });
    // The vehicle's light changes, too: only what is beside it is compared.
    const beside = { left: 0, top: 0, width: 2 * BLOCK, height: HEIGHT };
    const part = async (file: Promise<Uint8Array>) =>
      sharp(await file)
        .extract(beside)
        .png()
        .toBuffer();
    const before = await part(room(assets.blue, assets.blue));
    const wall = await difference(before, await part(room(assets.yellow, assets.blue)));
    const floor = await difference(before, await part(room(assets.blue, assets.yellow)));
    expect(wall).toMatchObject({ left: 0, top: 0, right: beside.width - 1 });
    expect(floor).toMatchObject({ left: 0, right: beside.width - 1, bottom: HEIGHT - 1 });
    expect(wall?.bottom).toBeLessThan((floor?.top ?? 0) + BLOCK);
  });

  it.each(Crop.options)('crops to %s', async (default_crop) => {
    const [across = 1, up = 1] = default_crop.split(':').map(Number);
    const { width, height } = await sharp(await made({ look: { default_crop } })).metadata();
    expect({ width, height }).toEqual({ width: WIDTH, height: Math.round((WIDTH * up) / across) });
  });

  it.each([
    ['makes the licence plate unreadable', { plate_blur: 1 }],
    ['replaces the licence plate', { plate_image: 1 }],
  ] as const)('%s, and changes nothing beside it', async (_what, look) => {
    const photo = await front();
    const withPlate = { ...photo, assets: { plate: assets.yellow } };
    expectWithin(
      await difference(await made(photo), await made({ ...withPlate, look })),
      await plateArea(),
    );
  });

  it('blurs the licence plate if there is no picture to replace it', async () => {
    const photo = await front();
    const [replaced, blurred] = await Promise.all([
      made({ ...photo, look: { plate_image: 1 } }),
      made({ ...photo, look: { plate_blur: 1 } }),
    ]);
    expect(await difference(replaced, blurred)).toBeUndefined();
    expect(await difference(await made(photo), blurred)).toBeDefined();
  });

  it('polishes the paint of the vehicle, and changes nothing beside it', async () => {
    expectInside(await difference(await made({}), await made({ look: { polishing: 1 } })), VEHICLE);
  });

  it('polishes the rims, and changes nothing above the wheels or beside the vehicle', async () => {
    const wheels = { ...VEHICLE, top: VEHICLE.bottom - HEIGHT * 0.2 };
    const rims = await difference(await made({}), await made({ look: { rim_polishing: 1 } }));
    expectInside(rims, wheels);
    // both of them: they are more than half of a car's length apart
    expect((rims?.right ?? 0) - (rims?.left ?? 0)).toBeGreaterThan(
      (VEHICLE.right - VEHICLE.left) / 2,
    );
  });

  it('makes the floor reflect the vehicle, and changes only the floor', async () => {
    const floor = await difference(await made({}), await made({ look: { reflective_floor: 1 } }));
    // The floor under the vehicle is visible up to the lower edge of its body.
    const top = VEHICLE.bottom - 0.14 * HEIGHT;
    const soft = 0.03 * WIDTH;
    const { left, right } = VEHICLE;
    expectInside(floor, { left: left - soft, right: right + soft, top, bottom: HEIGHT });
    expect((floor?.right ?? 0) - (floor?.left ?? 0)).toBeGreaterThan(
      (VEHICLE.right - VEHICLE.left) * 0.9,
    );
  });

  it('does not change the photo if nothing is cut out, whatever the background', async () => {
    const uncut = await made({ look: { cutting: 0 } });
    expect(
      await difference(uncut, await made({ look: { background_type: 'original' } })),
    ).toBeUndefined();
    expect(await difference(uncut, await made({}))).toBeDefined();
  });
});

describe('changing a setting back', () => {
  /** Small pictures: bytes are compared. */
  const SMALL = 320;
  let small: Change;
  let smallFront: Change;
  beforeAll(async () => {
    small = { ...(await smallSample('golf-07-left', SMALL)), width: 320 };
    smallFront = { ...(await front()), ...(await smallSample(FRONT, SMALL)), width: 320 };
  });
  const tried: readonly Change[] = [
    {},
    { look: { background_type: 'original' } },
    { look: { cutting: 0 } },
    ...Crop.options.map((default_crop) => ({ look: { default_crop } })),
    ...[...PLATE, ...POLISH].map((name) => ({ look: { [name]: 1 } })),
  ];
  const withPictures = (): readonly Change[] => [
    ...tried,
    { assets: { logo: assets.logo } },
    {
      assets: { logo: assets.logo },
      logo: { size: 30, margin: 0 },
      look: { logo_position: 'center' },
    },
    { assets: { banner: assets.banner } },
    { assets: { background: assets.blue }, look: { background_type: 'background' } },
    { assets: { background: assets.yellow }, look: { background_type: 'background' } },
    { assets: { wall: assets.yellow, floor: assets.blue }, look: { background_type: 'room' } },
  ];

  it('restores the picture bit for bit, for every setting, also with cached earlier steps', async () => {
    const plain = await made(small);
    for (const change of withPictures()) {
      await made({ ...small, ...change }, true);
      expect(Buffer.compare(await made(small, true), plain), JSON.stringify(change.look)).toBe(0);
    }
  });

  it('restores a licence plate bit for bit', async () => {
    const photo = { ...smallFront, assets: { plate: assets.yellow } };
    const plain = await made(photo);
    for (const name of PLATE) {
      const changed = await made({ ...photo, look: { [name]: 1 } }, true);
      expect(Buffer.compare(await made({ ...photo, look: { [name]: 1 } }), changed), name).toBe(0);
      expect(Buffer.compare(await made(photo, true), plain), name).toBe(0);
    }
  });

  it('gives the same picture from the cache as when it is made again, bit for bit', async () => {
    for (const change of withPictures()) {
      const fresh = await made({ ...small, ...change });
      for (const _time of [1, 2])
        expect(
          Buffer.compare(await made({ ...small, ...change }, true), fresh),
          JSON.stringify(change.look),
        ).toBe(0);
    }
  });
});
