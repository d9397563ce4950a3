import type { RaRecord } from 'react-admin';
import type { Limits } from '../api/callLimits.ts';
import type { Field } from '../define/field.ts';
import type { Resource } from '../define/resource.ts';
import { isDemanded, sentValue } from '../kinds/rulesOf.ts';
import { isEmpty, isSame, valueAt, withValue } from '../ui/values/value.ts';

type Values = Readonly<Record<string, unknown>>;

/** A form in use: its fields with the call's rules, and the record that the user saw; undefined for a new one. */
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

/** Returns the values that the form for a new record begins with. If `areShown` is false, returns those of the fields that the form does not show. */
export const initialValues = ({ declared, writable }: Draft, areShown = true) =>
  Object.entries(declared.fields)
    .filter(([name, { initial }]) => initial !== undefined && name in writable === areShown)
    .reduce<Record<string, unknown>>(
      (values, [name, { initial }]) => withValue(values, name, initial),
      {},
    );

const sent = (draft: Draft, values: unknown, name: string): unknown =>
  sentValue(valueAt(values, name), fieldOf(draft, name), draft.writable[name] ?? {});

/** Returns the fields to send: the changed ones; of a new record the filled and the required ones. */
export const changedNames = (draft: Draft, values: unknown): string[] =>
  Object.entries(draft.writable).flatMap(([name, limit]) => {
    const value = sent(draft, values, name);
    if (draft.seen) return isSame(value, sent(draft, draft.seen, name)) ? [] : [name];
    return isEmpty(value) && !isDemanded(fieldOf(draft, name), limit, true) ? [] : [name];
  });

/** Returns a record with the typed values of the named fields. */
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

/** Returns a new record: the typed values, and the initial values of fields that the form does not show. */
export const newRecord = (draft: Draft, values: unknown): Record<string, unknown> =>
  withTyped(draft, initialValues(draft, false), values, changedNames(draft, values));
