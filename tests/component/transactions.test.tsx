import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { session } from '../../contract/accounts/sessionCalls.ts';
import { adminCompanies } from '../../contract/companies/adminCalls.ts';
import { renderApp, signIn } from './setup/renderApp.tsx';

const filterInAddress = () =>
  JSON.parse(new URLSearchParams(window.location.search).get('filter') ?? '{}');

test('the chosen period of a company’s transactions is in the URL, and a link restores it', async () => {
  const { company } = await (await signIn('chief')).must(session.me);
  const path = `/transactions-admin/${company?.id}`;
  await renderApp(path, { as: 'operator' });
  fireEvent.change(await screen.findByLabelText('Time (from)'), {
    target: { value: '2026-01-15' },
  });
  await waitFor(() => expect(filterInAddress()).toEqual({ date_from: '2026-01-15' }));
  fireEvent.change(screen.getByLabelText('Time (to)'), { target: { value: '2026-02-03' } });
  await waitFor(() =>
    expect(filterInAddress()).toEqual({ date_from: '2026-01-15', date_to: '2026-02-03' }),
  );
  expect(window.location.pathname).toContain(path);

  const address = window.location.pathname + window.location.search;
  cleanup();
  await renderApp(address, { as: 'operator' });
  await waitFor(() =>
    expect(screen.getByLabelText('Time (from)')).toHaveProperty('value', '2026-01-15'),
  );
  expect(screen.getByLabelText('Time (to)')).toHaveProperty('value', '2026-02-03');
  expect(filterInAddress()).toEqual({ date_from: '2026-01-15', date_to: '2026-02-03' });
});

test('a period narrows the list and the sums above it', async () => {
  const operator = await signIn('operator');
  const { data } = await operator.must(adminCompanies.create, {
    body: {
      title: 'Firma mit Zeitraum',
      chief_name: 'Period',
      chief_email: 'head@period.test',
    },
  });
  await operator.must(adminCompanies.addCredits, { params: { id: data.id }, body: { amount: 7 } });
  const { user } = await renderApp(`/transactions-admin/${data.id}`, { as: 'operator' });
  const sum = async (value: string) =>
    waitFor(() =>
      expect(screen.getByText('Credits added', { selector: 'dt' }).nextSibling?.textContent).toBe(
        value,
      ),
    );
  await sum('7');
  const periods = within(screen.getByRole('group', { name: 'Period' }));
  expect(periods.getByRole('link', { current: true }).textContent).toBe('All time');
  await user.click(periods.getByRole('link', { name: 'Last month' }));
  await sum('0');
  await screen.findByText('Last month', { selector: '[aria-current] *' });
  await waitFor(() => expect(screen.queryByRole('row', { name: /Credits added/ })).toBeNull());
  await user.click(periods.getByRole('link', { name: 'This month' }));
  await sum('7');
  await screen.findByRole('row', { name: /Credits added/ });
});

test('an entry without a vehicle shows a dash', async () => {
  const operator = await signIn('operator');
  const head = { chief_name: 'Ohne Wagen', chief_email: 'head@no-vehicles.test' };
  const { data } = await operator.must(adminCompanies.create, {
    body: { title: 'Firma ohne Fahrzeug', ...head },
  });
  await operator.must(adminCompanies.addCredits, { params: { id: data.id }, body: { amount: 5 } });
  await renderApp(`/transactions-admin/${data.id}`, { as: 'operator' });
  const entry = within(await screen.findByRole('row', { name: /Credits added/ }));
  expect(entry.getByText('–')).toBeTruthy();
  expect(entry.queryByText(/^#/)).toBeNull();
});
