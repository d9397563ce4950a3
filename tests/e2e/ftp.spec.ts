import { type APIRequestContext, expect, type Locator, type Page } from '@playwright/test';
import type { CarRow } from '../../contract/vehicles/vehicle.ts';
import { type FtpServer, openFtpServer } from '../api/setup/ftpServer.ts';
import { type FtpStore, openFtpStore } from '../api/setup/ftpStore.ts';
import { beSignedIn, photograph } from './dealer.ts';
import { onQuietProduct } from './quietProduct.ts';

const USER = 'dealer';
const PASSWORD = 'geheim & sicher';

/** The product with a dealer's two FTP servers: one to import from, one to send to. */
const test = onQuietProduct.extend<{ store: FtpStore; receiver: FtpServer }>({
  store: async ({ browserName: _ }, use) => {
    const store = await openFtpStore(USER, PASSWORD);
    await use(store);
    await store.close();
  },
  receiver: async ({ browserName: _ }, use) => {
    const receiver = await openFtpServer(USER, PASSWORD);
    await use(receiver);
    await receiver.close();
  },
});
test.use({ reducedMotion: 'reduce' });

/** Saves the FTP settings, as the company's manager does. */
const enter = async (
  request: APIRequestContext,
  token: string,
  settings: { ftp_port: number; ftp_pass: string; ftp_dir?: string },
) => {
  const headers = { authorization: `Bearer ${token}` };
  const data = { ftp_host: '127.0.0.1', ftp_user: USER, ...settings };
  expect((await request.post('/api/company/profile/ftp', { headers, data })).ok()).toBe(true);
};

const strip = (page: Page, name = 'Import from FTP') =>
  page.getByRole('region', { name, exact: true });
const state = (page: Page) => strip(page).getByRole('status');
const imported = async (request: APIRequestContext, token: string) => {
  const headers = { authorization: `Bearer ${token}` };
  const answer = await request.get('/api/cars?from_ftp=1&per_page=100', { headers });
  return ((await answer.json()) as { data: CarRow[] }).data.filter(({ car }) =>
    car.startsWith('E-'),
  );
};

test('the operator sees why an import stops, an employee reads it in German, and the manager fixes it: imports, maps a column, imports again', async ({
  page,
  context,
  browser,
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
  await enter(context.request, token, { ftp_port: store.port, ftp_pass: 'falsch' });

  const office = await browser.newContext();
  await beSignedIn(office, baseURL, 'operator');
  const desk = await office.newPage();
  await desk.goto('/vehicles-from-ftp-admin');
  await strip(desk)
    .getByRole('combobox', { name: 'Company' })
    .selectOption({ label: 'Autohaus Nord' });
  await strip(desk).getByRole('button', { name: 'Import now' }).click();
  await expect(state(desk)).toHaveText('The server does not accept user and password.');
  await strip(desk).getByRole('button', { name: 'Details' }).click();
  await expect(strip(desk).getByRole('link', { name: 'FTP settings' })).toHaveAttribute(
    'href',
    /^\/companies\/\d+\/export$/,
  );

  await office.clearCookies();
  await beSignedIn(office, baseURL, 'employee');
  await office.addCookies([{ name: 'locale', value: 'de', url: baseURL ?? '' }]);
  await desk.goto('/vehicles-from-ftp');
  const german = strip(desk, 'Import vom FTP');
  await expect(german.getByRole('status')).toHaveText(
    'Der Server nimmt Benutzer und Passwort nicht an.',
  );
  await german.getByRole('button', { name: 'Einzelheiten' }).click();
  await expect(
    german.getByText('Der Server wird nur abgefragt, wenn jemand den Import startet.'),
  ).toBeVisible();
  await expect(german.getByRole('button', { name: 'Jetzt importieren' })).toHaveCount(0);
  await expect(german.getByRole('combobox')).toHaveCount(0);
  await office.close();

  await enter(context.request, token, {
    ftp_port: store.port,
    ftp_pass: PASSWORD,
    ftp_dir: '/cars',
  });
  const { promise, resolve: resume } = Promise.withResolvers<void>();
  store.held.set('/cars/E-3/rear.jpg', promise);
  await strip(page).getByRole('button', { name: 'Import now' }).press('Enter');
  const progress = strip(page).getByRole('progressbar', { name: 'Progress of the import' });
  await expect(strip(page)).toContainText('1 of 2 directories · vehicles: 2 · pictures: 1');
  await expect(progress).toHaveAttribute('aria-valuenow', '50');
  await expect(strip(page).getByRole('button', { name: 'Import now' })).toBeDisabled();
  resume();
  await expect(state(page)).toHaveText('2 new vehicles, 2 pictures taken.');
  await expect(progress).toHaveCount(0);
  await expect(page.getByRole('main').getByText('Polo', { exact: true }).first()).toBeVisible();

  await expect(strip(page)).toContainText('2 not taken');
  await strip(page).getByRole('button', { name: 'Details' }).press('Enter');
  const badRows = strip(page).getByRole('region', {
    name: 'Rows of the list that were not taken (1)',
  });
  await expect(badRows.getByRole('listitem')).toHaveText(/Row 3 · .+ · “viel”.*Not a number/);
  const badFiles = strip(page).getByRole('region', {
    name: 'Files and directories that were not taken (1)',
  });
  await expect(badFiles.getByRole('listitem')).toHaveText(/E-3\/text\.jpg.*not an image/);

  const brand = strip(page).getByRole('combobox', { name: 'Brand' });
  await brand.selectOption('Firma');
  await strip(page).getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('Saved. The next import reads the list again.')).toBeVisible();
  await strip(page).getByRole('button', { name: 'Import now' }).click();
  await expect(state(page)).toHaveText('2 changed vehicles.');
  const mapped = await imported(context.request, token);
  expect(mapped.map(({ car, brand }) => [car, brand]).toSorted()).toEqual([
    ['E-1', 'Fiat'],
    ['E-3', 'VW'],
  ]);

  await strip(page).getByRole('button', { name: 'Import now' }).click();
  await expect(state(page)).toHaveText('Nothing new on the server.');
  await expect(badRows).toBeVisible();
  await expect(
    strip(page).getByRole('region', { name: 'Earlier imports' }).getByRole('listitem'),
  ).toContainText(['2 changed vehicles.', '2 new']);
  expect(await imported(context.request, token)).toEqual(mapped);
  await page.reload();
  await strip(page).getByRole('button', { name: 'Details' }).click();
  await expect(brand).toHaveValue('=Firma');
});

test('the manager sends a vehicle, sees why it failed, sends it again and finds both in the history; an employee can only read', async ({
  page,
  context,
  baseURL,
  receiver,
}) => {
  const token = await beSignedIn(context, baseURL, 'chief');
  await enter(context.request, token, { ftp_port: receiver.port, ftp_pass: 'wrong', ftp_dir: '' });
  const headers = { authorization: `Bearer ${token}` };
  const answer = await context.request.get('/api/cars?state=processed&sort=id', { headers });
  const [car] = ((await answer.json()) as { data: CarRow[] }).data;

  await page.goto(`/vehicles/${car?.id}`);
  const panel = page.getByRole('region', { name: 'FTP upload' });
  const entriesOf = (shown: Locator) =>
    shown.getByRole('list', { name: 'History' }).locator('> li');
  const send = panel.getByRole('button', { name: 'Send pictures' });
  await send.click();
  await expect(panel.getByRole('button', { name: 'Sending …' })).toHaveAttribute(
    'aria-disabled',
    'true',
  );
  await expect(page.getByText('The pictures could not be sent to the FTP server')).toBeVisible();
  await expect(panel.getByText('Failed')).toBeVisible();
  expect([...receiver.files.keys()]).toEqual([]);

  await enter(context.request, token, { ftp_port: receiver.port, ftp_pass: PASSWORD });
  await send.click();
  await expect(page.getByText('Pictures sent to the FTP server')).toBeVisible();
  await expect(panel.getByText('Sent', { exact: true })).toBeVisible();
  const names = [...receiver.files.keys()].map((path) => path.replace(/.*\//, ''));
  expect(names.length).toBeGreaterThan(0);

  await panel.getByRole('button', { name: 'History' }).click();
  await expect(entriesOf(panel)).toHaveCount(2);
  await expect(entriesOf(panel).nth(1)).toContainText(
    'The server does not accept user and password.',
  );
  const latest = entriesOf(panel).first();
  await latest.getByText(`${names.length} file`).click();
  await expect(latest).toContainText('To 127.0.0.1');
  for (const name of names) await expect(latest.getByText(name)).toBeVisible();

  await context.clearCookies();
  await beSignedIn(context, baseURL, 'employee');
  await page.setViewportSize({ width: 390, height: 844 });
  await page.reload();
  await page.getByRole('tab', { name: 'Data' }).click(); // on a phone the panel is in this tab
  await panel.getByRole('button', { name: 'History' }).click();
  await expect(entriesOf(panel)).toHaveCount(2);
  await expect(panel.getByRole('button', { name: 'Send pictures' })).toHaveCount(0);
});
