import type { Look } from '../../../contract/looks/look.ts';

/** Portals whose rules a look can be set to at once. */
export const PORTALS = ['mobile_de', 'autoscout24', 'google'] as const;
export type Portal = (typeof PORTALS)[number];

/**
 * What a portal asks of its pictures, as settings of a look; their size, 1,920 pixels, is enough for all of them. Sources:
 * docs/decisions/looks.md.
 */
const ASKED: Readonly<Record<Portal, Partial<Look>>> = {
  mobile_de: { default_crop: '4:3', margin: 5 },
  autoscout24: { default_crop: '4:3', margin: 5 },
  google: { default_crop: '4:3', margin: 5, logo_id: null, banner_id: null },
};

export const settingsFor = (portal: Portal): Partial<Look> => ASKED[portal];

/** Returns whether a look is as a portal asks. */
export const meets = (look: Look, portal: Portal): boolean =>
  Object.entries(ASKED[portal]).every(([name, value]) => look[name as keyof Look] === value); // its own names
