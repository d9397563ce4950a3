import type { Limit } from '../api/callLimits.ts';
import type { Field, KindName } from '../define/field.ts';
import { parsedJson, RULES, type Rule } from '../ui/inputs/rules.ts';
import { isEmpty } from '../ui/values/value.ts';

/** Adds its source to a function, for `npm run eject`. */
export const written = <F extends object>(text: string, run: F): F & { written: string } =>
  Object.assign(run, { written: text });

const TEXTS: readonly KindName[] = ['text', 'lines', 'richText', 'email', 'phone', 'url'];
const isText = ({ kind }: Field<never>): boolean => TEXTS.includes(kind);

/** Returns whether the call understands empty text as "nothing". */
const takesEmptyText = (field: Field<never>, limit: Limit): boolean =>
  isText(field) && !limit.required && !limit.minLength && !limit.format && !limit.options;

/** Returns whether a field is required. A save may omit a field, but cannot empty one that it names unless the contract says so. */
export const isDemanded = (field: Field<never>, limit: Limit, isNew: boolean): boolean => {
  if (field.required) return true;
  if (limit.nullable || field.kind === 'flag' || field.kind === 'image') return false;
  if (takesEmptyText(field, limit) || (field.kind === 'references' && !limit.required))
    return false;
  return isNew ? limit.required === true : true;
};

const emptied = (field: Field<never>, limit: Limit): unknown => {
  if (limit.nullable) return null;
  if (field.kind === 'references') return [];
  return takesEmptyText(field, limit) ? '' : null;
};

/** Returns what an input holds as the call takes it: without blanks around it, flags as 1 and 0 where the contract has them so. */
export const sentValue = (value: unknown, field: Field<never>, limit: Limit): unknown => {
  if (field.kind === 'flag')
    return limit.options?.includes(1) ? Number(Boolean(value)) : Boolean(value);
  const tidy = typeof value === 'string' && field.kind !== 'richText' ? value.trim() : value;
  if (isEmpty(tidy)) return emptied(field, limit);
  const parsed = field.kind === 'json' && typeof tidy === 'string' ? parsedJson(tidy) : undefined;
  return parsed === undefined ? tidy : parsed;
};

const OF_KIND: Partial<Record<Field['kind'], keyof typeof RULES>> = {
  email: 'emailAddress',
  url: 'webAddress',
  json: 'json',
  integer: 'wholeNumber',
  decimal: 'anyNumber',
  money: 'anyNumber',
};

/** Returns the validators of a field's input, in the order in which the server checks. The server checks again and decides. */
export const rulesOf = (field: Field<never>, limit: Limit, isNew: boolean): Rule[] => {
  const isJson = field.kind === 'json';
  const { minLength: least = 0 } = limit;
  const rule = (name: keyof typeof RULES | undefined, holds: unknown, bound?: number): Rule[] =>
    name && holds ? [written(`${name}(${bound ?? ''})`, RULES[name](bound))] : [];
  return [
    ...rule('required', isDemanded(field, limit, isNew)),
    ...rule('maxLength', !isJson && limit.maxLength !== undefined, limit.maxLength),
    ...rule('minLength', !isJson && least > 1, least),
    ...rule('oneLine', !isJson && limit.oneLine),
    ...rule('plainText', !isJson && (limit.oneLine || field.kind === 'lines')),
    ...rule(OF_KIND[field.kind], true),
    ...rule('minValue', limit.min !== undefined, limit.min),
    ...rule('maxValue', limit.max !== undefined, limit.max),
  ];
};
