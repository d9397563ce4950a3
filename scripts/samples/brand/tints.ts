import { dark, light } from '../../../brand.ts';

/** @returns the colour at `share` (0 to 1) of the way from one colour to another, both as `#rrggbb` */
export const mixed = (from: string, to: string, share: number): string => {
  const channels = [1, 3, 5].map((at) => {
    const [start, end] = [from, to].map((colour) => Number.parseInt(colour.slice(at, at + 2), 16));
    return Math.round((start ?? 0) + ((end ?? 0) - (start ?? 0)) * share);
  });
  return `#${channels.map((channel) => channel.toString(16).padStart(2, '0')).join('')}`;
};

/** Towards white. */
export const pale = (colour: string, share: number): string => mixed(colour, '#ffffff', share);

/** What the drawings are painted with, all of it from the brand's colours. */
export const tints = {
  ink: mixed(light.rail, '#000000', 0.35),
  rail: light.rail,
  deep: light.railChosen,
  lead: mixed(light.rail, dark.lead, 0.36),
  sea: dark.lead,
  mist: light.railQuiet,
  haze: mixed(light.railQuiet, dark.lead, 0.2),
  paper: light.railText,
  accent: light.mark,
  accentPale: pale(dark.mark, 0.12),
  /** Readable on white and on the rail alike. */
  between: mixed(light.lead, dark.lead, 0.37),
} as const;
