import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import type { Activity } from '../../contract/dashboard/activity.ts';
import { newCar } from '../api/setup/dealer.ts';
import { answerInstead, failInstead } from './setup/calls.ts';
import { renderApp, signIn } from './setup/renderApp.tsx';

// How the home page shows the figures of a period. home.test.tsx compares them with the lists behind them.

const ACTIVITY = /^\/api\/dashboard\/activity/;
const region = (name: string) => screen.findByRole('region', { name });
const overTime = () =>
  screen.findByRole('table', { name: 'Photos, vehicles and cost over time', hidden: true });

/** Renders the home page of a company with a vehicle. Returns the addresses of the calls, too. */
const renderHome = async (
  address: string,
  as: 'chief' | 'employee' | 'operator',
  change: (activity: Activity) => Activity = (activity) => activity,
) => {
  await newCar(await signIn('chief'));
  const asked: string[] = [];
  answerInstead(ACTIVITY, async ({ path }, go) => {
    asked.push(path);
    const { data } = (await (await go()).json()) as { data: Activity };
    return Response.json({ data: change(data) });
  });
  return { ...(await renderApp(address, { as })), asked };
};

test('each day’s numbers are in a table that screen readers find', async () => {
  await renderHome('/?period=last_7_days', 'chief', (activity) => ({
    ...activity,
    days: activity.days.map((day, place) => ({ ...day, photos: place === 6 ? 1234 : place })),
  }));
  const rows = within(await overTime()).getAllByRole('row', { hidden: true });
  expect(rows).toHaveLength(1 + 7);
  expect(rows.at(-1)?.textContent).toContain('1,234');
  within(await region('Photos processed')).getByText('1,249');
});

test('the table can be shown instead of the charts', async () => {
  const { user } = await renderHome('/', 'chief');
  await overTime();
  expect(screen.queryByRole('region', { name: 'Photos, vehicles and cost over time' })).toBeNull();
  await user.click(screen.getByRole('button', { name: 'Show as table' }));
  within(await region('Photos, vehicles and cost over time')).getByRole('table');
  await user.click(screen.getByRole('button', { name: 'Show as charts' }));
  expect(screen.queryByRole('region', { name: 'Photos, vehicles and cost over time' })).toBeNull();
});

test('the numbers of a day lead to its rows, from the table only', async () => {
  const { user } = await renderHome('/?period=last_7_days', 'chief', (activity) => ({
    ...activity,
    days: [
      { day: '2026-05-01', photos: 3, vehicles: 1, spent: 2 },
      { day: '2026-05-02', photos: 0, vehicles: 0, spent: 0 },
    ],
  }));
  expect(within(await overTime()).queryByRole('link', { hidden: true })).toBeNull();
  await user.click(screen.getByRole('button', { name: 'Show as table' }));
  expect(linksOf(await region('Photos, vehicles and cost over time'))).toEqual([
    ['3', '/vehicles', { finished_in: '2026-05-01' }],
    ['1', '/vehicles', { created_in: '2026-05-01' }],
    [
      '2',
      '/transactions',
      { charged_for: 'vehicle', date_from: '2026-05-01', date_to: '2026-05-01' },
    ],
  ]);
});

test('the period is chosen by a link and stays in the address', async () => {
  const { user, asked } = await renderHome('/', 'chief');
  const periods = within(await screen.findByRole('group', { name: 'Period' }));
  const shown = () =>
    periods.getAllByRole('link').filter((link) => link.getAttribute('aria-current') === 'true');
  expect(shown().map(({ textContent }) => textContent)).toEqual(['Last 30 days']);
  await overTime();
  await user.click(periods.getByRole('link', { name: 'This year' }));
  await waitFor(() => expect(asked.at(-1)).toContain('period=this_year'));
  expect(window.location.search).toBe('?period=this_year');
  expect(shown().map(({ textContent }) => textContent)).toEqual(['This year']);
});

test('the operator’s cost of a day leads to that day, with the cost of its companies', async () => {
  const { user, asked } = await renderHome('/?period=last_7_days', 'operator', (activity) => ({
    ...activity,
    days: activity.days.map((day, place) => ({ ...day, spent: place === 0 ? 4 : 0 })),
    companies: [
      { title: 'Nord', id: 5, photos: 1, vehicles: 0, spent: 4, vehicles_with_photos: 1 },
    ],
  }));
  await user.click(await screen.findByRole('button', { name: 'Show as table' }));
  const table = await region('Photos, vehicles and cost over time');
  await user.click(within(table).getByRole('link', { name: '4' }));
  const day = new Date(Date.now() - 6 * 86_400_000);
  const named = day.toISOString().slice(0, 10);
  await waitFor(() => expect(asked.at(-1)).toContain(`period=${named}`));
  const shown = within(screen.getByRole('group', { name: 'Period' })).getAllByRole('link');
  expect(shown.at(-1)?.textContent).toBe(
    day.toLocaleDateString('en', { dateStyle: 'medium', timeZone: 'UTC' }),
  );
  expect(shown.at(-1)?.getAttribute('aria-current')).toBe('true');
  within(await region('By company')).getByRole('row', { name: /^Nord/ });
});

test('an unknown period in the address is the usual one', async () => {
  const { asked } = await renderHome('/?period=forever', 'chief');
  await overTime();
  expect(asked.at(-1)).toContain('period=last_30_days');
});

test('turnaround names the slowest vehicle, with a link to it', async () => {
  await renderHome('/', 'chief', (activity) => ({
    ...activity,
    sent: {
      vehicles: 3,
      median: 5 * 3600,
      slowest: { id: 71, vehicle_name: 'Opel Astra', seconds: 4 * 86_400 },
    },
  }));
  const panel = within(await region('From upload to delivery'));
  panel.getByText('5 hours');
  panel.getByText('4 days');
  expect(panel.getByRole('link', { name: 'Opel Astra' }).getAttribute('href')).toBe('/vehicles/71');
});

test('a manager sees the work of each person', async () => {
  await renderHome('/', 'chief');
  within(await region('By person')).getByRole('row', { name: /^Person chief/ });
});

/** Returns the figures of a panel that lead to rows: the text, where it leads, and the filter of the rows. */
const linksOf = (panel: HTMLElement) =>
  within(panel)
    .getAllByRole<HTMLAnchorElement>('link')
    .map(({ textContent, pathname, search }) => [
      textContent,
      pathname,
      JSON.parse(new URLSearchParams(search).get('filter') ?? ''),
    ]);

test('a person’s figures lead to their rows in the period; nobody’s and none lead nowhere', async () => {
  const people = [
    { name: 'Jana', id: 41, photos: 5, vehicles: 3, spent: 2, vehicles_with_photos: 1 },
    { name: 'Tim', id: 42, photos: 2, vehicles: 0, spent: 0, vehicles_with_photos: 1 },
    { name: null, id: null, photos: 1, vehicles: 2, spent: 1, vehicles_with_photos: 1 },
  ];
  const days = { from: '2026-05-01', to: '2026-05-07' };
  await renderHome('/?period=last_7_days', 'chief', (activity) => ({
    ...activity,
    ...days,
    people,
  }));
  const panel = await region('By person');
  expect(within(panel).getAllByRole('row')).toHaveLength(1 + people.length);
  expect(linksOf(panel)).toEqual([
    ['5', '/vehicles', { photos_by: '41', finished_in: 'last_7_days' }],
    ['3', '/vehicles', { user_id: '41', created_in: 'last_7_days' }],
    [
      '2',
      '/transactions',
      { user_id: '41', charged_for: 'vehicle', date_from: days.from, date_to: days.to },
    ],
    ['2', '/vehicles', { photos_by: '42', finished_in: 'last_7_days' }],
  ]);
});

test.each([
  {
    as: 'chief',
    vehicles: ['/vehicles', { company_id: '5' }],
    cost: ['/transactions', { company_id: '5' }],
  },
  {
    as: 'operator',
    vehicles: ['/vehicles-moderation', { companyId: '5' }],
    cost: ['/transactions-admin/5/transactions', {}],
  },
] as const)('a company’s figures lead $as to its rows', async ({ as, vehicles, cost }) => {
  const companies = [
    { title: 'Nord', id: 5, photos: 1, vehicles: 0, spent: 4, vehicles_with_photos: 1 },
    { title: 'West', id: 6, photos: 0, vehicles: 0, spent: 0, vehicles_with_photos: 0 },
  ];
  const days = { from: '2026-05-01', to: '2026-05-07' };
  await renderHome('/?period=last_7_days', as, (activity) => ({ ...activity, ...days, companies }));
  expect(linksOf(await region('By company'))).toEqual([
    ['1', vehicles[0], { ...vehicles[1], finished_in: 'last_7_days' }],
    ['4', cost[0], { ...cost[1], charged_for: 'vehicle', date_from: days.from, date_to: days.to }],
  ]);
});

test('an employee sees neither people nor companies', async () => {
  await renderHome('/', 'employee');
  await region('Vehicles added');
  expect(screen.queryByRole('region', { name: 'By person' })).toBeNull();
  expect(screen.queryByRole('region', { name: 'By company' })).toBeNull();
});

test('reasons lead to their vehicles; without any, a sentence says so', async () => {
  await renderHome('/', 'chief', (activity) => ({
    ...activity,
    unusable: [{ reason: 'too_dark', vehicles: 2 }],
    sent_back: [{ reason: 'plate', vehicles: 1 }],
    complaints: [],
  }));
  const panel = within(await region('Photos needed now'));
  const link = panel.getByRole<HTMLAnchorElement>('link', { name: 'Too dark' });
  expect(decodeURIComponent(link.search)).toContain('{"unusable_for":"too_dark"}');
  panel.getByRole('link', { name: 'Sent back: Plate visible' });
  within(await region('Problems reported')).getByText('No problem was reported.');
});

test('figures that cannot be loaded leave the rest of the page, and can be tried again', async () => {
  await newCar(await signIn('chief'));
  const works = failInstead(ACTIVITY, 403, 'Not now');
  const { user } = await renderApp('/', { as: 'chief' });
  await region('Balance');
  await screen.findByText('Not now');
  works();
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  await region('Photos processed');
});

test('a server without these figures has the rest of the page', async () => {
  await newCar(await signIn('chief'));
  failInstead(ACTIVITY, 404, 'Not found');
  await renderApp('/', { as: 'chief' });
  await region('Balance');
  await waitFor(() => expect(screen.queryByRole('region', { name: 'Activity' })).toBeNull());
});

test('the operator sees whether the service keeps up', async () => {
  await renderHome('/', 'operator');
  const panel = within(await region('Service'));
  panel.getByRole('link', { name: 'Vehicles whose delivery failed' });
  panel.getByText('Free disk space');
});
