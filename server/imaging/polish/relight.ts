import { brightness } from './luminance.ts';

/** Highest value of a channel: highlights keep their details. */
const BRIGHTEST = 250;
/** Most that a pixel is darkened or brightened. */
const LEAST = 0.7;
const MOST = 1.35;

/**
 * Gives one pixel another brightness and keeps its colour: all channels change by the same factor.
 * @param at index of the pixel's red channel
 * @param wanted the brightness to give it, 0 to 255; it gets less where a channel would burn out
 */
export function relight(data: Uint8Array, at: number, wanted: number): void {
  const [red, green, blue] = [data[at] ?? 0, data[at + 1] ?? 0, data[at + 2] ?? 0];
  const before = brightness(red, green, blue);
  if (before <= 0) return;
  const room = Math.max(1, BRIGHTEST / Math.max(red, green, blue, 1));
  const factor = Math.min(Math.max(wanted / before, LEAST), MOST, room);
  data[at] = Math.round(red * factor);
  data[at + 1] = Math.round(green * factor);
  data[at + 2] = Math.round(blue * factor);
}
