import type { AccountSettings } from '../../../../contract/entities/account.ts';
import { DEFAULT_LOOK, type Look } from '../../../../contract/entities/look.ts';

const LOOK_NAMES = Object.keys(DEFAULT_LOOK) as (keyof Look)[]; // a look's names are its keys

/** What the form of the company's standard look holds. */
export type StandardLook = Look & { preset_id: number };

/** The settings without the pictures that they name. */
export const standardLook = ({ preset: _, background: __, logo: ___, licence_plate: ____, ...look }: AccountSettings): StandardLook => look;

/** The form's look alone: ra's form adds an id to it. */
export const lookOf = (typed: StandardLook): Look => Object.fromEntries(LOOK_NAMES.map((name) => [name, typed[name]])) as Look; // all names of a look

/** What was changed; nothing else is sent, so that two people who change different settings do not undo each other's. */
export const changedSettings = (before: StandardLook, typed: Partial<StandardLook>): Partial<StandardLook> =>
  Object.fromEntries(
    (Object.keys(before) as (keyof StandardLook)[]).flatMap((name) =>
      typed[name] === undefined || typed[name] === before[name] ? [] : [[name, typed[name]]],
    ),
  ); // the keys of a literal type are its names
