import { expect, type Page, test } from '@playwright/test';
import type { CarRow } from '../../contract/entities/car.ts';
import { expectAccessible, showIn } from './accessible.ts';
import { beSignedIn, createVehicle, newName } from './dealer.ts';

test.use({ reducedMotion: 'reduce' });

/** On a phone the panel lies behind a tab. */
const panelOf = async (page: Page, project: string) => {
  if (project === 'phone') await page.getByRole('tab', { name: 'Data' }).click();
  return page.getByRole('region', { name: 'FTP upload' });
};

test('the head sends a vehicle, is told what stopped it, and finds it in the history; an employee only looks', async ({
  page,
  context,
  baseURL,
}, { project }) => {
  const token = await beSignedIn(context, baseURL, 'chief');
  const headers = { authorization: `Bearer ${token}` };
  const data = { ftp_host: '127.0.0.1', ftp_user: 'dealer', ftp_pass: 'geheim' };
  expect((await context.request.post(`${baseURL}/api/company/profile/ftp`, { headers, data })).ok()).toBe(true);
  const answer = await context.request.get(`${baseURL}/api/cars?state=processed&sort=id`, { headers });
  const [car] = ((await answer.json()) as { data: CarRow[] }).data;

  await page.goto(`/vehicles/${car?.id}`);
  const panel = await panelOf(page, project.name);
  await panel.getByRole('button', { name: 'Send pictures' }).click();
  await expect(page.getByText('The pictures could not be sent to the FTP server')).toBeVisible({ timeout: 30_000 });
  await expect(panel.getByText('Failed')).toBeVisible();
  await expect(panel.getByRole('button', { name: 'Send pictures' })).toBeEnabled();

  await panel.getByRole('button', { name: 'History' }).click();
  const latest = panel.getByRole('list', { name: 'History' }).getByRole('listitem').first();
  await expect(latest).toContainText('lies in a private network');
  await latest.getByText(/\d+ not sent/).click();
  await expect(latest).toContainText('To 127.0.0.1');
  await expect(latest.getByText('.jpg').first()).toBeVisible();
  for (const theme of ['light', 'dark'] as const) {
    await showIn(page, theme);
    await expectAccessible(page, `the history of sendings, ${theme}`);
  }

  await context.clearCookies();
  await beSignedIn(context, baseURL, 'employee');
  await page.reload();
  const looked = await panelOf(page, project.name);
  await looked.getByRole('button', { name: 'History' }).click();
  await expect(looked.getByRole('list', { name: 'History' }).getByRole('listitem').first()).toContainText('private network');
  await expect(looked.getByRole('button', { name: 'Send pictures' })).toHaveCount(0);
});

test('of several chosen vehicles, those that cannot be sent are named with the reason', async ({ page, context, baseURL }) => {
  const token = await beSignedIn(context, baseURL, 'chief');
  const headers = { authorization: `Bearer ${token}` };
  const data = { ftp_host: '127.0.0.1', ftp_user: 'dealer', ftp_pass: 'geheim' };
  await context.request.post(`${baseURL}/api/company/profile/ftp`, { headers, data });
  const name = newName('Ohne Bilder');
  await createVehicle(page, name);
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
