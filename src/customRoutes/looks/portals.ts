import type { Look } from '../../../contract/looks/look.ts';

/** The portals whose rules can be applied to a look. */
export const PORTALS = ['mobile_de', 'autoscout24', 'google'] as const;
export type Portal = (typeof PORTALS)[number];

/**
 * A portal's rules for pictures, as settings of a look. The pictures' size, 1,920 pixels, is enough for all portals. Sources:
 * docs/decisions/looks.md.
 */
const REQUIREMENTS: Readonly<Record<Portal, Partial<Look>>> = {
  mobile_de: { default_crop: '4:3', margin: 5 },
  autoscout24: { default_crop: '4:3', margin: 5 },
  google: { default_crop: '4:3', margin: 5, logo_id: null, banner_id: null },
};

export const settingsFor = (portal: Portal): Partial<Look> => REQUIREMENTS[portal];

/** Returns whether a look follows a portal's rules. */
export const meetsRequirements = (look: Look, portal: Portal): boolean =>
  Object.entries(REQUIREMENTS[portal]).every(([name, value]) => look[name as keyof Look] === value); // its own names
