import type { FastifySchemaCompiler } from 'fastify';
import type { z } from 'zod';
import { isMessageCode } from '../messages/index.ts';
import { type FieldProblem, Refusal } from '../services/refusal.ts';

type Issue = z.core.$ZodIssue;

/** What is wrong, as a text's code. The contract's own checks carry codes as messages; zod's are named after the kind of issue. */
const problemOf = (issue: Issue): FieldProblem => {
  switch (issue.code) {
    case 'invalid_type':
      return issue.input === undefined ? 'required' : 'invalid_type';
    case 'unrecognized_keys':
      return 'unknown_field';
    case 'too_small':
      if (issue.origin === 'string')
        return issue.minimum === 1 ? 'required' : { code: 'too_short', params: { minimum: Number(issue.minimum) } };
      return { code: 'too_small', params: { minimum: Number(issue.minimum) } };
    case 'too_big':
      if (issue.origin === 'string') return { code: 'too_long', params: { maximum: Number(issue.maximum) } };
      if (issue.origin === 'array') return { code: 'too_many_items', params: { maximum: Number(issue.maximum) } };
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

/** A refusal that names every wrong field; nested ones by dots, unknown ones by their own name. */
export const invalidInput = (error: z.ZodError): Refusal => {
  const fields: Record<string, FieldProblem[]> = {};
  for (const issue of error.issues) {
    const names = issue.code === 'unrecognized_keys' ? issue.keys.map((key) => [...issue.path, key]) : [issue.path];
    for (const name of names) {
      const field = name.join('.');
      fields[field] = [...(fields[field] ?? []), problemOf(issue)];
    }
  }
  return new Refusal(422, 'invalid_input', { fields });
};

/** Fastify's validation by the contract's schemas: nothing is coerced but what a schema itself transforms. */
export const validatorCompiler: FastifySchemaCompiler<z.ZodType> = ({ schema }) => {
  return (data) => {
    const result = schema.safeParse(data, { reportInput: true });
    return result.success ? { value: result.data } : { error: invalidInput(result.error) };
  };
};
