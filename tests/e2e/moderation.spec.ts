import { type BrowserContext, expect, type Page, test } from '@playwright/test';
import { beSignedIn, createVehicle, newName, tile, upload } from './dealer.ts';

// The company of `otherChief` has moderation before processing: its vehicles wait for the operator.

const listOf = (moderation: 'premoderation' | 'to_fix') =>
  `/vehicles-moderation?filter=${encodeURIComponent(JSON.stringify({ moderation }))}`;
const bar = (page: Page) => page.getByRole('toolbar', { name: 'Moderation' });
const rows = (page: Page) => page.locator('[data-row]');

async function signInAs(
  context: BrowserContext,
  baseURL: string | undefined,
  login: 'operator' | 'otherChief',
): Promise<void> {
  await context.clearCookies();
  await beSignedIn(context, baseURL, login);
}

test('the operator sends a vehicle back, the company fixes it, and the operator approves the longest-waiting vehicle by key', async ({
  page,
  context,
  baseURL,
}) => {
  await signInAs(context, baseURL, 'otherChief');
  const name = newName('Schief');
  const path = await createVehicle(page, name);
  await upload(page, ['front']);
  await expect(page.getByText('For quality check').filter({ visible: true }).first()).toBeVisible();

  await signInAs(context, baseURL, 'operator');
  await page.goto(path.replace('/vehicles/', '/vehicles-moderation/'));
  await expect(bar(page)).toBeVisible();
  await page.keyboard.press('f');
  const dialog = page.getByRole('dialog', { name: 'Send back to fix' });
  await dialog
    .getByRole('textbox', { name: 'What needs fixing?' })
    .fill('The horizon is tilted.\nPlease take it again.');
  await dialog.getByRole('button', { name: 'Blurred' }).click();
  await dialog.getByRole('button', { name: 'Front', exact: true }).click();
  await dialog.getByRole('button', { name: 'Mark a place: Front' }).click();
  await dialog.getByRole('button', { name: 'Send back to fix' }).click();
  await expect(page.getByText('Vehicle sent back')).toBeVisible();
  await page.goto(listOf('to_fix'));
  await expect(rows(page).filter({ hasText: name })).toHaveCount(1);
  await page.goto(listOf('premoderation'));
  await expect(rows(page).first()).toBeVisible();
  await expect(rows(page).filter({ hasText: name })).toHaveCount(0);

  await signInAs(context, baseURL, 'otherChief');
  await page.goto(path);
  await expect(page.getByText('The operator asks for a correction')).toBeVisible();
  await expect(page.getByText('The horizon is tilted.')).toBeVisible();
  await expect(page.getByText('Blurred')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Marked place: Front' })).toBeVisible();
  await expect(
    page.getByText('To fix', { exact: true }).filter({ visible: true }).first(),
  ).toBeVisible();
  await expect(tile(page, 'Front')).toBeVisible();
  await page.getByRole('button', { name: 'Edit name and VIN' }).click();
  await page.getByRole('textbox', { name: 'Vehicle name' }).fill(`${name} II`);
  await page.getByRole('textbox', { name: 'Vehicle name' }).press('Enter');
  await expect(page.getByText('For quality check').filter({ visible: true }).first()).toBeVisible();
  await expect(page.getByText('The operator asks for a correction')).toHaveCount(0);

  await signInAs(context, baseURL, 'operator');
  await page.goto('/vehicles-moderation');
  await page.getByRole('link', { name: 'Begin with the oldest' }).click();
  await expect(bar(page)).toBeVisible();
  const first = page.url();
  const title = page.getByRole('heading', { level: 1 });
  const vehicle = (await title.textContent()) ?? '';
  await page.keyboard.press('a');
  await expect(page.getByText('Vehicle approved')).toBeVisible();
  // addresses change before what is shown does, and a key decides on what is shown
  await expect(page).not.toHaveURL(first);
  await expect(title).not.toHaveText(vehicle);
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(page).toHaveURL(first);
  await expect(title).toHaveText(vehicle);
  // the first approval's message may still be shown
  const approved = page.waitForResponse((answer) => answer.url().endsWith('/approve'));
  await page.keyboard.press('a');
  expect((await approved).ok()).toBe(true);
  await expect(page).not.toHaveURL(first);
  await page.keyboard.press('n');
  await expect(bar(page)).toBeVisible();
  await page.goto(listOf('premoderation'));
  await expect(rows(page).filter({ hasText: `${name} II` })).toHaveCount(1); // the newest still waits
  await expect(page.locator(`[data-row="${first.split('/').at(-1)}"]`)).toHaveCount(0);
});
