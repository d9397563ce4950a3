import { type APIRequestContext, expect, type Page } from '@playwright/test';
import type { CarRow } from '../../contract/entities/car.ts';
import type { FtpExportSave } from '../../contract/entities/ftp.ts';
import { type FtpServer, openFtpServer } from '../api/house/ftpServer.ts';
import { expectAccessible, showIn } from './accessible.ts';
import { beSignedIn, createVehicle, newName } from './dealer.ts';
import { withOwnProduct } from './ownProduct.ts';

const PASSWORD = 'geheim & sicher';

const test = withOwnProduct({ env: { FTP_ALLOW_PRIVATE: 'true' } });
test.use({ reducedMotion: 'reduce' });

let ftp: FtpServer;
test.beforeAll(async () => {
  ftp = await openFtpServer('dealer', PASSWORD);
});
test.afterAll(() => ftp.close());

/** The company's settings, as its head enters them. */
const enter = async (request: APIRequestContext, token: string, settings: FtpExportSave) => {
  const headers = { authorization: `Bearer ${token}` };
  expect((await request.post('/api/company/profile/ftp', { headers, data: settings })).ok()).toBe(true);
};
const server = () => ({ ftp_host: '127.0.0.1', ftp_port: ftp.port, ftp_user: 'dealer', ftp_pass: PASSWORD });

/** On a phone the panel lies behind a tab. */
const panelOf = async (page: Page, project: string) => {
  if (project === 'phone') await page.getByRole('tab', { name: 'Data' }).click();
  return page.getByRole('region', { name: 'FTP upload' });
};
const entriesOf = (panel: Awaited<ReturnType<typeof panelOf>>) => panel.getByRole('list', { name: 'History' }).locator('> li');

test('the head sends a vehicle, is told what stopped it, sends it again, and finds both in the history; an employee only looks', async ({
  page,
  context,
  baseURL,
}, { project }) => {
  const token = await beSignedIn(context, baseURL, 'chief');
  await enter(context.request, token, { ...server(), ftp_pass: 'wrong' });
  const headers = { authorization: `Bearer ${token}` };
  const answer = await context.request.get('/api/cars?state=processed&sort=id', { headers });
  const [car] = ((await answer.json()) as { data: CarRow[] }).data;

  await page.goto(`/vehicles/${car?.id}`);
  const panel = await panelOf(page, project.name);
  const send = panel.getByRole('button', { name: 'Send pictures' });
  await send.click();
  await expect(panel.getByRole('button', { name: 'Sending …' })).toHaveAttribute('aria-disabled', 'true');
  await expect(page.getByText('The pictures could not be sent to the FTP server')).toBeVisible({ timeout: 30_000 });
  await expect(panel.getByText('Failed')).toBeVisible();
  expect([...ftp.files.keys()]).toEqual([]);

  await enter(context.request, token, server());
  await send.click();
  await expect(page.getByText('Pictures sent to the FTP server')).toBeVisible({ timeout: 30_000 });
  await expect(panel.getByText('Sent', { exact: true })).toBeVisible();
  const names = [...ftp.files.keys()].map((path) => path.replace(/.*\//, ''));
  expect(names.length).toBeGreaterThan(0);

  await panel.getByRole('button', { name: 'History' }).click();
  const entries = entriesOf(panel);
  await expect(entries).toHaveCount(2);
  await expect(entries.nth(1)).toContainText('The server does not accept user and password.');
  const latest = entries.first();
  await latest.getByText(`${names.length} file`).click();
  await expect(latest).toContainText('To 127.0.0.1');
  for (const name of names) await expect(latest.getByText(name)).toBeVisible();
  await page.evaluate(() => scrollTo(0, 0)); // elsewhere a field of the form may lie half below the head of the page
  for (const theme of ['light', 'dark'] as const) {
    await showIn(page, theme);
    await expectAccessible(page, `the history of sendings, ${theme}`);
  }

  await context.clearCookies();
  await beSignedIn(context, baseURL, 'employee');
  await page.reload();
  const looked = await panelOf(page, project.name);
  await looked.getByRole('button', { name: 'History' }).click();
  await expect(entriesOf(looked)).toHaveCount(2);
  await expect(looked.getByRole('button', { name: 'Send pictures' })).toHaveCount(0);
});

test('a vehicle that cannot be sent says why on its page, and among several chosen ones it is named with the reason', async ({
  page,
  context,
  baseURL,
}, { project }) => {
  const token = await beSignedIn(context, baseURL, 'chief');
  await enter(context.request, token, server());
  const name = newName('Ohne Bilder');
  await createVehicle(page, name);
  const panel = await panelOf(page, project.name);
  await panel.getByRole('button', { name: 'History' }).click();
  await expect(panel.getByText('Nothing of this vehicle has been sent yet.')).toBeVisible();
  await panel.getByRole('button', { name: 'Send pictures' }).focus();
  await expect(page.getByRole('tooltip')).toHaveText('There are no finished pictures to send yet.');

  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto(`/vehicles?filter=${encodeURIComponent(JSON.stringify({ q: name }))}`);
  const row = page.locator('[data-row]').filter({ hasText: name });
  await row.getByRole('checkbox').check();
  await page.getByRole('region', { name: 'Actions for the selection' }).getByRole('button', { name: 'Upload to FTP' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Upload to FTP' }).click();
  const report = page.getByRole('dialog', { name: 'What happened' });
  await expect(report).toContainText(name);
  await expect(report).toContainText('There are no finished pictures to send yet');
});
