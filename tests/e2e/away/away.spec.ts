import { type BrowserContext, expect, type Page } from '@playwright/test';
import { beSignedIn, LOGINS, newName, readAll } from '../dealer.ts';
import { Sender } from '../injection/sender.ts';
import { withTabs as test } from './withTabs.ts';

/** What is asked for again and again: unread notices, and the number of unread offers. */
const QUESTIONS = ['/api/notifications', '/api/special-offers/count'];
/** How long after an answer the next question follows. */
const PAUSE = 5_000;
const MINUTE = 60_000;

const WAYS = {
  hidden: { leave: async (_: Page, other: Page) => other.bringToFront(), comeBack: async (page: Page) => page.bringToFront() },
  offline: {
    leave: async (page: Page) => page.context().setOffline(true),
    comeBack: async (page: Page) => page.context().setOffline(false),
  },
};

/** The questions of a page, as they are asked. */
function listenTo(page: Page): string[] {
  const asked: string[] = [];
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (QUESTIONS.includes(pathname)) asked.push(pathname);
  });
  return asked;
}

const answersOn = (page: Page) =>
  Promise.all(QUESTIONS.map((question) => page.waitForResponse((response) => new URL(response.url()).pathname === question)));

/** A dealer who has read all that was published before, on his vehicles. */
async function openVehicles(tabs: BrowserContext, page: Page, product: string): Promise<void> {
  const token = await beSignedIn(tabs, product, 'chief', { hasNews: true });
  for (const what of ['notifications', 'special-offers'] as const) await readAll(tabs, product, token, what);
  await page.bringToFront();
  await page.clock.install();
  const answers = answersOn(page);
  await page.goto(`${product}/vehicles`);
  await answers;
}

for (const [how, { leave, comeBack }] of Object.entries(WAYS)) {
  test(`a tab that is ${how} asks for no news, and at once for all of them when it is not any more`, async ({ tabs, product }) => {
    const [page, other] = [await tabs.newPage(), await tabs.newPage()];
    const operator = await Sender.as(product, LOGINS.operator);
    const company = await (await Sender.as(product, LOGINS.chief)).ownCompany();
    await openVehicles(tabs, page, product);
    const again = answersOn(page);
    await page.clock.runFor(PAUSE);
    await again;

    await leave(page, other);
    const isHere = () => page.evaluate(() => document.visibilityState === 'visible' && navigator.onLine);
    await expect.poll(isHere).toBe(false);
    const asked = listenTo(page);
    await page.clock.pauseAt(Date.now() + MINUTE); // from here on only what the test does makes time pass
    await page.clock.runFor(MINUTE);
    const text = newName('Meanwhile');
    await operator.post('admin/notifications', { text, company_ids: [company] });
    expect(asked).toEqual([]);

    await comeBack(page);
    await expect(page.getByText(text)).toBeVisible();
    expect(asked.toSorted()).toEqual(QUESTIONS);
  });
}
