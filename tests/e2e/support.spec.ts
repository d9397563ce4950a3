import { readFile } from 'node:fs/promises';
import { expect, type Page, test } from '@playwright/test';
import sharp from 'sharp';
import { beSignedIn, createVehicle, newName } from './dealer.ts';
import { Watch } from './watch.ts';

const banner = (page: Page) => page.getByRole('banner');
const panel = (page: Page) => page.getByRole('dialog', { name: 'Support' });
const send = (page: Page) => panel(page).getByRole('button', { name: 'Send' });

test.use({ reducedMotion: 'reduce' });

/** Returns the entropy of a picture: 0 if it has a single colour. */
const contentOf = async (picture: Buffer): Promise<number> =>
  (await sharp(picture).stats()).entropy;

test('a support request from a vehicle’s page reaches the operator with the page’s address, a screenshot, the vehicle and a file, and is closed', async ({
  page,
  context,
  baseURL,
  browser,
}) => {
  const watch = new Watch(page);
  await beSignedIn(context, baseURL, 'employee');
  const [vehicle, subject] = [newName('Polo'), newName('The rims')];
  const path = await createVehicle(page, vehicle);

  const opens = banner(page).getByRole('button', { name: 'Contact support' });
  await opens.press('Enter');
  await expect(panel(page).getByRole('textbox', { name: 'Subject' })).toBeFocused();
  await page.keyboard.type(subject);
  await panel(page)
    .getByRole('textbox', { name: 'Message' })
    .fill('They are too dark.\nAll of them.');
  await expect(panel(page).getByText(`which vehicle it shows: ${path}`)).toBeVisible();

  await panel(page).getByRole('button', { name: 'Add a picture of this page' }).click();
  await expect(panel(page).getByRole('img', { name: 'Picture of this page' })).toBeVisible();
  const chooser = panel(page).locator('input[type=file]');
  await chooser.setInputFiles({
    name: 'nothing.txt',
    mimeType: 'text/plain',
    buffer: Buffer.alloc(0),
  });
  await expect(panel(page).getByRole('alert')).toHaveText('nothing.txt is empty');
  await chooser.setInputFiles({
    name: 'list.txt',
    mimeType: 'text/plain',
    buffer: Buffer.from('left, right'),
  });
  await expect(panel(page).getByRole('button', { name: 'Remove list.txt' })).toBeVisible();
  await expect(panel(page).getByRole('alert')).toHaveCount(0);

  // closing the dialog or a failed send loses nothing that was typed
  await page.keyboard.press('Escape');
  await expect(panel(page)).toHaveCount(0);
  await expect(opens).toBeFocused();
  await opens.click();
  await expect(panel(page).getByRole('textbox', { name: 'Subject' })).toHaveValue(subject);
  watch.expectNoErrors('writing a support request');
  await page.route('**/api/support/feedback', (route) => route.abort());
  await send(page).click();
  await expect(panel(page).getByRole('alert')).toHaveText('Something went wrong');
  await page.unroute('**/api/support/feedback');
  await send(page).click();
  await expect(page.getByText('Thank you. Your message has arrived.')).toBeVisible();
  await expect(panel(page)).toHaveCount(0);
  await opens.click();
  await expect(panel(page).getByRole('textbox', { name: 'Subject' })).toHaveValue('');

  const office = await browser.newContext();
  await beSignedIn(office, baseURL, 'operator');
  const desk = await office.newPage();
  const deskWatch = new Watch(desk);
  await desk.goto('/');
  await banner(desk).getByRole('link', { name: 'Support requests' }).click();
  await expect(desk).toHaveURL((url) => url.pathname === '/support');
  const row = desk.locator('[data-row]').filter({ hasText: subject });
  await expect(row).toContainText('New');
  await row.getByRole('link', { name: subject }).click();
  const message = desk.getByRole('main');
  await expect(message.getByText('They are too dark.')).toBeVisible();
  await expect(message.getByText(path, { exact: true })).toBeVisible();
  await expect(message.getByRole('link', { name: 'employee@nord.test' })).toHaveAttribute(
    'href',
    /^mailto:employee@nord\.test\?subject=Re%3A/,
  );
  const picture = await message
    .getByRole('img', { name: 'The page as the sender saw it' })
    .getAttribute('src');
  expect(await contentOf(await (await desk.request.get(picture ?? '')).body())).toBeGreaterThan(1);
  const download = desk.waitForEvent('download');
  await message.getByRole('button', { name: 'Download list.txt · 11' }).click();
  expect(await readFile(await (await download).path(), 'utf8')).toBe('left, right');

  for (const [action, state] of [
    ['Take up', 'In progress'],
    ['Mark as done', 'Done'],
    ['Reopen', 'New'],
  ] as const) {
    await message.getByRole('button', { name: action, exact: true }).click();
    await expect(message.getByText(state, { exact: true }).first()).toBeVisible();
  }
  await message.getByRole('link', { name: vehicle }).click();
  await expect(desk).toHaveURL(
    (url) => url.pathname === path.replace('/vehicles/', '/vehicles-moderation/'),
  );
  await expect(banner(desk).getByRole('heading', { level: 1 })).toHaveText(vehicle);
  deskWatch.expectNoErrors('handling a support request');
  await office.close();
});
