import {
  type Browser,
  type BrowserContext,
  type BrowserContextOptions,
  expect,
  type Locator,
  type Page,
} from '@playwright/test';
import { beSignedIn, newName, photograph, readAll } from './dealer.ts';
import { withTabs } from './withTabs.ts';

// A product of its own: offers go to all companies, and one published by another test would open here.
const test = withTabs;

const DEALER = { login: 'chief@rhein.test', company: 'Autowelt Rhein' } as const;
const PHONE = { width: 390, height: 844 };

/** The paths that pages poll: unread notices and the number of unread offers. */
const POLLED_PATHS = ['/api/notifications', '/api/special-offers/count'];
/** Time between an answer and the next poll, in milliseconds. */
const POLL_INTERVAL = 5_000;
const MINUTE = 60_000;

/** Calls the API as one user. */
class ApiUser {
  readonly context: BrowserContext;
  readonly #api: string;
  readonly #headers: { authorization: string };

  constructor(context: BrowserContext, baseURL: string, token: string) {
    this.context = context;
    this.#api = `${baseURL}/api`;
    this.#headers = { authorization: `Bearer ${token}` };
  }

  async call<Answer>(
    method: string,
    path: string,
    sent: { data?: object; multipart?: Record<string, string> } = {},
  ): Promise<Answer> {
    const answer = await this.context.request.fetch(`${this.#api}/${path}`, {
      method,
      headers: this.#headers,
      ...sent,
    });
    expect(answer.ok(), `${method} ${path}`).toBe(true);
    return answer.json();
  }

  async titles(path: string): Promise<string[]> {
    const { data } = await this.call<{ data: { title: string }[] }>('GET', path);
    return data.map(({ title }) => title);
  }

  /** Publishes an offer as the operator. */
  async publish(title: string): Promise<void> {
    const { id } = await this.call<{ id: number }>('POST', 'admin/special-offers', {
      multipart: { title },
    });
    await this.call('PUT', `admin/special-offers/${id}`, {
      data: { title, description: '', link: '', active: true },
    });
  }

  /** Sends a notice to the dealer's company as the operator. */
  async notify(text: string): Promise<void> {
    const { data } = await this.call<{ data: { id: number }[] }>(
      'GET',
      `admin/companies?q=${encodeURIComponent(DEALER.company)}`,
    );
    await this.call('POST', 'admin/notifications', { data: { text, company_ids: [data[0]?.id] } });
  }
}

/** Signs a user in and marks all earlier notices and offers as read. */
async function signIn(
  context: BrowserContext,
  baseURL: string | undefined,
  login: 'operator' | typeof DEALER.login,
): Promise<ApiUser> {
  const token = await beSignedIn(context, baseURL, login, { hasNews: true });
  if (login !== 'operator') {
    for (const what of ['notifications', 'special-offers'] as const)
      await readAll(context, baseURL ?? '', token, what);
  }
  return new ApiUser(context, baseURL ?? '', token);
}

/** Signs in the operator and the dealer, each in their own browser; the dealer's also has a touch screen. */
async function both(
  browser: Browser,
  baseURL: string | undefined,
): Promise<{ operator: ApiUser; desk: Page; dealer: ApiUser; page: Page }> {
  const open = (options: BrowserContextOptions) =>
    browser.newContext({ reducedMotion: 'reduce', ...options });
  const [operator, dealer] = [
    await signIn(await open({}), baseURL, 'operator'),
    await signIn(await open({ hasTouch: true }), baseURL, DEALER.login),
  ];
  return {
    operator,
    desk: await operator.context.newPage(),
    dealer,
    page: await dealer.context.newPage(),
  };
}

const offers = (page: Page) => page.getByRole('region', { name: 'Special offers' });
const shownOffer = (page: Page) => offers(page).getByRole('heading');
const notices = (page: Page) => page.getByRole('region', { name: 'Unread notifications' });
const bell = (page: Page) => page.getByRole('banner').getByRole('link', { name: /^Notifications/ });

const answersOf = (page: Page) =>
  Promise.all(
    POLLED_PATHS.map((question) =>
      page.waitForResponse((response) => new URL(response.url()).pathname === question),
    ),
  );

/** Goes to a page and waits for its first poll, after which offers open automatically. */
async function withNews(page: Page, go: () => Promise<unknown>): Promise<void> {
  const asked = page.waitForResponse(/\/api\/notifications\?/);
  await go();
  await asked;
}

/** Returns the place of an element that is shown, in pixels. */
async function boxOf(element: Locator): Promise<{ x: number; width: number; height: number }> {
  const box = await element.boundingBox();
  if (!box) throw new Error('the element is not shown');
  return box;
}

test('an offer is saved in two steps; when the second fails, saving again completes it without a copy; the dealer sees it at once, browses and closes it', async ({
  browser,
  baseURL,
}) => {
  const { operator, desk, dealer, page } = await both(browser, baseURL);
  const name = newName('Angebot');
  await withNews(page, () => page.goto('/vehicles'));
  await expect(offers(page)).toHaveCount(0);

  await desk.goto('/special-offers/create');
  await desk.getByRole('textbox', { name: 'Title', exact: true }).fill(name);
  await desk
    .getByRole('textbox', { name: 'Description', exact: true })
    .fill('Show your vehicles on a floor that mirrors them.');
  await desk.getByRole('textbox', { name: 'Link' }).fill('https://wheels.test/winter?a=1');
  await desk.locator('form input[type=file]').setInputFiles(photograph('front'));
  await expect(desk.getByRole('img', { name: 'Picture' })).toBeVisible();
  await desk.getByLabel('Active').check();
  await desk.route('**/api/admin/special-offers/*', (route) =>
    route.request().method() === 'PUT' ? route.abort() : route.continue(),
  );
  const create = desk.getByRole('button', { name: 'Create', exact: true });
  await create.click();
  await expect(
    desk.getByText(`“${name}” was added, but not all of it could be saved.`),
  ).toBeVisible();
  await desk.unroute('**/api/admin/special-offers/*');
  await create.click();
  await expect(desk).toHaveURL(/\/special-offers\/\d+$/);

  await expect(shownOffer(page)).toHaveText(name);
  expect((await operator.titles(`admin/special-offers?q=${encodeURIComponent(name)}`)).length).toBe(
    1,
  );
  const link = offers(page).getByRole('link', { name: 'wheels.test', exact: true });
  await expect(link).toHaveAttribute('href', 'https://wheels.test/winter?a=1');
  await expect(link).toHaveAttribute('rel', /noopener/);
  await expect(offers(page).locator('img')).toHaveJSProperty('complete', true);
  await expect.poll(() => dealer.titles('special-offers')).not.toContain(name); // the first is read on opening

  const second = newName('Angebot');
  await operator.publish(second);
  await expect(offers(page).getByRole('button', { name: 'Next offer' })).toBeVisible();
  await expect(shownOffer(page)).toHaveText(name); // the shown offer does not change while it is read
  await offers(page).getByRole('button', { name: 'Next offer' }).click();
  await expect(shownOffer(page)).toHaveText(second);
  await expect.poll(() => dealer.titles('special-offers')).not.toContain(second);
  await page.keyboard.press('ArrowLeft');
  await expect(shownOffer(page)).toHaveText(name);
  await offers(page).getByRole('button', { name: 'Previous offer' }).click(); // from the first to the last
  await expect(shownOffer(page)).toHaveText(second);

  const { x, width } = await boxOf(offers(page));
  expect(x + width, 'offers are in the menu, not over the page').toBeLessThan(
    (await boxOf(page.locator('.RaSidebar-fixed'))).width,
  );
  await page.setViewportSize(PHONE);
  await expect(async () => {
    const place = await boxOf(offers(page));
    const end = await page
      .locator('#main-content')
      .evaluate((main) => Number.parseFloat(getComputedStyle(main).marginBottom));
    expect(end, 'the page and its bars end above the offers').toBeGreaterThan(place.height);
  }).toPass(); // once their height is measured
  await page.keyboard.press('Escape');
  await expect(offers(page)).toHaveCount(0);
  await page.keyboard.press('Tab');
  await expect(page.locator('#main-content :focus')).toHaveCount(1);
  await operator.publish(newName('Angebot'));
  await withNews(page, () => page.reload());
  await expect(bell(page)).toBeVisible();
  await expect(offers(page)).toHaveCount(0);
  await Promise.all([operator.context.close(), dealer.context.close()]);
});

/** Expects that notices, a card or a dot, do not cover the form's save bar. */
async function expectSaveFree(page: Page, shown = notices(page)): Promise<void> {
  const [box, save] = [await shown.boundingBox(), await page.locator('[data-saves]').boundingBox()];
  const isFree =
    box &&
    save &&
    (box.x + box.width <= save.x || box.y >= save.y + save.height || box.y + box.height <= save.y);
  expect(isFree, 'the notice does not cover the save bar').toBe(true);
}

test('the operator’s notice reaches the dealer without a reload, covers no controls, and is closed for good', async ({
  browser,
  baseURL,
}) => {
  const { operator, desk, dealer, page } = await both(browser, baseURL);
  await page.goto('/tokens/create');
  await expect(bell(page)).toHaveAccessibleName('Notifications');
  const text = newName('Maintenance on Sunday');
  await desk.goto('/notifications-admin/create');
  await desk.getByRole('textbox', { name: 'Text', exact: true }).fill(text);
  await desk.getByRole('combobox', { name: 'Companies' }).fill(DEALER.company);
  await desk.getByRole('option', { name: DEALER.company, exact: true }).click();
  await desk.getByRole('button', { name: 'Create', exact: true }).click();
  await expect(desk).toHaveURL(/\/notifications-admin\/\d+$/);

  await expect(notices(page).getByRole('link', { name: text })).toBeVisible();
  await expect(bell(page)).toHaveAccessibleName('Notifications: 1 unread');
  await expectSaveFree(page);
  await page.setViewportSize({ width: 1280, height: 520 });
  const [menu, card] = [
    await page.getByRole('menu').boundingBox(),
    await notices(page).boundingBox(),
  ];
  expect((menu?.y ?? 0) + (menu?.height ?? 0)).toBeLessThanOrEqual(card?.y ?? 0);
  await page.setViewportSize(PHONE);
  const dot = page.getByRole('button', { name: 'Unread notifications' });
  await expect(notices(page)).toHaveCount(0);
  await expectSaveFree(page, dot);
  await dot.click();
  await notices(page).getByRole('button', { name: 'Dismiss notification' }).click();
  await expect(notices(page)).toHaveCount(0);
  await page.keyboard.press('Tab');
  await expect(page.locator('#main-content :focus')).toHaveCount(1);
  await expect(bell(page)).toHaveAccessibleName('Notifications');
  await withNews(page, () => page.reload());
  await expect(notices(page)).toHaveCount(0);
  await Promise.all([operator.context.close(), dealer.context.close()]);
});

/** Records the polls of a page, in order. */
function listenTo(page: Page): string[] {
  const asked: string[] = [];
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (POLLED_PATHS.includes(pathname)) asked.push(pathname);
  });
  return asked;
}

test('a hidden or offline tab does not poll for news; it polls at once when it is visible or online again', async ({
  tabs,
  browser,
  baseURL,
}) => {
  const [page, other] = [await tabs.newPage(), await tabs.newPage()];
  const operator = await signIn(await browser.newContext(), baseURL, 'operator');
  await signIn(tabs, baseURL, DEALER.login);
  await page.bringToFront();
  await page.clock.install();
  const first = answersOf(page);
  await page.goto(`${baseURL}/vehicles`);
  await first;
  const again = answersOf(page);
  await page.clock.runFor(POLL_INTERVAL);
  await again;

  const asked = listenTo(page);
  const ways = [
    { leave: () => other.bringToFront(), comeBack: () => page.bringToFront() },
    { leave: () => tabs.setOffline(true), comeBack: () => tabs.setOffline(false) },
  ];
  for (const { leave, comeBack } of ways) {
    await leave();
    await expect
      .poll(() => page.evaluate(() => document.visibilityState === 'visible' && navigator.onLine))
      .toBe(false);
    asked.length = 0;
    await page.clock.pauseAt((await page.evaluate(() => Date.now())) + MINUTE); // from here on only the test advances the clock
    await page.clock.runFor(MINUTE);
    const text = newName('Meanwhile');
    await operator.notify(text);
    expect(asked).toEqual([]);

    await comeBack();
    await expect(async () => {
      await page.clock.runFor(10); // react-query reports an answer in a timer
      await expect(page.getByText(text)).toBeVisible({ timeout: 100 });
    }).toPass();
    expect(asked.toSorted()).toEqual(POLLED_PATHS);
    await page.clock.resume();
  }
  await operator.context.close();
});
