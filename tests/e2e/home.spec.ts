import { expect, type Page, test } from '@playwright/test';
import type { Dashboard } from '../../contract/entities/dashboard.ts';
import { beSignedIn } from './dealer.ts';

const ANSWER = '**/api/dashboard';
const greeting = (page: Page) => page.getByRole('heading', { name: /^Good to see you, / });
const panel = (page: Page, name: string) => page.getByRole('region', { name });

/** What the server says, with something else in it. */
async function withDashboard(page: Page, change: (dashboard: Dashboard) => Dashboard): Promise<void> {
  await page.route(ANSWER, async (route) => {
    const answer = await route.fetch();
    const { data } = (await answer.json()) as { data: Dashboard };
    await route.fulfill({ json: { data: change(data) } });
  });
}

test('a chief sees which vehicles need attention, and gets to each and to all of them', async ({ page, context, baseURL }) => {
  await beSignedIn(context, baseURL, 'chief');
  await page.goto('/');
  await expect(greeting(page)).toBeVisible();
  const vehicle = panel(page, 'Vehicles that need attention').getByRole('listitem').filter({ hasText: 'Needs attention' }).first();
  const name = (await vehicle.getByRole('link').textContent()) ?? '';
  await expect(vehicle.locator('img')).toHaveJSProperty('complete', true);
  await vehicle.getByRole('link').click();
  await expect(page.getByRole('heading', { name, level: 1 })).toBeVisible();
  await page.goBack();
  await page.getByRole('link', { name: /\d+ Needs attention/ }).click();
  await expect(page).toHaveURL(/\/vehicles\?filter=.*needs_attention/);
  await expect(page.getByRole('link', { name }).first()).toBeVisible();
});

test('the photos of the last days are drawn, and told to who cannot see the drawing', async ({ page, context, baseURL }) => {
  await beSignedIn(context, baseURL, 'chief');
  await withDashboard(page, (dashboard) => ({
    ...dashboard,
    processed_per_day: dashboard.processed_per_day.map((day, place) => ({ ...day, photos: place === 6 ? 1234 : place })),
  }));
  await page.goto('/');
  const days = page.getByRole('table', { name: 'Photos processed on each of the last 7 days' }).getByRole('row');
  await expect(days).toHaveCount(7);
  await expect(days.last()).toContainText('1,234');
  await expect(page.getByText('1249 photos in the last 7 days')).toBeVisible();
});

test('an employee sees the balance, and is warned before it comes to its end', async ({ page, context, baseURL }) => {
  await beSignedIn(context, baseURL, 'employee');
  await withDashboard(page, (dashboard) => ({ ...dashboard, balance: { tokens: 2, credits: 1 } }));
  await page.goto('/');
  await expect(page.getByRole('alert').filter({ hasText: 'running low' })).toBeVisible();
  await page.unroute(ANSWER);
  await withDashboard(page, (dashboard) => ({ ...dashboard, balance: { tokens: 0, credits: -3 } }));
  await page.reload();
  await expect(page.getByRole('alert').filter({ hasText: 'has been used up' })).toBeVisible();
  await expect(panel(page, 'Balance').getByRole('link')).toHaveText(['Transactions']); // tokens are the head's
});

test('the operator sees what waits longest, and gets to the queue and to companies without balance', async ({ page, context, baseURL }) => {
  await beSignedIn(context, baseURL, 'operator');
  await page.goto('/');
  const queue = panel(page, 'Waiting for quality check');
  const oldest = (await queue.getByRole('listitem').first().getByRole('link').textContent()) ?? '';
  await expect(page.getByRole('heading', { name: 'Balance' })).toHaveCount(0);
  await queue.getByRole('link', { name: /^To the queue/ }).click();
  await expect(page).toHaveURL(/\/vehicles-moderation\?filter=.*premoderation/);
  await expect(page.getByRole('link', { name: oldest }).first()).toBeVisible();
  await page.goBack();
  await page.getByRole('link', { name: 'Active companies without balance' }).click();
  await expect(page).toHaveURL(/\/companies\?.*has_balance/);
  await expect(page.getByRole('heading', { name: 'Companies', level: 1 })).toBeVisible();
});

test('a company without vehicles is told where to begin', async ({ page, context, baseURL }) => {
  await beSignedIn(context, baseURL, 'chief');
  await withDashboard(page, (dashboard) => ({ ...dashboard, attention: [], vehicles: { ...dashboard.vehicles, total: 0 } }));
  await page.goto('/');
  await expect(page.getByRole('heading', { name: 'No vehicles yet' })).toBeVisible();
  await page.getByRole('main').getByRole('link', { name: 'New vehicle' }).click();
  await expect(page).toHaveURL(/\/vehicles\/create$/);
});

test('when the overview cannot be loaded, it says so and can be asked again', async ({ page, context, baseURL }) => {
  await beSignedIn(context, baseURL, 'chief');
  await page.route(ANSWER, (route) => route.fulfill({ status: 403, json: { message: 'Not today' } }));
  await page.goto('/');
  await expect(page.getByRole('alert').filter({ hasText: 'Not today' })).toBeVisible();
  await page.unroute(ANSWER);
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(panel(page, 'Vehicles that need attention')).toBeVisible();
});

test('a server that knows no overview leads on to the vehicles', async ({ page, context, baseURL }) => {
  await beSignedIn(context, baseURL, 'chief');
  await page.route(ANSWER, (route) => route.fulfill({ status: 404, json: { message: 'Not found' } }));
  await page.goto('/');
  await page.getByRole('main').getByRole('link', { name: 'Vehicles' }).click();
  await expect(page).toHaveURL(/\/vehicles$/);
});

test('what has changed meanwhile is there when the user comes back to the window', async ({ page, context, baseURL }) => {
  await beSignedIn(context, baseURL, 'chief');
  await page.goto('/');
  await expect(greeting(page)).toBeVisible();
  await withDashboard(page, (dashboard) => ({ ...dashboard, balance: { tokens: 4711, credits: 0 } }));
  await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange', { bubbles: true })));
  await expect(page.getByText('4,711')).toBeVisible();
});

test('the home page is read once', async ({ page, context, baseURL }) => {
  await beSignedIn(context, baseURL, 'chief');
  const asked: string[] = [];
  page.on('request', (request) => /\/api\/(dashboard|company\/cars)/.test(request.url()) && asked.push(new URL(request.url()).pathname));
  await page.goto('/');
  await expect(panel(page, 'Photos processed')).toBeVisible();
  expect(asked).toEqual(['/api/dashboard']); // by the page's first script; the list of vehicles is not asked for
});
