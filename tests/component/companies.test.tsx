import { screen, waitFor, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { adminCompanies } from '../../contract/companies/adminCalls.ts';
import { standardPreset } from '../../server/presets/standard.ts';
import { COMPANIES, emailOf } from '../api/setup/testData.ts';
import { ownCompany } from './setup/records.ts';
import { renderApp, signIn } from './setup/renderApp.tsx';

const REAR = standardPreset.items.find(({ code }) => code === 'rear')?.name.en ?? '';

test('a manager sees the sub-companies, and no button to attach one', async () => {
  const id = await ownCompany(await signIn('chief'));
  await renderApp(`/companies/${id}/subcompanies`, { as: 'chief' });
  await screen.findByText(COMPANIES.west.title);
  expect(screen.queryByRole('link', { name: 'Add sub-company' })).toBeNull();
});

test('a manager who opens the page for attaching a company gets "no access"', async () => {
  const id = await ownCompany(await signIn('chief'));
  await renderApp(`/companies/${id}/add-subcompany`, { as: 'chief' });
  await waitFor(() => expect(window.location.pathname).toBe('/access-denied'));
});

test('a company’s own users see its views by name, and change none', async () => {
  const id = await ownCompany(await signIn('employee'));
  await renderApp(`/companies/${id}/angles`, { as: 'employee' });
  const row = (await screen.findByRole('rowheader', { name: REAR })).closest('tr');
  if (!row) throw new Error('a header of no row');
  expect(within(row).getAllByRole('img', { name: 'Yes' })).toHaveLength(3);
  expect(screen.queryByRole('checkbox')).toBeNull();
});

test('the back link of “add sub-company” leads to the sub-companies', async () => {
  const id = await ownCompany(await signIn('chief'));
  const { user } = await renderApp(`/companies/${id}/add-subcompany`, { as: 'operator' });
  await screen.findByRole('combobox');
  await user.click(within(screen.getByRole('banner')).getByRole('link', { name: 'Back' }));
  await waitFor(() => expect(window.location.pathname).toBe(`/companies/${id}/subcompanies`));
});

test.each(['chief', 'employee'] as const)(
  'the %s of a company opens a sub-company from the list and reads everything except what is only for its users',
  async (as) => {
    const [parent, west] = [
      await ownCompany(await signIn(as)),
      await ownCompany(await signIn('westChief')),
    ];
    const { user } = await renderApp(`/companies/${parent}/subcompanies`, { as });
    await user.click(await screen.findByRole('link', { name: COMPANIES.west.title }));
    await screen.findByRole('heading', { name: COMPANIES.west.title, level: 1 });
    expect(window.location.pathname).toBe(`/companies/${west}`);
    const tabs = await screen.findAllByRole('tab');
    expect(tabs.map(({ textContent }) => textContent)).toEqual(['Profile', 'Settings', 'Views']);
    expect(screen.queryByRole('textbox')).toBeNull();
    expect(screen.queryByRole('button', { name: 'Save' })).toBeNull();
  },
);

test('a manager gets “not found” for another company', async () => {
  const sued = await ownCompany(await signIn('suedEmployee'));
  await renderApp(`/companies/${sued}`, { as: 'chief' });
  await screen.findByText('There is nothing here');
  expect(screen.queryByText(COMPANIES.sued.title)).toBeNull();
});

test.each(['staff', 'tokens', 'subcompanies'])(
  'the %s of a sub-company are hidden from its parent',
  async (tab) => {
    const west = await ownCompany(await signIn('westChief'));
    await renderApp(`/companies/${west}/${tab}`, { as: 'chief' });
    await waitFor(() => expect(window.location.pathname).toBe('/access-denied'));
  },
);

test.each(['operator', 'chief', 'employee'] as const)(
  'the page of a sub-company has a link back to its parent for the %s',
  async (as) => {
    const [parent, west] = [
      await ownCompany(await signIn('chief')),
      await ownCompany(await signIn('westChief')),
    ];
    const { user } = await renderApp(`/companies/${west}`, { as });
    await user.click(await screen.findByRole('link', { name: COMPANIES.nord.title }));
    await waitFor(() => expect(window.location.pathname).toBe(`/companies/${parent}/subcompanies`));
  },
);

test('the manager of a sub-company may not open its parent and sees no link to it', async () => {
  const west = await ownCompany(await signIn('westChief'));
  await renderApp(`/companies/${west}`, { as: 'westChief' });
  await screen.findByText(emailOf('westChief'));
  expect(screen.queryByText('Belongs to')).toBeNull();
  expect(screen.queryByText(COMPANIES.nord.title)).toBeNull();
});

test('when the choice of companies fails to load, a message says so and offers to retry', async () => {
  const fetched = globalThis.fetch;
  let isOffline = true;
  vi.stubGlobal('fetch', (input: RequestInfo | URL, init?: RequestInit) =>
    isOffline && String(input).includes(adminCompanies.dropout.path)
      ? Promise.reject(new TypeError('Failed to fetch'))
      : fetched(input, init),
  );
  try {
    const { user } = await renderApp('/tokens', { as: 'operator' });
    const again = await screen.findByRole('button', { name: 'Try again' });
    expect(screen.queryByRole('link', { name: COMPANIES.nord.title })).toBeNull();
    isOffline = false;
    await user.click(again);
    await screen.findByRole('link', { name: COMPANIES.nord.title });
    expect(screen.queryByRole('button', { name: 'Try again' })).toBeNull();
  } finally {
    vi.stubGlobal('fetch', fetched);
  }
});

test('“Companies” shows employees their own company', async () => {
  const id = await ownCompany(await signIn('employee'));
  await renderApp('/companies', { as: 'employee' });
  await screen.findByRole('heading', { name: COMPANIES.nord.title, level: 1 });
  expect(window.location.pathname).toBe(`/companies/${id}`);
});
