import type { Limit, Limits } from '../../contract/limits.ts';
import type { Field, KindName } from '../framework/define/field.ts';

/** What the server takes of each kind (contract/rest/rest.ts), no more than an input of that kind can hold. */
const LIMITS: { readonly [Kind in KindName]?: Limit } = {
  text: { maxLength: 255, oneLine: true },
  lines: { maxLength: 10_000 },
  email: { maxLength: 254, format: 'email' },
  phone: { maxLength: 40, oneLine: true },
  url: { maxLength: 2000, format: 'url' },
  integer: { integer: true },
  decimal: {},
  flag: { options: [0, 1] },
  choice: {},
  status: {},
  date: {},
  dateTime: {},
  image: { nullable: true },
  reference: { integer: true },
  references: {},
  json: {},
};

/** What the server adds to every record. */
const KEPT = ['id', 'version', 'created_at', 'updated_at'];

const limitOf = (name: string, { kind, required, choices }: Field<never>): Limit => {
  const limit = LIMITS[kind];
  if (!limit)
    throw new Error(
      `Field ${name}: ${kind} needs a resource with calls of its own, whose server knows what it may hold`,
    );
  return {
    ...limit,
    ...(choices ? { options: Object.keys(choices) } : {}),
    ...(required ? { required } : kind === 'flag' ? {} : { nullable: true }),
  };
};

/**
 * What may be written into the fields of a resource without calls of its own.
 * @throws for rich text: the server sanitises it in calls of its own only
 */
export const restLimits = (fields: Readonly<Record<string, Field<never>>>): Limits =>
  Object.fromEntries(
    Object.entries(fields)
      .filter(([name]) => !KEPT.includes(name))
      .map(([name, field]) => [name, limitOf(name, field)]),
  );
