import { expect, test } from '@playwright/test';
import { beSignedIn } from './dealer.ts';

test('the operator views the product as a company’s manager, cannot change anything, and returns to the operator’s account', async ({
  page,
  context,
  baseURL,
}) => {
  await beSignedIn(context, baseURL, 'operator');
  await page.goto('/companies/1/staff');
  const row = page.locator('[data-row]').filter({ hasText: 'chief@nord.test' });
  await row.getByRole('button', { name: /^Actions for/ }).click();
  await page.getByRole('menuitem', { name: 'View as' }).click();
  const dialog = page.getByRole('dialog', { name: 'View as' });
  await expect(dialog.getByText('can change nothing')).toBeVisible();
  await dialog.getByRole('button', { name: 'View as' }).click();

  const banner = page.getByRole('alert').filter({ hasText: 'You see the product as' });
  await expect(banner).toBeVisible();
  await page.goto('/vehicles/create');
  await page.getByRole('textbox', { name: 'Name' }).fill('By the operator');
  await page.getByRole('button', { name: 'Create' }).click();
  await expect(page.getByText('You are only viewing: nothing can be changed')).toBeVisible();
  await expect(page.getByRole('textbox', { name: 'Name' })).toHaveValue('By the operator');

  page.on('dialog', (dialog) => dialog.accept()); // discards what was typed
  await page.goto('/vehicles');
  await banner.getByRole('button', { name: 'End' }).click();
  await expect(banner).toHaveCount(0);
  await page.goto('/companies');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/Companies/);
});
