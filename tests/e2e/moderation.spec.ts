import { type BrowserContext, expect, type Page, test } from '@playwright/test';
import { beSignedIn, createVehicle, newName, tile, upload } from './dealer.ts';

// The company of `otherChief` needs premoderation: what she saves waits for the operator.

const QUEUE = `/vehicles-moderation?filter=${encodeURIComponent('{"moderation":"premoderation"}')}`;
const bar = (page: Page) => page.getByRole('toolbar', { name: 'Moderation' });

async function as(context: BrowserContext, baseURL: string | undefined, login: 'operator' | 'otherChief'): Promise<void> {
  await context.clearCookies();
  await beSignedIn(context, baseURL, login);
}

/** A vehicle with a photo, which waits for the operator. @returns its path for its company */
async function waitingVehicle(page: Page, name: string): Promise<string> {
  const path = await createVehicle(page, name);
  await upload(page, ['front']);
  return path;
}

test('the operator begins with the oldest, approves by key, and is led on', async ({ page, context, baseURL }) => {
  await as(context, baseURL, 'otherChief');
  const name = newName('Wartend');
  await waitingVehicle(page, name);
  await as(context, baseURL, 'operator');
  await page.goto('/vehicles-moderation');
  await page.getByRole('link', { name: 'Begin with the oldest' }).click();
  await expect(bar(page)).toBeVisible();
  const first = page.url();

  await page.keyboard.press('a');
  await expect(page.getByText('Vehicle approved')).toBeVisible();
  await page.keyboard.press('n');
  await expect(page).not.toHaveURL(first);
  await expect(bar(page)).toBeVisible();

  await page.goto(QUEUE);
  await expect(page.locator('[data-row]').filter({ hasText: name })).toHaveCount(1); // the newest waits still
  await expect(page.locator(`[data-row="${first.split('/').at(-1)}"]`)).toHaveCount(0);
});

test('whoever has switched single letters off decides by the buttons alone', async ({ page, context, baseURL }) => {
  await as(context, baseURL, 'operator');
  await page.goto('/vehicles-moderation');
  const begin = page.getByRole('link', { name: 'Begin with the oldest' });
  await expect(begin).toBeVisible();
  await page.keyboard.press('?');
  const keys = page.getByRole('dialog');
  await keys.getByRole('checkbox', { name: /Single-key shortcuts/ }).uncheck();
  await keys.getByRole('button', { name: 'Close' }).click();
  await begin.click();
  const sendBack = bar(page).getByRole('button', { name: 'Send back to fix' });
  await expect(sendBack).not.toHaveAttribute('aria-keyshortcuts');
  await expect(bar(page).getByRole('button', { name: 'Next vehicle' })).toBeVisible();
  const first = page.url();
  await page.keyboard.press('n');
  await sendBack.click();
  await expect(page.getByRole('dialog', { name: 'Send back to fix' })).toBeVisible();
  expect(page.url()).toBe(first);
});

test('what is sent back shows its comment to the company, and its next save returns it to the queue', async ({
  page,
  context,
  baseURL,
}) => {
  await as(context, baseURL, 'otherChief');
  const name = newName('Schief');
  const path = await waitingVehicle(page, name);
  const id = path.split('/').at(-1);
  await expect(page.getByText('For quality check').filter({ visible: true }).first()).toBeVisible();

  await as(context, baseURL, 'operator');
  await page.goto(`/vehicles-moderation/${id}`);
  await expect(bar(page)).toBeVisible();
  await page.keyboard.press('f');
  const dialog = page.getByRole('dialog', { name: 'Send back to fix' });
  const comment = dialog.getByRole('textbox', { name: 'What is to be changed?' });
  await comment.fill('');
  await dialog.getByRole('button', { name: 'Send back to fix' }).click();
  await expect(comment).toHaveAccessibleDescription(/Required/);
  await comment.fill('The horizon is <b>tilted</b>');
  await dialog.getByRole('button', { name: 'Send back to fix' }).click();
  await expect(comment).toHaveAccessibleDescription(/No HTML/);
  await comment.fill('The horizon is tilted.\nPlease take it again.');
  await dialog.getByRole('button', { name: 'Send back to fix' }).click();
  await expect(page.getByText('Vehicle sent back')).toBeVisible();

  await page.goto(`/vehicles-moderation?filter=${encodeURIComponent('{"moderation":"to_fix"}')}`);
  await expect(page.locator('[data-row]').filter({ hasText: name })).toHaveCount(1);
  await page.goto(QUEUE);
  await expect(page.locator('[data-row]').first()).toBeVisible();
  await expect(page.locator('[data-row]').filter({ hasText: name })).toHaveCount(0);

  await as(context, baseURL, 'otherChief');
  await page.goto(path);
  await expect(page.getByText('The operator asks for a correction')).toBeVisible();
  await expect(page.getByText('The horizon is tilted.')).toBeVisible();
  await expect(page.getByText('To fix', { exact: true }).filter({ visible: true }).first()).toBeVisible();
  await expect(tile(page, 'Front')).toBeVisible();
  await page.getByRole('button', { name: 'Edit name and VIN' }).click();
  await page.getByRole('textbox', { name: 'Vehicle name' }).fill(`${name} II`);
  await page.getByRole('textbox', { name: 'Vehicle name' }).press('Enter');
  await expect(page.getByText('For quality check').filter({ visible: true }).first()).toBeVisible();
  await expect(page.getByText('The operator asks for a correction')).toHaveCount(0);

  await as(context, baseURL, 'operator');
  await page.goto(QUEUE);
  await expect(page.locator('[data-row]').filter({ hasText: `${name} II` })).toHaveCount(1);
});

test('the operator’s list is narrowed to what waits, to what is to be fixed, and to one company', async ({ page, context, baseURL }) => {
  await as(context, baseURL, 'operator');
  const asked: URL[] = [];
  page.on('request', (request) => {
    const url = new URL(request.url());
    if (url.pathname === '/api/admin/cars') asked.push(url);
  });
  await page.goto(`/vehicles-moderation?filter=${encodeURIComponent('{"moderation":"to_fix"}')}`);
  await expect(page.locator('[data-row]').first()).toBeVisible();
  expect(asked.some(({ searchParams }) => searchParams.get('moderation') === 'to_fix' && searchParams.get('per_page') === '1000')).toBe(
    true,
  );

  const answered = page.waitForResponse((response) => response.url().includes('companyId=3'));
  await page.goto(`/vehicles-moderation?filter=${encodeURIComponent('{"companyId":3}')}`);
  const { data } = (await (await answered).json()) as { data: { id: number; company_title: string }[] };
  expect(new Set(data.map(({ company_title }) => company_title))).toEqual(new Set(['Fahrzeughandel Süd']));
  for (const { id } of data) await expect(page.locator(`[data-row="${id}"]`)).toHaveCount(1);
  await expect(page.locator('[data-row]')).toHaveCount(data.length);
});
