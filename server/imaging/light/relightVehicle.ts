import type { Colour } from '../meanColour.ts';
import { clamp, type Mask, type Pixels } from '../pixels.ts';
import type { GroundLine } from '../showroom/groundLine.ts';
import { ciede2000, labOf } from './colourDifference.ts';
import type { RoomLight } from './roomLight.ts';

/** Share of the room's tint that a vehicle takes on, and how its exposure follows the room's brightness, about a usual one. */
const TINTED = 0.22;
const EXPOSED = { share: 0.16, usual: 0.62 };
/** Limits of each channel's factor. */
const FACTOR = { least: 0.9, most: 1.04 };
/** The most that paint may change, in ΔE00: customers recognise it, and compare it with other photos of the same vehicle. */
const MOST_CHANGE = 1.5;
const STEPS = 8;
/** Light from the floor on the lower body: up to this height as a share of the vehicle's, this strong, about a floor of this brightness. */
const FROM_FLOOR = { height: 0.3, strength: 0.09, usual: 95 };

/** Black reflects this share of what white does. */
const DULL = 0.3;

/**
 * Puts a vehicle into the light of its room: its white balance and its exposure follow a little, never so far that paint looks like another,
 * and its lower body gets some of the floor's light.
 * @returns new pixels
 */
export function relightVehicle(
  pixels: Pixels,
  mask: Mask,
  line: GroundLine,
  light: RoomLight,
): Pixels {
  const factors = factorsFor(meanColour(pixels, mask), light);
  const { width, height } = pixels;
  const data = new Uint8Array(pixels.data.length);
  const tables = factors.map((factor) =>
    Uint8ClampedArray.from({ length: 256 }, (_, value) => value * factor),
  );
  const reach = FROM_FLOOR.height * height;
  // What the floor adds to a bright pixel, and the share of that for a black one.
  const added = light.floor.map((value) => FROM_FLOOR.strength * (value - FROM_FLOOR.usual));
  for (let c = 0; c < 3; c++) {
    const table = tables[c];
    const most = added[c] ?? 0;
    if (!table) continue;
    for (let y = 0; y < height; y++) {
      for (let x = 0, i = y * width; x < width; x++, i++) {
        if (mask.data[i] === 0) continue;
        const value = table[pixels.data[i * 3 + c] ?? 0] ?? 0;
        const below = (line.ground[x] ?? height) - y;
        const up = below < reach ? Math.min(1, 1 - below / reach) : 0;
        data[i * 3 + c] =
          up === 0
            ? value
            : clamp(value + most * up * up * (DULL + ((1 - DULL) * value) / 255) + 0.5, 0, 255);
      }
    }
  }
  return { data, width, height };
}

/** Returns the factors of red, green and blue that bring a colour as far towards the room's light as it may go. */
export function factorsFor(colour: Colour, light: RoomLight): Colour {
  const exposure = 1 + EXPOSED.share * (light.brightness - EXPOSED.usual);
  const wanted = light.tint.map((tint) =>
    clamp(exposure * (1 + TINTED * (tint - 1)), FACTOR.least, FACTOR.most),
  );
  const original = labOf(...rounded(colour));
  for (let step = STEPS; step > 0; step--) {
    const [red = 1, green = 1, blue = 1] = wanted.map(
      (factor) => 1 + ((factor - 1) * step) / STEPS,
    );
    const changed = rounded([colour[0] * red, colour[1] * green, colour[2] * blue]);
    if (ciede2000(original, labOf(...changed)) <= MOST_CHANGE) return [red, green, blue];
  }
  return [1, 1, 1];
}

function rounded([red, green, blue]: Colour): [number, number, number] {
  const channel = (value: number) => clamp(Math.round(value), 0, 255);
  return [channel(red), channel(green), channel(blue)];
}

function meanColour({ data }: Pixels, mask: Mask): Colour {
  let [count, red, green, blue] = [0, 0, 0, 0];
  for (let i = 0; i < mask.data.length; i += 7) {
    if ((mask.data[i] ?? 0) < 250) continue;
    red += data[i * 3] ?? 0;
    green += data[i * 3 + 1] ?? 0;
    blue += data[i * 3 + 2] ?? 0;
    count++;
  }
  const all = Math.max(1, count);
  return [red / all, green / all, blue / all];
}
