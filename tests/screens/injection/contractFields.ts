import type { Call } from '@turntable/declare/contract/call.ts';
import { z } from 'zod';
import { contract } from '../../../contract/index.ts';

/** All calls of the contract, with their group and name. */
export const CALLS: readonly (readonly [string, Call])[] = Object.entries(contract).flatMap(
  ([group, own]) =>
    Object.entries<Call>(own).map(([name, call]) => [`${group}.${name}`, call] as const),
);

export interface Field {
  /** The field's path, such as `data.photos.name`; lists add no step. */
  readonly path: string;
  readonly schema: z.ZodType;
}

/** Returns the fields of a schema with a single value, including those inside lists and objects. */
export const fieldsOf = (schema: z.ZodType, path = ''): Field[] => {
  if (schema instanceof z.ZodObject) {
    return Object.entries(schema.shape).flatMap(([key, value]) =>
      fieldsOf(value as z.ZodType, path ? `${path}.${key}` : key),
    );
  }
  if (schema instanceof z.ZodArray) return fieldsOf(schema.element as z.ZodType, path);
  if (schema instanceof z.ZodRecord) return fieldsOf(schema.valueType as z.ZodType, path);
  if (
    schema instanceof z.ZodOptional ||
    schema instanceof z.ZodNullable ||
    schema instanceof z.ZodDefault
  ) {
    return fieldsOf(schema.unwrap() as z.ZodType, path); // zod's return type is wider
  }
  return [{ path, schema }];
};
