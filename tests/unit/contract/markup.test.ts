import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import type { Call } from '../../../contract/call.ts';
import { contract } from '../../../contract/index.ts';
import { hasHtml } from '../../../contract/plainText.ts';
import { PAYLOADS } from '../../e2e/injection/payloads.ts';

const MARKUP = PAYLOADS.filter(hasHtml);

interface Field {
  readonly name: string;
  readonly schema: z.ZodType;
}

/** The fields of a schema that hold one value each, those of lists and objects in it included. */
const fieldsOf = (name: string, schema: z.ZodType): Field[] => {
  if (schema instanceof z.ZodObject) return Object.entries(schema.shape).flatMap(([key, value]) => fieldsOf(key, value as z.ZodType));
  if (schema instanceof z.ZodArray) return fieldsOf(name, schema.element as z.ZodType);
  if (schema instanceof z.ZodRecord) return fieldsOf(name, schema.valueType as z.ZodType);
  if (schema instanceof z.ZodOptional || schema instanceof z.ZodNullable || schema instanceof z.ZodDefault) {
    return fieldsOf(name, schema.unwrap() as z.ZodType); // zod's own types are wider
  }
  return [{ name, schema }];
};

const sent = ({ body, form }: Call): Field[] => [body, form?.fields].flatMap((schema) => (schema ? fieldsOf('', schema) : []));
const calls: [string, Call][] = Object.entries(contract).flatMap(([group, own]) =>
  Object.entries<Call>(own).map(([name, call]): [string, Call] => [`${group}.${name}`, call]),
);
const takesMarkup = ({ schema }: Field) => MARKUP.some((payload) => schema.safeParse(payload).success);

/** Cleaned before they are stored, and again before they are shown. */
const RICH_TEXTS = [
  ...['adminSpecialOffers.create description', 'adminSpecialOffers.save description'],
  ...['instructions.create body_de', 'instructions.create body_en', 'instructions.save body_de', 'instructions.save body_en'],
];
/** Secrets are never answered. */
const isSecret = (name: string) => /\b(\w*password\w*|ftp_pass|resetPassword token)$/.test(name);

describe('a text that is sent to the server', () => {
  it('takes no markup, but for the operator’s rich texts and for secrets', () => {
    const taking = calls.flatMap(([name, call]) =>
      sent(call)
        .filter(takesMarkup)
        .map((field) => `${name} ${field.name}`),
    );
    expect(taking.filter((name) => !isSecret(name)).toSorted()).toEqual(RICH_TEXTS);
  });

  it('is an address of the web, or none, where it becomes a link', () => {
    const links = calls.flatMap(([, call]) => sent(call).filter(({ name }) => name === 'link'));
    expect(links.length).toBeGreaterThan(0);
    for (const { schema } of links) expect(PAYLOADS.filter((payload) => schema.safeParse(payload).success)).toEqual([]);
  });
});
