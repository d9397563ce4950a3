import type { Limit } from '../../api/callLimits.ts';
import type { Field } from '../define/field.ts';
import { isDemanded, isEmpty, sentValue } from './fieldValue.ts';
import { KINDS } from './kinds.ts';
import { type Fault, rangeFault, textFault } from './limitFaults.ts';

/**
 * What the server would refuse of a field, in its words and in the order in which it looks: the contract's limits, then the rules of
 * the field's kind. The server has the last word.
 * @param value what the field's input holds
 * @param isNew the record is being made; what is left out of it is not sent
 */
export const faultOf = (
  value: unknown,
  field: Field<never>,
  limit: Limit,
  isNew: boolean,
): Fault | undefined => {
  const isJson = field.kind === 'json';
  const sent = isJson ? value : sentValue(value, field, limit);
  if (isEmpty(sent)) return isDemanded(field, limit, isNew) ? 'rules.required' : undefined;
  const fault = KINDS[field.kind].fault?.(sent);
  if (isJson || typeof sent === 'number')
    return fault ?? (typeof sent === 'number' ? rangeFault(sent, limit) : undefined);
  return (
    (typeof sent === 'string'
      ? textFault(sent, limit, limit.oneLine || field.kind === 'lines')
      : undefined) ?? fault
  );
};
