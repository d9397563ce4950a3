import { afterAll, beforeAll, expect, test } from 'vitest';
import { signInSenders } from '../../screens/injection/pages.ts';
import {
  isMarked,
  JOINED_PAYLOADS,
  MARKED,
  PAYLOADS,
  PLAIN,
  SEPARATE_PAYLOADS,
} from '../../screens/injection/payloads.ts';
import type { Sender } from '../../screens/injection/sender.ts';
import { type ShownText, shownTexts } from '../../screens/injection/texts.ts';
import { picture } from '../setup/pictures.ts';
import { openTestServer, type TestServer } from '../setup/testServer.ts';

// 150 payloads in every text that is shown somewhere: what is stored of them. tests/screens/injection checks that nothing stored runs in a
// page.

let testServer: TestServer;
let operator: Sender;
let chief: Sender;
let company: number;
let texts: readonly ShownText[];
beforeAll(async () => {
  testServer = await openTestServer({ jobs: false, env: { SEED: 'true' } });
  ({ operator, chief, company } = await signInSenders(testServer.baseUrl));
  texts = await shownTexts(operator, chief, company);
});
afterAll(() => testServer.close());

/** How many requests run at the same time. */
const ABREAST = 4;

async function eachOf<Item>(
  items: readonly Item[],
  act: (item: Item) => Promise<void>,
): Promise<void> {
  const waiting = [...items];
  const worker = async () => {
    for (let item = waiting.shift(); item !== undefined; item = waiting.shift()) await act(item);
  };
  await Promise.all(Array.from({ length: ABREAST }, worker));
}

/** Puts several payloads into one text, as many as fit, so that one list shows all of them. */
function packed(payloads: readonly string[], longest: number): string[] {
  const texts: string[] = [];
  for (const payload of payloads) {
    const joined = `${texts.at(-1) ?? ''} ${payload}`.trim();
    if (texts.length > 0 && joined.length <= longest && !isMarked(joined))
      texts[texts.length - 1] = joined;
    else texts.push(payload.slice(0, longest));
  }
  return texts;
}

/** How many payloads the server itself must refuse for each text; tests/unit/contract tries its checks with all of them. */
const ASKED = 8;
/** Returns other payloads on each turn, so that all of them are used. */
const some = (payloads: readonly string[], turn: number): string[] =>
  Array.from(
    { length: ASKED },
    (_, place) => payloads[(turn * ASKED + place) % payloads.length] ?? '',
  );

/** What must not be stored of a text with mark-up, in JSON: tags other than text's, handlers, links other than to pages. */
const DANGEROUS =
  /<(script|iframe|svg|math|style|form|object|embed|input|base|meta|link|video|audio|x|img)\b|<[^>]*\son\w+=|<[^>]*\sstyle=|<[^>]*\shref=\\"(?!(?:https?|mailto|tel):|#|\/(?!\/)|\\")/i;

async function expectRefused({ what, fields, write }: ShownText, payload: string): Promise<void> {
  const { status, body } = await write(payload.slice(0, 200));
  expect([status, ...Object.keys(body.errors ?? {}).toSorted()], `${what}: ${payload}`).toEqual([
    422,
    ...fields.toSorted(),
  ]);
}

async function expectKept({ what, write }: ShownText, payload: string): Promise<void> {
  const { status, body } = await write(payload);
  expect([status, body.errors], `${what}: ${payload}`).toEqual([200, undefined]);
}

const all = (payloads: (text: ShownText, turn: number) => readonly string[]) =>
  texts.flatMap((text, turn) => payloads(text, turn).map((payload) => [text, payload] as const));

test('there are 150 different payloads', () => {
  expect(new Set(PAYLOADS).size).toBe(150);
});

test(
  'texts of one or several lines refuse mark-up',
  () =>
    eachOf(
      all((_, turn) => some(MARKED, turn)),
      (pair) => expectRefused(...pair),
    ),
  120_000,
);

test(
  'and keep everything else unchanged',
  () =>
    eachOf(
      all(({ longest }) => packed(PLAIN, longest)),
      (pair) => expectKept(...pair),
    ),
  120_000,
);

test('formatted text is sanitised', async () => {
  const { body: offer } = await operator.form('admin/special-offers', { title: 'Injection' });
  const description = SEPARATE_PAYLOADS.slice(0, 20_000);
  const saved = await operator.put(`admin/special-offers/${offer.id}`, {
    title: 'Injection',
    description,
    link: '',
    active: true,
  });
  expect(saved.status).toBe(200);
  expect(JSON.stringify(saved.body)).not.toMatch(DANGEROUS);
  for (const body_en of [SEPARATE_PAYLOADS, JOINED_PAYLOADS]) {
    const article = {
      title_en: 'Injection',
      body_en,
      body_de: `${JOINED_PAYLOADS}${SEPARATE_PAYLOADS}`,
      published: 1,
    };
    const { status, body } = await operator.post('help/instructions', article);
    expect(status).toBe(200);
    expect(JSON.stringify(body.data)).not.toMatch(DANGEROUS);
  }
});

test('links lead to a web page or are refused', () =>
  eachOf(some(PAYLOADS, 0), async (link) => {
    const { status, body } = await operator.form('admin/special-offers', { title: 'Link', link });
    expect([status, ...Object.keys(body.errors ?? {})], link).toEqual([422, 'link']);
  }));

test('names of files are texts, too', async () => {
  const { body } = await operator.post('admin/section', { name: 'Injection', company_id: company });
  const sectionID = String(body.data?.id);
  const buffer = Buffer.from(await picture(64, 48));
  const names = PAYLOADS.map((payload) => payload.replaceAll('/', '∕'));
  await eachOf(packed(names, 190), async (name) => {
    const photo = { name: `${name}.jpg`, mimeType: 'image/jpeg', buffer };
    expect((await operator.form('admin/photo/upload', { sectionID, photo })).status, name).toBe(
      200,
    );
  });
  const files = { name: '<img src=x onerror=window.__xss=1>.pdf', mimeType: 'text/html', buffer };
  expect(
    (await chief.form('support/feedback', { subject: 'Files', text: 'x', page: '/', files }))
      .status,
  ).toBe(200);
});
