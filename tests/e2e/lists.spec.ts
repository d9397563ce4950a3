import { readFile } from 'node:fs/promises';
import { expect, type Page, test } from '@playwright/test';
import { readXlsx } from '../api/house/readXlsx.ts';
import { beSignedIn, newName } from './dealer.ts';

const names = (page: Page) => page.locator('[data-row] a[data-leads]');
const row = (page: Page, name: string) => page.locator('[data-row]').filter({ has: page.getByRole('link', { name, exact: true }) });
const heads = (page: Page) => page.getByRole('columnheader');

test.beforeEach(async ({ context, baseURL }) => {
  await beSignedIn(context, baseURL, 'operator');
});

test('companies are found while typing, filtered, sorted, and page by page', async ({ page }) => {
  await page.goto('/companies');
  await expect(names(page).first()).toBeVisible();
  await page.getByRole('searchbox').fill('donau');
  await expect(names(page)).toHaveText(['Donau Autozentrum', 'Donau Autozentrum, Passau']);
  await page.getByRole('searchbox').fill('chief@sued.test');
  await expect(names(page)).toHaveText(['Fahrzeughandel Süd']);
  await page.getByRole('searchbox').fill('nobody of that name');
  await expect(page.getByRole('heading', { name: 'No results' })).toBeVisible();
  await page.getByRole('button', { name: 'Reset filters' }).first().click();
  await expect(row(page, 'Autohaus Nord')).toBeVisible();

  await page.goto(`/companies?filter=${encodeURIComponent('{"status":"blocked"}')}`);
  await expect(row(page, 'Gebrauchtwagen Krause')).toContainText('Blocked');

  await page.goto('/companies?perPage=10&page=1&sort=title&order=ASC');
  await expect(names(page)).toHaveCount(10);
  const ascending = await names(page).allTextContents();
  await page.getByRole('button', { name: 'Next page' }).click();
  await expect(page).toHaveURL(/page=2/);
  await expect(names(page).first()).not.toHaveText(ascending[0] ?? '');
  await page.goto('/companies?perPage=10&page=1&sort=title&order=DESC');
  await expect(names(page).first()).not.toHaveText(ascending[0] ?? '');
});

test('columns are chosen and moved, and stay so', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 }); // a phone has cards, and no columns
  await page.goto('/companies');
  await page.getByRole('button', { name: 'Columns' }).click();
  await page.getByRole('checkbox', { name: 'Contact person' }).check();
  await page.getByRole('button', { name: 'Move Status up' }).click();
  await page.getByRole('dialog', { name: 'Columns' }).press('Escape');
  await expect(heads(page).filter({ hasText: 'Contact person' })).toHaveCount(1);
  const order = async () => (await heads(page).allTextContents()).map((text) => text.trim()).filter(Boolean);
  const before = await order();
  expect(before.indexOf('Status')).toBeLessThan(before.indexOf('Name'));
  await page.reload();
  await expect(names(page).first()).toBeVisible();
  expect(await order()).toEqual(before);
  await page.getByRole('button', { name: 'Columns' }).click();
  await page.getByRole('button', { name: 'Reset columns' }).click();
  await expect(heads(page).filter({ hasText: 'Contact person' })).toHaveCount(0);
});

test('a set of filters is kept under a name, and deleted', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto(`/companies?filter=${encodeURIComponent('{"status":"blocked"}')}`);
  await page.getByRole('button', { name: 'Saved filters' }).click();
  await page.getByRole('textbox', { name: 'Name' }).fill('Locked out');
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await page.goto('/companies?filter=%7B%7D');
  await expect(row(page, 'Autohaus Nord')).toBeVisible();
  await page.getByRole('button', { name: 'Saved filters' }).click();
  await page.getByText('Locked out').click();
  await expect(row(page, 'Gebrauchtwagen Krause')).toBeVisible();
  await expect(row(page, 'Autohaus Nord')).toHaveCount(0);
  await page.reload();
  await page.getByRole('button', { name: 'Saved filters' }).click();
  await page.getByRole('button', { name: 'Delete saved filters “Locked out”' }).click();
  await expect(page.getByText('Locked out')).toHaveCount(0);
});

test('the CSV file holds what the list shows, found rows only', async ({ page }) => {
  await page.goto(`/companies?filter=${encodeURIComponent('{"q":"donau"}')}`);
  await expect(names(page)).toHaveCount(2);
  const coming = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Export as CSV' }).click();
  const file = await coming;
  const lines = (await readFile(await file.path(), 'utf8')).trim().split('\r\n');
  expect(lines).toHaveLength(3);
  expect(lines[0]).toMatch(/Name/);
  expect(lines[1]).toContain('Donau Autozentrum');
  expect(lines[2]).toContain('"Donau Autozentrum, Passau"');
});

test('the Excel file of a company’s transactions opens and holds the rows', async ({ page }) => {
  await page.goto('/transactions-admin/1');
  const total = Number((await page.getByText(/^Showing \d+ out of/).textContent())?.match(/out of ([\d,]+)/)?.[1]?.replace(/\D/g, ''));
  const coming = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Excel file' }).click();
  const file = await coming;
  expect(file.suggestedFilename()).toMatch(/\.xlsx$/);
  const [rows = []] = readXlsx(await readFile(await file.path())).values();
  expect(rows.length).toBeGreaterThanOrEqual(total + 1);
});

test('blocking asks first, says why not where it cannot be, and unblocks again', async ({ page }) => {
  await page.goto('/companies');
  await page.getByRole('searchbox').fill('Moorland');
  await row(page, 'Moorland Oldtimer').getByRole('link').click();
  const unblock = page.getByRole('button', { name: 'Unblock' });
  await expect(unblock).toHaveAttribute('aria-disabled', 'true');
  await expect(async () => {
    await page.getByRole('button', { name: 'Block', exact: true }).focus();
    await page.keyboard.press('Tab');
    await expect(unblock).toBeFocused();
    await expect(page.getByRole('tooltip')).toHaveText('Not blocked.', { timeout: 2_000 });
  }).toPass(); // the tooltip's code comes with the first button that needs it
  await unblock.press('Enter');
  await expect(page.getByRole('dialog')).toHaveCount(0);

  await page.getByRole('button', { name: 'Block', exact: true }).click();
  const dialog = page.getByRole('dialog', { name: 'Block' });
  await expect(dialog).toContainText('Its people are signed out at once and cannot sign in.');
  await dialog.getByRole('button', { name: 'Block' }).click();
  await expect(page.getByRole('main').getByText('Blocked', { exact: true })).toBeVisible();
  await unblock.click();
  await expect(page.getByRole('main').getByText('Active', { exact: true })).toBeVisible();
});

test('many are blocked at once: those that are already are left out, and what fails is reported', async ({ page }) => {
  await page.goto(`/companies?filter=${encodeURIComponent('{"q":"rhein"}')}`);
  await expect(names(page)).toHaveCount(3);
  const bonn = await page.locator('[data-row]').filter({ hasText: 'Bonn' }).getAttribute('data-row');
  await page.route('**/api/admin/companies/*/toggle-block', async (route) => {
    const isBonn = route.request().url().endsWith(`/${bonn}/toggle-block`);
    if (isBonn) await route.fulfill({ status: 500, json: { message: 'The disk is full' } });
    else await route.continue();
  });
  for (const name of ['Autowelt Rhein, Bonn', 'Autowelt Rhein, Mainz'])
    await page.getByRole('checkbox', { name: `Select ${name}` }).check();
  const bar = page
    .getByRole('region', { name: 'Actions for the selection' })
    .or(page.getByRole('toolbar', { name: 'Actions for the selection' }));
  await bar.getByRole('button', { name: 'Block', exact: true }).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog).toContainText('2 entries');
  await dialog.getByRole('button', { name: 'Block' }).click();
  await expect(dialog).toContainText('1 failed');
  await expect(dialog).toContainText('Autowelt Rhein, Bonn');
  await dialog.getByRole('button', { name: 'Close' }).click();
  await expect(page.locator('[data-row]').filter({ hasText: 'Mainz' })).toContainText('Blocked');
  await expect(page.getByRole('checkbox', { name: 'Select Autowelt Rhein, Bonn' })).toBeChecked(); // still to be done
  await page.unrouteAll();
  await page.getByRole('checkbox', { name: 'Select Autowelt Rhein, Mainz' }).check();
  await bar.getByRole('button', { name: 'Unblock' }).click();
  await expect(dialog).toContainText('1 left out');
  await dialog.getByRole('button', { name: 'Unblock' }).click();
  await expect(page.locator('[data-row]').filter({ hasText: 'Mainz' })).toContainText('Active');
});

test('credits are added from the company’s page', async ({ page }) => {
  await page.goto('/companies');
  await page.getByRole('searchbox').fill('Harzer');
  await row(page, 'Harzer Automarkt').getByRole('link').click();
  const credits = page
    .locator('.value')
    .filter({ hasText: /^[\d,]+$/ })
    .first();
  const before = Number((await credits.textContent())?.replace(/\D/g, ''));
  await page.getByRole('button', { name: 'Add credits' }).click();
  const dialog = page.getByRole('dialog', { name: 'Add credits' });
  await dialog.getByRole('spinbutton', { name: 'Amount' }).fill('7');
  await dialog.getByRole('button', { name: 'Add credits' }).click();
  await expect(page.getByText('Credits added')).toBeVisible();
  await expect(credits).toHaveText((before + 7).toLocaleString('en'));
});

test('a member of staff has an address inside the company, which survives a reload and leads back', async ({ page }) => {
  await page.goto('/companies/1/staff');
  await page.locator('[data-row] a[data-leads]', { hasText: 'Malte Voss' }).click();
  await expect(page).toHaveURL(/\/companies\/1\/staff\/\d+$/);
  await page.reload();
  await expect(page.getByRole('banner').getByRole('heading', { level: 1 })).toHaveText('Malte Voss');
  await expect(page.getByRole('navigation', { name: 'You are here' })).toContainText('Autohaus Nord');
  const phone = page.getByRole('main').locator('form [name="phone"]');
  const changed = newName('+49 40').slice(0, 12);
  await phone.fill(changed);
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('Malte Voss saved')).toBeVisible();
  await page.getByRole('banner').getByRole('link', { name: 'Back' }).click();
  await expect(page).toHaveURL(/\/companies\/1\/staff$/);
  await expect(page.locator('[data-row] a[data-leads]', { hasText: 'Malte Voss' })).toBeVisible();
});
