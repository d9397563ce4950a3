import { z } from 'zod';
import type { Call } from '../../../contract/call.ts';
import { contract } from '../../../contract/index.ts';

/** Every call of the contract, with its group and name. */
export const CALLS: readonly (readonly [string, Call])[] = Object.entries(contract).flatMap(
  ([group, own]) =>
    Object.entries<Call>(own).map(([name, call]) => [`${group}.${name}`, call] as const),
);

export interface Field {
  /** Where it stands, for example `data.photos.name`; lists have no step of their own. */
  readonly path: string;
  readonly schema: z.ZodType;
}

/** The fields of a schema that hold one value each, those of lists and objects in it included. */
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
    return fieldsOf(schema.unwrap() as z.ZodType, path); // zod's own types are wider
  }
  return [{ path, schema }];
};
