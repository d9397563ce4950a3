import { type Browser, type BrowserContext, expect, type Page } from '@playwright/test';
import { expectAccessible, showIn } from './accessible.ts';
import { beSignedIn, newName, photograph, readAll } from './dealer.ts';
import { withOwnProduct } from './ownProduct.ts';

// Offers go to everybody: one that the tests of the other screen size publish would open here, over what is looked for.
const test = withOwnProduct();

/** Dealers of the sample data that no other test is about: notices go to their company alone. */
const DEALERS = {
  desktop: { login: 'chief@rhein.test', company: 'Autowelt Rhein' },
  phone: { login: 'chief@donau.test', company: 'Donau Autozentrum' },
} as const;
const isPhone = () => test.info().project.name === 'phone';
const theDealer = () => DEALERS[isPhone() ? 'phone' : 'desktop'];

/** What is published is seen so soon: 5 s from one question to the next, and the way of the answer on a machine that does more besides. */
const soon = expect.configure({ timeout: 10_000 });

class Person {
  readonly context: BrowserContext;
  readonly page: Page;
  readonly #api: string;
  readonly #headers: { authorization: string };

  constructor(page: Page, baseURL: string, token: string) {
    this.page = page;
    this.context = page.context();
    this.#api = `${baseURL}/api`;
    this.#headers = { authorization: `Bearer ${token}` };
  }

  async call<Answer>(method: string, path: string, sent: { data?: object; multipart?: Record<string, string> } = {}): Promise<Answer> {
    const answer = await this.context.request.fetch(`${this.#api}/${path}`, { method, headers: this.#headers, ...sent });
    expect(answer.ok(), `${method} ${path}`).toBe(true);
    return answer.json();
  }

  async titles(path: string): Promise<string[]> {
    const { data } = await this.call<{ data: { title: string }[] }>('GET', path);
    return data.map(({ title }) => title);
  }

  /** An active offer of the operator's. */
  async publish(title: string): Promise<void> {
    const { id } = await this.call<{ id: number }>('POST', 'admin/special-offers', { multipart: { title } });
    await this.call('PUT', `admin/special-offers/${id}`, { data: { title, description: '', link: '', active: true } });
  }

  /** A notice of the operator's to the dealer's company. */
  async notify(text: string): Promise<void> {
    const { data } = await this.call<{ data: { id: number }[] }>(
      'GET',
      `admin/companies?q=${encodeURIComponent(theDealer().company)}&sort=title`,
    );
    await this.call('POST', 'admin/notifications', { data: { text, company_ids: [data[0]?.id] } });
  }
}

/** Somebody in a browser of his own, who has read all that was published before. */
async function come(browser: Browser, baseURL: string | undefined, login: 'operator' | `${string}@${string}`): Promise<Person> {
  if (!baseURL) throw new Error('The product does not run');
  const { viewport, isMobile, hasTouch, userAgent } = test.info().project.use;
  const context = await browser.newContext({ baseURL, viewport, isMobile, hasTouch, userAgent, reducedMotion: 'reduce', locale: 'en-GB' });
  const token = await beSignedIn(context, baseURL, login, { hasNews: true });
  if (login !== 'operator') for (const what of ['notifications', 'special-offers'] as const) await readAll(context, baseURL, token, what);
  return new Person(await context.newPage(), baseURL, token);
}

const offers = (page: Page) => page.getByRole('dialog', { name: 'Special offers' });
const shownOffer = (page: Page) => offers(page).getByRole('heading');
const notices = (page: Page) => page.getByRole('region', { name: 'Unread notifications' });
const bell = (page: Page) => page.getByRole('banner').getByRole('link', { name: /^Notifications/ });

/** Waits until what opens by itself has had its chance: it comes with the first answers about news, after the first rows. */
async function withNews(page: Page, go: () => Promise<unknown>): Promise<void> {
  const asked = page.waitForResponse(/\/api\/notifications\?/);
  await go();
  await asked;
}

/** A finger from the right to the left, or the other way. */
async function swipe(page: Page, [from, to]: [number, number]): Promise<void> {
  const touch = await page.context().newCDPSession(page);
  const at = (x: number) => ({ touchPoints: [{ x, y: 400 }] });
  await touch.send('Input.dispatchTouchEvent', { type: 'touchStart', ...at(from) });
  await touch.send('Input.dispatchTouchEvent', { type: 'touchMove', ...at(to) });
  await touch.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
}

/** Goes on with `step` until the offer is shown. */
async function moveTo(page: Page, title: string, step: () => Promise<void>): Promise<void> {
  await expect(async () => {
    if ((await shownOffer(page).textContent()) !== title) await step();
    await expect(shownOffer(page)).toHaveText(title, { timeout: 500 });
  }).toPass();
}

let operator: Person;
let dealer: Person;
test.beforeEach(async ({ browser, baseURL }) => {
  [operator, dealer] = [await come(browser, baseURL, 'operator'), await come(browser, baseURL, theDealer().login)];
});
test.afterEach(async () => {
  const { data } = await operator.call<{ data: { id: number; title: string }[] }>('GET', 'admin/special-offers?q=angebot%20');
  const own = data.filter(({ title }) => title.startsWith(`${test.info().project.name} Angebot`));
  for (const { id } of own) await operator.call('DELETE', `admin/special-offers/${id}`);
  await Promise.all([operator.context.close(), dealer.context.close()]);
});
const offerName = () => newName(`${test.info().project.name} Angebot`);

test('an offer is written in two steps; when the second fails it is finished, not made twice, and the dealer sees it at once', async () => {
  const { page } = dealer;
  const name = offerName();
  await withNews(page, () => page.goto('/vehicles'));
  await expect(offers(page)).toHaveCount(0);
  await bell(page).focus();

  const desk = operator.page;
  await desk.goto('/special-offers/create');
  await desk.getByRole('textbox', { name: 'Title' }).fill(name);
  await desk.getByRole('textbox', { name: 'Description' }).fill('Show your vehicles on a floor that mirrors them.');
  await desk.getByRole('textbox', { name: 'Link' }).fill('https://wheels.test/winter?a=1');
  await desk.locator('form input[type=file]').setInputFiles(photograph('front'));
  await expect(desk.getByRole('img', { name: 'Picture' })).toBeVisible();
  await desk.getByLabel('Active').check();
  await desk.route('**/api/admin/special-offers/*', (route) => (route.request().method() === 'PUT' ? route.abort() : route.continue()));
  const create = desk.getByRole('button', { name: 'Create', exact: true });
  await create.click();
  await expect(desk.getByText(`“${name}” was added, but not all of it could be saved.`)).toBeVisible();
  await desk.unroute('**/api/admin/special-offers/*');
  await create.click();
  await expect(desk).toHaveURL(/\/special-offers\/\d+$/);

  await soon(shownOffer(page)).toHaveText(name);
  expect((await operator.titles(`admin/special-offers?q=${encodeURIComponent(name)}`)).length).toBe(1);
  const link = offers(page).getByRole('link', { name: 'wheels.test', exact: true });
  await expect(link).toHaveAttribute('href', 'https://wheels.test/winter?a=1');
  await expect(link).toHaveAttribute('rel', /noopener/);
  await expect(offers(page).locator('img')).toHaveJSProperty('complete', true);
  await expect.poll(() => dealer.titles('special-offers')).not.toContain(name); // the first is read on opening

  const second = offerName();
  await operator.publish(second);
  await soon(offers(page).getByRole('button', { name: 'Next offer' })).toBeVisible();
  await expect(shownOffer(page)).toHaveText(name); // nothing moves under the reader's eyes
  for (const theme of ['light', 'dark'] as const) {
    await showIn(page, theme);
    await expectAccessible(page, `offers, ${theme}`);
  }
  await moveTo(page, second, () => (isPhone() ? swipe(page, [330, 60]) : page.keyboard.press('ArrowRight')));
  await expect.poll(() => dealer.titles('special-offers')).not.toContain(second);
  await moveTo(page, name, () => (isPhone() ? swipe(page, [60, 330]) : page.keyboard.press('ArrowLeft')));
  await moveTo(page, second, () => offers(page).getByRole('button', { name: 'Previous offer' }).click()); // around the beginning
  for (let times = 0; times < 8; times += 1) {
    await page.keyboard.press('Tab');
    expect(await page.evaluate(() => document.activeElement?.closest('[role=dialog]') !== null)).toBe(true);
  }

  await page.keyboard.press('Escape');
  await expect(offers(page)).toHaveCount(0);
  await expect(bell(page)).toBeFocused();
  await operator.publish(offerName());
  await withNews(page, () => page.reload());
  await expect(bell(page)).toBeVisible();
  await expect(offers(page)).toHaveCount(0);
});

test('offers that are unread open with the first page, “read more” leads to one, and going on opens the next', async () => {
  const { page } = dealer;
  const [first, second] = [offerName(), offerName()];
  await operator.publish(first);
  await operator.publish(second);
  await page.goto('/vehicles');
  await moveTo(page, second, () => page.keyboard.press('ArrowRight'));
  await offers(page).getByRole('link', { name: 'Read more' }).click();
  await expect(page).toHaveURL(/\/special-offers\/\d+$/);
  await expect(page.getByRole('heading', { name: second, level: 1 })).toBeVisible();
  await expect(offers(page)).toHaveCount(0);
  await expect(page.getByLabel('Active')).toHaveCount(0); // the operator's alone

  await page.getByRole('banner').getByRole('link', { name: 'Back' }).click();
  await expect(shownOffer(page)).not.toHaveText(second);
  await offers(page).getByRole('button', { name: 'Close' }).click();
  await expect(offers(page)).toHaveCount(0);

  const desk = operator.page; // switched off, it is gone
  await desk.goto('/special-offers');
  await desk.getByRole('link', { name: second }).first().click();
  await desk.getByLabel('Active').click();
  await expect(desk.getByText('Offer saved')).toBeVisible();
  await expect(desk.getByLabel('Active')).not.toBeChecked();
  expect(await dealer.titles('special-offers/archive')).not.toContain(second);
});

test('a notice comes by itself, is closed for good, and several are a stack that opens', async ({ baseURL }) => {
  const { page } = dealer;
  await page.goto('/tokens/create');
  await expect(bell(page)).toHaveAccessibleName('Notifications');
  const [one, two, three] = [newName('Maintenance on Sunday'), newName('New views'), newName('Course')];

  const desk = operator.page;
  await desk.goto('/notifications-admin/create');
  await desk.getByRole('textbox', { name: 'Text' }).fill(one);
  await desk.getByRole('combobox', { name: 'Companies' }).fill(theDealer().company);
  await desk.getByRole('option', { name: theDealer().company, exact: true }).click();
  await desk.getByRole('button', { name: 'Create', exact: true }).click();
  await expect(desk).toHaveURL(/\/notifications-admin\/\d+$/);
  await soon(notices(page).getByRole('link', { name: one })).toBeVisible();
  await expect(bell(page)).toHaveAccessibleName('Notifications: 1 unread');
  const box = await notices(page).boundingBox();
  const save = await page.locator('[data-saves]').boundingBox();
  expect(box && save && (box.x + box.width <= save.x || box.y >= save.y + save.height), 'what is worked with stays free').toBe(true);
  await notices(page).getByRole('button', { name: 'Dismiss notification' }).click();
  await expect(notices(page)).toHaveCount(0);
  await expect(bell(page)).toHaveAccessibleName('Notifications');
  await withNews(page, () => page.reload());
  await expect(notices(page)).toHaveCount(0);

  for (const text of [one, two, three]) await operator.notify(text);
  await page.context().addCookies([{ name: 'locale', value: 'en', url: baseURL ?? '' }]);
  const top = notices(page).getByRole('button', { name: three });
  await expect(top).toBeVisible();
  await expect(notices(page).getByText('2 more')).toBeVisible();
  await expect(notices(page).locator('[data-place]')).toHaveCount(2); // the ghosts
  await expect(bell(page)).toHaveAccessibleName('Notifications: 3 unread');
  await expectAccessible(page, 'a stack of notices');
  await top.press('Enter');
  await expect(notices(page).getByRole('listitem')).toHaveCount(3);
  await expect(notices(page).getByRole('link', { name: three })).toBeFocused();
  await expectAccessible(page, 'all notices');
  await page.keyboard.press('Escape');
  await expect(top).toBeFocused();
  await page.keyboard.press('Enter');
  const dismiss = notices(page).getByRole('button', { name: 'Dismiss notification' });
  await dismiss.first().press('Enter');
  await expect(notices(page).getByRole('listitem')).toHaveCount(2);
  await expect(dismiss.first()).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(notices(page).getByRole('listitem')).toHaveCount(0); // one is left
  await expect(bell(page)).toHaveAccessibleName('Notifications: 1 unread');

  await page.context().addCookies([{ name: 'locale', value: 'de', url: baseURL ?? '' }]);
  await page.reload();
  await showIn(page, 'dark');
  const german = page.getByRole('region', { name: 'Ungelesene Benachrichtigungen' });
  await expect(german.getByRole('link', { name: one })).toBeVisible();
  await expectAccessible(page, 'a notice, German and dark');
  await german.getByRole('link', { name: one }).click();
  await expect(page).toHaveURL(/\/notifications\/\d+$/);
  await expect(page.getByRole('main').getByRole('definition').getByText(one)).toBeVisible();
});
