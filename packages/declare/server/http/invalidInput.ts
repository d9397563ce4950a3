import type { FastifySchemaCompiler } from 'fastify';
import type { z } from 'zod';
import { isStorable } from '../../contract/rest/values.ts';
import { isMessageCode } from '../messages.ts';
import { deepFields } from '../nesting.ts';
import { type FieldProblem, Refusal } from '../refusal.ts';

type Issue = z.core.$ZodIssue;

/** Returns the text code of an issue. The contract's own checks have codes as messages; zod's are mapped by their kind. */
const problemOf = (issue: Issue): FieldProblem => {
  switch (issue.code) {
    case 'invalid_type':
      return issue.input === undefined ? 'required' : 'invalid_type';
    case 'unrecognized_keys':
      return 'unknown_field';
    case 'too_small':
      if (issue.origin === 'string')
        return issue.minimum === 1
          ? 'required'
          : { code: 'too_short', params: { minimum: Number(issue.minimum) } };
      return { code: 'too_small', params: { minimum: Number(issue.minimum) } };
    case 'too_big':
      if (issue.origin === 'string')
        return { code: 'too_long', params: { maximum: Number(issue.maximum) } };
      if (issue.origin === 'array')
        return { code: 'too_many_items', params: { maximum: Number(issue.maximum) } };
      return { code: 'too_big', params: { maximum: Number(issue.maximum) } };
    case 'invalid_value':
      return { code: 'invalid_choice', params: { values: issue.values.map(String).join(', ') } };
    case 'invalid_format':
      if (issue.format === 'email') return 'invalid_email';
      if (issue.format === 'url') return 'invalid_url';
      if (issue.format === 'date' || issue.format === 'datetime') return 'invalid_date';
      return isMessageCode(issue.message) ? issue.message : 'invalid_value';
    default:
      return isMessageCode(issue.message) ? issue.message : 'invalid_value';
  }
};

/** Makes a refusal that names every invalid field; nested ones with dots, unknown ones by their own name. */
export const invalidInput = (error: z.ZodError): Refusal => {
  // Without a prototype: a field may be called __proto__.
  const fields: Record<string, FieldProblem[]> = Object.create(null);
  for (const issue of error.issues) {
    const names =
      issue.code === 'unrecognized_keys'
        ? issue.keys.map((key) => [...issue.path, key])
        : [issue.path];
    for (const name of names) {
      const field = name.join('.');
      fields[field] = [...(fields[field] ?? []), problemOf(issue)];
    }
  }
  return new Refusal(422, 'invalid_input', { fields });
};

/**
 * Throws 422 for input nested too deeply, and for texts that PostgreSQL cannot store (U+0000, lone surrogates) anywhere in it. Checked here for
 * all calls, so that no schema can forget it.
 */
export const refuseUnusable = (input: unknown): void => {
  const refusal = unusable(input);
  if (refusal) throw refusal;
};

const unusable = (input: unknown): Refusal | undefined => {
  const deep = deepFields(input);
  if (deep.length > 0) return refusalAt(deep, 'invalid_value');
  const unstorable = unstorableFields(input);
  return unstorable.length > 0 ? refusalAt(unstorable, 'unstorable_text') : undefined;
};

const refusalAt = (fields: readonly string[], problem: FieldProblem): Refusal =>
  new Refusal(422, 'invalid_input', {
    fields: Object.fromEntries(fields.map((field) => [field, [problem]])),
  });

/** Returns the names of fields with a text that PostgreSQL cannot store, nested ones with dots. Checks names as well. */
const unstorableFields = (input: unknown, path: readonly (string | number)[] = []): string[] => {
  if (typeof input === 'string') return isStorable(input) ? [] : [path.join('.')];
  if (typeof input !== 'object' || input === null) return [];
  return Object.entries(input).flatMap(([name, value]) =>
    isStorable(name)
      ? unstorableFields(value, [...path, name])
      : [[...path, name.toWellFormed().replaceAll('\0', '')].join('.')],
  );
};

/** Validates by the contract's schemas: only a schema's own transforms change values. */
export const validatorCompiler: FastifySchemaCompiler<z.ZodType> = ({ schema }) => {
  return (data) => {
    const result = schema.safeParse(data, { reportInput: true });
    if (!result.success) return { error: invalidInput(result.error) };
    const refusal = unusable(result.data);
    return refusal ? { error: refusal } : { value: result.data };
  };
};
