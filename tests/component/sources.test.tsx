import { screen, waitFor, within } from '@testing-library/react';
import { registerResources } from '@turntable/declare/registry.ts';
import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import { RESOURCES } from '../../src/resources/index.ts';
import { contacts } from '../api/rest/contacts.resource.ts';
import { parts } from '../api/rest/parts.resource.ts';
import { atRest } from './setup/atRest.ts';
import { renderApp } from './setup/renderApp.tsx';

// Resources whose records other servers keep (tests/api/setup/sourcesOfTests.ts), in the views derived from their declarations.

beforeAll(() => registerResources([...RESOURCES, contacts, parts]));
afterAll(() => registerResources(RESOURCES));

const names = async (expected: readonly string[]) => {
  await waitFor(() => {
    const links = within(screen.getByRole('table')).getAllByRole('link');
    expect(links.map(({ textContent }) => textContent)).toEqual(expected);
  });
};
const row = (name: string) =>
  within(screen.getByRole('link', { name }).closest('tr') ?? document.body);
/** Returns a record as the other server has it. */
const stored = async (path: string): Promise<Response> =>
  fetch(`${inject('sourceUrls')[path.startsWith('people') ? 'contacts' : 'parts']}/${path}`);

test('the list has pages, is sorted, searched and filtered by the other server', async () => {
  const { user, fill } = await renderApp('/contacts', { as: 'chief' });
  await screen.findByRole('link', { name: 'Ada Lind' });
  await names(['Ada Lind', 'Bo Ek']);
  await user.click(await screen.findByRole('button', { name: /next page/ }));
  await names(['Cy Orr']);
  await user.click(
    within(screen.getByRole('table')).getByRole('button', { name: /^Sort by Name/ }),
  );
  await names(['Cy Orr', 'Bo Ek']);
  await fill(await screen.findByRole('searchbox'), 'Ad');
  await names(['Ada Lind']);
  await user.clear(screen.getByRole('searchbox'));
  await names(['Cy Orr', 'Bo Ek']);
  await user.click(await screen.findByRole('combobox', { name: 'Kind' }));
  await user.click(await screen.findByRole('option', { name: 'Buyer' }));
  await names(['Cy Orr', 'Ada Lind']);
});

test('a record is saved as a whole: fields that the form does not show are kept, as are others’ changes', async () => {
  const { user, fill } = await renderApp('/contacts/1', { as: 'chief' });
  const name = await screen.findByRole('textbox', { name: 'Name' });
  await fill(name, 'Ada Lund');
  await fill(screen.getByRole('textbox', { name: 'City' }), 'Bonn');
  const before = (await (await stored('people/1')).json()) as object;
  await fetch(`${inject('sourceUrls').contacts}/people/1`, {
    method: 'PUT',
    body: JSON.stringify({ ...before, since: '2020-02-02', score: 8 }),
  });
  await user.click(screen.getByRole('button', { name: 'Save' }));
  await screen.findByText('Ada Lund saved');
  expect(await (await stored('people/1')).json()).toEqual({
    id: 1,
    name: 'Ada Lund',
    mail: 'ada@people.test',
    kind: 'buyer',
    since: '2020-02-02',
    address: { city: 'Bonn', zip: '24103' },
    score: 8,
  });
});

test('a record is created there', async () => {
  const { user, fill } = await renderApp('/contacts/create', { as: 'chief' });
  await fill(await screen.findByRole('textbox', { name: 'Name' }), 'Yul Fro');
  await fill(screen.getByRole('textbox', { name: 'City' }), 'Ulm');
  await user.click(screen.getByRole('button', { name: 'Create' }));
  await screen.findByRole('heading', { level: 1, name: 'Yul Fro' });
  const made = await stored(`people/${window.location.pathname.split('/').at(-1)}`);
  expect(await made.json()).toMatchObject({ name: 'Yul Fro', address: { city: 'Ulm' } });
});

test('several records are deleted there at once', async () => {
  const all = ['Zoe One', 'Zoe Two'];
  for (const name of all)
    await fetch(`${inject('sourceUrls').contacts}/people`, {
      method: 'POST',
      body: JSON.stringify({ id: name.replace(' ', '-'), name }),
    });
  const filter = encodeURIComponent(JSON.stringify({ q: 'Zoe' }));
  const { user } = await renderApp(`/contacts?filter=${filter}`, { as: 'chief' });
  await screen.findByRole('link', { name: 'Zoe One' });
  await names(all);
  for (const name of all) await user.click(row(name).getByRole('checkbox'));
  await user.click(await screen.findByRole('button', { name: 'Delete' }));
  const question = within(await screen.findByRole('dialog'));
  await user.click(question.getByRole('button', { name: 'Delete' }));
  for (const id of ['Zoe-One', 'Zoe-Two'])
    await waitFor(async () => expect((await stored(`people/${id}`)).status).toBe(404));
  await waitFor(() => expect(screen.queryByRole('link', { name: /Zoe/ })).toBeNull());
});

test('an employee without the right only reads', async () => {
  await renderApp('/contacts/2', { as: 'employee' });
  await screen.findByRole('heading', { level: 1, name: 'Bo Ek' });
  await atRest();
  for (const name of ['Save', 'Delete']) expect(screen.queryByRole('button', { name })).toBeNull();
});

test('what the source cannot do is not offered', async () => {
  const { user } = await renderApp('/parts', { as: 'chief' });
  await screen.findByRole('link', { name: 'Antenna' });
  await names(['Antenna', 'Bumper', 'Clip']);
  await screen.findByRole('combobox', { name: 'Make' });
  expect(screen.queryByRole('searchbox')).toBeNull();
  const table = within(screen.getByRole('table'));
  expect(table.queryByRole('button', { name: /^Sort by (Make|Stock)/ })).toBeNull();
  await user.click(table.getByRole('button', { name: /^Sort by Name/ }));
  await names(['Clip', 'Bumper', 'Antenna']);
  await user.click(screen.getByRole('link', { name: 'Clip' }));
  await screen.findByRole('button', { name: 'Save' });
  await atRest();
  expect(screen.queryByRole('button', { name: 'Delete' })).toBeNull();
});

test('json-server’s records are saved as a whole too, with no more than was changed', async () => {
  const { user, fill } = await renderApp('/parts/1', { as: 'chief' });
  await fill(await screen.findByLabelText(/Stock/), '5');
  await user.click(screen.getByRole('button', { name: 'Save' }));
  await screen.findByText('Antenna saved');
  expect(await (await stored('parts/1')).json()).toEqual({
    id: 1,
    name: 'Antenna',
    make: 'vw',
    stock: 5,
    fits: true,
    shelf: 'A-1',
  });
});

test('the session’s token never arrives there', async () => {
  const { client } = await renderApp('/contacts/2', { as: 'chief' });
  await screen.findByRole('heading', { level: 1, name: 'Bo Ek' });
  const address = new URL('/received', inject('sourceUrls').contacts);
  const received = await (await fetch(address)).text();
  expect(received).toContain('/api/people/2');
  expect(received).not.toContain(client.token);
});
