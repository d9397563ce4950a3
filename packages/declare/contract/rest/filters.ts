import type { KindName, RestField, RestFields } from './declaration.ts';

// Names of filters of resources without calls of their own: a field, alone or with an operator at its end, as in `offer_gte`.

/** Contains a text; is not a value; is one of several; is at least; is at most. */
const OPERATORS = ['q', 'neq', 'any', 'gte', 'lte'] as const;
export type Operator = (typeof OPERATORS)[number];

const TEXT = ['q', 'neq'] as const;
const ONE_OF_FEW = ['neq', 'any'] as const;
const ORDERED = ['gte', 'lte'] as const;
/** The operators that fit each kind. A list cannot be filtered by rich text, pictures and JSON at all. */
const FITTING: { readonly [Kind in KindName]?: readonly Operator[] } = {
  text: TEXT,
  lines: ['q'],
  email: TEXT,
  phone: TEXT,
  url: TEXT,
  integer: ['neq', ...ORDERED],
  decimal: ORDERED,
  money: ORDERED,
  choice: ONE_OF_FEW,
  choices: ['any'],
  status: ONE_OF_FEW,
  date: ['neq', ...ORDERED],
  time: ORDERED,
  dateTime: ORDERED,
  colour: ['neq'],
  reference: ['neq'],
};
export const operatorsOf = ({ kind }: Pick<RestField, 'kind'>): readonly Operator[] =>
  FITTING[kind] ?? [];

const NAME = new RegExp(`^(.+)_(${OPERATORS.join('|')})$`);
/** Returns the field and the operator of a filter's name; without an operator it is the field's own. A declared field's name has none. */
export const readFilterName = (
  fields: RestFields,
  name: string,
): { field: string; operator?: Operator } => {
  const [, field, operator] = (!Object.hasOwn(fields, name) && NAME.exec(name)) || [];
  return field === undefined ? { field: name } : { field, operator: operator as Operator };
};

/** Returns whether a name could be that of a filter with an operator. A field that is called so would hide the filter. */
export const isFilterName = (name: string): boolean => NAME.test(name);
