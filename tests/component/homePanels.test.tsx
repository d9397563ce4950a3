import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import type { Dashboard } from '../../contract/dashboard/dashboard.ts';
import { answerInstead, failInstead } from './setup/calls.ts';
import { renderApp } from './setup/renderApp.tsx';

// How the home page shows the server's answers. home.test.tsx compares its numbers with the lists behind them.

const DASHBOARD = /^\/api\/dashboard$/;
const region = (name: string) => screen.findByRole('region', { name });

/** Replaces some values of the server's answer. */
const withDashboard = (change: (dashboard: Dashboard) => Dashboard) =>
  answerInstead(DASHBOARD, async (_, go) => {
    const { data } = (await (await go()).json()) as { data: Dashboard };
    return Response.json({ data: change(data) });
  });

test.each([
  { balance: { tokens: 2, credits: 1 }, warning: 'running low' },
  { balance: { tokens: 0, credits: -3 }, warning: 'has been used up' },
])(
  'with $balance.tokens tokens and $balance.credits credits, an employee sees the warning “$warning”',
  async ({ balance, warning }) => {
    withDashboard((dashboard) => ({ ...dashboard, balance }));
    await renderApp('/', { as: 'employee' });
    const panel = within(await region('Balance'));
    expect((await panel.findByRole('alert')).textContent).toContain(warning);
    expect(panel.getAllByRole('link').map(({ textContent }) => textContent)).toEqual([
      'Transactions',
    ]); // only managers see tokens
  },
);

test('a sufficient balance shows no warning', async () => {
  withDashboard((dashboard) => ({ ...dashboard, balance: { tokens: 3, credits: 3 } }));
  await renderApp('/', { as: 'employee' });
  const panel = within(await region('Balance'));
  await panel.findByRole('link');
  expect(panel.queryByRole('alert')).toBeNull();
});

test('a company without vehicles sees the first steps', async () => {
  withDashboard((dashboard) => ({
    ...dashboard,
    attention: [],
    vehicles: { ...dashboard.vehicles, total: 0 },
  }));
  const { user } = await renderApp('/', { as: 'chief' });
  await screen.findByRole('heading', { name: 'No vehicles yet' });
  await user.click(within(screen.getByRole('main')).getByRole('link', { name: 'New vehicle' }));
  await waitFor(() => expect(window.location.pathname).toBe('/vehicles/create'));
});

test('when the overview cannot be loaded, a message says so and offers to retry', async () => {
  const works = failInstead(DASHBOARD, 403, 'Not today');
  const { user } = await renderApp('/', { as: 'chief' });
  const said = await screen.findByText('Not today');
  expect(said.closest('[role=alert]')).not.toBeNull();
  works();
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  await region('Balance');
  expect(screen.queryByText('Not today')).toBeNull();
});

test('when the server has no overview, a link leads to the vehicles', async () => {
  failInstead(DASHBOARD, 404, 'Not found');
  const { user } = await renderApp('/', { as: 'chief' });
  await user.click(
    await within(await screen.findByRole('main')).findByRole('link', { name: 'Vehicles' }),
  );
  await waitFor(() => expect(window.location.pathname).toBe('/vehicles'));
});

test('returning to the window shows what changed meanwhile', async () => {
  await renderApp('/', { as: 'chief' });
  await region('Balance');
  withDashboard((dashboard) => ({ ...dashboard, balance: { tokens: 4711, credits: 0 } }));
  document.dispatchEvent(new Event('visibilitychange', { bubbles: true }));
  await screen.findByText('4,711');
});

test('the operator has no balance', async () => {
  await renderApp('/', { as: 'operator' });
  await region('Companies');
  await region('Waiting for quality check');
  expect(screen.queryByRole('region', { name: 'Balance' })).toBeNull();
});
