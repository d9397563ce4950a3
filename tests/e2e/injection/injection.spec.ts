import { expect } from '@playwright/test';
import sharp from 'sharp';
import { hasHtml } from '../../../contract/plainText.ts';
import { withOwnProduct } from '../ownProduct.ts';
import { pagesOf, searched, speakers } from './pages.ts';
import { APART, MARKED, PAYLOADS, PLAIN, TOGETHER } from './payloads.ts';
import type { Sender } from './sender.ts';
import { Visitor } from './sound.ts';
import { type ShownText, shownTexts } from './texts.ts';

/** What these tests write is nothing that others should meet. */
const test = withOwnProduct();

/** How many requests are under way at the same time. */
const ABREAST = 4;

async function eachOf<Item>(items: readonly Item[], act: (item: Item) => Promise<void>): Promise<void> {
  const waiting = [...items];
  const worker = async () => {
    for (let item = waiting.shift(); item !== undefined; item = waiting.shift()) await act(item);
  };
  await Promise.all(Array.from({ length: ABREAST }, worker));
}

/** Several payloads in one text, as many as it has room for, so that one list shows all of them. */
function packed(payloads: readonly string[], longest: number): string[] {
  const texts: string[] = [];
  for (const payload of payloads) {
    const joined = `${texts.at(-1) ?? ''} ${payload}`.trim();
    if (texts.length > 0 && joined.length <= longest && !hasHtml(joined)) texts[texts.length - 1] = joined;
    else texts.push(payload.slice(0, longest));
  }
  return texts;
}

/** How many payloads the server itself is asked to refuse for each text; its checks as such are tried with all of them (tests/unit/contract). */
const ASKED = 8;
/** Other payloads for each turn, so that all of them have theirs. */
const some = (payloads: readonly string[], turn: number): string[] =>
  Array.from({ length: ASKED }, (_, place) => payloads[(turn * ASKED + place) % payloads.length] ?? '');

/** What of a text with markup may not be stored, as JSON says it: tags that are not text, handlers, addresses other than of pages. */
const DANGEROUS =
  /<(script|iframe|svg|math|style|form|object|embed|input|base|meta|link|video|audio|x|img)\b|<[^>]*\son\w+=|<[^>]*\sstyle=|<[^>]*\shref=\\"(?!(?:https?|mailto|tel):|#|\/(?!\/)|\\")/i;

async function expectRefused({ what, fields, write }: ShownText, payload: string): Promise<void> {
  const { status, body } = await write(payload.slice(0, 200));
  expect.soft([status, ...Object.keys(body.errors ?? {}).toSorted()], `${what}: ${payload}`).toEqual([422, ...fields.toSorted()]);
}

async function expectKept({ what, write }: ShownText, payload: string): Promise<void> {
  const { status, body } = await write(payload);
  expect.soft([status, body.errors], `${what}: ${payload}`).toEqual([200, undefined]);
}

/** The operator's texts with markup. @returns the pages that show them */
async function writeRichTexts(operator: Sender): Promise<{ offer: string; helps: string[] }> {
  await eachOf(some(PAYLOADS, 0), async (link) => {
    const { status, body } = await operator.form('admin/special-offers', { title: 'Link', link });
    expect.soft([status, ...Object.keys(body.errors ?? {})], link).toEqual([422, 'link']);
  });
  const { body: offer } = await operator.form('admin/special-offers', { title: 'Injection' });
  const description = APART.slice(0, 20_000);
  const saved = await operator.put(`admin/special-offers/${offer.id}`, { title: 'Injection', description, link: '', active: true });
  expect(saved.status).toBe(200);
  expect(JSON.stringify(saved.body)).not.toMatch(DANGEROUS);
  const helps: string[] = [];
  for (const body_en of [APART, TOGETHER]) {
    const article = { title_en: 'Injection', body_en, body_de: `${TOGETHER}${APART}`, published: 1 };
    const { body } = await operator.post('help/instructions', article);
    expect(JSON.stringify(body.data)).not.toMatch(DANGEROUS);
    helps.push(`/help/instructions/${body.data?.id}`);
  }
  return { offer: `/special-offers/${offer.id}`, helps };
}

/** Files with payloads for names: an album's photos, and what comes with a message. @returns the album's page */
async function sendFiles(operator: Sender, chief: Sender, company: number): Promise<string> {
  const { body } = await operator.post('admin/section', { name: 'Injection', company_id: company });
  const sectionID = String(body.data?.id);
  const buffer = await sharp({ create: { width: 64, height: 48, channels: 3, background: '#147' } })
    .jpeg()
    .toBuffer();
  const names = PAYLOADS.map((payload) => payload.replaceAll('/', '∕'));
  await eachOf(packed(names, 190), async (name) => {
    const photo = { name: `${name}.jpg`, mimeType: 'image/jpeg', buffer };
    expect.soft((await operator.form('admin/photo/upload', { sectionID, photo })).status, name).toBe(200);
  });
  const files = { name: '<img src=x onerror=window.__xss=1>.pdf', mimeType: 'text/html', buffer };
  expect((await chief.form('support/feedback', { subject: 'Files', text: 'x', page: '/', files })).status).toBe(200);
  return `/photos/${sectionID}`;
}

/** Goes through the offers that open by themselves, closes them, and opens the stack of notices. */
async function seeNews(visitor: Visitor): Promise<void> {
  const { page } = visitor;
  await page.goto('/vehicles');
  const offers = page.getByRole('dialog', { name: 'Sonderangebote' });
  const next = offers.getByRole('button', { name: 'Nächstes Angebot' });
  const seen: string[] = [];
  for (let title = ''; !seen.includes(title); title = (await offers.getByRole('heading').textContent()) ?? '') {
    if (title) seen.push(title);
    if (title) await next.click();
    await visitor.expectHarmless('the offers');
  }
  expect(seen.filter((title) => PLAIN.some((payload) => title.includes(payload))).length).toBeGreaterThan(3);
  await page.keyboard.press('Escape');
  const notices = page.getByRole('region', { name: 'Ungelesene Benachrichtigungen' });
  await notices.getByRole('button', { expanded: false }).click();
  expect(await notices.getByRole('listitem').count()).toBeGreaterThan(2);
  await visitor.expectHarmless('the notices');
}

test('150 payloads through every text: markup is refused or cleaned, nothing runs, no page breaks', async ({
  browser,
  page,
  request,
  baseURL,
}) => {
  expect(new Set(PAYLOADS).size).toBe(150);
  const { operator, chief, company } = await speakers(request, baseURL ?? '');
  const texts = await shownTexts(operator, chief, company);
  const all = (payloads: (text: ShownText, turn: number) => readonly string[]) =>
    texts.flatMap((text, turn) => payloads(text, turn).map((payload) => [text, payload] as const));

  await test.step('one line or several take no markup', () =>
    eachOf(
      all((_, turn) => some(MARKED, turn)),
      (pair) => expectRefused(...pair),
    ));
  await test.step('and keep everything else as it is', () =>
    eachOf(
      all(({ longest }) => packed(PLAIN, longest)),
      (pair) => expectKept(...pair),
    ));
  const { offer, helps } = await test.step('text with markup is cleaned, links lead to the web or nowhere', () => writeRichTexts(operator));
  const album = await test.step('names of files are texts, too', () => sendFiles(operator, chief, company));

  const desk = await Visitor.come(page, baseURL, { login: 'operator', language: 'en' });
  const context = await browser.newContext({ baseURL });
  const dealer = await Visitor.come(await context.newPage(), baseURL, { login: 'chief', language: 'de', hasNews: true });
  await test.step('offers and notices that come by themselves', () => seeNews(dealer));

  const pages = await pagesOf(operator, chief, company);
  await Promise.all([
    desk.openAll([...pages.operator, album, searched('/photos', MARKED[0] ?? ''), `${offer}/edit`, `${helps[0]}/edit`]),
    dealer.openAll([...pages.chief, offer, ...helps, searched('/help/instructions', 'window.__xss')]),
  ]);
  await dealer.page.setViewportSize({ width: 390, height: 844 });
  await dealer.openAll(['/vehicles', '/notifications']);
  await dealer.page.setViewportSize({ width: 1440, height: 900 });

  await test.step('and the page still works', async () => {
    await dealer.page.getByRole('link', { name: 'Fahrzeuge', exact: true }).click();
    await expect(dealer.page.getByRole('heading', { level: 1, name: 'Fahrzeuge' })).toBeVisible();
    await expect(dealer.page.locator('[data-row]').first()).toBeVisible();
  });
  await context.close();
});
