import { expect, type Page, test } from '@playwright/test';
import { beSignedIn } from './dealer.ts';

// tests/component/homePanels.test.tsx covers how the home page shows each answer of the server.

const panel = (page: Page, name: string) => page.getByRole('region', { name });

test('a manager sees the vehicles that need attention and opens one or all of them', async ({
  page,
  context,
  baseURL,
}) => {
  await beSignedIn(context, baseURL, 'chief');
  await page.goto('/');
  const vehicle = panel(page, 'Vehicles that need attention')
    .getByRole('listitem')
    .filter({ hasText: 'Needs attention' })
    .first();
  const name = (await vehicle.getByRole('link').textContent()) ?? '';
  await expect(vehicle.locator('img')).toHaveJSProperty('complete', true);
  await vehicle.getByRole('link').click();
  await expect(page.getByRole('heading', { name, level: 1 })).toBeVisible();
  await page.goBack();
  await page.getByRole('link', { name: /\d+ Needs attention/ }).click();
  await expect(page).toHaveURL(/\/vehicles\?filter=.*needs_attention/);
  await expect(page.getByRole('link', { name }).first()).toBeVisible();
});

test('the operator sees what has waited longest and opens the queue and the companies without balance', async ({
  page,
  context,
  baseURL,
}) => {
  await beSignedIn(context, baseURL, 'operator');
  await page.goto('/');
  const queue = panel(page, 'Waiting for quality check');
  const oldest = (await queue.getByRole('listitem').first().getByRole('link').textContent()) ?? '';
  await queue.getByRole('link', { name: /^To the queue/ }).click();
  await expect(page).toHaveURL(/\/vehicles-moderation\?filter=.*premoderation/);
  await expect(page.getByRole('link', { name: oldest }).first()).toBeVisible();
  await page.goBack();
  await page.getByRole('link', { name: 'Active companies without balance' }).click();
  await expect(page).toHaveURL(/\/companies\?.*has_balance/);
  await expect(page.getByRole('heading', { name: 'Companies', level: 1 })).toBeVisible();
});
