import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { queryClient } from '@turntable/declare/app/queryClient.ts';
import { registerResources } from '@turntable/declare/registry.ts';
import { afterEach, beforeAll, expect, test, vi } from 'vitest';
import { adminCompanies } from '../../contract/companies/adminCalls.ts';
import type { Company } from '../../contract/companies/company.ts';
import { RESOURCES } from '../../src/resources/index.ts';
import type { Client } from '../api/setup/client.ts';
import { newCar } from '../api/setup/dealer.ts';
import { COMPANIES } from '../api/setup/testData.ts';
import { atRest } from './setup/atRest.ts';
import { answerInstead, failInstead } from './setup/calls.ts';
import { beOnPhone } from './setup/onPhone.ts';
import { newCompany } from './setup/records.ts';
import { renderApp, signIn } from './setup/renderApp.tsx';

// What every list offers, in addition to companyList.test.tsx: keys, pages, selection, export, phones, and errors.

const MARK = 'Walked';
let operator: Client;
let companies: Company[];
beforeAll(async () => {
  operator = await signIn('operator');
  companies = [];
  for (let number = 0; number < 11; number += 1)
    companies.push(await newCompany(operator, `${MARK} ${String.fromCharCode(97 + number)}`));
});
afterEach(() => vi.restoreAllMocks());

const open = (more = '', filter: Record<string, string> = { q: MARK }) =>
  renderApp(
    `/companies?filter=${encodeURIComponent(JSON.stringify(filter))}&sort=title&order=ASC&page=1&perPage=10${more}`,
    { as: 'operator' },
  );
const title = (place: number) => companies[place]?.title ?? '';
const link = (place: number) => screen.findByRole('link', { name: title(place) });
const box = (place: number) =>
  screen.findByRole<HTMLInputElement>('checkbox', { name: `Select ${title(place)}` });

test('rows are focused, selected and opened by keyboard, and the keys are announced', async () => {
  const { user } = await open();
  await screen.findByRole('searchbox');
  await link(0);
  await user.keyboard('jj');
  expect(document.activeElement).toBe(await link(1));
  await user.keyboard('x');
  expect((await box(1)).checked).toBe(true);
  await user.keyboard('k');
  expect(document.activeElement).toBe(await link(0));
  await user.keyboard('{Escape}');
  expect((await box(1)).checked).toBe(false);
  await user.keyboard('/');
  expect(document.activeElement).toBe(screen.getByRole('searchbox'));
  (await link(0)).focus();
  await user.keyboard('?');
  const keys = await screen.findByRole('dialog', { name: 'Keyboard shortcuts' });
  await user.click(within(keys).getByRole('checkbox'));
  await user.click(within(keys).getByRole('button', { name: 'Close' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  (await link(0)).focus();
  await user.keyboard('j');
  expect(document.activeElement).toBe(await link(0)); // the keys are switched off
  await user.keyboard('{Enter}');
  await waitFor(() => expect(window.location.pathname).toBe(`/companies/${companies[0]?.id}`));
});

test('a page that is opened from a row begins at its top; a filter, and the way back, leave the place as it is', async () => {
  const scroll = vi.spyOn(window, 'scrollTo');
  const { user, fill } = await open();
  await fill(await screen.findByRole('searchbox'), title(0));
  await waitFor(() => expect(screen.queryByRole('link', { name: title(1) })).toBeNull());
  expect(scroll).not.toHaveBeenCalled();
  await user.click(await link(0));
  await screen.findByRole('heading', { name: title(0), level: 1 });
  expect(scroll.mock.calls).toEqual([[0, 0]]);
  act(() => window.history.back());
  await link(0);
  expect(scroll.mock.calls).toEqual([[0, 0]]);
});

test('a later page of a list begins at its top; the way back to it leaves the place as it is', async () => {
  const { user } = await open();
  await link(0);
  const scroll = vi.spyOn(window, 'scrollTo');
  await user.click(screen.getByRole('button', { name: 'Go to next page' }));
  await user.click(await link(10));
  await screen.findByRole('heading', { name: title(10), level: 1 });
  expect(scroll.mock.calls).toEqual([
    [0, 0],
    [0, 0],
  ]);
  act(() => window.history.back());
  await link(10);
  expect(scroll).toHaveBeenCalledTimes(2);
});

test('the key for a new record opens the form', async () => {
  const { user } = await open();
  await link(0);
  await user.keyboard('n');
  await waitFor(() => expect(window.location.pathname).toBe('/companies/create'));
});

test('selected rows stay selected on other pages', async () => {
  const { user } = await open();
  const head = await screen.findByRole<HTMLInputElement>('checkbox', {
    name: 'Select all on this page',
  });
  expect(head.indeterminate).toBe(false);
  await user.click(await box(0));
  expect([head.indeterminate, head.checked]).toEqual([true, false]);
  await user.click(screen.getByRole('button', { name: 'Go to next page' }));
  await user.click(await box(10));
  await screen.findByText('2 selected');
  await user.click(screen.getByRole('button', { name: 'Go to previous page' }));
  expect((await box(0)).checked).toBe(true);
  await user.click(screen.getByRole('checkbox', { name: 'Select all on this page' }));
  await screen.findByText('11 selected');
  await user.click(screen.getByRole('checkbox', { name: 'Select all on this page' }));
  await screen.findByText('1 selected');
});

test('a row’s menu shows why an action is disabled', async () => {
  const { user } = await renderApp('/profile/staff', { as: 'chief' });
  await user.click(await screen.findByRole('button', { name: 'Actions for Person chief' }));
  const block = await screen.findByRole('menuitem', { name: /^Block/ });
  expect(block.getAttribute('aria-disabled')).toBe('true');
  within(block).getByText("Only the operator can change the company's manager.");
});

test('an exported file has all rows of the filter and the columns on the screen', async () => {
  const files: Blob[] = [];
  URL.createObjectURL = (file) => {
    if (file instanceof Blob) files.push(file);
    return 'blob:file';
  };
  const names: string[] = [];
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function save(
    this: HTMLAnchorElement,
  ) {
    names.push(this.download);
  });
  const { user } = await open('', { q: MARK, status: 'active' });
  await link(0);
  await user.click(screen.getByRole('button', { name: 'Columns' }));
  await user.click(await screen.findByRole('checkbox', { name: 'Tokens' }));
  await user.keyboard('{Escape}');
  await user.click(await screen.findByRole('button', { name: 'Export as CSV' }));
  await screen.findByText('Exported 11 rows');
  const [head = '', ...lines] = ((await files[0]?.text()) ?? '').trim().split('\r\n');
  expect(head.replace('\uFEFF', '')).toBe('Name,Status,Manager,Credits,Last visit');
  expect(lines).toHaveLength(11);
  expect(lines[10]).toContain(`${title(10)},Active,Nele Neu`);
  expect(names).toEqual([`Companies (${MARK}, Status Active).csv`]);
});

test('a long export shows its progress and can be cancelled', async () => {
  const saved = vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => {});
  let release = () => {};
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  const ends: string[] = [];
  answerInstead(/companies\?.*per_page=100\b/, async (_, go) => {
    if (ends.length === 1) await held;
    const answer = await go().catch((error: Error) => {
      ends.push(error.name);
      throw error;
    });
    ends.push('read');
    return Response.json({ ...(await answer.json()), total: 250, next_cursor: null });
  });
  const { user } = await open();
  await link(0);
  await user.click(screen.getByRole('button', { name: 'Export as CSV' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Export as CSV' }));
  await dialog.findByText('11 of 250 rows');
  expect(dialog.getByRole('progressbar').getAttribute('aria-valuenow')).toMatch(/^4/);
  await user.click(dialog.getByRole('button', { name: 'Cancel' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  release();
  await waitFor(() => expect(ends).toEqual(['read', 'AbortError']));
  expect(saved).not.toHaveBeenCalled();
  expect(screen.queryByText(/^Exported/)).toBeNull();
});

test('a period is chosen in one step', async () => {
  const { user } = await open();
  await link(0);
  fireEvent.change(await screen.findByLabelText('Created (to)'), {
    target: { value: '2020-01-01' },
  });
  await screen.findByText('No results');
  await user.click(screen.getByRole('button', { name: 'Periods' }));
  await user.click(await screen.findByRole('menuitem', { name: 'Today' }));
  await link(0);
  const { filter } = Object.fromEntries(new URLSearchParams(window.location.search));
  expect(JSON.parse(filter ?? '')).toEqual({
    q: MARK,
    created_from: new Date().toLocaleDateString('sv'),
  });
});

test.each([
  ['2026-11-20', 'Nov 20, 2026'],
  ['2026-11-01..2026-11-30', 'Nov 1 – 30, 2026'],
  ['2026-13-45', '2026-13-45'],
])('a filter of the address with %s, which is no choice, shows it', async (days, text) => {
  await renderApp(`/vehicles?filter=${encodeURIComponent(JSON.stringify({ created_in: days }))}`, {
    as: 'chief',
  });
  const filter = await screen.findByRole('combobox', { name: 'Created' });
  expect(filter.textContent.replaceAll(/\s/g, ' ')).toBe(text); // Intl uses narrow spaces
});

test('the operator’s filter by company loads 100 companies and finds the others by typing', async () => {
  const asked: URLSearchParams[] = [];
  answerInstead(new RegExp(adminCompanies.dropout.path), (call, go) => {
    asked.push(new URL(call.path, 'http://page').searchParams);
    return go();
  });
  const slow = Promise.withResolvers<void>();
  answerInstead(/complaints\?/, (_, go) => slow.promise.then(go));
  const { user } = await renderApp('/complaints', { as: 'operator' });
  const input = await screen.findByRole('combobox', { name: 'Company' });
  await user.click(input);
  await user.keyboard('Nord');
  slow.resolve();
  await atRest();
  await user.keyboard('wind');
  expect(input).toHaveProperty('value', 'Nordwind');
  await waitFor(() => expect(asked.map((query) => query.get('q'))).toContain('Nordwind'));
  await user.click(await screen.findByRole('option', { name: COMPANIES.nord.title }));
  await waitFor(() => expect(window.location.search).toContain('company'));
  expect(asked.every((query) => query.get('per_page') === '100')).toBe(true);
});

test('when the choices of a filter by another record cannot be loaded, it says so and asks once', async () => {
  let asked = 0;
  answerInstead(new RegExp(adminCompanies.dropout.path), async (_, go) => {
    asked += 1;
    await go(); // at a server's pace: without end, answers at once would never let the test fail
    return Response.json({ code: 409, message: 'Being moved' }, { status: 409 }); // not retried, as a server error is
  });
  await renderApp('/complaints', { as: 'operator' });
  await screen.findByRole('combobox', { name: 'Company' });
  const reason = await screen.findByText('Being moved');
  expect(getComputedStyle(reason).display).not.toBe('none'); // as react-admin would have it
  await atRest();
  expect(asked).toBe(1);
});

test('when a list fails to load, a message says so and offers to retry', async () => {
  const works = failInstead(/\/api\/admin\/companies\?/, 500, 'The disk is full');
  const { user } = await open();
  await screen.findByRole('heading', { name: 'The list could not be loaded.' });
  screen.getByText('The disk is full');
  works();
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  await link(0);
});

test.each(['table', 'cards on a phone'])(
  'when a refresh fails, the rows stay and are marked as out of date: %s',
  async (shape) => {
    if (shape !== 'table') beOnPhone();
    const { user } = await open();
    await link(0);
    const works = failInstead(/\/api\/admin\/companies\?/, 500, 'The disk is full');
    await queryClient.invalidateQueries();
    const notice = await screen.findByText(/could not be brought up to date.*disk is full/);
    await link(0);
    works();
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    await waitFor(() => expect(notice.isConnected).toBe(false));
    await link(0);
  },
);

test('an empty list has a heading, says how to begin, and has nothing to export', async () => {
  answerInstead(/\/api\/admin\/companies\?/, async (_call, go) =>
    Response.json({ ...(await (await go()).json()), data: [], total: 0, next_cursor: null }),
  );
  await open('', {});
  await screen.findByRole('heading', { name: 'There is no data' });
  screen.getByText('Create the first company with its manager.');
  for (const create of screen.getAllByRole('link', { name: 'New company' }))
    expect(create.getAttribute('href')).toBe('/companies/create');
  expect(screen.queryByRole('button', { name: 'Export as CSV' })).toBeNull();
});

test('a long page draws only the rows near the screen and the focused row', async () => {
  const data = Array.from({ length: 500 }, (_, place) => ({
    ...companies[0],
    id: 1000 + place,
    title: `Row ${place}`,
  }));
  answerInstead(/\/api\/admin\/companies\?/, async () => Response.json({ data, total: 500 }));
  await renderApp('/companies?filter=%7B%7D&sort=title&order=ASC&page=1&perPage=500', {
    as: 'operator',
  });
  const first = await screen.findByRole('link', { name: 'Row 0' });
  expect(screen.getByRole('table').getAttribute('aria-rowcount')).toBe('501');
  expect(screen.getAllByRole('row').length).toBeLessThan(60);
  first.focus();
  vi.spyOn(window, 'scrollY', 'get').mockReturnValue(400 * 60);
  fireEvent.scroll(window);
  const row = (await screen.findByRole('link', { name: 'Row 400' })).closest('tr');
  expect(row?.getAttribute('aria-rowindex')).toBe('402');
  expect(screen.queryByRole('link', { name: 'Row 20' })).toBeNull();
  expect(document.activeElement).toBe(first);
});

test('a list is refreshed while the server processes one of its rows', async () => {
  const { vehicle_name } = await newCar(await signIn('chief'), { vehicle_name: 'Processed soon' });
  const { setInterval: wait } = globalThis;
  vi.spyOn(globalThis, 'setInterval').mockImplementation(((run: () => void, delay?: number) =>
    wait(run, delay === 4000 ? 20 : delay)) as typeof setInterval);
  let isBusy = true;
  let count = 0;
  answerInstead(/\/api\/company\/cars\?/, async (_call, go) => {
    count += 1;
    const body = await (await go()).json();
    const data = body.data.map((row: object) => ({
      ...row,
      state: isBusy ? 'processing' : 'processed',
    }));
    return Response.json({ ...body, data });
  });
  await renderApp('/vehicles', { as: 'chief' });
  const row = async () =>
    within(
      (await screen.findByRole('link', { name: vehicle_name })).closest('tr') ?? document.body,
    );
  await (await row()).findByText('Processing');
  await waitFor(() => expect(count).toBeGreaterThan(2));
  isBusy = false;
  await (await row()).findByText('Processed');
  await atRest();
  const enough = count;
  await new Promise((resolve) => wait(resolve, 200));
  expect(count).toBe(enough);
});

test('a total above the counted limit is shown as a minimum, and further pages open', async () => {
  answerInstead(/\/api\/admin\/companies\?/, async (_call, go) => {
    const body = await (await go()).json();
    return Response.json({ ...body, total: 1000, total_is_minimum: true, next_cursor: 'behind' });
  });
  await open();
  await screen.findByText('Showing 10 out of more than 1,000');
  expect(screen.getByRole('button', { name: 'Go to next page' })).toHaveProperty('disabled', false);
});

test('on a phone, the list shows cards, sorts by a menu, and has its filters behind a button', async () => {
  beOnPhone();
  const { user, fill } = await open();
  const card = (await link(0)).closest('[data-row]');
  expect(card?.textContent).toContain('Nele Neu');
  expect(screen.queryByRole('table')).toBeNull();
  await user.click(screen.getByRole('combobox', { name: /^Rows per page/ }));
  await user.click(await screen.findByRole('option', { name: '25' }));
  await link(10);
  await user.click(await box(0));
  await screen.findByText('1 selected');
  await user.click(screen.getByRole('button', { name: 'Select all on this page' }));
  await screen.findByText('11 selected');
  await user.click(screen.getByRole('button', { name: /^Sort by/ }));
  await user.click(await screen.findByRole('menuitem', { name: 'Name descending' }));
  await link(10);
  await user.click(screen.getByRole('button', { name: 'Filters' }));
  await user.click(await screen.findByRole('menuitemcheckbox', { name: 'Status' }));
  await screen.findByRole('combobox', { name: 'Status' });
  expect(screen.queryByLabelText(/^Created/)).toBeNull();
  await user.click(screen.getByRole('button', { name: 'Filters' }));
  await user.click(await screen.findByRole('menuitemcheckbox', { name: 'Created (to)' }));
  fireEvent.change(await screen.findByLabelText('Created (to)'), {
    target: { value: '2020-01-01' },
  });
  await screen.findByRole('heading', { name: 'No results' });
  await user.click(screen.getByRole('button', { name: 'Filters' }));
  await user.click(await screen.findByRole('menuitemcheckbox', { name: 'Created (to)' }));
  await link(0);
  await fill(screen.getByRole('searchbox'), 'nobody of that name');
  await screen.findByRole('heading', { name: 'No results' });
  await user.click(screen.getByText('Reset filters')); // written out: stock has an empty button here
  await link(0);
});

test('rows are shown together with what is above them, so that they do not move', async () => {
  let arrive = () => {};
  const held = new Promise<void>((resolve) => {
    arrive = resolve;
  });
  const above = async () => {
    await held;
    return { default: () => <p>Above the rows</p> };
  };
  const withHead = (one: (typeof RESOURCES)[number]) =>
    one.resource === 'companies' && one.list ? { ...one, list: { ...one.list, above } } : one;
  registerResources(RESOURCES.map(withHead));
  try {
    await open();
    const isRead = () => {
      const lists = queryClient.getQueriesData({ queryKey: ['companies', 'getList'] });
      expect(lists.some(([, data]) => data)).toBe(true);
    };
    await waitFor(isRead);
    expect(screen.queryByRole('link', { name: new RegExp(MARK) })).toBeNull();
    arrive();
    await screen.findByText('Above the rows');
    await link(0);
  } finally {
    registerResources(RESOURCES);
  }
});
