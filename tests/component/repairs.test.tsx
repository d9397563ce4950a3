import { screen, waitFor, within } from '@testing-library/react';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Call } from '../../contract/call.ts';
import { restCalls } from '../../contract/rest/calls.ts';
import { registerResources } from '../../src/framework/registry.ts';
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
  const place = await screen.findByText('Drop a file to upload, or click to select it.');
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
  const link = await screen.findByRole('link', { name: 'Prüfbericht #1.pdf' });
  expect([link.getAttribute('href'), link.getAttribute('download')]).toEqual([stored, '']);
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
