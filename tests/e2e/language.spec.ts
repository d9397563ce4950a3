import { expect, test } from '@playwright/test';
import { beSignedIn } from './dealer.ts';

test('the language changes at once, in every part, and stays for the next visit', async ({ page, context, baseURL }) => {
  await beSignedIn(context, baseURL, 'chief');
  await page.goto('/vehicles');
  await expect(page).toHaveTitle(/Vehicles/);
  await page.getByRole('button', { name: 'Language: EN' }).click();
  await page.getByRole('menuitemradio', { name: 'Deutsch' }).click();
  await expect(page.getByRole('heading', { name: 'Fahrzeuge', level: 1 })).toBeVisible();
  await expect(page).toHaveTitle(/Fahrzeuge/);
  await expect(page.locator('html')).toHaveAttribute('lang', 'de');

  await page.locator('[data-row] a[data-leads]').first().click();
  await expect(page.getByText(/von 36 Ansichten/)).toBeVisible();
  await page.getByRole('button', { name: /^Konto von/ }).click();
  await page.getByRole('button', { name: 'Abmelden' }).click();
  await expect(page.getByRole('button', { name: 'Anmelden' })).toBeVisible();
  await expect(page.locator('html')).toHaveAttribute('lang', 'de');
});
