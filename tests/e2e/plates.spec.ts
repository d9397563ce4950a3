import { expect, type Page, test } from '@playwright/test';
import { beSignedIn, createVehicle, newName, upload } from './dealer.ts';

// tests/component/companyPictures.test.tsx covers the preview of a plate on a vehicle.

test.use({ reducedMotion: 'reduce' });

const corner = (page: Page, name: string) => page.getByRole('slider', { name });

test('the corners of a licence plate are moved by dragging and by keyboard, and the picture uses them', async ({
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
  const { x, y, width, height } = (await first.boundingBox()) ?? {
    x: 0,
    y: 0,
    width: 0,
    height: 0,
  };
  await page.mouse.move(x + width / 2, y + height / 2);
  await page.mouse.down();
  await page.mouse.move(x + width / 2 - 12, y + height / 2 - 9);
  await page.mouse.up();
  await expect(first).not.toHaveAttribute('aria-valuetext', moved ?? '');
  const other = await corner(page, 'Lower right corner').getAttribute('aria-valuetext');
  await dialog.getByRole('button', { name: 'Closer' }).click();
  await expect(corner(page, 'Lower right corner')).toHaveAttribute('aria-valuetext', other ?? '');

  const sent = page.waitForRequest(
    (request) => request.method() === 'POST' && request.url().endsWith('/process'),
  );
  await dialog.getByRole('button', { name: 'Run again' }).click();
  const { plate } = (await sent).postDataJSON();
  expect(plate).toHaveLength(4);
  await expect(dialog).toHaveCount(0);
});
