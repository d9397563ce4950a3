import type { AccountSettings } from '../../../contract/accounts/account.ts';
import type { Company } from '../../../contract/companies/company.ts';
import { DEFAULT_LOOK, type Look } from '../../../contract/looks/look.ts';
import { pick } from '../saveOver.ts';

const LOOK_NAMES = Object.keys(DEFAULT_LOOK) as (keyof Look)[]; // a look's names are its keys

/** What the form of the company's standard look holds. */
export type StandardLook = Look & { preset_id: number };
export type StandardName = keyof StandardLook;
const STANDARD_NAMES: readonly StandardName[] = [...LOOK_NAMES, 'preset_id'];

/** The standard look as it was read, to be changed from there. Another server may not count its saves. */
export interface SavedLook extends StandardLook {
  readonly version?: number;
}

/** The look out of what the account or the company says of itself. */
export const savedLook = (read: AccountSettings | Company): SavedLook => ({
  ...standardLook(read),
  version: read.version,
});

/** The settings alone; those that another server does not know have their usual values. */
export const standardLook = (read: StandardLook): StandardLook =>
  pick({ ...DEFAULT_LOOK, ...read }, STANDARD_NAMES);

/** The form's look alone: ra's form adds an id to it. */
export const lookOf = (typed: StandardLook): Look => pick(typed, LOOK_NAMES);

/** What was changed; nothing else is sent, so that two users who change different settings keep both changes. */
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

/** The switches that have a strength beside them. */
export const POLISHES = ['polishing', 'rim_polishing'] as const satisfies readonly (keyof Look)[];
type Polish = (typeof POLISHES)[number];
export type StrengthSetting = `${Polish}_strength`;

export const isStrength = (name: keyof Look): name is StrengthSetting =>
  POLISHES.some((polish) => name === `${polish}_strength`);

export const isPolish = (name: keyof Look): name is Polish =>
  POLISHES.some((polish) => polish === name);
