import type { Identifier, RaRecord } from 'ra-core';
import type { IconName } from '../../theme/icons.ts';
import { type Answer, rightTo, type User } from '../access/rights.ts';
import type { ActionSpec, Resource } from '../define/resource.ts';
import { actionKey } from '../define/textKeys.ts';

export type Where = 'record' | 'row' | 'bulk' | 'list';

/** Something that can be done, as it is offered to this user: an action of the declaration, or deleting. */
export interface Offered extends Answer {
  name: string;
  /** A translation key. */
  label: string;
  icon?: IconName | undefined;
  isDestructive?: true | undefined;
  /** Deleting is declared by its call alone. */
  spec?: ActionSpec | undefined;
}

export interface OfferedAction extends Offered {
  spec: ActionSpec;
}

export const isAction = (offered: Offered): offered is OfferedAction => offered.spec !== undefined;

/** The records that an action is for. */
export interface Subjects {
  ids: readonly Identifier[];
  /** Those that can be read. */
  known: readonly RaRecord[];
}

/** What the dialog of an action's own is given (`run`). */
export interface BulkRunProps extends Subjects {
  /** Closes the dialog; the ids named are no longer selected, and what is on the screen is read again. */
  onClose: (finished: readonly Identifier[]) => void;
}

const ANYWHERE: readonly Where[] = ['record', 'row'];

/** Returns the actions that a user may do at a place. Those that only this record forbids have a `why`; those that the user may never do are absent. */
export const offeredActions = (
  declared: Resource,
  user: User,
  where: Where,
  record?: Readonly<Record<string, unknown>>,
): OfferedAction[] => {
  const calls = user.role && declared.api[user.role];
  return Object.entries(declared.actions ?? {}).flatMap(([name, spec]) => {
    const { call, icon, isDestructive, on = ANYWHERE } = spec;
    const answer = rightTo(declared, user, name, record);
    if (!calls?.[call] || !on.includes(where) || !(answer.may || answer.why)) return [];
    const label = actionKey(declared.resource, name, 'label');
    return { name, spec, label, icon, isDestructive, ...answer };
  });
};

/** Whether a user may delete; of a record, why not. */
export const deletion = (
  declared: Resource,
  user: User,
  record?: Readonly<Record<string, unknown>>,
): Answer => {
  const calls = user.role && declared.api[user.role];
  return calls?.remove ? rightTo(declared, user, 'delete', record) : { may: false };
};

/** All that a user may do with records: the actions, and deleting. */
export const offered = (
  declared: Resource,
  user: User,
  where: Where,
  record?: Readonly<Record<string, unknown>>,
): Offered[] => {
  const answer = deletion(declared, user, record);
  const actions = offeredActions(declared, user, where, record);
  if (!answer.may && !answer.why) return actions;
  return [
    ...actions,
    { name: 'delete', label: 'ra.action.delete', icon: 'bin', isDestructive: true, ...answer },
  ];
};

/** The chosen records that an action is for, and those that something stands in the way of. A record that is not known is tried. */
export const sortOut = (
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
