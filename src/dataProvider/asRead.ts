import type { RaRecord } from 'ra-core';
import { roleOfSession } from '../api/session.ts';
import { readableFields, resourceNamed } from '../framework/registry.ts';

/** A record without the fields that the signed-in role must not read; a foreign server may send them. */
export const asRead = <R extends RaRecord>(resource: string, record: R): R => {
  const { fields } = resourceNamed(resource);
  const readable = new Set(readableFields(resourceNamed(resource), roleOfSession()));
  const hidden = Object.keys(fields).filter((name) => !readable.has(name));
  return hidden.length === 0
    ? record
    : (Object.fromEntries(Object.entries(record).filter(([name]) => !hidden.includes(name))) as R); // R without some fields
};
