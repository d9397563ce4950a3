import { expect } from '@playwright/test';
import { beSignedIn, photograph } from '../../e2e/dealer.ts';
import { test } from './product.ts';

// A resource that the product lacks, declared in one file (inspections.resource.ts), in a separate build.
// tests/component/inspections.test.tsx covers its screens.

test('the manager finds a declared resource in the menu, creates a record with a picture, reads it in German on a phone, and deletes it', async ({
  page,
  context,
  baseURL,
}) => {
  await beSignedIn(context, baseURL, 'chief');
  await page.goto('/');
  await page.getByRole('navigation').getByRole('menuitem', { name: 'Inspections' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Inspections' })).toBeVisible();
  await expect(page.getByText('Nothing has been inspected yet.')).toBeVisible();
  await page.getByRole('link', { name: 'New inspection' }).first().click();
  await page.getByRole('textbox', { name: 'VIN' }).fill('WVWZZZ1KZ6W000001');
  await page.getByRole('radio', { name: 'Failed' }).check();
  await page.getByLabel('Inspected on').fill('2026-04-05');
  const chosen = page.waitForEvent('filechooser');
  await page
    .getByRole('group', { name: 'Damage' })
    .getByRole('button', { name: 'Choose a file' })
    .click();
  await (await chosen).setFiles(photograph('front'));
  await page.getByRole('button', { name: 'Create', exact: true }).click();

  await expect(page.getByRole('heading', { level: 1, name: 'WVWZZZ1KZ6W000001' })).toBeVisible();
  await page.reload();
  await expect(page.getByRole('radio', { name: 'Failed' })).toBeChecked();
  const picture = page.getByRole('group', { name: 'Damage' }).getByRole('img');
  await expect
    .poll(() => picture.evaluate((image: HTMLImageElement) => image.complete && image.naturalWidth))
    .toBeGreaterThan(100);

  await context.addCookies([{ name: 'locale', value: 'de', url: baseURL ?? '' }]);
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/inspections');
  await expect(page.getByRole('heading', { level: 1, name: 'Prüfungen' })).toBeVisible();
  await expect(page.getByText('Nicht bestanden')).toBeVisible();
  await expect(page.getByRole('link', { name: 'Neue Prüfung' })).toBeVisible();
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);

  await page.getByRole('link', { name: 'WVWZZZ1KZ6W000001' }).click();
  await page.getByRole('button', { name: 'Löschen' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Löschen' }).click();
  await expect(page).toHaveURL(/\/inspections$/);
  await expect(page.getByText('Noch wurde nichts geprüft.')).toBeVisible();
});
