import { clamp, coveredBox, type Mask, maskOverlap, type PixelBox, sideOfArea } from '../pixels.ts';
import { findComponents } from './components.ts';
import { distanceTo } from './distance.ts';
import type { EngineCut } from './engine.ts';

/**
 * How sure a model can be, of 255: the network decides beyond that. Towards "no vehicle" it can be less sure, since it often leaves out mirrors,
 * panes and roofs; but not in the lowest share of the vehicle's height, where the network takes shadows for bumpers and tyres.
 */
const MOST = 230;
const LEAST = 77;
const LEAST_BELOW = 8;
const LOW_PART = 0.3;
/** The network does not see antennas: thinner parts of the model's outline stay. As a share of the side of a square as large as the vehicle. */
const THIN = 0.024;
/** Outlines that share less than this, as intersection over union, are of different things: then the model decides alone. */
const SAME_VEHICLE = 0.4;

/** Returns the row below which the network takes shadows for parts of a vehicle. */
export function lowPartFrom({ y, height }: PixelBox): number {
  return y + height * (1 - LOW_PART);
}

/**
 * Corrects a model's outline where the product's own network is sure of the opposite. A model for salient objects finds finer edges, but
 * takes along what stands out and leaves out what does not; the network knows vehicles. Figures: docs/decisions/pictures.md.
 * @param model coverage, 0 to 255
 * @param likely how likely each place shows the vehicle, 0 to 255, of the same size
 * @returns the outline, and how likely each place shows the vehicle according to both; where the network has decided, according to it
 */
export function combineOutlines(model: Mask, likely: Mask): Pick<EngineCut, 'mask' | 'likely'> {
  const { width, height } = model;
  const vehicle = coveredBox(likely);
  const low = vehicle ? lowPartFrom(vehicle) : 0;
  const isSame = vehicle !== null && maskOverlap(model, likely) >= SAME_VEHICLE;
  const inModel = (i: number) => (model.data[i] ?? 0) >= 128;
  const isVehicle = (i: number) => {
    const least = Math.floor(i / width) > low ? LEAST_BELOW : LEAST;
    return clamp(model.data[i] ?? 0, least, MOST) + (likely.data[i] ?? 0) > 255;
  };
  const isRemoved = thickParts(model, (i) => inModel(i) && !isVehicle(i));
  const mask = new Uint8Array(width * height);
  const both = new Uint8Array(width * height);
  for (let i = 0; i < mask.length; i++) {
    const coverage = model.data[i] ?? 0;
    const likelihood = likely.data[i] ?? 0;
    const isCorrected = isSame && (inModel(i) ? isRemoved(i) : isVehicle(i));
    mask[i] = isCorrected ? (inModel(i) ? 0 : 255) : coverage;
    both[i] = isCorrected ? likelihood : (coverage + likelihood) / 2;
  }
  return { mask: { data: mask, width, height }, likely: { data: both, width, height } };
}

/** Returns which places belong to a part that `belongs` accepts and that is thick enough somewhere for the network to judge it. */
function thickParts(model: Mask, belongs: (index: number) => boolean): (index: number) => boolean {
  const { width, height } = model;
  const { labels } = findComponents(width, height, belongs);
  const depth = distanceTo(width, height, (i) => !belongs(i));
  const least = (THIN * sideOfArea(model)) / 2;
  const thick = new Set<number>();
  depth.forEach((value, i) => {
    if (value > least) thick.add(labels[i] ?? 0);
  });
  return (i) => thick.has(labels[i] ?? 0);
}
