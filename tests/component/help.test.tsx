import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { instructions } from '../../contract/help/calls.ts';
import type { Client } from '../api/setup/client.ts';
import { atRest } from './setup/atRest.ts';
import { renderApp, signIn } from './setup/renderApp.tsx';
import '../../src/resources/help/HelpHead.tsx'; // loaded first, so that it is drawn together with the list

const publish = async (operator: Client, article: Record<string, string>): Promise<number> =>
  (await operator.must(instructions.create, { body: { ...article, published: 1 } })).data.id;

/** Returns the titles of the help articles, in the order in which an employee finds them. */
const titles = async (): Promise<(string | null)[]> =>
  (
    await (await signIn('employee')).must(instructions.list, { query: { sort: 'position' } })
  ).data.map(({ title_en }) => title_en);

test('buttons move articles up and down; quick moves in a row are all saved', async () => {
  const operator = await signIn('operator');
  const names = ['Order one', 'Order two', 'Order three'];
  for (const title_en of names) await publish(operator, { title_en });
  const { user } = await renderApp('/help/instructions', { as: 'operator' });
  await user.click(await screen.findByRole('button', { name: 'Change the order' }));
  const section = within(await screen.findByRole('region', { name: 'Change the order' }));
  const shown = () =>
    section
      .getAllByRole('listitem')
      .flatMap(({ textContent }) => names.filter((name) => textContent?.includes(name)));
  await section.findByRole('button', { name: 'Move Order one down' });
  expect(shown()).toEqual(names);

  await user.click(section.getByRole('button', { name: 'Move Order one down' }));
  expect(shown()).toEqual(['Order two', 'Order one', 'Order three']);
  await user.click(section.getByRole('button', { name: 'Move Order one down' }));
  expect(shown()).toEqual(['Order two', 'Order three', 'Order one']);
  await user.click(section.getByRole('button', { name: 'Move Order three up' }));
  const wanted = ['Order three', 'Order two', 'Order one'];
  expect(shown()).toEqual(wanted);
  await waitFor(
    async () =>
      expect((await titles()).filter((title) => title && names.includes(title))).toEqual(wanted),
    { interval: 100 },
  );
  expect(shown()).toEqual(wanted);
  await user.click(section.getByRole('button', { name: 'Done' }));
  await screen.findByRole('button', { name: 'Change the order' });
});

test('readers cannot change the order', async () => {
  await publish(await signIn('operator'), { title_en: 'Read by all' });
  await renderApp('/help/instructions', { as: 'employee' });
  await screen.findByRole('link', { name: /Read by all/ });
  await atRest();
  expect(screen.queryByRole('button', { name: 'Change the order' })).toBeNull();
});

test('search finds words inside articles in the reader’s language and shows where they are', async () => {
  const body_de = `<p>${'Davor steht viel anderes. '.repeat(20)}Ein Filter aus <em>Zellglas</em> hilft.</p>`;
  const id = await publish(await signIn('operator'), {
    title_en: 'Against the light',
    title_de: 'Im Gegenlicht',
    body_en: '<p>-</p>',
    body_de,
  });
  const { user, fill } = await renderApp('/help/instructions', { as: 'employee', locale: 'de' });
  await fill(await screen.findByPlaceholderText('Hilfe durchsuchen …'), 'zellglas');
  const found = await screen.findByText('Zellglas', { selector: 'mark' });
  expect(found.closest('[data-row]')?.textContent).toContain('Ein Filter aus');
  await user.click(screen.getByRole('link', { name: /Im Gegenlicht/ }));
  expect((await screen.findByRole('article')).textContent).toContain('Zellglas');
  expect(window.location.pathname).toBe(`/help/instructions/${id}`);
});

test('an open article and its title follow the language', async () => {
  const id = await publish(await signIn('operator'), {
    title_en: 'In the rain',
    title_de: 'Im Regen',
    body_en: '<p>Wipe it</p>',
    body_de: '<p>Abwischen</p>',
  });
  const { user } = await renderApp(`/help/instructions/${id}`, { as: 'employee' });
  await screen.findByRole('heading', { name: 'In the rain', level: 1 });
  await user.click(await screen.findByRole('button', { name: 'English' }));
  await user.click(await screen.findByRole('menuitem', { name: 'Deutsch' }));
  await screen.findByRole('heading', { name: 'Im Regen', level: 1 });
  expect(screen.getByRole('article', { name: 'Im Regen' }).textContent).toContain('Abwischen');
});
