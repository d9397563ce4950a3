import type { Limit } from '../../../contract/limits.ts';
import { hasHtml, hasLineBreak } from '../../../contract/plainText.ts';

/** What is wrong with a field, as react-admin's forms read it: a translation key, with what it needs. */
export type Fault = string | { message: string; args: Record<string, number> };

const withNumber = (message: string, name: 'maximum' | 'minimum', value: number): Fault => ({
  message,
  args: { [name]: value },
});

/** What the contract would refuse of a text, in the order in which it looks; `isPlain`: nothing in it may look like HTML. */
export const textFault = (
  text: string,
  { maxLength, minLength = 0, oneLine }: Limit,
  isPlain = oneLine === true,
): Fault | undefined => {
  if (maxLength !== undefined && text.length > maxLength)
    return withNumber('rules.too_long', 'maximum', maxLength);
  if (text.length < minLength) return withNumber('rules.too_short', 'minimum', minLength);
  if (oneLine && hasLineBreak(text)) return 'rules.line_break';
  return isPlain && hasHtml(text) ? 'rules.html' : undefined;
};

export const rangeFault = (value: number, { min, max }: Limit): Fault | undefined => {
  if (min !== undefined && value < min) return withNumber('rules.too_small', 'minimum', min);
  return max !== undefined && value > max ? withNumber('rules.too_big', 'maximum', max) : undefined;
};
