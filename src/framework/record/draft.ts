import type { RaRecord } from 'ra-core';
import type { Limits } from '../../api/callLimits.ts';
import { isEmpty, isSame, valueAt, withValue } from '../../ui/values/value.ts';
import type { Field } from '../define/field.ts';
import type { Resource } from '../define/resource.ts';
import { isDemanded, sentValue } from '../kinds/rulesOf.ts';

type Values = Readonly<Record<string, unknown>>;

/** A form as it is filled in: which fields, what may be written into them, and the record that the user saw; none when it is new. */
export interface Draft {
  declared: Pick<Resource, 'fields'>;
  writable: Limits;
  seen?: RaRecord | undefined;
}

const fieldOf = ({ declared }: Draft, name: string): Field<never> => {
  const field = declared.fields[name];
  if (!field) throw new Error(`No field ${name} is declared`);
  return field;
};

/** With what the form for a new record begins; or, of the fields that it does not show, the record itself. */
export const initialValues = ({ declared, writable }: Draft, areShown = true) =>
  Object.entries(declared.fields)
    .filter(([name, { initial }]) => initial !== undefined && name in writable === areShown)
    .reduce<Record<string, unknown>>(
      (values, [name, { initial }]) => withValue(values, name, initial),
      {},
    );

const sent = (draft: Draft, values: unknown, name: string): unknown =>
  sentValue(valueAt(values, name), fieldOf(draft, name), draft.writable[name] ?? {});

/** The fields that are sent: what differs from what the user saw; of a new record all that is filled or must be. */
export const changedNames = (draft: Draft, values: unknown): string[] =>
  Object.entries(draft.writable).flatMap(([name, limit]) => {
    const value = sent(draft, values, name);
    if (draft.seen) return isSame(value, sent(draft, draft.seen, name)) ? [] : [name];
    return isEmpty(value) && !isDemanded(fieldOf(draft, name), limit, true) ? [] : [name];
  });

/** A record with what was typed into the fields named. */
export const withTyped = (
  draft: Draft,
  record: Values,
  values: unknown,
  names: readonly string[],
): Record<string, unknown> =>
  names.reduce<Record<string, unknown>>(
    (changed, name) => withValue(changed, name, sent(draft, values, name)),
    { ...record },
  );

/** A new record: what was typed, and what fields that the form does not show begin with. */
export const newRecord = (draft: Draft, values: unknown): Record<string, unknown> =>
  withTyped(draft, initialValues(draft, false), values, changedNames(draft, values));
