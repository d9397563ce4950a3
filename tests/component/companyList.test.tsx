import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { beforeAll, expect, test } from 'vitest';
import { adminCompanies } from '../../contract/companies/adminCalls.ts';
import type { Company } from '../../contract/companies/company.ts';
import { adminCompanyUsers } from '../../contract/staff/adminCalls.ts';
import type { Client } from '../api/setup/client.ts';
import { failInstead } from './setup/calls.ts';
import { newCompany } from './setup/records.ts';
import { renderApp, signIn } from './setup/renderApp.tsx';

// The operator's list of companies, as an example of all derived lists, and its actions.

const MARK = 'Listed';
const COUNT = 12;

let operator: Client;
let listed: Company[];
/** Two companies whose titles end differently: a search finds both or one. */
const [FIRST, SECOND] = [`${MARK} 01`, `${MARK} 02`];
beforeAll(async () => {
  operator = await signIn('operator');
  listed = [];
  for (let i = 1; i <= COUNT; i += 1)
    listed.push(await newCompany(operator, `${MARK} ${String(i).padStart(2, '0')}`));
});

const listOf = (filter: Record<string, string>, more = '') =>
  `/companies?filter=${encodeURIComponent(JSON.stringify(filter))}${more}`;
const rows = async () =>
  within(await screen.findByRole('table'))
    .getAllByRole('row')
    .slice(1);
/** Returns the titles in the list, without the suffix that makes them unique. */
const names = async () =>
  (await rows()).map((row) =>
    within(row)
      .getAllByRole('link')[0]
      ?.textContent?.replace(/ \w{8}$/, ''),
  );
const rowOf = async (name: string) => {
  const row = (await rows()).find(({ textContent }) => textContent?.includes(name));
  if (!row) throw new Error(`No row ${name}`);
  return within(row);
};
const status = async (id: number) =>
  (await operator.must(adminCompanies.one, { params: { id } })).data.status;

test('typing finds companies by their name and by their manager’s address', async () => {
  const { fill, user } = await renderApp('/companies', { as: 'operator' });
  const search = await screen.findByRole('searchbox');
  await fill(search, `${MARK} 0`);
  await waitFor(async () => expect(await names()).toHaveLength(9));
  await fill(search, listed[4]?.chief_email ?? '');
  await waitFor(async () => expect(await names()).toEqual([`${MARK} 05`]));
  await fill(search, 'nobody of that name');
  await screen.findByText('No results');
  await user.click(screen.getAllByRole('button', { name: 'Reset filters' })[0] as HTMLElement);
  await waitFor(async () => expect((await names()).length).toBeGreaterThan(9));
});

test('the list’s page and order follow its URL', async () => {
  const { user } = await renderApp(listOf({ q: MARK }, '&perPage=10&page=1&sort=title&order=ASC'), {
    as: 'operator',
  });
  await waitFor(async () => expect(await names()).toHaveLength(10));
  expect((await names())[0]).toBe(FIRST);
  await user.click(screen.getByRole('button', { name: 'Go to next page' }));
  await waitFor(async () => expect(await names()).toEqual([`${MARK} 11`, `${MARK} 12`]));
  expect(window.location.search).toContain('page=2');
  cleanup();
  await renderApp(listOf({ q: MARK }, '&perPage=10&page=1&sort=title&order=DESC'), {
    as: 'operator',
  });
  await waitFor(async () => expect((await names())[0]).toBe(`${MARK} 12`));
});

test('chosen and moved columns are kept, and can be reset', async () => {
  // The menu of columns hides the list from screen readers.
  const heads = () =>
    screen
      .getAllByRole('columnheader', { hidden: true })
      .map(({ textContent }) => textContent?.trim());
  const { user } = await renderApp(listOf({ q: MARK }), { as: 'operator' });
  await user.click(await screen.findByRole('button', { name: 'Columns' }));
  await user.click(await screen.findByRole('checkbox', { name: 'Contact person' }));
  await user.click(screen.getByRole('button', { name: 'Move Status up' }));
  await waitFor(() => expect(heads().filter(Boolean).slice(0, 2)).toEqual(['Status', 'Name']));
  expect(heads()).toContain('Contact person');
  const arranged = heads();

  cleanup();
  await renderApp(listOf({ q: MARK }), { as: 'operator' });
  await screen.findByRole('table');
  expect(heads()).toEqual(arranged);
  await user.click(screen.getByRole('button', { name: 'Columns' }));
  await user.click(await screen.findByRole('button', { name: 'Reset' }));
  await waitFor(() => expect(heads()).not.toContain('Contact person'));
  expect(heads().filter(Boolean)[0]).toBe('Name');
});

test('rows can be compact in all tables, by keyboard, and stay so', async () => {
  const rowHeights = async () => {
    const cells = within(await screen.findByRole('table', { hidden: true })).getAllByRole(
      'rowheader',
      { hidden: true },
    );
    return [...new Set(cells.map((cell) => getComputedStyle(cell).height))];
  };
  const compact = () => screen.findByRole<HTMLInputElement>('switch', { name: 'Compact rows' });
  const { user } = await renderApp(listOf({ q: MARK }), { as: 'operator' });
  expect(await rowHeights()).toEqual(['60px']);
  await user.click(await screen.findByRole('button', { name: 'Columns' }));
  (await compact()).focus();
  await user.keyboard(' ');
  await waitFor(async () => expect(await rowHeights()).toEqual(['40px']));

  cleanup();
  await renderApp(`/companies/${listed[0]?.id}/staff`, { as: 'operator' });
  expect(await rowHeights()).toEqual(['40px']);
  await user.click(await screen.findByRole('button', { name: 'Columns' }));
  const isCompact = await compact();
  expect(isCompact.checked).toBe(true);
  await user.click(isCompact);
  await waitFor(async () => expect(await rowHeights()).toEqual(['60px']));
});

test('filters are saved under a name, applied, and deleted', async () => {
  const blocked = listed[10] as Company;
  await operator.must(adminCompanies.block, { params: { id: blocked.id } });
  const choose = async (name: string) => {
    await user.click(await screen.findByRole('button', { name: 'Filters' }));
    await user.click(await screen.findByRole('menuitem', { name }));
  };
  const save = async (name: string) => {
    await choose('Save these filters');
    await fill(await screen.findByRole('textbox', { name: 'Name' }), name);
    await user.click(screen.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  };
  const { user, fill } = await renderApp(listOf({ q: MARK, status: 'blocked' }), {
    as: 'operator',
  });
  await waitFor(async () => expect(await names()).toEqual([`${MARK} 11`]));
  await (await rowOf(blocked.title)).findByText('Blocked');
  await save('Locked out');

  cleanup();
  await renderApp(listOf({ q: MARK }), { as: 'operator' });
  await waitFor(async () => expect(await names()).toHaveLength(COUNT));
  await choose('Locked out');
  await waitFor(async () => expect(await names()).toEqual([`${MARK} 11`]));
  await fill(await screen.findByRole('searchbox'), `${MARK} 1`);
  await waitFor(() => expect(decodeURI(window.location.search)).toContain(`${MARK} 1`));
  await save('locked OUT');
  await screen.findByText('The filters saved as “locked OUT” before are replaced.');
  await fill(screen.getByRole('searchbox'), MARK);
  await waitFor(() => expect(decodeURI(window.location.search)).not.toContain(`${MARK} 1`));
  await user.click(await screen.findByRole('button', { name: 'Delete saved filters' }));
  await user.click(await screen.findByRole('menuitem', { name: /“locked OUT”/ }));
  await user.click(await screen.findByRole('button', { name: 'Confirm' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  await user.click(await screen.findByRole('button', { name: 'Filters' }));
  await screen.findByRole('menuitem', { name: 'Save these filters' });
  expect(screen.queryByRole('menuitem', { name: /Locked out/i })).toBeNull();
  await operator.must(adminCompanies.unblock, { params: { id: blocked.id } });
});

test('blocking asks first; “Unblock”, which undoes it, takes its place and the focus', async () => {
  const { id } = await newCompany(operator, 'Blocked');
  const { user } = await renderApp(`/companies/${id}`, { as: 'operator' });
  const block = await screen.findByRole('button', { name: 'Block' });
  expect(screen.queryByRole('button', { name: 'Unblock' })).toBeNull();
  await user.click(block);
  const dialog = within(await screen.findByRole('dialog', { name: 'Block' }));
  dialog.getByText('Its people are signed out at once and cannot sign in.');
  expect(await status(id)).toBe('active');
  await user.click(dialog.getByRole('button', { name: 'Block' }));
  await within(await screen.findByRole('main')).findByText('Blocked');
  expect(await status(id)).toBe('blocked');
  const unblock = screen.getByRole('button', { name: 'Unblock' });
  await waitFor(() => expect(document.activeElement).toBe(unblock));
  expect(screen.queryByRole('button', { name: 'Block' })).toBeNull();
  await user.click(unblock);
  await within(screen.getByRole('main')).findByText('Active');
  expect(await status(id)).toBe('active');
});

test('blocking several companies reports failures and keeps these selected, and leaves out companies that are blocked already', async () => {
  const [first, second] = listed as [Company, Company];
  const { user } = await renderApp(listOf({ q: `${MARK} 0` }), { as: 'operator' });
  const choose = async ({ title }: Company) =>
    user.click(await screen.findByRole('checkbox', { name: `Select ${title}` }));
  const act = async (name: string) =>
    user.click(
      within(await screen.findByRole('region', { name: 'Actions for the selection' })).getByRole(
        'button',
        { name },
      ),
    );
  const works = failInstead(
    new RegExp(`/companies/${first.id}/toggle-block$`),
    500,
    'The disk is full',
  );
  await choose(first);
  await choose(second);
  await act('Block');
  const question = await screen.findByRole('dialog');
  expect(question.textContent).toContain('2 entries');
  await user.click(within(question).getByRole('button', { name: 'Block' }));
  await screen.findByText('1 failed');
  const report = screen.getByRole('dialog');
  expect(report.textContent).toContain(first.title);
  await user.click(within(report).getByRole('button', { name: 'Close' }));
  await (await rowOf(SECOND)).findByText('Blocked');
  await (await rowOf(FIRST)).findByText('Active');
  expect(screen.getByRole('checkbox', { name: `Select ${first.title}` })).toHaveProperty(
    'checked',
    true,
  );
  expect(screen.getByRole('checkbox', { name: `Select ${second.title}` })).toHaveProperty(
    'checked',
    false,
  );

  works();
  await choose(second);
  await act('Unblock');
  const again = await screen.findByRole('dialog');
  expect(again.textContent).toContain('1 left out');
  await user.click(within(again).getByRole('button', { name: 'Unblock' }));
  await waitFor(async () => (await rowOf(SECOND)).getByText('Active'));
});

test('credits added on the company’s page are shown there at once', async () => {
  const { id, credits } = await newCompany(operator, 'Credits');
  await operator.must(adminCompanies.addCredits, { params: { id }, body: { amount: 1000 } });
  const { user, fill } = await renderApp(`/companies/${id}`, { as: 'operator' });
  const main = within(await screen.findByRole('main'));
  await main.findByText((1000 + credits).toLocaleString('en'));
  await user.click(screen.getByRole('button', { name: 'Add credits' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Add credits' }));
  await fill(await dialog.findByRole('spinbutton', { name: 'Amount' }), '7');
  await user.click(dialog.getByRole('button', { name: 'Add credits' }));
  await screen.findByText('Credits added');
  await main.findByText((1007 + credits).toLocaleString('en'));
});

test('a member of staff has a page inside the company: its form saves, and its back link leads to the staff', async () => {
  const { id, title } = await newCompany(operator, 'Staffed');
  const person = {
    name: 'Malte Voss',
    email: `malte@${id}.test`,
    phone: '+49 40 1',
    role: 'employee',
  };
  const { data: member } = await operator.must(adminCompanyUsers.create, {
    params: { company: id },
    body: person,
  });
  const { user, fill } = await renderApp(`/companies/${id}/staff`, { as: 'operator' });
  await user.click(await screen.findByRole('link', { name: 'Malte Voss' }));
  await waitFor(() => expect(window.location.pathname).toBe(`/companies/${id}/staff/${member.id}`));

  cleanup();
  await renderApp(window.location.pathname, { as: 'operator' });
  await within(await screen.findByRole('banner')).findByRole('heading', {
    level: 1,
    name: 'Malte Voss',
  });
  const trail = await screen.findByRole('navigation', { name: 'You are here' });
  await within(trail).findByText(title);
  await fill(await screen.findByRole('textbox', { name: 'Phone' }), '+49 40 2');
  await user.click(screen.getByRole('button', { name: 'Save' }));
  await screen.findByText('Malte Voss saved');
  await user.click(within(screen.getByRole('banner')).getByRole('link', { name: 'Back' }));
  await waitFor(() => expect(window.location.pathname).toBe(`/companies/${id}/staff`));
  await screen.findByRole('link', { name: 'Malte Voss' });
});
