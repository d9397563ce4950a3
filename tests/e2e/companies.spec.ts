import { randomUUID } from 'node:crypto';
import { type APIRequestContext, expect, type Page, test } from '@playwright/test';
import { beSignedIn, nameOf, newName } from './dealer.ts';

// Who may attach, the way back, and who only reads the views are in tests/component/companies.test.tsx.

/** A company of its own for a test. @returns its id and title */
async function newCompany(request: APIRequestContext, token: string, name: string): Promise<{ id: number; title: string }> {
  const answer = await request.post('/api/admin/companies', {
    headers: { authorization: `Bearer ${token}` },
    data: { title: newName(name), chief_name: 'Head', chief_email: `${randomUUID()}@new.test` },
  });
  expect(answer.ok()).toBe(true);
  return ((await answer.json()) as { data: { id: number; title: string } }).data;
}

const tabs = (page: Page) => page.getByRole('tablist', { name: 'Parts of this page' });

test('the operator attaches a company to another on a screen of its own, comes back to the list, and detaches it', async ({
  page,
  context,
  baseURL,
}) => {
  const token = await beSignedIn(context, baseURL, 'operator');
  const parent = await newCompany(context.request, token, 'Parent');
  const child = await newCompany(context.request, token, 'Child');
  await page.goto(`/companies/${parent.id}/subcompanies`);
  await page.getByRole('link', { name: 'Add sub-company' }).click();
  await expect(page).toHaveURL(new RegExp(`/companies/${parent.id}/add-subcompany$`));
  await expect(page.getByRole('heading', { name: 'Add sub-company', level: 1 })).toBeVisible();
  await expect(tabs(page)).toHaveCount(0);
  await expect(page.getByRole('button', { name: 'Attach' })).toBeDisabled();

  await page.getByRole('searchbox').fill(child.title);
  await expect(page.getByRole('radio')).toHaveCount(1);
  await page.getByRole('radio', { name: child.title }).check();
  await page.getByRole('button', { name: 'Attach' }).click();
  await expect(page.getByText('Sub-company attached')).toBeVisible();
  await expect(page).toHaveURL(new RegExp(`/companies/${parent.id}/subcompanies$`));
  await expect(tabs(page)).toBeVisible();
  await expect(page.getByRole('main').getByText(child.title)).toBeVisible();

  await page.goto(`/companies/${parent.id}/add-subcompany`);
  await page.getByRole('searchbox').fill(child.title);
  await expect(page.getByText('No results')).toBeVisible(); // it belongs to a company now

  await page.goto(`/companies/${parent.id}/subcompanies`);
  await page.getByRole('button', { name: `Actions for ${child.title}` }).click();
  await page.getByRole('menuitem', { name: 'Detach' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Detach' }).click();
  await expect(page.getByText('Sub-company detached')).toBeVisible();
  await expect(page.locator('[data-row]')).toHaveCount(0);
});

test('a company that cannot be attached any more is told at the choice, which stays', async ({ page, context, baseURL }) => {
  const token = await beSignedIn(context, baseURL, 'operator');
  const parent = await newCompany(context.request, token, 'Slow parent');
  const child = await newCompany(context.request, token, 'Wanted');
  await page.goto(`/companies/${parent.id}/add-subcompany`);
  await page.getByRole('searchbox').fill(child.title);
  await page.getByRole('radio', { name: child.title }).check();
  const faster = await context.request.post('/api/admin/companies/1/attach', {
    headers: { authorization: `Bearer ${token}` },
    data: { company_id: child.id },
  });
  expect(faster.ok()).toBe(true);
  await page.getByRole('button', { name: 'Attach' }).click();
  await expect(page.getByRole('main').getByRole('alert')).toBeVisible();
  await expect(page.getByRole('radio', { name: child.title })).toBeChecked();
  await context.request.post('/api/admin/companies/1/detach', {
    headers: { authorization: `Bearer ${token}` },
    data: { company_id: child.id },
  });
});

test('the operator says which views a company photographs, and where its logo appears', async ({ page, context, baseURL }) => {
  const token = await beSignedIn(context, baseURL, 'operator');
  const { id } = await newCompany(context.request, token, 'Views');
  await page.goto(`/companies/${id}/angles`);
  const rear = nameOf('rear');
  await page.getByRole('checkbox', { name: `Take photo: ${rear}`, exact: true }).uncheck();
  await page.getByRole('button', { name: 'All off: Show logo' }).click();
  await expect(page.getByText('Unsaved changes')).toBeVisible();

  // somebody else changes another view meanwhile
  const first = (await (
    await context.request.get(`/api/admin/companies/${id}`, { headers: { authorization: `Bearer ${token}` } })
  ).json()) as { data: { angles: { id: number; code: string }[] } };
  const front = first.data.angles.find(({ code }) => code === 'front');
  await context.request.post(`/api/admin/companies/${id}`, {
    headers: { authorization: `Bearer ${token}` },
    data: { angles: [{ id: front?.id, show_banner: 0 }] },
  });

  await page.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('Views saved')).toBeVisible();
  await page.reload();
  await expect(page.getByRole('checkbox', { name: `Take photo: ${rear}`, exact: true })).not.toBeChecked();
  await expect(page.getByRole('checkbox', { name: `Show logo: ${rear}`, exact: true })).not.toBeChecked();
  await expect(page.getByRole('button', { name: 'All on: Show logo' })).toBeVisible();
  await expect(page.getByRole('checkbox', { name: `Show banner: ${nameOf('front')}`, exact: true })).not.toBeChecked();
  await expect(page.getByRole('checkbox', { name: `Show banner: ${rear}`, exact: true })).toBeChecked();
});
