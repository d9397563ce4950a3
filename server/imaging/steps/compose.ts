import type { PhotoFrame } from '../../../contract/photos/photoFrame.ts';
import type { Placement } from '../../../contract/photos/placement.ts';
import { findRoll, turnOf } from '../ground/roll.ts';
import { relightVehicle } from '../light/relightVehicle.ts';
import { lightOf } from '../light/roomLight.ts';
import { pictureSize } from '../pictureSize.ts';
import {
  type Cutout,
  DefectFound,
  type PipelineState,
  photoOf,
  type Step,
  vehicleCacheKey,
} from '../pipelineState.ts';
import {
  clamp,
  coveredBox,
  type Mask,
  type Pixels,
  type Size,
  toPixelBox,
  wholeOf,
} from '../pixels.ts';
import { cropPixels, resizePixels } from '../raster.ts';
import { drawBackground, floorIn, sizeOf } from '../showroom/background.ts';
import { photoBox } from '../showroom/photoBox.ts';
import { frameOf } from '../showroom/photoFrame.ts';
import { type PlacedVehicle, placementOf, placeOnFloor } from '../showroom/placedVehicle.ts';
import { type OverlaidAreas, placeVehicle } from '../showroom/placement.ts';
import { drawReflection, reflect } from '../showroom/reflection.ts';
import { buildRoom, floorUnder, usualFloor } from '../showroom/room.ts';
import { castShadow } from '../showroom/shadow.ts';
import { inOwnSurroundings, surroundingsOf } from '../surroundings/ownSurroundings.ts';
import { bannerHeight } from './banner.ts';
import { logoBox } from './logo.ts';

/** Makes the picture at its final size: the vehicle in its showroom, or, where it is not cut out, the photo cropped. */
export const compose: Step = {
  applies: () => true,
  async run(work) {
    const size = pictureSize(work.input, work.input.width);
    const made = work.cutout
      ? await composed(work, work.cutout, size)
      : await crop(photoOf(work), work.input.box, size);
    return { ...work, ...made };
  },
};

/** A picture, where the photo lies in it, and how the vehicle was placed where it has other surroundings. */
type Composed = { picture: Pixels; frame: PhotoFrame; placement?: Placement };

async function composed(work: PipelineState, cutout: Cutout, size: Size): Promise<Composed> {
  const kind = surroundingsOf(work.input, cutout);
  if (!kind) return stage(work, cutout, size);
  const photo = photoOf(work);
  const box = coveredBox(cutout.mask);
  if (!box) throw new DefectFound('no_vehicle');
  const place = placeVehicle(box, size, await overlaysOf(work, size));
  return {
    picture: await inOwnSurroundings(photo, cutout.mask, { box, place }, size, kind),
    frame: frameOf(photo, box, place, size),
  };
}

async function stage(work: PipelineState, cutout: Cutout, size: Size): Promise<Composed> {
  const photo = photoOf(work);
  const { look } = work.input;
  const overlaid = await overlaysOf(work, size);
  const found = vehicleCacheKey(work);
  const roll = await work.cached('roll', found, () => findRoll(photo, cutout.mask));
  const ingredients = [...found, JSON.stringify(overlaid), turnOf(roll), size.width, size.height];
  const placed = await work.cached('placed', ingredients, () =>
    placeOnFloor(photo, cutout.mask, turnOf(roll), size, overlaid),
  );
  const floor = floorUnder(await floorOf(work.input, size), placed.shadowTop, size);
  const backdrop = await backdropOf(work, size, floor);
  const light = lightOf(backdrop, work.input.light);
  const lit = [...ingredients, JSON.stringify(light)];
  const vehicle = await work.cached('lit', lit, async () => ({
    ...placed,
    pixels: relightVehicle(placed.pixels, placed.mask, placed.line, light),
  }));
  const shadow = await work.cached('shadow', [...ingredients, light.side, light.softness], () =>
    castShadow(placed.line, placed.place, size, light),
  );
  const reflection =
    look.reflective_floor === 1
      ? await work.cached('reflection', lit, () => reflect(vehicle, size))
      : null;
  const ground = reflection ? drawReflection(backdrop, reflection) : backdrop;
  return {
    picture: composeOver(underShadow(ground, shadow, placed.shadowTop), vehicle),
    frame: placed.frame,
    placement: placementOf(vehicle, roll, floor, size),
  };
}

/** Returns what later steps lay over the picture. */
async function overlaysOf({ input }: PipelineState, size: Size): Promise<OverlaidAreas> {
  const { assets, showBanner, showLogo, look, logo } = input;
  return {
    margin: look.margin,
    ...(showBanner && assets.banner && { banner: await bannerHeight(assets.banner, size) }),
    ...(showLogo &&
      assets.logo &&
      look.logo_position.startsWith('top') && {
        logo: await logoBox(assets.logo, look.logo_position, size, logo),
      }),
  };
}

/** Returns where the floor begins behind no vehicle: in the background, if that is known, or in the room. */
async function floorOf({ look, assets, angle, floorFrom }: PipelineState['input'], size: Size) {
  const { background } = assets;
  return look.background_type === 'background' && background && floorFrom !== undefined
    ? floorIn(await sizeOf(background), size, floorFrom)
    : usualFloor(angle.code);
}

/**
 * Draws what stands behind the vehicle. The Photo Box replaces a room whose wall and floor have no picture, and a background whose file is missing.
 */
function backdropOf({ input, cached }: PipelineState, size: Size, floor: number): Promise<Pixels> {
  const { look, assets, angle, floorFrom } = input;
  const { background } = assets;
  if (look.background_type === 'room') {
    const { wall, floor: ground } = assets;
    return cached('room', [wall, ground, angle.code, size.width, size.height, floor], () =>
      buildRoom(assets, angle.code, size, floor),
    );
  }
  if (look.background_type !== 'background' || !background)
    return photoBox(size.width, size.height);
  const ground = floorFrom === undefined ? undefined : { from: floorFrom, floor };
  return cached('background', [background, size.width, size.height, JSON.stringify(ground)], () =>
    drawBackground(background, size, ground),
  );
}

/** Darkens a picture below the row `top`. */
function underShadow(backdrop: Pixels, shadow: Mask, top: number): Pixels {
  const data = new Uint8Array(backdrop.data);
  const first = Math.max(0, Math.floor(top)) * backdrop.width;
  for (let i = first, j = first * 3; j < data.length; i++, j += 3) {
    const light = 255 - (shadow.data[i] ?? 0);
    if (light === 255) continue;
    for (let c = j; c < j + 3; c++) data[c] = Math.round(((backdrop.data[c] ?? 0) * light) / 255);
  }
  return { ...backdrop, data };
}

/** Writes the vehicle into the picture; rows and columns beyond its edge are left out. */
function composeOver(picture: Pixels, { pixels: vehicle, mask, place }: PlacedVehicle): Pixels {
  for (let y = Math.max(0, -place.y); y < Math.min(place.height, picture.height - place.y); y++) {
    for (let x = Math.max(0, -place.x); x < Math.min(place.width, picture.width - place.x); x++) {
      const i = y * place.width + x;
      const coverage = (mask.data[i] ?? 0) / 255;
      if (coverage === 0) continue;
      const to = ((place.y + y) * picture.width + place.x + x) * 3;
      for (let c = 0; c < 3; c++) {
        picture.data[to + c] = Math.round(
          (vehicle.data[i * 3 + c] ?? 0) * coverage + (picture.data[to + c] ?? 0) * (1 - coverage),
        );
      }
    }
  }
  return picture;
}

/** Crops the photo to the largest part with the picture's proportions, centred on the vehicle where its box is known. */
async function crop(
  photo: Pixels,
  box: PipelineState['input']['box'],
  size: Size,
): Promise<Composed> {
  const aspect = size.width / size.height;
  const width = Math.min(photo.width, Math.round(photo.height * aspect));
  const height = Math.min(photo.height, Math.round(width / aspect));
  const focus = box ? toPixelBox(box, photo.width, photo.height) : wholeOf(photo);
  const left = clamp(Math.round(focus.x + focus.width / 2 - width / 2), 0, photo.width - width);
  const top = clamp(Math.round(focus.y + focus.height / 2 - height / 2), 0, photo.height - height);
  const part = { x: left, y: top, width, height };
  return {
    picture: await resizePixels(cropPixels(photo, part), size.width, size.height),
    frame: frameOf(photo, part, { x: 0, y: 0, ...size }, size),
  };
}
