import { readFile } from 'node:fs/promises';
import { expect, type Page, test } from '@playwright/test';
import { readXlsx } from '../api/setup/readXlsx.ts';
import { beSignedIn } from './dealer.ts';

// tests/component/companyList.test.tsx covers orders, pages, columns, saved filters and dialogs.

const names = (page: Page) => page.locator('[data-row] a[data-leads]');

test.beforeEach(async ({ context, baseURL }) => {
  await beSignedIn(context, baseURL, 'operator');
});

test(
  'the operator finds companies, blocks two of them at once, and unblocks them',
  { tag: '@phone' },
  async ({ page }, { project }) => {
    // each screen size uses its own companies
    const [parent, child] =
      project.name === 'phone'
        ? ['Spree Mobil', 'Saar E-Mobile']
        : ['Eifel Geländewagen', 'Weser Wagen'];
    const row = (name: string) =>
      page.locator('[data-row]').filter({ has: page.getByRole('link', { name, exact: true }) });
    const bar = page
      .getByRole('region', { name: 'Actions for the selection' })
      .or(page.getByRole('toolbar', { name: 'Actions for the selection' }));
    const act = async (name: string) => {
      await bar.getByRole('button', { name, exact: true }).click();
      await page.getByRole('dialog').getByRole('button', { name, exact: true }).click();
      await expect(page.getByRole('dialog')).toHaveCount(0);
    };
    await page.goto('/companies');
    await page.getByRole('searchbox').fill('donau');
    await expect(names(page)).toHaveText(['Donau Autozentrum', 'Donau Autozentrum, Passau']);
    await page.getByRole('searchbox').fill('');
    for (const name of [parent, child])
      await page.getByRole('checkbox', { name: `Select ${name}`, exact: true }).check();
    await act('Block');
    for (const name of [parent, child]) await expect(row(name)).toContainText('Blocked');
    for (const name of [parent, child])
      await page.getByRole('checkbox', { name: `Select ${name}`, exact: true }).check();
    await act('Unblock');
    for (const name of [parent, child]) await expect(row(name)).toContainText('Active');
  },
);

test('the operator exports a list as CSV and a company’s transactions as Excel', async ({
  page,
}) => {
  const downloadBy = async (button: string) => {
    const coming = page.waitForEvent('download');
    await page.getByRole('button', { name: button }).click();
    return coming;
  };
  await page.goto(`/companies?filter=${encodeURIComponent('{"q":"donau"}')}`);
  await expect(names(page)).toHaveCount(2);
  const csv = await readFile(await (await downloadBy('Export as CSV')).path(), 'utf8');
  const lines = csv.trim().split('\r\n');
  expect(lines).toHaveLength(3);
  expect(lines[0]).toMatch(/Name/);
  expect(lines[1]).toContain('Donau Autozentrum');
  expect(lines[2]).toContain('"Donau Autozentrum, Passau"');

  await page.goto('/transactions-admin/1');
  const total = Number(
    (await page.getByText(/^Showing \d+ out of/).textContent())
      ?.match(/out of ([\d,]+)/)?.[1]
      ?.replace(/\D/g, ''),
  );
  const excel = await downloadBy('Excel file');
  expect(excel.suggestedFilename()).toMatch(/\.xlsx$/);
  const [rows = []] = readXlsx(await readFile(await excel.path())).values();
  expect(rows.length).toBeGreaterThanOrEqual(total + 1);
});
