import { type BrowserContext, expect, type Page } from '@playwright/test';
import type { CarRow } from '../../contract/entities/car.ts';
import { type FtpStore, openFtpStore } from '../api/house/ftpStore.ts';
import { expectAccessible, showIn } from './accessible.ts';
import { beSignedIn, photograph } from './dealer.ts';
import { withOwnProduct } from './ownProduct.ts';

/** A product of their own, which may call this machine, and takes what it has seen twice; and the dealer's server. */
const test = withOwnProduct({
  env: { FTP_ALLOW_PRIVATE: 'true', FTP_IMPORT_SETTLE: '0', FTP_IMPORT_MINUTES: '0', LOG_LEVEL: 'error' },
}).extend<object, { store: FtpStore }>({
  store: [
    async ({ browserName: _ }, use) => {
      const store = await openFtpStore('dealer', 'geheim');
      await use(store);
      await store.close();
    },
    { scope: 'worker' },
  ],
});
test.use({ reducedMotion: 'reduce' });

const strip = (page: Page, name = 'Import from FTP') => page.getByRole('region', { name, exact: true });
const state = (page: Page) => strip(page).getByRole('status');
const vehicles = async (context: BrowserContext, baseURL: string | undefined, token: string) => {
  const headers = { authorization: `Bearer ${token}` };
  const answer = await context.request.get(`${baseURL}/api/cars?from_ftp=1&per_page=100`, { headers });
  return ((await answer.json()) as { data: CarRow[] }).data.filter(({ car }) => car.startsWith('E-'));
};
const save = async (context: BrowserContext, baseURL: string | undefined, token: string, data: object) => {
  const answer = await context.request.post(`${baseURL}/api/company/profile/ftp`, { headers: { authorization: `Bearer ${token}` }, data });
  expect(answer.ok()).toBe(true);
};

test('the head imports, sees how far it is and which rows and files were not taken, maps a column, and a second time nothing changes', async ({
  page,
  context,
  baseURL,
  store,
}) => {
  const rows = ['E-1;Fiat;500;51', 'E-2;Opel;Manta;viel', 'E-3;VW;Polo;75'];
  store.files.set('/cars/stock.csv', Buffer.from(['Nummer;Firma;Modell;PS', ...rows].join('\n')));
  store.files.set('/cars/E-1/front.jpg', photograph('front').buffer);
  store.files.set('/cars/E-3/rear.jpg', photograph('rear').buffer);
  store.files.set('/cars/E-3/text.jpg', Buffer.from('no picture'));
  const token = await beSignedIn(context, baseURL, 'chief');
  await page.goto('/vehicles-from-ftp');
  await expect(state(page)).toHaveText('No import is on record yet.');
  await strip(page).getByRole('button', { name: 'Import now' }).press('Enter');
  await expect(page.getByText('Enter the FTP host and user in the settings first')).toBeVisible();
  await save(context, baseURL, token, {
    ftp_host: '127.0.0.1',
    ftp_port: store.port,
    ftp_user: 'dealer',
    ftp_pass: 'geheim',
    ftp_dir: '/cars',
  });

  const { promise, resolve: goOn } = Promise.withResolvers<void>();
  store.held.set('/cars/E-3/rear.jpg', promise);
  await strip(page).getByRole('button', { name: 'Import now' }).press('Enter');
  const progress = strip(page).getByRole('progressbar', { name: 'Progress of the import' });
  await expect(strip(page)).toContainText('1 of 2 directories · vehicles: 2 · pictures: 1');
  await expect(progress).toHaveAttribute('aria-valuenow', '50');
  await expect(strip(page).getByRole('button', { name: 'Import now' })).toBeDisabled();
  goOn();
  await expect(state(page)).toHaveText('2 new vehicles, 2 pictures taken.');
  await expect(progress).toHaveCount(0);
  await expect(page.getByRole('main').getByText('Polo', { exact: true }).first()).toBeVisible();

  await expect(strip(page)).toContainText('2 not taken');
  await strip(page).getByRole('button', { name: 'Details' }).press('Enter');
  const badRows = strip(page).getByRole('region', { name: 'Rows of the list that were not taken (1)' });
  await expect(badRows.getByRole('listitem')).toHaveText(/Row 3 · .+ · “viel”.*Not a number/);
  const badFiles = strip(page).getByRole('region', { name: 'Files and directories that were not taken (1)' });
  await expect(badFiles.getByRole('listitem')).toHaveText(/E-3\/text\.jpg.*not an image/);
  for (const theme of ['light', 'dark'] as const) {
    await showIn(page, theme);
    await expectAccessible(page, `the import, ${theme}`);
  }

  const brand = strip(page).getByRole('combobox', { name: 'Brand' });
  await brand.selectOption('Firma');
  await strip(page).getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('Saved. The next import reads the list anew.')).toBeVisible();
  await strip(page).getByRole('button', { name: 'Import now' }).click();
  await expect(state(page)).toHaveText('2 changed vehicles.');
  const mapped = await vehicles(context, baseURL, token);
  expect(mapped.map(({ car, brand }) => [car, brand]).toSorted()).toEqual([
    ['E-1', 'Fiat'],
    ['E-3', 'VW'],
  ]);

  await strip(page).getByRole('button', { name: 'Import now' }).click();
  await expect(state(page)).toHaveText('Nothing new on the server.');
  await expect(badRows).toBeVisible();
  await expect(strip(page).getByRole('region', { name: 'Earlier imports' }).getByRole('listitem')).toContainText([
    '2 changed vehicles.',
    '2 new',
  ]);
  expect(await vehicles(context, baseURL, token)).toEqual(mapped);
  await page.reload();
  await strip(page).getByRole('button', { name: 'Details' }).click();
  await expect(brand).toHaveValue('=Firma');
});

test('the operator chooses a company and is told what stops its import; an employee looks, in German too', async ({
  page,
  context,
  baseURL,
  store,
}) => {
  const token = await beSignedIn(context, baseURL, 'chief');
  await save(context, baseURL, token, { ftp_host: '127.0.0.1', ftp_port: store.port, ftp_user: 'dealer', ftp_pass: 'falsch' });
  await context.clearCookies();
  await beSignedIn(context, baseURL, 'operator');
  await page.goto('/vehicles-from-ftp-admin');
  await strip(page).getByRole('combobox', { name: 'Company' }).selectOption({ label: 'Autohaus Nord' });
  await strip(page).getByRole('button', { name: 'Import now' }).click();
  await expect(state(page)).toHaveText('The server does not accept user and password.');
  await strip(page).getByRole('button', { name: 'Details' }).click();
  await expect(strip(page).getByRole('link', { name: 'FTP settings' })).toHaveAttribute('href', /^\/companies\/\d+\/export$/);
  await expectAccessible(page, 'the import of a company');

  await context.clearCookies();
  await beSignedIn(context, baseURL, 'employee');
  await page.goto('/vehicles-from-ftp');
  await page.getByRole('button', { name: 'Language: EN' }).click();
  await page.getByRole('menuitemradio', { name: 'Deutsch' }).click();
  const german = strip(page, 'Import vom FTP');
  await expect(german.getByRole('status')).toHaveText('Der Server nimmt Benutzer und Passwort nicht an.');
  await german.getByRole('button', { name: 'Einzelheiten' }).click();
  await expect(german.getByText('Der Server wird nur abgefragt, wenn jemand den Import startet.')).toBeVisible();
  await expect(german.getByRole('button', { name: 'Jetzt importieren' })).toHaveCount(0);
  await expect(german.getByRole('combobox')).toHaveCount(0);
  await showIn(page, 'dark');
  await expectAccessible(page, 'the import, for an employee, German and dark');
});
