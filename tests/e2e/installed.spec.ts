import { expect, type Page, test } from '@playwright/test';
import { expectFits } from '../screens/fits.ts';
import { expectAccessible } from './accessible.ts';
import {
  beginUpload,
  beSignedIn,
  createVehicle,
  fillSignIn,
  LOGINS,
  newName,
  photograph,
  tile,
  uploaded,
} from './dealer.ts';

test.use({ serviceWorkers: 'allow' });

/** Waits until the service worker has stored the application and answers this page's requests. */
const install = (page: Page) =>
  page.waitForFunction(() => navigator.serviceWorker.controller?.state === 'activated');

/** Returns what Chromium finds wrong with the application before it offers to install it. */
const faultsOfInstallation = async (page: Page) => {
  const browser = await page.context().newCDPSession(page);
  const { errors } = await browser.send('Page.getAppManifest');
  const { installabilityErrors } = await browser.send('Page.getInstallabilityErrors');
  const found = installabilityErrors.map(({ errorId }) => errorId);
  return [...errors, ...found.filter((id) => id !== 'in-incognito')]; // as tests always are
};

/** Sends photos as a phone does when the user shares them with the application: a form, as a navigation. */
const share = async (page: Page, views: readonly string[]) => {
  await page.evaluate(() => {
    document.body.innerHTML = `<form method="post" action="/share" enctype="multipart/form-data">
      <input type="file" name="photos" multiple><button>Share</button></form>`;
  });
  await page.locator('input[type=file]').setInputFiles(views.map(photograph));
  await page.getByRole('button', { name: 'Share' }).click();
};

test('without a network a reload shows the application with the photos that wait; photos shared from another application go to a new vehicle, or are discarded', async ({
  page,
  context,
  baseURL,
}) => {
  await beSignedIn(context, baseURL, 'chief');
  await createVehicle(page, newName('Cellar'));
  await install(page);
  expect(await faultsOfInstallation(page)).toEqual([]);
  const darkBars = page.locator('meta[name="theme-color"][data-theme="dark"]');
  await expect(darkBars).toHaveAttribute('media', '(prefers-color-scheme: dark)');
  await page.getByRole('button', { name: 'Toggle light/dark mode' }).click();
  await expect(darkBars).toHaveAttribute('media', 'all');

  await context.setOffline(true);
  await beginUpload(page, ['front']);
  await expect(
    page.getByText('No network. The upload goes on as soon as it is back.'),
  ).toBeVisible();
  await page.reload();
  await expect(page.getByRole('banner')).toBeVisible();
  await expect(page.getByText('Uploading 0 of 1')).toBeVisible();
  await context.setOffline(false);
  await expect(page.getByRole('status').getByText(uploaded(1))).toBeVisible();

  await share(page, ['left']);
  await page.getByRole('link', { name: 'New vehicle' }).click();
  const name = newName('New');
  await page.getByRole('textbox', { name: 'Name' }).fill(name);
  await page.getByRole('button', { name: 'Create', exact: true }).click();
  await page.getByRole('button', { name: 'Upload 1 photo' }).click();
  await expect(page.getByRole('heading', { name, level: 1 })).toBeVisible();
  await expect(tile(page, 'Left side').getByText('Uploaded')).toBeVisible();

  await share(page, ['right']);
  await page.getByRole('button', { name: 'Discard photos' }).click();
  await expect(page.getByText('No photos to send')).toBeVisible();
  await page.goto('/share?full');
  await expect(page.getByText('The photos could not be kept')).toBeVisible();
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true });

  test('shared photos wait until the user has signed in, and go to the vehicle that they choose', async ({
    page,
    context,
    baseURL,
  }) => {
    await beSignedIn(context, baseURL, 'chief');
    const name = newName('Shared');
    const vehicle = await createVehicle(page, name);
    await install(page);
    await context.clearCookies();
    await share(page, ['front', 'rear']);
    await expect(page).toHaveURL(/\/login\?next=/);
    await fillSignIn(page, LOGINS.chief);

    await expect(page.getByRole('heading', { name: 'Send photos', level: 1 })).toBeVisible();
    const photos = page.getByRole('region', { name: '2 photos' });
    await expect(photos.locator('img')).toHaveCount(2);
    await expect(page.getByRole('listitem').first()).toBeVisible();
    await expectAccessible(page, 'shared photos', 'both themes');
    await expectFits(page, 'shared photos');
    await page.getByRole('searchbox').fill(name);
    await page.getByRole('link', { name }).click();
    await expect(page).toHaveURL((url) => url.pathname === vehicle);
    await page.getByRole('button', { name: 'Upload 2 photos' }).click();
    for (const view of ['Front', 'Rear'])
      await expect(tile(page, view).getByText('Uploaded')).toBeVisible();

    await page.goto('/share');
    await expect(page.getByText('No photos to send')).toBeVisible();
  });
});
