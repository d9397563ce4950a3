import { expect, type Page, test } from '@playwright/test';
import { expectFits } from '../screens/fits.ts';
import { beSignedIn } from './dealer.ts';

const expectLanguage = (page: Page, language: string) =>
  expect(page.locator('html')).toHaveAttribute('lang', language);

test('the language changes at once everywhere, its texts fit, and the choice is kept for the next visit', async ({
  page,
  context,
  baseURL,
}) => {
  await beSignedIn(context, baseURL, 'chief');
  await page.goto('/vehicles');
  await expect(page).toHaveTitle(/Vehicles/);
  await page.getByRole('button', { name: 'English' }).click();
  await page.getByRole('menuitem', { name: 'Deutsch' }).click();
  await expect(page.getByRole('heading', { name: 'Fahrzeuge', level: 1 })).toBeVisible();
  await expect(page).toHaveTitle(/Fahrzeuge/);
  await expectLanguage(page, 'de');
  await expect(page.getByRole('menuitem', { name: 'Sonderangebote' })).toBeVisible();
  await expectFits(page, 'the vehicles in German');

  await page.locator('[data-row] a[data-leads]').first().click();
  await expect(page.getByText(/von 36 Ansichten/)).toBeVisible();
  await page.getByRole('button', { name: /^Konto/ }).click();
  await page.getByRole('menuitem', { name: 'Abmelden' }).click();
  await expect(page.getByRole('button', { name: 'Anmelden', exact: true })).toBeVisible();
  await expectLanguage(page, 'de');
});
