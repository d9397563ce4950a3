import { dark, light } from '../../../brand.ts';

/** Returns the colour at `share` (0 to 1) between two colours, all as `#rrggbb`. */
export const mixed = (from: string, to: string, share: number): string => {
  const channels = [1, 3, 5].map((at) => {
    const [start, end] = [from, to].map((colour) => Number.parseInt(colour.slice(at, at + 2), 16));
    return Math.round((start ?? 0) + ((end ?? 0) - (start ?? 0)) * share);
  });
  return `#${channels.map((channel) => channel.toString(16).padStart(2, '0')).join('')}`;
};

/** Returns a colour mixed with white. */
export const pale = (colour: string, share: number): string => mixed(colour, '#ffffff', share);

/** The drawings' colours, all derived from the brand's. */
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
  /** Readable both on white and on the menu's dark ground. */
  between: mixed(light.lead, dark.lead, 0.37),
} as const;
