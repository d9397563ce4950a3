import type { Light } from '../../../contract/looks/light.ts';
import { type Colour, meanColour } from '../meanColour.ts';
import { clamp, type Pixels } from '../pixels.ts';
import { brightness } from '../polish/luminance.ts';

/** Light of the surroundings in which a vehicle is shown. */
export type RoomLight = {
  /** Where it comes from: -1 is the left, 0 above, 1 the right. */
  side: number;
  /** 0, a bare lamp or the sun, to 1, a cloudy sky. */
  softness: number;
  /** 0 to 1: how bright the surroundings are. */
  brightness: number;
  /** Their tint as factors of red, green and blue about 1. */
  tint: Colour;
  /** Colour of the floor before the vehicle. */
  floor: Colour;
};
const BLACK: Colour = [0, 0, 0];

/** Parts of a picture, as shares of its width and height: what is beside a vehicle, above the floor, and the floor before it. */
const LEFT = { from: 0, to: 0.3, top: 0, bottom: 0.5 };
const RIGHT = { from: 0.7, to: 1, top: 0, bottom: 0.5 };
const WHOLE = { from: 0, to: 1, top: 0, bottom: 1 };
const FLOOR = { from: 0.15, to: 0.85, top: 0.84, bottom: 1 };
/** One side being brighter than the other by this share of both means that all light comes from there; less is no direction. */
const ALL_FROM_ONE_SIDE = 0.35;
const NO_DIRECTION = 0.05;
/** The softness of a light that is read from a picture, which does not show it. */
const SOFT = 1;
/** How far the tint of the warmest or coldest light is from white. */
const WARMEST = 0.3;
/** One pixel of this many, across and down, is read. */
const STEP = 8;

/** Returns the light in front of a picture of a room or a background: as it was set, otherwise as it is read. */
export function lightOf(picture: Pixels, set?: Light): RoomLight {
  const read = readLight(picture);
  if (!set) return read;
  const warmer = (set.warmth / 100) * WARMEST;
  return {
    ...read,
    side: set.side / 100,
    softness: set.softness / 100,
    tint: [1 + warmer, 1, 1 - warmer],
  };
}

/** Reads the light from a picture of a room or a background: from its sides, its brightness and its colours. */
export function readLight(picture: Pixels): RoomLight {
  const [left, right, whole, floor] = [LEFT, RIGHT, WHOLE, FLOOR].map((part) =>
    meanOf(picture, part),
  );
  if (!left || !right || !whole || !floor)
    throw new Error('the picture was not divided into four parts');
  const [fromLeft, fromRight, all] = [left, right, whole].map((colour) => brightness(...colour));
  const apart =
    ((fromRight ?? 0) - (fromLeft ?? 0)) / Math.max(1, (fromLeft ?? 0) + (fromRight ?? 0));
  const grey = Math.max(1, all ?? 1);
  return {
    side: Math.abs(apart) < NO_DIRECTION ? 0 : round(clamp(apart / ALL_FROM_ONE_SIDE, -1, 1)),
    softness: SOFT,
    brightness: grey / 255,
    tint: [whole[0] / grey, whole[1] / grey, whole[2] / grey],
    floor,
  };
}

function round(value: number): number {
  return Math.round(value * 10) / 10;
}

function meanOf(picture: Pixels, { from, to, top, bottom }: typeof LEFT): Colour {
  const column = (share: number) => Math.floor(share * picture.width);
  const row = (share: number) => Math.floor(share * picture.height);
  const [x, y] = [column(from), row(top)];
  const box = { x, y, width: column(to) - x, height: row(bottom) - y };
  return meanColour(picture, box, STEP) ?? BLACK;
}
