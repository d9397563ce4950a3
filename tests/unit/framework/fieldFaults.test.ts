import { limitsOfSchema } from '@turntable/declare/contract/fieldLimits.ts';
import {
  email as contractEmail,
  lines as contractLines,
  phone as contractPhone,
  line,
} from '@turntable/declare/contract/fields.ts';
import { flag as contractFlag } from '@turntable/declare/contract/flag.ts';
import {
  date,
  email,
  type Field,
  flag,
  image,
  integer,
  json,
  lines,
  phone,
  references,
  richText,
  text,
  url,
} from '@turntable/declare/define/field.ts';
import { inputOf } from '@turntable/declare/kinds/drawn.ts';
import { isDemanded, rulesOf, sentValue } from '@turntable/declare/kinds/rulesOf.ts';
import { de as germanServer } from '@turntable/declare/server/texts/de.ts';
import { en as englishServer } from '@turntable/declare/server/texts/en.ts';
import { rules as germanRules } from '@turntable/declare/texts/de/rules.ts';
import { rules as englishRules } from '@turntable/declare/texts/en/rules.ts';
import { faultOf, type Rule } from '@turntable/declare/ui/inputs/rules.ts';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { z } from 'zod';

const LABEL = { en: 'A', de: 'A' };
const ASKED = { resource: 'things', name: 'thing' };
const anyField = text(LABEL);

describe('a form reports the same errors as the server', () => {
  const server = {
    name: line(10).min(1),
    notes: contractLines(10),
    email: contractEmail,
    phone: contractPhone.nullable(),
    amount: z.int().min(2).max(9),
  };
  const limits = limitsOfSchema(z.strictObject(server));
  const fields = {
    name: text(LABEL),
    notes: lines(LABEL),
    email: email(LABEL),
    phone: phone(LABEL),
    amount: integer(LABEL),
  };
  const fault = (name: keyof typeof fields, value: unknown) =>
    faultOf(rulesOf(fields[name], limits[name] ?? {}, true), value);

  it.each([
    ['name', '', 'rules.required'],
    ['name', '   ', 'rules.required'],
    ['name', 'x'.repeat(11), { message: 'rules.too_long', args: { maximum: 10 } }],
    ['name', 'a\nb', 'rules.line_break'],
    ['name', '<b>a', 'rules.html'],
    ['notes', '<b>a', 'rules.html'],
    ['email', 'nobody', 'rules.invalid_email'],
    ['email', null, 'rules.required'],
    ['amount', 1, { message: 'rules.too_small', args: { minimum: 2 } }],
    ['amount', 10, { message: 'rules.too_big', args: { maximum: 9 } }],
    ['amount', 2.5, 'rules.not_a_number'],
    ['amount', null, 'rules.required'],
  ] as const)('of %s: %j', (name, value, said) => {
    expect(fault(name, value)).toEqual(said);
  });

  it.each([
    ['name', ' Ann '],
    ['notes', 'a\nb'],
    ['notes', null],
    ['email', ' Ann@Nord.test '],
    ['phone', null],
    ['amount', 9],
  ] as const)('and accepts %s: %j', (name, value) => {
    expect(fault(name, value)).toBeUndefined();
  });

  it.each(Object.keys(fields) as (keyof typeof fields)[])(
    'and for any %s both refuse the same values',
    (name) => {
      const values =
        name === 'amount'
          ? fc.oneof(fc.integer({ min: -5, max: 15 }), fc.double())
          : fc.oneof(fc.string({ maxLength: 14 }), fc.emailAddress());
      fc.assert(
        fc.property(values, (value) => {
          const sent = sentValue(value, fields[name], limits[name] ?? {});
          expect(fault(name, value) === undefined).toBe(server[name].safeParse(sent).success);
        }),
      );
    },
  );

  it('with the same words, in both languages', () => {
    const common = Object.keys(englishRules).filter(
      (key) => key in englishServer,
    ) as (keyof typeof englishRules & keyof typeof englishServer)[];
    expect(common.length).toBeGreaterThan(8);
    for (const key of common) {
      expect(englishRules[key].replaceAll('%{', '{')).toBe(englishServer[key]);
      expect(germanRules[key].replaceAll('%{', '{')).toBe(germanServer[key]);
    }
  });

  it('of web addresses and of JSON', () => {
    const fault = (field: Field<never>, value: string) => faultOf(rulesOf(field, {}, true), value);
    expect(fault(url(LABEL), 'javascript:alert(1)')).toBe('rules.invalid_url');
    expect(fault(url(LABEL), 'https://a.test')).toBeUndefined();
    expect(fault(json(LABEL), '{"a":')).toBe('rules.invalid_json');
    expect(fault(json(LABEL), '{"a":1}')).toBeUndefined();
  });
});

describe('the input of a field', () => {
  const name = text(LABEL);
  const limit = { maxLength: 12 };
  const validate = (before: unknown) =>
    inputOf({ ...ASKED, field: name, limit, isNew: false, before }).props.validate as Rule;

  it('validates what was typed, not a stored value', () => {
    const old = 'much longer than twelve';
    expect(validate(old)(old)).toBeUndefined();
    expect(validate(old)(` ${old} `)).toBeUndefined();
    expect(validate(old)(`${old}!`)).toEqual({ message: 'rules.too_long', args: { maximum: 12 } });
  });
});

describe('a required field', () => {
  it('is required in a new record if its call requires it', () => {
    expect(isDemanded(anyField, { required: true, minLength: 1 }, true)).toBe(true);
    expect(isDemanded(anyField, { minLength: 1 }, true)).toBe(false);
  });

  it('is required in a save if it cannot be emptied, although it can be omitted', () => {
    expect(isDemanded(anyField, { minLength: 1 }, false)).toBe(true);
    expect(isDemanded(integer(LABEL), { min: 0 }, false)).toBe(true);
    expect(isDemanded(anyField, { maxLength: 5 }, false)).toBe(false);
    expect(isDemanded(integer(LABEL), { nullable: true }, false)).toBe(false);
  });

  it('is required if its declaration says so, whatever the contract says', () => {
    expect(isDemanded(text(LABEL, { required: true }), { nullable: true }, false)).toBe(true);
  });

  it('is neither a switch nor a picture', () => {
    expect(isDemanded(flag(LABEL), { required: true, options: [0, 1] }, true)).toBe(false);
    expect(isDemanded(image(LABEL), {}, false)).toBe(false);
  });
});

describe('an input’s value in a request', () => {
  const flagLimit = limitsOfSchema(z.strictObject({ on: contractFlag })).on ?? {};

  it('is 1 or 0 if the contract has it so, else true or false', () => {
    expect(sentValue(true, flag(LABEL), flagLimit)).toBe(1);
    expect(sentValue(undefined, flag(LABEL), flagLimit)).toBe(0);
    expect(sentValue(true, flag(LABEL), {})).toBe(true);
  });

  it('has no blanks around it, except for formatted text', () => {
    expect(sentValue(' a ', anyField, {})).toBe('a');
    expect(sentValue('<p> a</p> ', richText(LABEL), {})).toBe('<p> a</p> ');
  });

  it('is, if emptied, what the contract accepts as empty', () => {
    expect(sentValue(null, anyField, { nullable: true })).toBeNull();
    expect(sentValue(null, anyField, { maxLength: 5 })).toBe('');
    expect(sentValue(null, date(LABEL), {})).toBeNull();
    expect(sentValue(null, references(LABEL, 'companies'), {})).toEqual([]);
  });

  it('is the stored value if nothing was typed', () => {
    const { props } = inputOf({ ...ASKED, field: json(LABEL), limit: {}, isNew: false });
    const shown = props.format as (value: unknown) => string;
    fc.assert(
      fc.property(
        fc
          .jsonValue()
          .map((value): unknown => JSON.parse(JSON.stringify(value))) // as JSON has it: without -0
          .filter(
            (value) =>
              value !== null && typeof value !== 'string' && JSON.stringify(value) !== '[]',
          ),
        (value) => {
          expect(sentValue(shown(value), json(LABEL), {})).toEqual(value);
        },
      ),
    );
  });
});
