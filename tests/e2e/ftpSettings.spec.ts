import { expect, type Page, test } from '@playwright/test';
import { beSignedIn } from './dealer.ts';

/** Each project has a company of its own: what one of them sets is not another's. */
const headOf = (project: string) => (project === 'phone' ? 'chief@west.test' : 'chief@sued.test');

const box = (page: Page, name: string) => page.getByRole('textbox', { name, exact: true });
const example = (page: Page) => page.getByRole('main').locator('output');

test.use({ reducedMotion: 'reduce' });

test('the head names directories and files by a live example, tries the server, saves, and never sees the password again', async ({
  page,
  context,
  baseURL,
}, { project }) => {
  await beSignedIn(context, baseURL, headOf(project.name));
  const sent: unknown[] = [];
  page.on('request', (request) => {
    if (request.method() === 'POST' && request.url().endsWith('/company/profile/ftp')) sent.push(request.postDataJSON());
  });
  await page.goto('/settings/export');

  await box(page, 'Directory name').fill('');
  await page.getByRole('group', { name: 'Fields for Directory name' }).getByRole('button', { name: 'Last 7 of the VIN' }).click();
  await box(page, 'Directory').fill('/cars');
  await box(page, 'File name').fill('pic_{number}');
  await expect(example(page)).toContainText('/cars/W123456/pic_1.jpg');
  const warning = page.getByRole('alert').filter({ hasText: 'leading zeros' });
  await expect(warning).toBeVisible();
  await box(page, 'File name').fill('pic_{number:4}');
  await expect(warning).toHaveCount(0);
  await expect(example(page)).toContainText('/cars/W123456/pic_0002.jpg');

  await box(page, 'File name').fill('{nummer}');
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('{nummer} is not a known field')).toBeVisible();
  expect(sent).toEqual([]);
  await box(page, 'File name').fill('{angle}');

  await box(page, 'Host').fill('127.0.0.1');
  await box(page, 'User').fill('dealer');
  await page.getByLabel('Password', { exact: true }).fill('geheim');
  await page.getByRole('button', { name: 'Test connection' }).click();
  await expect(page.getByRole('status').filter({ hasText: 'private network' })).toBeVisible();

  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('FTP settings saved')).toBeVisible();
  expect(sent.at(-1)).toMatchObject({ ftp_host: '127.0.0.1', ftp_pass: 'geheim', dir_name: '{vin7}', initial_name: '{angle}' });
  await page.reload();
  await expect(box(page, 'Host')).toHaveValue('127.0.0.1');
  await expect(page.getByLabel('Password', { exact: true })).toHaveValue('');
  await expect(page.getByText('A password is stored.')).toBeVisible();
  expect(await page.content()).not.toContain('geheim');
  await box(page, 'User').fill(`dealer ${sent.length}`);
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('FTP settings saved')).toBeVisible();
  expect(sent.at(-1)).not.toHaveProperty('ftp_pass');
});

test('who is told of a newer state keeps what both have changed', async ({ page, context, baseURL }, { project }) => {
  const token = await beSignedIn(context, baseURL, headOf(project.name));
  await page.goto('/settings/export');
  const index = page.getByRole('spinbutton', { name: 'First number' });
  const mine = String((Number(await index.inputValue()) % 90) + 1);
  await index.fill(mine);
  const headers = { authorization: `Bearer ${token}` };
  await context.request.post(`${baseURL}/api/company/profile/ftp`, { headers, data: { ftp_dir: `/other/${mine}`, initial_index: 99 } });
  await page.getByRole('button', { name: 'Save' }).click();
  const question = page.getByRole('alertdialog');
  await expect(question).toContainText('First number');
  await expect(question).not.toContainText('Directory');
  await question.getByRole('button', { name: 'Keep mine' }).click();
  await expect(page.getByText('FTP settings saved')).toBeVisible();
  await page.reload();
  await expect(index).toHaveValue(mine);
  await expect(box(page, 'Directory')).toHaveValue(`/other/${mine}`);
});

test('an employee looks and changes nothing; the operator has it in a company’s page, with its import among the settings', async ({
  page,
  context,
  baseURL,
}) => {
  await beSignedIn(context, baseURL, 'employee');
  await page.goto('/settings/export');
  await expect(page.getByText('The head of your company changes these settings.')).toBeVisible();
  await expect(page.getByRole('main').locator('input, form')).toHaveCount(0);

  await context.clearCookies();
  await beSignedIn(context, baseURL, 'operator');
  await page.goto('/companies/1/export');
  await expect(example(page)).toBeVisible();
  await expect(page.getByRole('switch', { name: 'Send originals too' })).toBeVisible();
  await expect(page.getByRole('switch', { name: 'Vehicles from FTP' })).toHaveCount(0);
});
