import type { Call } from '@turntable/declare/contract/call.ts';
import { describe, expect, it } from 'vitest';
import { CALLS, type Field, fieldsOf } from '../../screens/injection/contractFields.ts';
import { MARKED, PAYLOADS } from '../../screens/injection/payloads.ts';

const sent = ({ body, form }: Call): Field[] =>
  [body, form?.fields].flatMap((schema) => (schema ? fieldsOf(schema) : []));
const takesMarkup = ({ schema }: Field) =>
  MARKED.some((payload) => schema.safeParse(payload).success);

/** Texts that are sanitised before they are stored, and again before they are shown. */
const RICH_TEXTS = [
  'adminSpecialOffers.create description',
  'adminSpecialOffers.create description_de',
  'adminSpecialOffers.save description',
  'adminSpecialOffers.save description_de',
  'instructions.create body_de',
  'instructions.create body_en',
  'instructions.save body_de',
  'instructions.save body_en',
];
/** Returns whether a field is a secret, which is never returned. */
const isSecret = (name: string) =>
  /\b(\w*password\w*|ftp_pass|(resetPassword|confirmEmail|setupState|setUp) token)$/.test(name);

describe('a text in a request', () => {
  it('refuses mark-up, except for the operator’s rich texts and secrets', () => {
    const taking = CALLS.flatMap(([name, call]) =>
      sent(call)
        .filter(takesMarkup)
        .map((field) => `${name} ${field.path}`),
    );
    expect(taking.filter((name) => !isSecret(name)).toSorted()).toEqual(RICH_TEXTS);
  });

  it('must be a web address, or empty, where it becomes a link', () => {
    const links = CALLS.flatMap(([, call]) => sent(call).filter(({ path }) => path === 'link'));
    expect(links.length).toBeGreaterThan(0);
    for (const { schema } of links)
      expect(PAYLOADS.filter((payload) => schema.safeParse(payload).success)).toEqual([]);
  });
});
