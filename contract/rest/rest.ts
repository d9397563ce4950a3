import { z } from 'zod';
import { id, timestamp } from '../fields.ts';
import { hasHtml } from '../plainText.ts';

/** Rights on a resource whose calls are not declared; `show` reads one record, `list` many. */
export const REST_VERBS = ['list', 'show', 'create', 'edit', 'delete'] as const;
export type RestVerb = (typeof REST_VERBS)[number];

/** Fields of every record that the server sets itself. */
export const REST_COLUMNS = ['id', 'company_id', 'version', 'created_at', 'updated_at'] as const;
/** Suffixes of bounds: `date_gte`, `date_lte`. */
export const REST_BOUNDS = ['gte', 'lte'] as const;

const TEXT_LENGTH = 10_000;
const ENTRIES = 100;
const FIELDS = 50;
/** A value, a list of objects, an object's value: no deeper. */
const DEPTH = 3;

/** The dialect's other operators: a field of such a name would be ambiguous. */
const OPERATOR = /_(eq|neq|gt|gte|lt|lte|q|like|ilike|not|in|nin|eq_any|neq_any|inc|inc_any)$/;

export const restFieldName = z
  .string()
  .regex(/^[A-Za-z]\w{0,49}$/, 'unknown_field')
  .refine((name) => !OPERATOR.test(name), 'unknown_field');

/** Text that the database can hold. */
export const isStorable = (text: string): boolean => text.isWellFormed() && !text.includes('\0');

type Issue =
  | 'invalid_value'
  | 'html'
  | { code: 'too_big'; maximum: number; origin: 'string' | 'array' };

const textIssue = (text: string): Issue | undefined => {
  if (text.length > TEXT_LENGTH) return { code: 'too_big', maximum: TEXT_LENGTH, origin: 'string' };
  if (!isStorable(text)) return 'invalid_value';
  return hasHtml(text) ? 'html' : undefined;
};

const entriesIssue = (
  names: readonly string[],
  values: readonly unknown[],
  depth: number,
): Issue | undefined => {
  if (depth === 0 || names.some((name) => name.startsWith('$') || !isStorable(name)))
    return 'invalid_value';
  if (values.length > ENTRIES) return { code: 'too_big', maximum: ENTRIES, origin: 'array' };
  for (const value of values) {
    const issue = issueOf(value, depth - 1);
    if (issue) return issue;
  }
  return undefined;
};

const issueOf = (value: unknown, depth: number): Issue | undefined => {
  if (typeof value === 'string') return textIssue(value);
  if (typeof value === 'number') return Number.isFinite(value) ? undefined : 'invalid_value';
  if (value === null || typeof value === 'boolean') return undefined;
  if (Array.isArray(value)) return entriesIssue([], value, depth);
  return entriesIssue(Object.keys(value as object), Object.values(value as object), depth); // JSON knows nothing else
};

/** A field's value: any JSON of moderate size, in which no text has HTML. */
const restValue = z.unknown().superRefine((value, context) => {
  const issue = issueOf(value, DEPTH);
  if (!issue) return;
  if (typeof issue === 'string') context.addIssue({ code: 'custom', message: issue, input: value });
  else context.addIssue({ ...issue, input: value });
});

/** A record's own fields. */
export const RestFields = z.record(z.string(), restValue).superRefine((fields, context) => {
  const names = Object.keys(fields);
  if (names.length > FIELDS)
    context.addIssue({ code: 'too_big', maximum: FIELDS, origin: 'array', input: fields });
  for (const name of names) {
    if (!restFieldName.safeParse(name).success)
      context.addIssue({ code: 'custom', path: [name], message: 'unknown_field', input: name });
  }
});

/** A record as lists and pages read it: its own fields, and beside them what the server keeps. */
export const RestRecord = z.looseObject({
  id,
  company_id: id,
  /** Counts the saves; a save that names an older one is refused with 409. */
  version: z.int().positive(),
  created_at: timestamp,
  updated_at: timestamp,
});
export type RestRecord = z.infer<typeof RestRecord>;
