import type { Limit } from '../../contract/fieldLimits.ts';
import { hasHtml, hasLineBreak, isWebAddress } from '../../contract/plainText.ts';
import { isEmpty } from '../values/value.ts';

// Validators for react-admin's inputs: what the server would refuse, in its words. Leading and trailing blanks are ignored, as on the server.

/** An error of a field in the format of react-admin's forms: a translation key, with its values. */
export type Fault = string | { message: string; args: Record<string, number> };

const withNumber = (message: string, name: 'maximum' | 'minimum', value: number): Fault => ({
  message,
  args: { [name]: value },
});

/** Returns the first error that the contract would find in a text. `isPlain`: the text must not contain anything like HTML. */
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

const rangeFault = (value: number, { min, max }: Limit): Fault | undefined => {
  if (min !== undefined && value < min) return withNumber('rules.too_small', 'minimum', min);
  return max !== undefined && value > max ? withNumber('rules.too_big', 'maximum', max) : undefined;
};

export type Rule = ((value: unknown) => Fault | undefined) & { isRequired?: true };

/** Matches what the contract accepts as an e-mail address (zod's own pattern). */
const EMAIL =
  /^(?!\.)(?!.*\.\.)([A-Za-z0-9_'+\-.]*)[A-Za-z0-9_+-]@([A-Za-z0-9][A-Za-z0-9-]*\.)+[A-Za-z]{2,}$/;

/** Parses JSON; returns undefined if the text is not JSON. */
export const parsedJson = (text: string): unknown => {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
};

const tidy = (value: unknown): unknown => (typeof value === 'string' ? value.trim() : value);
const unless = (isFine: boolean, fault: Fault) => (isFine ? undefined : fault);

const ofText =
  (judge: (text: string, bound: number) => Fault | undefined) =>
  (bound = 0): Rule =>
  (value) => {
    const text = tidy(value);
    return typeof text === 'string' && text !== '' ? judge(text, bound) : undefined;
  };

const ofNumber =
  (judge: (number: number, bound: number) => Fault | undefined) =>
  (bound = 0): Rule =>
  (value) =>
    typeof value === 'number' ? judge(value, bound) : undefined;

export const RULES = {
  required: (): Rule => {
    const judge = (value: unknown) => unless(!isEmpty(tidy(value)), 'rules.required');
    return Object.assign(judge, { isRequired: true as const });
  },
  maxLength: ofText((text, most) => textFault(text, { maxLength: most })),
  minLength: ofText((text, least) => textFault(text, { minLength: least })),
  oneLine: ofText((text) => textFault(text, { oneLine: true }, false)),
  /** Text without anything like HTML. */
  plainText: ofText((text) => textFault(text, {}, true)),
  emailAddress: ofText((text) => unless(EMAIL.test(text), 'rules.invalid_email')),
  webAddress: ofText((text) => unless(isWebAddress(text), 'rules.invalid_url')),
  json: ofText((text) => unless(parsedJson(text) !== undefined, 'rules.invalid_json')),
  wholeNumber: ofNumber((one) => unless(Number.isInteger(one), 'rules.not_a_number')),
  anyNumber: ofNumber((one) => unless(Number.isFinite(one), 'rules.invalid_value')),
  minValue: ofNumber((one, min) => rangeFault(one, { min })),
  maxValue: ofNumber((one, max) => rangeFault(one, { max })),
};
export const { required, maxLength, minLength, oneLine, plainText, emailAddress } = RULES;
export const { webAddress, json, wholeNumber, anyNumber, minValue, maxValue } = RULES;

/** Returns the first error of a value. */
export const faultOf = (rules: readonly Rule[], value: unknown): Fault | undefined =>
  rules.map((judge) => judge(value)).find((fault) => fault !== undefined);
