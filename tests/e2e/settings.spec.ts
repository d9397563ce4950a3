import { expect, type Page, test } from '@playwright/test';
import { expectAccessible } from './accessible.ts';
import { beSignedIn } from './dealer.ts';

// tests/component/settingsGroups.test.tsx covers which parts are in which group.

const COMPANY = ['Firma', 'Aussehen', 'Marke', 'Ansichten', 'Lieferung'];
const german = async (page: Page, baseURL: string | undefined) =>
  page.context().addCookies([{ name: 'locale', value: 'de', url: baseURL ?? '' }]);

test('all sixteen parts of a company are on one screen, uncut, and one click away', async ({
  page,
  context,
  baseURL,
}) => {
  await beSignedIn(context, baseURL, 'operator');
  await german(page, baseURL);
  await page.goto('/companies/1');
  const parts = page.getByRole('navigation', { name: 'Teile dieser Seite' });
  const links = parts.getByRole('link');
  await expect(links).toHaveCount(16);
  for (const link of await links.all()) {
    await expect(link).toBeInViewport({ ratio: 1 });
    expect(await link.evaluate((one) => one.scrollWidth <= one.clientWidth)).toBe(true);
  }
  for (const name of COMPANY)
    await expect(parts.getByRole('list', { name, exact: true })).toBeVisible();
  await links.getByText('FTP-Upload').click();
  await expect(page).toHaveURL(/\/companies\/1\/export$/);
  await links.getByText('Wände').click();
  await expect(page).toHaveURL(/\/companies\/1\/walls$/);
  await page.goBack();
  await expect(page).toHaveURL(/\/companies\/1\/export$/);
  await expect(parts.locator('[aria-current=page]')).toHaveText('FTP-Upload');
});

test('on a low screen the list scrolls to the part that is shown', async ({
  page,
  context,
  baseURL,
}) => {
  await beSignedIn(context, baseURL, 'operator');
  await page.setViewportSize({ width: 1280, height: 560 });
  await page.goto('/companies/1/export');
  const parts = page.getByRole('navigation', { name: 'Parts of this page' });
  await expect(parts.locator('[aria-current=page]')).toBeInViewport({ ratio: 0.99 });
  await expect(parts.locator('[aria-current=page]')).toHaveText('FTP upload');
  expect(await page.evaluate(() => window.scrollY)).toBe(0); // the way back and the buttons stay in sight
});

test('a menu of all parts opens, is walked and closed by keyboard where the list has no room', {
  tag: '@phone',
}, async ({ page, context, baseURL }) => {
  await beSignedIn(context, baseURL, 'operator');
  await german(page, baseURL);
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/companies/1/banners');
  const opens = page.getByRole('button', { name: 'Marke · Banner' });
  await expect(opens).toBeInViewport({ ratio: 1 });
  await opens.press('Enter');
  const menu = page.getByRole('menu', { name: 'Teile dieser Seite' });
  const items = menu.getByRole('menuitem');
  await expect(items).toHaveCount(16);
  await expect(menu.getByRole('menuitem', { name: 'Banner' })).toBeFocused();
  for (const item of await items.all()) await expect(item).toBeInViewport({ ratio: 1 });
  await expectAccessible(page, 'the menu of parts', 'both themes');
  await page.keyboard.press('Escape');
  await expect(opens).toBeFocused();
  await opens.press('Enter');
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/companies\/1\/plates$/);
  await expect(page.getByRole('button', { name: 'Marke · Kennzeichen' })).toBeVisible();
});
