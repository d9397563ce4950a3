import { randomUUID } from 'node:crypto';
import { expect, type Page, test } from '@playwright/test';
import sharp from 'sharp';
import { expectAccessible } from './accessible.ts';
import { beSignedIn, createVehicle, newName, upload } from './dealer.ts';

test.use({ reducedMotion: 'reduce' });

const corner = (page: Page, name: string) => page.getByRole('slider', { name });

test('the corners of a licence plate are dragged or moved by keyboard, and the picture is made with them', async ({
  page,
  context,
  baseURL,
}) => {
  await beSignedIn(context, baseURL, 'employee');
  await createVehicle(page, newName('Plate'));
  await upload(page, ['front']);
  await page.getByRole('button', { name: 'Actions for “Front”' }).click();
  await page.getByRole('menuitem', { name: 'Mark the licence plate' }).click();
  const dialog = page.getByRole('dialog', { name: 'Where is the licence plate?' });
  await expect(dialog.getByText('neither blurring nor replacing it is switched on')).toBeVisible();

  const first = corner(page, 'Upper left corner');
  const before = await first.getAttribute('aria-valuetext');
  await first.press('Shift+ArrowLeft');
  await expect(first).not.toHaveAttribute('aria-valuetext', before ?? '');
  const moved = await first.getAttribute('aria-valuetext');
  const { x, y, width, height } = (await first.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 };
  await page.mouse.move(x + width / 2, y + height / 2);
  await page.mouse.down();
  await page.mouse.move(x + width / 2 - 12, y + height / 2 - 9);
  await page.mouse.up();
  await expect(first).not.toHaveAttribute('aria-valuetext', moved ?? '');
  const other = await corner(page, 'Lower right corner').getAttribute('aria-valuetext');
  await dialog.getByRole('button', { name: 'Closer' }).click();
  await expect(corner(page, 'Lower right corner')).toHaveAttribute('aria-valuetext', other ?? '');
  await expectAccessible(page, 'marking a plate');

  const sent = page.waitForRequest((request) => request.method() === 'POST' && request.url().endsWith('/process'));
  await dialog.getByRole('button', { name: 'Run again' }).click();
  const { plate } = (await sent).postDataJSON();
  expect(plate).toHaveLength(4);
  await expect(dialog).toHaveCount(0);
});

test('a licence plate of one’s own is shown on a front and a rear before it is used', async ({ page, context, baseURL }) => {
  const token = await beSignedIn(context, baseURL, 'chief');
  const name = `Plate ${randomUUID().slice(0, 6)}`;
  const buffer = await sharp({ create: { width: 520, height: 110, channels: 3, background: '#c81e28' } })
    .png()
    .toBuffer();
  const answer = await context.request.post(`${baseURL}/api/company/plate`, {
    headers: { authorization: `Bearer ${token}` },
    multipart: { name, country: 'DE', image: { name: 'plate.png', mimeType: 'image/png', buffer } },
  });
  expect(answer.ok()).toBe(true);
  await page.goto('/settings/plates');
  await page.getByRole('button', { name: `Actions for ${name}` }).click();
  await page.getByRole('menuitem', { name: 'Show on a vehicle' }).click();
  const dialog = page.getByRole('dialog', { name: `${name} on a vehicle` });
  for (const view of ['Front', 'Front left', 'Rear'])
    await expect(dialog.getByRole('img', { name: `Preview: ${view}`, exact: true })).toBeVisible();
  await expectAccessible(page, 'a plate on a vehicle');
});
