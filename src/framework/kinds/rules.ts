import { isWebAddress } from '../../../contract/plainText.ts';
import type { Limit } from '../../api/callLimits.ts';
import type { Field } from '../define/field.ts';
import { isDemanded, isEmpty } from './fieldValue.ts';
import { type Fault, rangeFault, textFault } from './limitFaults.ts';
import { written } from './written.ts';

// What the server would refuse, in its words: validators for react-admin's inputs. Blanks around a text do not count, as on the server.

export type Rule = ((value: unknown) => Fault | undefined) & { isRequired?: true };

/** What the contract takes for an e-mail address (zod's own rule). */
const EMAIL =
  /^(?!\.)(?!.*\.\.)([A-Za-z0-9_'+\-.]*)[A-Za-z0-9_+-]@([A-Za-z0-9][A-Za-z0-9-]*\.)+[A-Za-z]{2,}$/;

const isJson = (text: string): boolean => {
  try {
    JSON.parse(text);
    return true;
  } catch {
    return false;
  }
};

const tidy = (value: unknown): unknown => (typeof value === 'string' ? value.trim() : value);

const ofText =
  (judge: (text: string) => Fault | undefined): Rule =>
  (value) => {
    const text = tidy(value);
    return typeof text === 'string' && text !== '' ? judge(text) : undefined;
  };

const ofNumber =
  (judge: (number: number) => Fault | undefined): Rule =>
  (value) =>
    typeof value === 'number' ? judge(value) : undefined;

const unless = (isFine: boolean, fault: Fault) => (isFine ? undefined : fault);

export const required = (): Rule =>
  Object.assign((value: unknown) => (isEmpty(tidy(value)) ? 'rules.required' : undefined), {
    isRequired: true as const,
  });
export const maxLength = (most: number): Rule =>
  ofText((text) => textFault(text, { maxLength: most }));
export const minLength = (least: number): Rule =>
  ofText((text) => textFault(text, { minLength: least }));
export const oneLine = (): Rule => ofText((text) => textFault(text, { oneLine: true }, false));
/** Nothing in it may look like HTML. */
export const plainText = (): Rule => ofText((text) => textFault(text, {}, true));
export const emailAddress = (): Rule =>
  ofText((text) => unless(EMAIL.test(text), 'rules.invalid_email'));
export const webAddress = (): Rule =>
  ofText((text) => unless(isWebAddress(text), 'rules.invalid_url'));
export const json = (): Rule => ofText((text) => unless(isJson(text), 'rules.invalid_json'));
export const wholeNumber = (): Rule =>
  ofNumber((number) => unless(Number.isInteger(number), 'rules.not_a_number'));
export const anyNumber = (): Rule =>
  ofNumber((number) => unless(Number.isFinite(number), 'rules.invalid_value'));
export const minValue = (min: number): Rule => ofNumber((number) => rangeFault(number, { min }));
export const maxValue = (max: number): Rule => ofNumber((number) => rangeFault(number, { max }));

const PLAIN = {
  required,
  oneLine,
  plainText,
  emailAddress,
  webAddress,
  json,
  wholeNumber,
  anyNumber,
} as const;
const BOUNDED = { maxLength, minLength, minValue, maxValue } as const;

const OF_KIND: Partial<Record<Field['kind'], keyof typeof PLAIN>> = {
  email: 'emailAddress',
  url: 'webAddress',
  json: 'json',
  integer: 'wholeNumber',
  decimal: 'anyNumber',
  money: 'anyNumber',
};

const plain = (name: keyof typeof PLAIN): Rule => written(`${name}()`, PLAIN[name]());
const bounded = (name: keyof typeof BOUNDED, bound: number | undefined): Rule[] =>
  bound === undefined ? [] : [written(`${name}(${bound})`, BOUNDED[name](bound))];

/** The validators of a field's input, in the order in which the server looks. The server has the last word. */
export const rulesOf = (field: Field<never>, limit: Limit, isNew: boolean): Rule[] => {
  const ofKind = OF_KIND[field.kind];
  const isText = field.kind !== 'json';
  return [
    ...(isDemanded(field, limit, isNew) ? [plain('required')] : []),
    ...(isText ? bounded('maxLength', limit.maxLength) : []),
    ...(isText && (limit.minLength ?? 0) > 1 ? bounded('minLength', limit.minLength) : []),
    ...(isText && limit.oneLine ? [plain('oneLine')] : []),
    ...(isText && (limit.oneLine || field.kind === 'lines') ? [plain('plainText')] : []),
    ...(ofKind ? [plain(ofKind)] : []),
    ...bounded('minValue', limit.min),
    ...bounded('maxValue', limit.max),
  ];
};

/** The first thing that is wrong with a value. */
export const faultOf = (rules: readonly Rule[], value: unknown): Fault | undefined =>
  rules.map((judge) => judge(value)).find((fault) => fault !== undefined);
