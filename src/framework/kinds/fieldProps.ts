import type { ValueProps } from '../../ui/values/value.ts';
import type { Field } from '../define/field.ts';
import { choiceKey, fieldKey } from '../define/textKeys.ts';

/** What shows a field's value is told of it, beside the value. */
export const valueProps = (
  resource: string,
  name: string,
  { tones, reference }: Field<never>,
): Omit<ValueProps, 'value'> => ({
  label: fieldKey(resource, name),
  choiceKey: (choice) => choiceKey(resource, name, choice),
  ...(tones && { tones }),
  ...(reference && { reference }),
});
