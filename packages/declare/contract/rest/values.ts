import { z } from 'zod';
import { email, line, lines, timestamp } from '../fields.ts';
import { hasHtml, isWebAddress } from '../plainText.ts';
import type { RestField } from './declaration.ts';
import { INTEGER, restLimit } from './fieldLimits.ts';

// Schemas of fields of resources without calls of their own, for requests and responses.

/** Most entries of a field that holds several values. */
const ENTRIES = 100;
/** Limits of JSON: nesting depth, and length in characters. */
const DEPTH = 4;
const JSON_LENGTH = 32_768;

/** Returns whether the database can store a text. */
export const isStorable = (text: string): boolean => text.isWellFormed() && !text.includes('\0');

const wholeNumber = z.int().min(-INTEGER).max(INTEGER);
/** The id of a record in a body or a filter. */
export const recordId = wholeNumber.positive();

/** Returns whether PostgreSQL has the year of a moment: it has no year 0. */
const hasYear = (moment: string): boolean => !moment.startsWith('0000');

export const day = z.iso.date().refine(hasYear, 'invalid_date');
export const plainMoment = timestamp.refine(hasYear, 'invalid_date');
export const moment = plainMoment.transform((text) => new Date(text).toISOString());
const time = z.string().regex(/^([01]\d|2[0-3]):[0-5]\d$/, 'invalid_value');
const colour = z
  .string()
  .regex(/^#[0-9a-f]{6}$/i, 'invalid_value')
  .toLowerCase();

/** Returns whether JSON contains neither HTML nor deeper nesting than a field may have. */
const isHarmless = (value: unknown, depth: number): boolean => {
  if (typeof value === 'string') return isStorable(value) && !hasHtml(value);
  if (typeof value !== 'object' || value === null) return true;
  return (
    depth > 0 &&
    Object.entries(value).every(
      ([name, inner]) => isStorable(name) && !name.startsWith('$') && isHarmless(inner, depth - 1),
    )
  );
};
const json = z
  .unknown()
  .refine((value) => isHarmless(value, DEPTH), 'invalid_value')
  .refine((value) => (JSON.stringify(value) ?? '').length <= JSON_LENGTH, 'invalid_value');

const distinct = <T extends z.ZodType>(entry: T) =>
  z
    .array(entry)
    .max(ENTRIES)
    .refine(
      (values: readonly unknown[]) => new Set(values).size === values.length,
      'invalid_value',
    );

const isCents = (amount: number): boolean =>
  Math.abs(amount * 100 - Math.round(amount * 100)) < 1e-4;

/** Returns the schema of a value other than null. */
export const filledValue = (field: RestField): z.ZodType => {
  const { min = -Number.MAX_VALUE, max = Number.MAX_VALUE, maxLength = 0 } = restLimit(field);
  const least = field.required ? 1 : 0;
  const options = Object.keys(field.choices ?? {});
  const number = z.number().min(min).max(max);
  switch (field.kind) {
    case 'text':
    case 'phone':
      return line(maxLength).min(least);
    case 'lines':
      return lines(maxLength).min(least);
    case 'richText':
      return z.string().max(maxLength).min(least);
    case 'email':
      return email;
    case 'url':
      return line(maxLength).refine(isWebAddress, 'invalid_url');
    case 'integer':
      return wholeNumber.min(min).max(max);
    case 'decimal':
      return number;
    case 'money':
      return number.refine(isCents, 'invalid_value');
    case 'flag':
      return z.literal([0, 1]);
    case 'choice':
    case 'status':
      return z.enum(options);
    case 'choices':
      return distinct(z.enum(options)).min(least);
    case 'date':
      return day;
    case 'time':
      return time;
    case 'dateTime':
      return moment;
    case 'colour':
      return colour;
    case 'image':
    case 'file':
      return z.string().min(least);
    case 'images':
      return distinct(z.string().min(1)).min(least);
    case 'reference':
      return recordId;
    case 'references':
      return distinct(recordId).min(least);
    case 'json':
      return json;
  }
};

/** Returns the schema of a field in requests: a value, or null unless it is required. */
export const restValue = (field: RestField): z.ZodType => {
  const schema = filledValue(field);
  return field.required || field.kind === 'flag' ? schema : schema.nullable();
};

/** Returns the schema of a field's value in a filter. */
export const restWanted = ({ kind }: RestField): z.ZodType => {
  switch (kind) {
    case 'integer':
    case 'reference':
    case 'references':
      return wholeNumber;
    case 'decimal':
    case 'money':
      return z.number();
    case 'flag':
      return z.literal([0, 1]);
    case 'date':
      return day;
    case 'dateTime':
      return moment;
    default:
      return z.string().max(200).refine(isStorable, 'invalid_value');
  }
};

/** Returns the schema of a field in responses: checks only its type, because rules may have changed since it was stored. */
export const restShown = ({ kind }: RestField): z.ZodType => {
  switch (kind) {
    case 'integer':
    case 'decimal':
    case 'money':
    case 'reference':
      return z.number().nullable();
    case 'flag':
      return z.literal([0, 1]);
    case 'choices':
    case 'images':
      return z.array(z.string()).nullable();
    case 'references':
      return z.array(z.int()).nullable();
    case 'json':
      return z.unknown();
    default:
      return z.string().nullable();
  }
};
