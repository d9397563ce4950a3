import { filePartsOf } from '../api/callFiles.ts';
import { type Limit, limitsOf } from '../api/callLimits.ts';
import type { Call } from '../contract/call.ts';
import type { Resource } from '../define/resource.ts';

/** Returns the newly chosen files of a record by field. */
export const chosenFiles = (record: Record<string, unknown>): Record<string, File> =>
  Object.fromEntries(
    Object.entries(record).filter((entry): entry is [string, File] => entry[1] instanceof File),
  );

/** Returns a request's input: a JSON body, or a form where the call takes files. */
export const callInputOf = (
  call: Call,
  fields: Record<string, unknown>,
  files: Record<string, File>,
) => {
  const parts = filePartsOf(call);
  if (!parts) return { body: fields };
  return {
    form: {
      fields,
      files: Object.fromEntries(Object.entries(files).filter(([name]) => parts.includes(name))),
    },
  };
};

type Values = Record<string, unknown>;

const isSame = (one: unknown, other: unknown): boolean =>
  one === other || JSON.stringify(one) === JSON.stringify(other);

/** Replaces the null of an emptied input by empty text, where the contract has no null. */
const asSent = (value: unknown, { nullable, maxLength, format }: Limit): unknown =>
  value === null && !nullable && (maxLength !== undefined || format !== undefined) ? '' : value;

/** Returns the fields of a record that a call takes; for a save the changed ones and the version that the user saw, so that saving over another user's change is refused. */
export const recordBody = (
  { body }: Resource,
  call: Call,
  record: Values,
  before?: Values,
): Values => {
  if (body) return body(record, before);
  const sent: Values = {};
  for (const [name, limit] of Object.entries(limitsOf(call))) {
    const value = record[name];
    if (name === 'version') sent.version = before?.version ?? value;
    else if (
      value !== undefined &&
      !(value instanceof Blob) &&
      !(before && isSame(value, before[name]))
    ) {
      sent[name] = asSent(value, limit);
    }
  }
  return sent;
};
