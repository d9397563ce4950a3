import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { beforeAll, expect, test } from 'vitest';
import { adminCompanies } from '../../contract/companies/adminCalls.ts';
import { adminSubCompanies } from '../../contract/companies/adminSubCompanyCalls.ts';
import { standardPreset } from '../../server/presets/standard.ts';
import type { Client } from '../api/setup/client.ts';
import { newCompany } from './setup/records.ts';
import { renderApp, signIn } from './setup/renderApp.tsx';

// What the operator sets for a company: its sub-companies and its views. companies.test.tsx covers users who can only read.

let operator: Client;
beforeAll(async () => {
  operator = await signIn('operator');
});

const nameOf = (code: string) =>
  standardPreset.items.find((item) => item.code === code)?.name.en ?? '';
const search = async (fill: (field: HTMLElement, text: string) => Promise<void>, title: string) =>
  fill(await screen.findByRole('combobox', { name: 'Companies that can be attached' }), title);

test('the operator attaches a company to another on a screen of its own, comes back to the list, and detaches it', async () => {
  const [parent, child] = [
    await newCompany(operator, 'Parent'),
    await newCompany(operator, 'Child'),
  ];
  const list = `/companies/${parent.id}/subcompanies`;
  const { user, fill } = await renderApp(list, { as: 'operator' });
  await user.click(
    (await screen.findAllByRole('link', { name: 'Add sub-company' }))[0] as HTMLElement,
  );
  await screen.findByRole('heading', { name: 'Add sub-company', level: 1 });
  expect(window.location.pathname).toBe(`/companies/${parent.id}/add-subcompany`);
  expect(screen.queryByRole('navigation', { name: 'Parts of this page' })).toBeNull();
  expect(await screen.findByRole('button', { name: 'Attach' })).toHaveProperty('disabled', true);

  await search(fill, child.title);
  await user.click(await screen.findByRole('option', { name: child.title }));
  await user.click(screen.getByRole('button', { name: 'Attach' }));
  await screen.findByText('Sub-company attached');
  await screen.findByRole('navigation', { name: 'Parts of this page' });
  expect(window.location.pathname).toBe(list);
  await within(screen.getByRole('main')).findByText(child.title);

  await user.click(await screen.findByRole('button', { name: `Actions for ${child.title}` }));
  await user.click(await screen.findByRole('menuitem', { name: 'Detach' }));
  expect(
    (await operator.must(adminCompanies.one, { params: { id: child.id } })).data.parent_id,
  ).toBe(parent.id); // a confirmation is shown first
  await user.click(
    within(await screen.findByRole('dialog')).getByRole('button', { name: 'Detach' }),
  );
  await screen.findByText('Sub-company detached');
  await waitFor(() =>
    expect(screen.queryByRole('button', { name: `Actions for ${child.title}` })).toBeNull(),
  );
  expect(
    (await operator.must(adminCompanies.one, { params: { id: child.id } })).data.parent_id,
  ).toBeNull();
});

test('a company that belongs to another is not offered', async () => {
  const [parent, child] = [
    await newCompany(operator, 'Parent'),
    await newCompany(operator, 'Taken'),
  ];
  await operator.must(adminSubCompanies.attach, {
    params: { id: parent.id },
    body: { company_id: child.id },
  });
  const { fill } = await renderApp(`/companies/${parent.id}/add-subcompany`, { as: 'operator' });
  await search(fill, child.title);
  await screen.findByText('No results');
});

test('a company that can no longer be attached is reported at the field, and the choice stays', async () => {
  const [parent, faster] = [
    await newCompany(operator, 'Slow parent'),
    await newCompany(operator, 'Fast parent'),
  ];
  const child = await newCompany(operator, 'Wanted');
  const { user, fill } = await renderApp(`/companies/${parent.id}/add-subcompany`, {
    as: 'operator',
  });
  await search(fill, child.title);
  await user.click(await screen.findByRole('option', { name: child.title }));
  await operator.must(adminSubCompanies.attach, {
    params: { id: faster.id },
    body: { company_id: child.id },
  });
  await user.click(screen.getByRole('button', { name: 'Attach' }));
  await waitFor(() =>
    expect(within(screen.getByRole('main')).getByRole('alert').textContent).not.toBe(''),
  );
  expect(screen.getByRole('combobox')).toHaveProperty('value', child.title);
  expect(window.location.pathname).toBe(`/companies/${parent.id}/add-subcompany`);
});

test('the operator chooses a company’s views without overwriting another user’s changes', async () => {
  const { id, angles } = await newCompany(operator, 'Views');
  const [rear, front] = [nameOf('rear'), nameOf('front')];
  const box = (option: string, view: string) =>
    screen.findByRole('checkbox', { name: `${option}: ${view}` });
  const { user } = await renderApp(`/companies/${id}/angles`, { as: 'operator' });
  await user.click(await box('Take photo', rear));
  await user.click(screen.getByRole('button', { name: 'All off: Show logo' }));
  await screen.findByText('Unsaved changes');
  const frontId = angles.find(({ code }) => code === 'front')?.id ?? 0;
  await operator.must(adminCompanies.save, {
    params: { id },
    body: { angles: [{ id: frontId, show_banner: 0 }] },
  });
  await user.click(screen.getByRole('button', { name: 'Save' }));
  await screen.findByText('Views saved');

  cleanup();
  await renderApp(`/companies/${id}/angles`, { as: 'operator' });
  expect(await box('Take photo', rear)).toHaveProperty('checked', false);
  expect(await box('Take photo', front)).toHaveProperty('checked', true);
  expect(await box('Show logo', rear)).toHaveProperty('checked', false);
  expect(await box('Show banner', front)).toHaveProperty('checked', false);
  expect(await box('Show banner', rear)).toHaveProperty('checked', true);
  screen.getByRole('button', { name: 'All on: Show logo' });
});
