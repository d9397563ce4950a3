import { expect, type Page, test } from '@playwright/test';
import { CHROMIUM_FLAGS, findHeadless } from '../../scripts/lib/chromium.ts';
import { beSignedIn, createVehicle, newName, tile } from './dealer.ts';

/** Chromium shows a moving test picture instead of a camera's. */
test.use({
  permissions: ['camera'],
  launchOptions: {
    executablePath: findHeadless(),
    args: [
      ...CHROMIUM_FLAGS,
      '--use-fake-ui-for-media-stream',
      '--use-fake-device-for-media-stream',
    ],
  },
});

const camera = (page: Page) => page.getByRole('dialog', { name: 'Take pictures' });
const shutter = (page: Page) => camera(page).getByRole('button', { name: 'Take the picture' });
const shows = (page: Page, view: string, progress: string) =>
  expect(camera(page).getByRole('status').first()).toHaveText(`${view}${progress}`);

test('a walk around the vehicle takes one press per picture; a picture can be retaken or removed, pictures taken offline are uploaded later, and a reload loses no place', {
  tag: '@phone',
}, async ({ page, context, baseURL, isMobile }) => {
  await beSignedIn(context, baseURL, 'chief');
  await createVehicle(page, newName('Walk'));
  const first = isMobile ? 'Walk around the vehicle' : 'Drop your photos here';
  await expect(page.getByRole('heading', { name: first })).toBeVisible();
  await page.getByRole('button', { name: 'Take pictures' }).first().click();

  await shows(page, 'Front', '0 of 36');
  await shutter(page).click();
  await shows(page, 'Front, low', '1 of 36');
  await shutter(page).click();
  await shows(page, 'Front left', '2 of 36');

  await camera(page).getByRole('button', { name: 'Look at “Front”' }).click();
  await expect(camera(page).getByRole('img', { name: 'The picture just taken' })).toBeVisible();
  await camera(page).getByRole('button', { name: 'Take it again' }).click();
  await shows(page, 'Front', '2 of 36');
  await shutter(page).click();
  await shows(page, 'Front left', '2 of 36');

  await context.setOffline(true);
  await expect(camera(page).getByText('No network. Pictures are kept here')).toBeVisible();
  await shutter(page).click();
  await shows(page, 'Front left, low', '3 of 36');
  await context.setOffline(false);
  await expect(camera(page).getByText('No network. Pictures are kept here')).toBeHidden();

  await camera(page).getByRole('button', { name: 'Look at “Front, low”' }).click();
  await camera(page).getByRole('button', { name: 'Remove' }).click();
  await shows(page, 'Front, low', '2 of 36');

  await page.reload();
  await shows(page, 'Front, low', '2 of 36');
  const taken = camera(page).getByRole('list', { name: 'Pictures taken' });
  await expect(taken.getByRole('button')).toHaveCount(2);

  await camera(page).getByRole('button', { name: 'Close camera' }).click();
  for (const view of ['Front', 'Front left'])
    await expect(tile(page, view).getByText('Uploaded')).toBeVisible();
  await expect(page.getByText('2 of 36 views')).toBeVisible();
});

test('the viewfinder fills most of a phone held sideways, with the shutter beside it', async ({
  page,
  context,
  baseURL,
}) => {
  await page.setViewportSize({ width: 844, height: 390 });
  await beSignedIn(context, baseURL, 'chief');
  await createVehicle(page, newName('Sideways'));
  await page.getByRole('button', { name: 'Take pictures' }).first().click();
  await expect(shutter(page)).toBeInViewport({ ratio: 1 });
  const box = await camera(page).locator('video').boundingBox();
  expect((box?.width ?? 0) * (box?.height ?? 0)).toBeGreaterThan(0.55 * 844 * 390);
  expect((await shutter(page).boundingBox())?.x).toBeGreaterThan((box?.x ?? 0) + (box?.width ?? 0));
});
