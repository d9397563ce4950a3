import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeAll, expect, test, vi } from 'vitest';
import { adminCompanies } from '../../contract/calls/adminCompanies.ts';
import type { Company } from '../../contract/entities/company.ts';
import type { Client } from '../api/house/client.ts';
import { COMPANIES } from '../api/house/town.ts';
import { answerInstead, failInstead } from './house/calls.ts';
import { newCompany } from './house/records.ts';
import { renderApp, signIn } from './house/renderApp.tsx';

// What users have in every list beside what companyList.test.tsx holds: keys, pages, selection, export, phones, and what goes wrong.

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

test('rows are walked, selected and opened by keyboard, and the keys are told', async () => {
  const { user } = await open();
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
  expect(document.activeElement).toBe(await link(0)); // switched off
  await user.keyboard('{Enter}');
  await waitFor(() => expect(window.location.pathname).toBe(`/companies/${companies[0]?.id}`));
});

test('the key for a new record opens its form', async () => {
  const { user } = await open();
  await link(0);
  await user.keyboard('n');
  await waitFor(() => expect(window.location.pathname).toBe('/companies/create'));
});

test('what is selected stays selected on other pages', async () => {
  const { user } = await open();
  await user.click(await box(0));
  await user.click(screen.getByRole('button', { name: 'Go to next page' }));
  await user.click(await box(10));
  await screen.findByText('2 selected');
  await user.click(screen.getByRole('button', { name: 'Go to previous page' }));
  expect((await box(0)).checked).toBe(true);
  await user.click(screen.getByRole('checkbox', { name: 'Select all on this page' }));
  await screen.findByText('11 selected');
});

test('the menu of a row says why something cannot be done', async () => {
  const { user } = await open();
  await user.click(await screen.findByRole('button', { name: `Actions for ${title(0)}` }));
  const unblock = await screen.findByRole('menuitem', { name: /^Unblock/ });
  expect(unblock.getAttribute('aria-disabled')).toBe('true');
  within(unblock).getByText('Not blocked.');
});

test('a file holds all rows of the filter, with the columns on the screen', async () => {
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
  await user.click(await screen.findByRole('menuitemcheckbox', { name: 'Tokens' }));
  await user.keyboard('{Escape}');
  await user.click(await screen.findByRole('button', { name: 'Export as CSV' }));
  await screen.findByText('Exported 11 rows');
  const [head = '', ...lines] = ((await files[0]?.text()) ?? '').trim().split('\r\n');
  expect(head.replace('\uFEFF', '')).toBe('Name,Status,Head,Credits,Last visit');
  expect(lines).toHaveLength(11);
  expect(lines[10]).toContain(`${title(10)},Active,Nele Neu`);
  expect(names).toEqual([`Companies (${MARK}, Status Active).csv`]);
});

test('a period is chosen in one step', async () => {
  const { user } = await open();
  await link(0);
  fireEvent.change(screen.getByLabelText('Created: To'), { target: { value: '2020-01-01' } });
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

test('the operator’s filter by company reads 100 of them, and finds the others by what is typed', async () => {
  const asked: URLSearchParams[] = [];
  answerInstead(new RegExp(adminCompanies.dropout.path), (call, go) => {
    asked.push(new URL(call.path, 'http://page').searchParams);
    return go();
  });
  const { user } = await renderApp('/complaints', { as: 'operator' });
  const input = await screen.findByRole('combobox', { name: 'Company' });
  await user.click(input);
  await user.keyboard('Nordwind');
  await waitFor(() => expect(asked.map((query) => query.get('q'))).toContain('Nordwind'));
  await user.click(await screen.findByRole('option', { name: COMPANIES.nord.title }));
  await waitFor(() => expect(window.location.search).toContain('company'));
  expect(asked.every((query) => query.get('per_page') === '100')).toBe(true);
});

test('a list that cannot be read says so and is read again on request; an older one stays', async () => {
  const works = failInstead(/\/api\/admin\/companies\?/, 500, 'The disk is full');
  const { user } = await open();
  await screen.findByText(/could not be loaded.*disk is full/);
  works();
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  await link(0);
  failInstead(/\/api\/admin\/companies\?/, 500, 'The disk is full');
  await user.click(screen.getByRole('button', { name: 'Go to next page' }));
  await screen.findByText(/could not be/);
});

test('a total that nobody has counted is told as a minimum, and pages go on', async () => {
  answerInstead(/\/api\/admin\/companies\?/, async (_call, go) => {
    const body = await (await go()).json();
    return Response.json({ ...body, total: 1000, total_is_minimum: true, next_cursor: 'behind' });
  });
  await open();
  await screen.findByText('Showing 10 out of more than 1,000');
  expect(screen.getByRole('button', { name: 'Go to next page' })).toHaveProperty('disabled', false);
});

test('a phone shows cards, sorts by a menu, and keeps the filters behind a button', async () => {
  const { matchMedia } = window;
  window.matchMedia = (media) => ({ ...matchMedia(media), matches: media.includes('max-width') });
  try {
    const { user } = await open();
    const card = (await link(0)).closest('[data-row]');
    expect(card?.textContent).toContain('Nele Neu');
    expect(screen.queryByRole('table')).toBeNull();
    await user.click(await box(0));
    await screen.findByText('1 selected');
    await user.click(screen.getByRole('button', { name: /^Sort by/ }));
    await user.click(await screen.findByRole('menuitem', { name: 'Name descending' }));
    await link(10);
    await user.click(screen.getByRole('button', { name: 'Filters' }));
    await user.click(await screen.findByRole('menuitemcheckbox', { name: 'Status' }));
    await screen.findByRole('combobox', { name: 'Status' });
  } finally {
    window.matchMedia = matchMedia;
  }
});
