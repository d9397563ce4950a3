import { z } from 'zod';
import type { Call } from './call.ts';

/** The limits of a field of a body or form, so that forms in the browser check the same as the server. */
export interface Limit {
  /** Cannot be left out and cannot be empty. */
  readonly required?: true;
  /** An empty input sends null. */
  readonly nullable?: true;
  /** In characters. */
  readonly maxLength?: number;
  readonly minLength?: number;
  readonly min?: number;
  readonly max?: number;
  readonly integer?: true;
  readonly format?: 'email' | 'url';
  /** No line breaks. */
  readonly oneLine?: true;
  readonly options?: readonly (string | number)[];
}
export type Limits = Readonly<Record<string, Limit>>;

/** A read's query parameters and sort fields. */
export interface Query {
  readonly names: readonly string[];
  readonly sorts: readonly string[];
}

const takes = (schema: z.ZodType, value: unknown): boolean => schema.safeParse(value).success;

const refusesLineBreaks = (schema: z.ZodType): boolean =>
  schema.safeParse('a\nb').error?.issues.some(({ message }) => message === 'line_break') ?? false;

/** Returns the schemas that a value passes: unwrapped, both ends of a pipe, the alternatives of a union other than constants. */
const partsOf = (schema: z.ZodType): z.ZodType[] => {
  if (schema instanceof z.ZodPipe)
    return [schema.in, schema.out].flatMap((part) => partsOf(part as z.ZodType)); // zod's own types are wider
  if (schema instanceof z.ZodUnion)
    return schema.options.flatMap((part) =>
      part instanceof z.ZodLiteral ? [] : partsOf(part as z.ZodType),
    );
  if (
    schema instanceof z.ZodOptional ||
    schema instanceof z.ZodNullable ||
    schema instanceof z.ZodDefault
  ) {
    return partsOf(schema.unwrap() as z.ZodType);
  }
  return [schema];
};

const isSafe = (value: number | null): value is number =>
  value !== null && Math.abs(value) < Number.MAX_SAFE_INTEGER;

const ofPart = (schema: z.ZodType): Limit => {
  if (schema instanceof z.ZodString || schema instanceof z.ZodStringFormat) {
    const { minLength, maxLength, format } = schema;
    return {
      ...(minLength ? { minLength } : {}),
      ...(maxLength ? { maxLength } : {}),
      ...(format === 'email' || format === 'url' ? { format } : {}),
    };
  }
  if (schema instanceof z.ZodNumber) {
    const { minValue: min, maxValue: max, format } = schema;
    const isPositive = !takes(schema, 0) && takes(schema, 1); // `positive()` excludes 0, which zod reports as a minimum of 0
    return {
      ...(isSafe(min) ? { min: isPositive ? 1 : min } : {}),
      ...(isSafe(max) ? { max } : {}),
      ...(format === 'safeint' ? { integer: true } : {}),
    };
  }
  if (schema instanceof z.ZodEnum) return { options: schema.options };
  if (schema instanceof z.ZodLiteral)
    return {
      options: [...schema.values].filter(
        (value) => typeof value === 'string' || typeof value === 'number',
      ),
    };
  return {};
};

const limitOf = (schema: z.ZodType): Limit => ({
  ...(takes(schema, undefined) || takes(schema, null) || takes(schema, '')
    ? {}
    : { required: true }),
  ...(takes(schema, null) ? { nullable: true } : {}),
  ...(refusesLineBreaks(schema) ? { oneLine: true } : {}),
  ...Object.assign({}, ...partsOf(schema).map(ofPart)),
});

const shapeOf = (schema: z.ZodType | undefined): Readonly<Record<string, z.ZodType>> =>
  schema instanceof z.ZodObject ? schema.shape : {};

/**
 * Returns the limits of each field of an object's schema, nested ones as `chief.name`; those of an object that may be left out are not required. Rules
 * about several fields stay with the server.
 */
export const limitsOfSchema = (schema: z.ZodType): Limits => {
  const inner = (name: string, field: z.ZodType) => {
    const isRequired = limitOf(field).required;
    return partsOf(field).flatMap((part) =>
      Object.entries(shapeOf(part)).map(([below, value]) => {
        const { required, ...limit } = limitOf(value);
        return [
          `${name}.${below}`,
          isRequired && required ? { required, ...limit } : limit,
        ] as const;
      }),
    );
  };
  const entries = Object.entries(shapeOf(schema)).flatMap(([name, field]) => [
    [name, limitOf(field)] as const,
    ...inner(name, field),
  ]);
  return Object.fromEntries(entries);
};

/** Returns the names of a call's query parameters. */
export const queryNames = ({ query }: Pick<Call, 'query'>): string[] => Object.keys(shapeOf(query));

/** Returns the sort fields of a list, if any. */
export const sortNames = ({ query }: Pick<Call, 'query'>): string[] => {
  const sort = shapeOf(query).sort;
  const options = sort ? partsOf(sort).flatMap((part) => ofPart(part).options ?? []) : [];
  return options.filter((name) => typeof name === 'string');
};
