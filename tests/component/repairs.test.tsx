import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import type { Call } from '@turntable/declare/contract/call.ts';
import { restCalls } from '@turntable/declare/contract/rest/calls.ts';
import { registerResources } from '@turntable/declare/registry.ts';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { RESOURCES } from '../../src/resources/index.ts';
import { repairs } from '../api/rest/repairs.resource.ts';
import { picture } from '../api/setup/pictures.ts';
import { renderApp, signIn } from './setup/renderApp.tsx';

// Kinds of fields that no resource of the product has yet, and actions with inputs, with the rules of tests/api/rest.

beforeAll(() => registerResources([...RESOURCES, repairs]));
afterAll(() => registerResources(RESOURCES));

test('amounts, times, colours and several choices are typed in and stored, and the total is computed', async () => {
  const { user, fill, client } = await renderApp('/repairs/create', { as: 'chief' });
  await fill(await screen.findByRole('textbox', { name: 'Number' }), 'C-1');
  await fill(screen.getByLabelText(/Parts/), '19.5');
  await fill(screen.getByLabelText(/At/), '08:30');
  await fill(screen.getByRole('textbox', { name: 'Colour' }), '#AABBCC');
  for (const work of ['Paint', 'Rims']) {
    await user.click(screen.getByRole('combobox', { name: 'Works' }));
    await user.click(await screen.findByRole('option', { name: work }));
  }
  await user.click(screen.getByRole('button', { name: 'Create' }));
  await screen.findByRole('heading', { level: 1, name: 'C-1' });
  screen.getByText('99.50');

  const id = window.location.pathname.split('/').at(-1) ?? '';
  const call = restCalls(repairs).one as Call; // managers may read one
  expect(await client.must(call, { params: { id } })).toMatchObject({
    parts: 19.5,
    total: 99.5,
    works: ['paint', 'rims'],
    at: '08:30',
    paint: '#aabbcc',
  });
});

test('the list shows amounts, times and several choices by their labels', async () => {
  const body = { number: 'C-4', parts: 19.5, works: ['paint', 'rims'], at: '08:30' };
  await (await signIn('chief')).must(restCalls(repairs).create as Call, { body });
  await renderApp('/repairs', { as: 'chief' });
  const row = within(
    (await screen.findByRole('link', { name: 'C-4' })).closest('tr') ?? document.body,
  );
  row.getByText('Paint, Rims');
  row.getByText('19.50');
  row.getByText('08:30');
});

test('several pictures are chosen, stored in their order, and removed one by one', async () => {
  const { user, fill, client } = await renderApp('/repairs/create', { as: 'chief' });
  await fill(await screen.findByRole('textbox', { name: 'Number' }), 'C-3');
  const input = screen.getByRole('group', { name: 'Damages' }).querySelector('input');
  if (!input) throw new Error('There is no input for files');
  const files = ['one.jpg', 'two.jpg'].map(
    async (name) => new File([await picture()], name, { type: 'image/jpeg' }),
  );
  await user.upload(input, await Promise.all(files));
  await user.click(screen.getByRole('button', { name: 'Create' }));
  await screen.findByRole('heading', { level: 1, name: 'C-3' });

  const id = window.location.pathname.split('/').at(-1) ?? '';
  const read = async () =>
    (await client.must(restCalls(repairs).one as Call, { params: { id } })) as {
      damages: string[];
    };
  const [first, second] = (await read()).damages;
  expect([first, second]).toEqual([
    expect.stringContaining('/rest-'),
    expect.stringContaining('/rest-'),
  ]);
  await user.click(await screen.findByRole('button', { name: 'Remove: Damages 1' }));
  await user.click(screen.getByRole('button', { name: 'Save' }));
  await screen.findByText('C-3 saved');
  expect((await read()).damages).toEqual([second]);
});

test('a file is uploaded, shown by its name, kept by a save, and removed', async () => {
  const { user, fill, client } = await renderApp('/repairs/create', { as: 'chief' });
  await fill(await screen.findByRole('textbox', { name: 'Number' }), 'C-5');
  const place = within(
    (await screen.findByText('Report file')).closest('.ra-input') ?? document.body,
  ).getByText('Choose a file');
  const input = place.parentElement?.querySelector('input') ?? document.body;
  await user.upload(input, new File(['%PDF'], 'Prüfbericht #1.pdf', { type: 'application/pdf' }));
  await screen.findByRole('link', { name: 'Prüfbericht #1.pdf' });
  await user.click(screen.getByRole('button', { name: 'Create' }));
  await screen.findByRole('heading', { level: 1, name: 'C-5' });

  const id = window.location.pathname.split('/').at(-1) ?? '';
  const read = async () =>
    (await client.must(restCalls(repairs).one as Call, { params: { id } })) as {
      report_file: string | null;
    };
  const stored = (await read()).report_file;
  const dropped = ['one.pdf', 'two.pdf'].map((name) => new File(['%PDF'], name));
  const [, zone = document.body] = screen.getAllByText('Choose a file'); // the first one is of the pictures
  fireEvent.drop(zone, { dataTransfer: { files: dropped, items: [], types: ['Files'] } });
  await screen.findByText('Choose a single file');
  expect(screen.queryByText('Unsaved changes')).toBeNull();
  const link = await screen.findByRole('link', { name: 'Prüfbericht #1.pdf' });
  expect([link.getAttribute('href'), link.getAttribute('download')]).toEqual([
    stored,
    'Prüfbericht #1.pdf',
  ]);
  await fill(screen.getByRole('textbox', { name: 'Colour' }), '#00ff00');
  await user.click(screen.getByRole('button', { name: 'Save' }));
  await screen.findByText('C-5 saved');
  expect((await read()).report_file).toBe(stored);

  const [, ofFile = document.body] = screen.getAllByRole('button', { name: 'Delete' }); // the first one deletes the record
  await user.click(ofFile);
  await user.click(screen.getByRole('button', { name: 'Save' }));
  await waitFor(async () => expect((await read()).report_file).toBeNull());
});

test('an error of the server is shown at its field, and an action’s input is sent', async () => {
  const { user, fill } = await renderApp('/repairs/create', { as: 'chief' });
  const number = await screen.findByRole('textbox', { name: 'Number' });
  await fill(number, 'C-2');
  await fill(screen.getByRole('textbox', { name: 'Colour' }), 'red');
  await user.click(screen.getByRole('button', { name: 'Create' }));
  await screen.findByText('Not a valid value');
  await fill(screen.getByRole('textbox', { name: 'Colour' }), '#ff0000');
  await user.click(screen.getByRole('button', { name: 'Create' }));
  await screen.findByRole('heading', { level: 1, name: 'C-2' });

  await user.click(await screen.findByRole('button', { name: 'Close' }));
  const question = within(await screen.findByRole('dialog'));
  await fill(question.getByRole('textbox', { name: 'Note' }), 'Done');
  await user.click(question.getByRole('button', { name: 'Close' }));
  await waitFor(() => expect(screen.getAllByText('Closed').length).toBeGreaterThan(0));
});

describe('a list is filtered', () => {
  beforeAll(async () => {
    const chief = await signIn('chief');
    for (const [letter, more] of Object.entries({
      a: { parts: 10, severity: 'low', works: ['paint'] },
      b: { parts: 20, severity: 'high', works: ['glass'] },
      c: { parts: 30, severity: null, works: ['rims'] },
    }))
      await chief.must(restCalls(repairs).create as Call, {
        body: { number: `FILTER-${letter}`, ...more },
      });
    await chief.must(restCalls(repairs).create as Call, { body: { number: 'OTHER' } });
  });
  const address = (filter: object) =>
    `/repairs?filter=${encodeURIComponent(JSON.stringify({ number_q: 'FILTER-', ...filter }))}`;
  const rows = async (letters: string) =>
    waitFor(() => {
      const shown = screen.queryAllByRole('link', { name: /^FILTER-/, hidden: true });
      expect(shown.map(({ textContent }) => textContent?.at(-1)).join('')).toBe(letters);
    });

  test('by a part of a text, and by bounds', async () => {
    const { fill, user } = await renderApp('/repairs', { as: 'chief' });
    await fill(await screen.findByRole('textbox', { name: 'Number contains' }), 'filter-');
    await rows('abc');
    const least = screen.getByRole('spinbutton', { name: 'Parts (from)' });
    await fill(least, '20');
    await rows('bc');
    await fill(screen.getByRole('spinbutton', { name: 'Parts (to)' }), '20');
    await rows('b');
    await user.clear(least);
    await rows('ab');
  });

  test('by another value, and by any of some', async () => {
    const { user } = await renderApp(address({}), { as: 'chief' });
    await rows('abc');
    await user.click(await screen.findByRole('combobox', { name: 'Severity is not' }));
    await user.click(await screen.findByRole('option', { name: 'High' }));
    await rows('ac');
    await user.click(await screen.findByRole('combobox', { name: /Works \(any of\)/ }));
    await user.click(await screen.findByRole('option', { name: 'Rims' }));
    await user.click(screen.getByRole('option', { name: 'Glass' }));
    await rows('c');
    await user.click(screen.getByRole('option', { name: 'Paint' }));
    await rows('ac');
  });

  test('as its address says, in the user’s language, and so is the file', async () => {
    URL.createObjectURL = () => 'blob:file';
    const save = vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => {});
    const { user } = await renderApp(address({ parts_gte: '20', works_any: ['glass', 'rims'] }), {
      as: 'chief',
      locale: 'de',
    });
    await rows('bc');
    const bound = await screen.findByRole('spinbutton', { name: 'Parts (de) (ab)' });
    expect((bound as HTMLInputElement).value).toBe('20');
    await screen.findByRole('combobox', { name: /Works \(de\) \(eines von\)/ });
    await user.click(screen.getByRole('button', { name: 'Als CSV exportieren' }));
    await screen.findByText(/^2 Zeilen/);
    expect(save.mock.contexts.map((anchor) => (anchor as HTMLAnchorElement).download)).toEqual([
      'Reparaturen (Number (de) enthält FILTER-, Parts (de) (ab) 20, Works (de) (eines von) Glass (de) – Rims (de)).csv',
    ]);
    await user.click(screen.getByRole('button', { name: 'Filter' }));
    await user.click(await screen.findByRole('menuitem', { name: 'Alle Filter entfernen' }));
    await screen.findByRole('link', { name: 'OTHER' });
  });
});
