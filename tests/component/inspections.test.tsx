import { screen, waitFor, within } from '@testing-library/react';
import type { Call } from '@turntable/declare/contract/call.ts';
import { restCalls } from '@turntable/declare/contract/rest/calls.ts';
import { registerResources } from '@turntable/declare/registry.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { RESOURCES } from '../../src/resources/index.ts';
import type { CallInput, Client } from '../api/setup/client.ts';
import { COMPANIES } from '../api/setup/testData.ts';
import { inspections } from '../screens/inspections/inspections.resource.ts';
import { atRest, expectNoDialog } from './setup/atRest.ts';
import { recordSends } from './setup/calls.ts';
import { renderApp, signIn } from './setup/renderApp.tsx';

// A resource that the product lacks, declared in one file (tests/screens/inspections), as managers and employees use it.

beforeAll(() => registerResources([...RESOURCES, inspections]));
afterAll(() => registerResources(RESOURCES));

const calls = restCalls(inspections);
const callOf = (name: string) => calls[name] as Call; // the declaration grants the rights to those used here
/** A record of the resource, as the server answers it. */
type Inspection = Record<string, unknown> & { id: number };
const call = async (client: Client, name: string, input: CallInput): Promise<Inspection> =>
  (await client.must(callOf(name), input)) as Inspection;

const [FIRST, SECOND, THIRD] = [
  {
    vin: 'WVWZZZ1KZ6W000011',
    result: 'passed',
    date: '2026-01-11',
    note: 'Scratch on the left door',
  },
  { vin: 'WVWZZZ1KZ6W000022', result: 'failed', date: '2026-02-22', note: 'Brakes' },
  { vin: 'WVWZZZ1KZ6W000033', result: 'minor', date: '2026-03-03' },
] as const;

const ids = new Map<string, number>();
const address = (vin: string) => `/inspections/${ids.get(vin)}`;
const add = async (
  client: Client,
  body: { vin: string; result: string; date: string; note?: string },
) => {
  ids.set(body.vin, (await call(client, 'create', { body })).id);
};
beforeAll(async () => {
  const chief = await signIn('chief');
  for (const inspection of [FIRST, SECOND, THIRD]) await add(chief, inspection);
});

const vins = async (expected: readonly string[]) => {
  await waitFor(() => {
    const names = within(screen.getByRole('table')).getAllByRole('link');
    expect(names.map(({ textContent }) => textContent)).toEqual(expected);
  });
};
const row = (vin: string) =>
  within(screen.getByRole('link', { name: vin }).closest('tr') ?? document.body);

test('the form reports missing fields and creates a record', async () => {
  const { user, fill, client } = await renderApp('/inspections/create', { as: 'chief' });
  const vin = await screen.findByRole('textbox', { name: 'VIN' });
  await user.click(screen.getByRole('button', { name: 'Create' }));
  await waitFor(() => expect(screen.getAllByText('Required')).toHaveLength(3));
  expect(document.activeElement).toBe(vin);

  await fill(vin, 'WVWZZZ1KZ6W000099');
  await user.click(screen.getByRole('radio', { name: 'Minor defects' }));
  await fill(screen.getByLabelText(/Inspected on/), '2026-04-05');
  await fill(screen.getByRole('textbox', { name: 'Note' }), 'Ready for the road');
  await user.click(screen.getByRole('button', { name: 'Create' }));
  await screen.findByRole('heading', { level: 1, name: 'WVWZZZ1KZ6W000099' });
  const id = Number(window.location.pathname.split('/').at(-1));
  const made = await call(client, 'remove', { params: { id } });
  expect(made).toMatchObject({ result: 'minor', date: '2026-04-05', note: 'Ready for the road' });
});

test('the list is sorted as declared or chosen, can be searched, and shows the labels of values', async () => {
  const { user, fill } = await renderApp('/inspections', { as: 'chief' });
  await screen.findByRole('link', { name: THIRD.vin });
  await vins([THIRD.vin, SECOND.vin, FIRST.vin]);
  row(SECOND.vin).getByText('Failed');
  await row(SECOND.vin).findByText(COMPANIES.nord.title);
  await user.click(within(screen.getByRole('table')).getByRole('button', { name: /^Sort by VIN/ }));
  await vins([FIRST.vin, SECOND.vin, THIRD.vin]);
  await fill(await screen.findByRole('searchbox'), 'scratch');
  await vins([FIRST.vin]);
});

test.each([
  [{ result: 'minor' }, [THIRD.vin]],
  [{ date_gte: '2026-02-22', date_lte: '2026-03-03' }, [THIRD.vin, SECOND.vin]],
])('the list is filtered by %o', async (filter, expected) => {
  await renderApp(`/inspections?filter=${encodeURIComponent(JSON.stringify(filter))}`, {
    as: 'chief',
  });
  await screen.findByRole('link', { name: THIRD.vin });
  await vins(expected);
});

test('a filter offers the declared values', async () => {
  const { user } = await renderApp('/inspections', { as: 'chief' });
  await screen.findByRole('link', { name: SECOND.vin });
  await user.click(await screen.findByRole('combobox', { name: 'Result' }));
  await user.click(await screen.findByRole('option', { name: 'Failed' }));
  await vins([SECOND.vin]);
});

test('another user’s change made meanwhile is not overwritten', async () => {
  const vin = 'WVWZZZ1KZ6W000044';
  await add(await signIn('westChief'), {
    vin,
    result: 'failed',
    date: '2025-01-01',
    note: 'Brakes',
  });
  const { user, fill, client } = await renderApp(address(vin), { as: 'westChief' });
  const one = { params: { id: ids.get(vin) ?? 0 } };
  await fill(await screen.findByRole('textbox', { name: 'Note' }), 'Mine');
  await call(client, 'save', { ...one, body: { note: 'Theirs' } });
  await user.click(screen.getByRole('button', { name: 'Save' }));
  const conflict = within(await screen.findByRole('alertdialog'));
  conflict.getByRole('cell', { name: 'Theirs' });
  await user.click(conflict.getByRole('button', { name: 'Keep mine' }));
  await screen.findByText(`${vin} saved`);
  expect(await call(client, 'remove', one)).toMatchObject({ note: 'Mine', version: 3 });
});

test('an action whose condition is not met is disabled and shows the reason', async () => {
  const { user } = await renderApp(address(SECOND.vin), { as: 'chief' });
  const approve = await screen.findByRole('button', { name: 'Approve' });
  expect(approve.getAttribute('aria-disabled')).toBe('true');
  approve.focus();
  await screen.findByText('Only a passed inspection that is not approved yet.');
  await user.keyboard('{Enter}');
  await expectNoDialog();
});

test('an action whose condition is met runs after its confirmation', async () => {
  const { user, client } = await renderApp(address(FIRST.vin), { as: 'chief' });
  await user.click(await screen.findByRole('button', { name: 'Approve' }));
  const question = within(await screen.findByRole('dialog'));
  question.getByText('The vehicle may then be handed over.');
  await user.click(question.getByRole('button', { name: 'Approve' }));
  await screen.findByText('Inspection approved');
  await waitFor(() =>
    expect(screen.getByRole('button', { name: 'Approve' }).getAttribute('aria-disabled')).toBe(
      'true',
    ),
  );
  expect(await call(client, 'one', { params: { id: ids.get(FIRST.vin) ?? 0 } })).toMatchObject({
    state: 'approved',
  });
});

test('a bulk action skips the records that do not meet its condition', async () => {
  const { user } = await renderApp('/inspections', { as: 'chief' });
  await screen.findByRole('link', { name: THIRD.vin });
  for (const { vin } of [SECOND, THIRD]) await user.click(row(vin).getByRole('checkbox'));
  await user.click(await screen.findByRole('button', { name: 'Approve' }));
  const question = await screen.findByRole('dialog');
  expect(question.textContent).toContain(SECOND.vin);
  await user.click(within(question).getByRole('button', { name: 'Approve' }));
  await waitFor(() => row(THIRD.vin).getByText('Approved'));
  expect(row(SECOND.vin).queryByText('Approved')).toBeNull();
});

test('a bulk action is one request, and reports which record another user has changed meanwhile', async () => {
  const chief = await signIn('chief');
  const [meanwhile, ...others] = [5, 6, 7, 8].map((last) => `WVWZZZ1KZ6W00005${last}`) as [string];
  const made = [meanwhile, ...others];
  for (const vin of made) await add(chief, { vin, result: 'passed', date: '2026-05-05' });
  const { user } = await renderApp('/inspections', { as: 'chief' });
  await screen.findByRole('link', { name: meanwhile });
  for (const vin of made) await user.click(row(vin).getByRole('checkbox'));
  await call(chief, 'approve', { params: { id: ids.get(meanwhile) ?? 0 } });
  const sent = recordSends();
  await user.click(await screen.findByRole('button', { name: 'Approve' }));
  await user.click(
    within(await screen.findByRole('dialog')).getByRole('button', { name: 'Approve' }),
  );
  const failures = await screen.findByRole('region', { name: '1 failed' });
  within(failures).getByText(meanwhile);
  within(failures).getByText('Only a passed inspection that is not approved yet.');
  const filter = JSON.stringify({ id: made.map((vin) => ids.get(vin)) });
  expect(sent.map(({ method, path }) => `${method} ${decodeURIComponent(path)}`)).toEqual([
    `POST /api/rest/inspections/approve?filter=${filter}`,
  ]);
  for (const vin of made) await call(chief, 'remove', { params: { id: ids.get(vin) ?? 0 } });
});

test('an employee only reads: no button, no form, no column for managers', async () => {
  const { user } = await renderApp('/inspections', { as: 'employee' });
  await screen.findByRole('link', { name: THIRD.vin });
  expect(screen.queryByRole('columnheader', { name: /Company/ })).toBeNull();
  expect(screen.queryByRole('link', { name: 'New inspection' })).toBeNull();
  await user.click(screen.getByRole('link', { name: THIRD.vin }));
  await screen.findByRole('heading', { level: 1, name: THIRD.vin });
  await atRest();
  screen.getByText('Minor defects');
  for (const name of ['Save', 'Approve', 'Delete'])
    expect(screen.queryByRole('button', { name })).toBeNull();
  expect(screen.queryByRole('textbox')).toBeNull();
});

test('another company does not see the records', async () => {
  await renderApp('/inspections', { as: 'suedChief' });
  await screen.findByText('Nothing has been inspected yet.');
});

test.each([
  ['operator', '/inspections'],
  ['employee', '/inspections/create'],
] as const)('the %s is denied access to %s', async (as, path) => {
  await renderApp(path, { as });
  await waitFor(() => expect(window.location.pathname).toBe('/access-denied'));
  if (as === 'operator') expect(screen.queryByRole('link', { name: 'Inspections' })).toBeNull();
});
