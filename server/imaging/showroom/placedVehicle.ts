import type { PhotoFrame } from '../../../contract/photos/photoFrame.ts';
import type { Placement } from '../../../contract/photos/placement.ts';
import { cleanEdgeColour } from '../cutout/edgeColour.ts';
import { type Roll, turnOf } from '../ground/roll.ts';
import { straighten } from '../ground/straighten.ts';
import { DefectFound } from '../pipelineState.ts';
import { coveredBox, type Mask, type PixelBox, type Pixels, type Size } from '../pixels.ts';
import { cropMask, cropPixels, resizeMask, resizePixels } from '../raster.ts';
import { findGroundLine, type GroundLine } from './groundLine.ts';
import { frameOf } from './photoFrame.ts';
import { type OverlaidAreas, placeVehicle } from './placement.ts';
import { topOfShadow } from './shadow.ts';

/** Cover of the vehicle's edge, of 255, that shows old surroundings. */
const HAZE = 80;

/** A vehicle as placed in a picture, whatever is behind it. */
export type PlacedVehicle = {
  pixels: Pixels;
  mask: Mask;
  place: PixelBox;
  /** The ground, in pixels of the mask. */
  line: GroundLine;
  /** Where the photo lies in the picture. */
  frame: PhotoFrame;
  /** The highest row of the picture that the shadow reaches. */
  shadowTop: number;
};

/** Straightens a vehicle and puts it on its place. @param turn how far the photo is turned clockwise, in degrees */
export async function placeOnFloor(
  photo: Pixels,
  outline: Mask,
  turn: number,
  size: Size,
  overlaid: OverlaidAreas,
): Promise<PlacedVehicle> {
  const upright = await straighten(photo, outline, turn);
  const vehicle = coveredBox(upright.mask);
  if (!vehicle) throw new DefectFound('no_vehicle');
  const place = placeVehicle(vehicle, size, overlaid);
  const [pixels, whole] = await Promise.all([
    resizePixels(cropPixels(upright.photo, vehicle), place.width, place.height),
    resizeMask(cropMask(upright.mask, vehicle), place.width, place.height),
  ]);
  const line = findGroundLine(whole);
  const mask = withoutHaze(whole);
  return {
    pixels: cleanEdgeColour(pixels, mask),
    mask,
    place,
    line,
    frame: frameOf(photo, vehicle, place, size, upright.moved),
    shadowTop: topOfShadow(line, place),
  };
}

/** Takes the thinnest cover off the edge: there, an outline shows more of the old surroundings than of the vehicle. */
function withoutHaze({ data, ...size }: Mask): Mask {
  const table = Uint8Array.from(
    { length: 256 },
    (_, cover) => (Math.max(0, cover - HAZE) * 255) / (255 - HAZE),
  );
  return { data: data.map((cover) => table[cover] ?? 0), ...size };
}

/** Writes down how a vehicle was placed. @param floor where the floor begins, as a share of the picture's height */
export function placementOf(
  { place, line }: PlacedVehicle,
  roll: Roll | null,
  floor: number,
  size: Size,
): Placement {
  const tyres = line.tyres.map(({ left, right, row }) => ({
    x: shareOf(place.x + (left + right) / 2, size.width),
    y: shareOf(place.y + row, size.height),
  }));
  return {
    ground: tyres.length > 1 ? 'tyres' : 'standard',
    tyres,
    turned: 0 - Math.round(turnOf(roll) * 10) / 10,
    turned_by: roll?.by ?? null,
    floor,
  };
}

function shareOf(value: number, length: number): number {
  return Math.round((value / length) * 1e4) / 1e4;
}
