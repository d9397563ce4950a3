import type { AccountSettings } from '../../../contract/accounts/account.ts';
import type { Company } from '../../../contract/companies/company.ts';
import { DEFAULT_LOOK, type Look } from '../../../contract/looks/look.ts';
import { pick } from '../saveOver.ts';

const LOOK_NAMES = Object.keys(DEFAULT_LOOK) as (keyof Look)[]; // a look's names are its keys

/** The form values of the company's standard look. */
export type StandardLook = Look & { preset_id: number };
export type StandardName = keyof StandardLook;
const STANDARD_NAMES: readonly StandardName[] = [...LOOK_NAMES, 'preset_id'];

/** The standard look as it was read. A foreign server may have no versions. */
export interface SavedLook extends StandardLook {
  readonly version?: number;
}

/** Returns the look of an account or a company. */
export const savedLook = (read: AccountSettings | Company): SavedLook => ({
  ...standardLook(read),
  version: read.version,
});

/** Returns the settings; those that a foreign server lacks have their default values. */
export const standardLook = (read: StandardLook): StandardLook =>
  pick({ ...DEFAULT_LOOK, ...read }, STANDARD_NAMES);

/** Returns the form's look, without the id that react-admin's form adds. */
export const lookOf = (typed: StandardLook): Look => pick(typed, LOOK_NAMES);

/** Returns the changed settings. Only these are sent, so that two users who change different settings keep both changes. */
export const changedSettings = (
  before: StandardLook,
  typed: Partial<StandardLook>,
): Partial<StandardLook> =>
  pick(
    typed,
    STANDARD_NAMES.filter((name) => typed[name] !== undefined && typed[name] !== before[name]),
  );

/** The switches of a look, in the order of the pipeline. */
export const SWITCHES = [
  'cutting',
  'plate_blur',
  'plate_image',
  'polishing',
  'rim_polishing',
  'reflective_floor',
] as const satisfies readonly (keyof Look)[];

/** The switches with a strength. */
export const POLISHES = ['polishing', 'rim_polishing'] as const satisfies readonly (keyof Look)[];
type Polish = (typeof POLISHES)[number];
export type StrengthSetting = `${Polish}_strength`;

export const isStrength = (name: keyof Look): name is StrengthSetting =>
  POLISHES.some((polish) => name === `${polish}_strength`);

export const isPolish = (name: keyof Look): name is Polish =>
  POLISHES.some((polish) => polish === name);
