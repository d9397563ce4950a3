// The message keys of a declaration's texts; fields and names have react-admin's keys.

import { catalogueKey } from './messages.ts';
import type { ActionSpec } from './resource.ts';

const below =
  (part: string) =>
  (resource: string, name: string): string =>
    `resources.${resource}.${part}.${name}`;

/** Returns the key of a resource's name, for one record or many: translate it with `smart_count`. */
export const nameKey = (resource: string): string => `resources.${resource}.name`;
/** Returns the key of the title of the form for a new record, and of the button that opens it. */
export const createKey = (resource: string): string => `resources.${resource}.create`;
export const emptyKey = (resource: string): string => `resources.${resource}.empty`;
export const searchKey = (resource: string): string => `resources.${resource}.search`;
export const menuKey = (resource: string): string => `resources.${resource}.menu`;
export const fieldKey = below('fields');
export const hintKey = below('hints');
export const tabKey = below('tabs');
/** Returns the key of a filter that is not a field. */
export const filterKey = below('filters');
export const choiceKey = (resource: string, field: string, value: string): string =>
  `resources.${resource}.choices.${field}.${value}`;
/** Returns a declaration's choices in react-admin's form. */
export const choicesOf = (resource: string, field: string, choices: object = {}) =>
  Object.keys(choices).map((id) => ({ id, name: choiceKey(resource, field, id) }));

/** Returns the key of an action's message. */
export const doneKey = (
  resource: string,
  action: string,
  { done }: Pick<ActionSpec, 'done'>,
): string => (typeof done === 'string' ? catalogueKey(done) : actionKey(resource, action, 'done'));

type ActionText = 'label' | 'confirm' | 'done' | 'why';
export const actionKey = (resource: string, action: string, part: ActionText): string =>
  `resources.${resource}.actions.${action}.${part}`;
export const actionInputKey = (resource: string, action: string, field: string): string =>
  `resources.${resource}.actions.${action}.inputs.${field}`;
/** Returns the key of the reason why a right does not hold for a record. */
export const rightKey = (resource: string, role: string, place: number): string =>
  `resources.${resource}.rights.${role}.${place}`;
