import { isWebAddress } from '../../../contract/plainText.ts';
import type { KindName } from '../define/field.ts';
import type { Kind } from './kind.ts';

/** What the contract takes for an e-mail address (zod's own rule). */
const EMAIL = /^(?!\.)(?!.*\.\.)([A-Za-z0-9_'+\-.]*)[A-Za-z0-9_+-]@([A-Za-z0-9][A-Za-z0-9-]*\.)+[A-Za-z]{2,}$/;

const isJson = (text: string): boolean => {
  try {
    JSON.parse(text);
    return true;
  } catch {
    return false;
  }
};

/** A check of typed text, as a kind's `fault`. */
const unless =
  (isFine: (text: string) => boolean, key: string): NonNullable<Kind['fault']> =>
  (value) =>
    typeof value === 'string' && !isFine(value) ? key : undefined;

const wholeNumber: Kind['fault'] = (value) => (Number.isInteger(value) ? undefined : 'rules.not_a_number');
const number: Kind['fault'] = (value) => (Number.isFinite(value) ? undefined : 'rules.invalid_value');

const chosen: NonNullable<Kind['asText']> = (value, text) => (value === null || value === undefined ? '' : text(String(value)));
const onPage = () => import('./values/LongValue.tsx');

const TEXT: Kind = { input: () => import('./inputs/TextKind.tsx'), filter: 'none' };
const NUMBER: Kind = { input: () => import('./inputs/NumberKind.tsx'), filter: 'none', fault: number, isNumber: true };
const CHOICE: Kind = { input: () => import('./inputs/ChoiceKind.tsx'), filter: 'choice', asText: chosen };
const MOMENT: Kind = { input: () => import('./inputs/MomentKind.tsx'), filter: 'days' };
const FILE: Kind = { input: () => import('./inputs/FileKind.tsx'), filter: 'none' };
const REFERENCE: Kind = { input: () => import('./inputs/ReferenceKind.tsx'), filter: 'reference' };

/** Every kind of field there is. A new one is a line here, and its name in define/field.ts. */
export const KINDS: Readonly<Record<KindName, Kind>> = {
  text: TEXT,
  lines: { ...TEXT, value: onPage },
  richText: { input: () => import('./inputs/RichTextKind.tsx'), filter: 'none', value: onPage },
  email: { ...TEXT, fault: unless((text) => EMAIL.test(text), 'rules.invalid_email') },
  phone: TEXT,
  url: { ...TEXT, fault: unless(isWebAddress, 'rules.invalid_url') },
  integer: { ...NUMBER, fault: wholeNumber },
  decimal: NUMBER,
  money: NUMBER,
  flag: { input: () => import('./inputs/FlagKind.tsx'), filter: 'flag', asText: (value) => (value ? '1' : '0') },
  choice: CHOICE,
  status: CHOICE,
  date: MOMENT,
  dateTime: MOMENT,
  seconds: { ...MOMENT, asText: (value) => (typeof value === 'number' ? new Date(value * 1000).toISOString() : '') },
  image: { ...FILE, value: onPage },
  file: { ...FILE, value: onPage },
  reference: REFERENCE,
  references: { ...REFERENCE, asText: (value) => (Array.isArray(value) ? value.join(', ') : '') },
  json: {
    input: () => import('./inputs/JsonKind.tsx'),
    filter: 'none',
    fault: unless(isJson, 'rules.invalid_json'),
    asText: (value) => JSON.stringify(value) ?? '',
    value: onPage,
  },
};
