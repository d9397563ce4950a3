import type { Limit } from '../../api/callLimits.ts';
import { RULES, type Rule } from '../../ui/inputs/rules.ts';
import type { Field } from '../define/field.ts';
import { isDemanded } from './fieldValue.ts';
import { written } from './written.ts';

const OF_KIND: Partial<Record<Field['kind'], keyof typeof RULES>> = {
  email: 'emailAddress',
  url: 'webAddress',
  json: 'json',
  integer: 'wholeNumber',
  decimal: 'anyNumber',
};

/** The validators of a field's input, in the order in which the server looks. The server has the last word. */
export const rulesOf = (field: Field<never>, limit: Limit, isNew: boolean): Rule[] => {
  const isText = field.kind !== 'json';
  const { minLength: least = 0 } = limit;
  const rule = (name: keyof typeof RULES | undefined, holds: unknown, bound?: number): Rule[] =>
    name && holds ? [written(`${name}(${bound ?? ''})`, RULES[name](bound))] : [];
  return [
    ...rule('required', isDemanded(field, limit, isNew)),
    ...rule('maxLength', isText && limit.maxLength !== undefined, limit.maxLength),
    ...rule('minLength', isText && least > 1, least),
    ...rule('oneLine', isText && limit.oneLine),
    ...rule('plainText', isText && (limit.oneLine || field.kind === 'lines')),
    ...rule(OF_KIND[field.kind], true),
    ...rule('minValue', limit.min !== undefined, limit.min),
    ...rule('maxValue', limit.max !== undefined, limit.max),
  ];
};
