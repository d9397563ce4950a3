import type { Identifier, RaRecord } from 'react-admin';
import { type Answer, rightTo, type User } from '../access/rights.ts';
import type { IconName } from '../application.ts';
import { holds } from '../contract/condition.ts';
import type { ActionSpec, Resource } from '../define/resource.ts';
import { actionKey } from '../define/textKeys.ts';

export type Where = 'record' | 'row' | 'bulk' | 'list';

/** An action that is offered to the user: one of the declaration, or deleting. */
export interface Offered extends Answer {
  name: string;
  /** Its place among the others. What replaces another action takes its place, and the focus. */
  place: string;
  /** A translation key. */
  label: string;
  icon?: IconName | undefined;
  isDestructive?: true | undefined;
  /** Missing for deleting, which is declared by its call alone. */
  spec?: ActionSpec | undefined;
}

export interface OfferedAction extends Offered {
  spec: ActionSpec;
}

export const isAction = (offered: Offered): offered is OfferedAction => offered.spec !== undefined;

/** The records that an action is for. */
export interface Subjects {
  ids: readonly Identifier[];
  /** The ones that can be read. */
  known: readonly RaRecord[];
}

/** The props of an action's own dialog (`run`). */
export interface BulkRunProps extends Subjects {
  /** Closes the dialog, unselects these ids, and reads the screen's data again. */
  onClose: (finished: readonly Identifier[]) => void;
}

/** Deleting, which is offered besides the actions of a declaration. */
const DELETION = {
  call: 'remove',
  icon: 'bin',
  isDestructive: true,
  on: ['record', 'row', 'bulk'],
} as const;
const USUAL_PLACES: readonly Where[] = ['record', 'row'];

/** Returns the actions that are offered at a place. One that only this record prevents has a `why`; one that the user may never run is absent. */
export const offered = (
  declared: Resource,
  user: User,
  where: Where,
  record?: Readonly<Record<string, unknown>>,
): Offered[] => {
  const { resource, actions = {}, api } = declared;
  const calls = user.role ? api[user.role] : undefined;
  return Object.entries({ ...actions, delete: DELETION }).flatMap(([name, one]) => {
    const { call, icon, isDestructive, on = USUAL_PLACES } = one;
    const answer = rightTo(declared, user, name, record);
    if (!calls?.[call] || !on.includes(where) || !(answer.may || answer.why)) return [];
    const spec = actions[name];
    if (spec?.toggle && record && !holds(spec.when, record, user)) return [];
    const label = spec ? actionKey(resource, name, 'label') : 'ra.action.delete';
    return { name, place: spec?.toggle ?? name, spec, label, icon, isDestructive, ...answer };
  });
};

/** Splits the selected records into those that an action is possible for and the others. A record that is not loaded is tried. */
export const splitPossible = (
  declared: Resource,
  user: User,
  verb: string,
  ids: readonly Identifier[],
  find: (id: Identifier) => RaRecord | undefined,
) => {
  const answers = ids.map((id) => ({ id, ...rightTo(declared, user, verb, find(id)) }));
  return {
    meant: answers.filter(({ may }) => may).map(({ id }) => id),
    leftOut: answers.filter(({ may }) => !may).map(({ id, why }) => ({ id, why })),
  };
};
