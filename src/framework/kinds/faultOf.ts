import { hasHtml, hasLineBreak } from '../../../contract/plainText.ts';
import type { Limit } from '../../api/callLimits.ts';
import type { Field } from '../define/field.ts';
import { isDemanded, isEmpty, sentValue } from './fieldValue.ts';
import { KINDS } from './kinds.ts';

/** What is wrong with a field, as react-admin's forms read it: a translation key, with what it needs. */
export type Fault = string | { message: string; args: Record<string, number> };

const withNumber = (message: string, name: 'maximum' | 'minimum', value: number): Fault => ({ message, args: { [name]: value } });

const textFault = (text: string, field: Field<never>, { maxLength, minLength = 0, oneLine }: Limit): Fault | undefined => {
  if (maxLength !== undefined && text.length > maxLength) return withNumber('rules.too_long', 'maximum', maxLength);
  if (text.length < minLength) return withNumber('rules.too_short', 'minimum', minLength);
  if (oneLine && hasLineBreak(text)) return 'rules.line_break';
  return (oneLine || field.kind === 'lines') && hasHtml(text) ? 'rules.html' : undefined;
};

const rangeFault = (value: number, { min, max }: Limit): Fault | undefined => {
  if (min !== undefined && value < min) return withNumber('rules.too_small', 'minimum', min);
  return max !== undefined && value > max ? withNumber('rules.too_big', 'maximum', max) : undefined;
};

/**
 * What the server would refuse of a field, in its words and in the order in which it looks: the contract's limits, then the rules of
 * the field's kind. The server has the last word.
 * @param value what the field's input holds
 * @param isNew the record is being made; what is left out of it is not sent
 */
export const faultOf = (value: unknown, field: Field<never>, limit: Limit, isNew: boolean): Fault | undefined => {
  const isJson = field.kind === 'json';
  const sent = isJson ? value : sentValue(value, field, limit);
  if (isEmpty(sent)) return isDemanded(field, limit, isNew) ? 'rules.required' : undefined;
  const fault = KINDS[field.kind].fault?.(sent);
  if (isJson || typeof sent === 'number') return fault ?? (typeof sent === 'number' ? rangeFault(sent, limit) : undefined);
  return (typeof sent === 'string' ? textFault(sent, field, limit) : undefined) ?? fault;
};
