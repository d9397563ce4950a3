import { clamp, coveredBox, fillByIndex, type Mask } from '../pixels.ts';

/**
 * How sure a model can be, of 255: the network decides beyond that. Towards "no vehicle" it can be less sure, since it often leaves out mirrors,
 * panes and roofs; but not in the lowest share of the vehicle's height, where the network takes shadows for bumpers and tyres.
 */
const MOST = 230;
const LEAST = 77;
const LEAST_BELOW = 8;
const LOW_PART = 0.3;
/** Outlines that share less than this, as intersection over union, are of different things: then the model decides alone. */
const SAME_VEHICLE = 0.4;

/**
 * Corrects a model's outline where the product's own network is sure of the opposite. A model for salient objects finds finer edges, but
 * takes along what stands out and leaves out what does not; the network knows vehicles. Figures: docs/decisions/pictures.md.
 * @param model coverage, 0 to 255
 * @param likely how likely each place shows the vehicle, 0 to 255, of the same size
 */
export function combineOutlines(model: Mask, likely: Mask): Mask {
  const vehicle = coveredBox(likely);
  if (!vehicle || overlap(model, likely) < SAME_VEHICLE) return model;
  const low = vehicle.y + vehicle.height * (1 - LOW_PART);
  const { width, height } = model;
  const data = fillByIndex(new Uint8Array(width * height), (i) => {
    const coverage = model.data[i] ?? 0;
    const least = Math.floor(i / width) > low ? LEAST_BELOW : LEAST;
    const isVehicle = clamp(coverage, least, MOST) + (likely.data[i] ?? 0) > 255;
    if (isVehicle === coverage >= 128) return coverage;
    return isVehicle ? 255 : 0;
  });
  return { data, width, height };
}

/** Returns the intersection over union of two masks of the same size, 0 to 1. */
function overlap(one: Mask, other: Mask): number {
  let both = 0;
  let either = 0;
  one.data.forEach((value, i) => {
    const inOne = value >= 128;
    const inOther = (other.data[i] ?? 0) >= 128;
    if (inOne && inOther) both++;
    if (inOne || inOther) either++;
  });
  return either === 0 ? 0 : both / either;
}
