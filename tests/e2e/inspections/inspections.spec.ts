import { type BrowserContext, expect, type Page } from '@playwright/test';
import { expectAccessible } from '../accessible.ts';
import { beSignedIn, type Login, photograph } from '../dealer.ts';
import { test } from './product.ts';

// A resource that the product does not have, declared in one file (inspections.resource.ts), as its head and its employee use it.

test.describe.configure({ mode: 'serial' });

interface Inspection {
  id: number;
  version: number;
}

/** Makes calls as somebody, past the screens. */
const caller = async (context: BrowserContext, baseURL: string | undefined, login: Login) => {
  const token = await beSignedIn(context, baseURL, login);
  return async (method: string, path: string, data?: object) => {
    const answer = await context.request.fetch(`${baseURL}/api/rest/inspections${path}`, {
      method,
      headers: { authorization: `Bearer ${token}` },
      ...(data && { data }),
    });
    return { status: answer.status(), body: (await answer.json()) as Inspection };
  };
};

const row = (page: Page, vin: string) => page.getByRole('row').filter({ has: page.getByRole('link', { name: vin }) });
const vins = (page: Page) => page.getByRole('row').getByRole('link');
const toast = (page: Page, text: string) => expect(page.getByText(text)).toBeVisible();

const MANY = [
  { vin: 'WVWZZZ1KZ6W000011', result: 'passed', date: '2026-01-11', note: 'Scratch on the left door' },
  { vin: 'WVWZZZ1KZ6W000022', result: 'failed', date: '2026-02-22', note: 'Brakes' },
  { vin: 'WVWZZZ1KZ6W000033', result: 'minor', date: '2026-03-03' },
] as const;
const [FIRST, SECOND, THIRD] = MANY;

test('its head finds it in the menu, empty, and makes the first record, with a picture', async ({ page, context, baseURL }) => {
  await beSignedIn(context, baseURL, 'chief');
  await page.goto('/');
  await page.getByRole('navigation').getByRole('link', { name: 'Inspections' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Inspections' })).toBeVisible();
  await expect(page.getByText('Nothing has been inspected yet.')).toBeVisible();
  await page.getByRole('link', { name: 'New inspection' }).first().click();

  await page.getByRole('button', { name: 'Create', exact: true }).click();
  await expect(page.getByRole('textbox', { name: 'VIN' })).toBeFocused();
  await expect(page.getByText('Required')).toHaveCount(3);

  await page.getByRole('textbox', { name: 'VIN' }).fill('WVWZZZ1KZ6W000001');
  await page.getByRole('radio', { name: 'Minor defects' }).check();
  await page.getByLabel('Inspected on').fill('2026-04-05');
  await page.getByRole('textbox', { name: 'Note' }).fill('Ready for the road');
  const chosen = page.waitForEvent('filechooser');
  await page.getByRole('group', { name: 'Damage' }).getByRole('button', { name: 'Choose a file' }).click();
  await (await chosen).setFiles(photograph('front'));
  await expectAccessible(page, 'the form of a new record');
  await page.getByRole('button', { name: 'Create', exact: true }).click();

  await expect(page.getByRole('heading', { level: 1, name: 'WVWZZZ1KZ6W000001' })).toBeVisible();
  await page.reload();
  await expect(page.getByRole('textbox', { name: 'Note' })).toHaveValue('Ready for the road');
  await expect(page.getByRole('radio', { name: 'Minor defects' })).toBeChecked();
  const picture = page.getByRole('group', { name: 'Damage' }).getByRole('img');
  await expect.poll(() => picture.evaluate((image: HTMLImageElement) => image.complete && image.naturalWidth)).toBeGreaterThan(100);
  await expectAccessible(page, 'a record');
});

test('the list is sorted, searched and filtered', async ({ page, context, baseURL }) => {
  const call = await caller(context, baseURL, 'chief');
  for (const inspection of MANY) expect((await call('POST', '', inspection)).status).toBe(200);
  await page.goto('/inspections');
  await expect(vins(page)).toHaveText(['WVWZZZ1KZ6W000001', THIRD.vin, SECOND.vin, FIRST.vin]);
  await expect(row(page, SECOND.vin)).toContainText('Failed');
  await expect(row(page, SECOND.vin)).toContainText('Autohaus Nord');
  await expectAccessible(page, 'the list');

  await page.getByRole('button', { name: 'VIN' }).click();
  await expect(vins(page)).toHaveText(['WVWZZZ1KZ6W000001', FIRST.vin, SECOND.vin, THIRD.vin]);

  const search = page.getByRole('searchbox');
  await search.fill('scratch');
  await expect(vins(page)).toHaveText([FIRST.vin]);
  await search.fill('');
  await expect(vins(page)).toHaveCount(4);

  await page.goto(`/inspections?filter=${encodeURIComponent('{"result":"minor"}')}`);
  await expect(vins(page)).toHaveText(['WVWZZZ1KZ6W000001', THIRD.vin]);
  await page.goto(`/inspections?filter=${encodeURIComponent('{"date_gte":"2026-02-22","date_lte":"2026-03-03"}')}`);
  await expect(vins(page)).toHaveText([THIRD.vin, SECOND.vin]);
});

test('a filter is chosen from the values that were declared', async ({ page, context, baseURL }) => {
  await beSignedIn(context, baseURL, 'chief');
  await page.goto('/inspections');
  await page.getByRole('button', { name: 'Result', exact: true }).first().click();
  await page.getByRole('radio', { name: 'Failed' }).click();
  await expect(vins(page)).toHaveText([SECOND.vin]);
});

test('a record is changed, and a change by somebody else meanwhile is not run over', async ({ page, context, baseURL }) => {
  const call = await caller(context, baseURL, 'chief');
  await page.goto('/inspections');
  await page.getByRole('link', { name: SECOND.vin }).click();
  await page.getByRole('textbox', { name: 'Note' }).fill('Brakes and tyres');
  await page.getByRole('button', { name: 'Save' }).click();
  await toast(page, 'WVWZZZ1KZ6W000022 saved');
  await page.reload();
  await expect(page.getByRole('textbox', { name: 'Note' })).toHaveValue('Brakes and tyres');

  const id = new URL(page.url()).pathname.split('/').at(-1);
  await page.getByRole('textbox', { name: 'Note' }).fill('Mine');
  expect((await call('PUT', `/${id}`, { note: 'Theirs' })).status).toBe(200);
  await page.getByRole('button', { name: 'Save' }).click();
  const conflict = page.getByRole('alertdialog');
  await expect(conflict).toContainText('Theirs');
  await conflict.getByRole('button', { name: 'Keep mine' }).click();
  await expect(conflict).toBeHidden();
  await toast(page, 'WVWZZZ1KZ6W000022 saved');
  expect((await call('GET', `/${id}`)).body).toMatchObject({ note: 'Mine', version: 4 });
});

test('an action is done where its condition holds, and says why not where it does not', async ({ page, context, baseURL }) => {
  await beSignedIn(context, baseURL, 'chief');
  await page.goto('/inspections');
  await page.getByRole('link', { name: SECOND.vin }).click();
  const approve = page.getByRole('button', { name: 'Approve' });
  await expect(approve).toHaveAttribute('aria-disabled', 'true');
  await page.getByRole('navigation', { name: 'You are here' }).getByRole('link').focus();
  await page.keyboard.press('Tab');
  await expect(approve).toBeFocused();
  await expect(page.getByText('Only a passed inspection that is not approved yet.')).toBeVisible();
  await approve.press('Enter');
  await expect(page.getByRole('dialog')).toHaveCount(0);

  await page.goto('/inspections');
  await page.getByRole('link', { name: FIRST.vin }).click();
  await approve.click();
  const question = page.getByRole('dialog');
  await expect(question).toContainText('The vehicle may then be handed over.');
  await question.getByRole('button', { name: 'Approve' }).click();
  await toast(page, 'Inspection approved');
  await expect(page.getByText('Approved', { exact: true })).toBeVisible();
  await expect(approve).toHaveAttribute('aria-disabled', 'true');
});

test('many are approved at once, but for those that must not be', async ({ page, context, baseURL }) => {
  await beSignedIn(context, baseURL, 'chief');
  await page.goto('/inspections');
  await row(page, SECOND.vin).getByRole('checkbox').check();
  await row(page, THIRD.vin).getByRole('checkbox').check();
  await page.getByRole('button', { name: 'Approve' }).click();
  const question = page.getByRole('dialog');
  await expect(question).toContainText(SECOND.vin);
  await question.getByRole('button', { name: 'Approve' }).click();
  await expect(row(page, THIRD.vin)).toContainText('Approved');
  await expect(row(page, SECOND.vin)).not.toContainText('Approved');
});

test('an employee reads and no more: no button, no form, no call', async ({ page, context, baseURL }) => {
  const call = await caller(context, baseURL, 'employee');
  await page.goto('/inspections');
  await expect(vins(page)).toHaveCount(4);
  await expect(page.getByRole('columnheader', { name: 'Company' })).toHaveCount(0);
  await expect(page.getByRole('link', { name: 'New inspection' })).toHaveCount(0);
  await page.getByRole('link', { name: THIRD.vin }).click();
  await expect(page.getByRole('heading', { level: 1, name: THIRD.vin })).toBeVisible();
  await expect(page.getByText('Minor defects')).toBeVisible();
  for (const name of ['Save', 'Approve', 'Delete']) await expect(page.getByRole('button', { name })).toHaveCount(0);
  await expectAccessible(page, 'a record, to read');
  const id = new URL(page.url()).pathname.split('/').at(-1);

  await page.goto('/inspections/create');
  await expect(page).toHaveURL(/\/access-denied$/);
  expect((await call('POST', '', FIRST)).status).toBe(403);
  expect((await call('PUT', `/${id}`, { state: 'approved' })).status).toBe(403);
  expect((await call('DELETE', `/${id}`)).status).toBe(403);
});

test('another company sees nothing of it, and a role that was granted nothing does not see it at all', async ({
  page,
  context,
  baseURL,
}) => {
  await beSignedIn(context, baseURL, 'otherChief');
  await page.goto('/inspections');
  await expect(page.getByText('Nothing has been inspected yet.')).toBeVisible();

  await context.clearCookies();
  await beSignedIn(context, baseURL, 'operator');
  await page.goto('/');
  await expect(page.getByRole('navigation').getByRole('link', { name: 'Companies', exact: true })).toBeVisible();
  await expect(page.getByRole('navigation').getByRole('link', { name: 'Inspections' })).toHaveCount(0);
  await page.goto('/inspections');
  await expect(page).toHaveURL(/\/access-denied$/);
});

test('it speaks German and fits a phone', async ({ page, context, baseURL }) => {
  await beSignedIn(context, baseURL, 'chief');
  await context.addCookies([{ name: 'locale', value: 'de', url: baseURL ?? '' }]);
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/inspections');
  await expect(page.getByRole('heading', { level: 1, name: 'Prüfungen' })).toBeVisible();
  await expect(page.getByText('Nicht bestanden')).toBeVisible();
  await expect(page.getByRole('link', { name: 'Neue Prüfung' })).toBeVisible();
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
  await expectAccessible(page, 'the list in German on a phone');
});

test('a record is deleted after a question', async ({ page, context, baseURL }) => {
  await beSignedIn(context, baseURL, 'chief');
  await page.goto('/inspections');
  await page.getByRole('link', { name: SECOND.vin }).click();
  await page.getByRole('button', { name: 'Delete' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click();
  await expect(page).toHaveURL(/\/inspections$/);
  await expect(vins(page)).toHaveCount(3);
  await expect(page.getByRole('link', { name: SECOND.vin })).toHaveCount(0);
});
