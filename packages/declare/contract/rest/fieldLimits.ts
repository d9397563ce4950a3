import type { Limit } from '../fieldLimits.ts';
import type { KindName, RestField } from './declaration.ts';

/** The largest `integer` of PostgreSQL, and the largest amount with 14 digits. */
export const INTEGER = 2_147_483_647;
const MONEY = 999_999_999_999.99;

/** The limits of each kind of field, unless its declaration narrows them. */
const LIMITS: { readonly [Kind in KindName]: Limit } = {
  text: { maxLength: 255, oneLine: true },
  lines: { maxLength: 10_000 },
  richText: { maxLength: 50_000 },
  email: { maxLength: 254, format: 'email' },
  phone: { maxLength: 40, oneLine: true },
  url: { maxLength: 2000, format: 'url' },
  integer: { integer: true, min: -INTEGER, max: INTEGER },
  decimal: {},
  money: { min: -MONEY, max: MONEY },
  flag: { options: [0, 1] },
  choice: {},
  choices: {},
  status: {},
  date: {},
  time: {},
  dateTime: {},
  colour: {},
  image: {},
  images: {},
  file: {},
  reference: { integer: true },
  references: {},
  json: {},
};

/** Returns the limits of a field of a resource without calls of its own: the same on the server and in forms. */
export const restLimit = ({ kind, required, choices, min, max, maxLength }: RestField): Limit => ({
  ...LIMITS[kind],
  ...(min !== undefined && { min }),
  ...(max !== undefined && { max }),
  ...(maxLength !== undefined && { maxLength }),
  ...(choices && kind !== 'choices' && { options: Object.keys(choices) }),
  ...(required ? { required } : kind === 'flag' ? {} : { nullable: true as const }),
});
