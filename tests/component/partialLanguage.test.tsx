import { screen, waitFor, within } from '@testing-library/react';
import type { PartlyTranslated } from '@turntable/declare/texts/translated.ts';
import Cookies from 'js-cookie';
import french from 'ra-language-french';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { adminTransactions } from '../../contract/balance/adminTransactionCalls.ts';
import { adminCompanies } from '../../contract/companies/adminCalls.ts';
import type { messages } from '../../src/i18n/en/index.ts';
import { WRITTEN } from '../../src/i18n/written.ts';
import { renderApp, signIn } from './setup/renderApp.tsx';

// A language that has a few texts (docs/extending.md): as if there were a folder src/i18n/fr.

const FRENCH: PartlyTranslated<typeof messages> = {
  ra: { ...french.ra },
  pages: { transactions: { sums: { credits_added: 'Crédits ajoutés' } } },
  resources: {
    transactions: { name: 'Opération |||| Opérations', fields: { created_at: 'Heure' } },
  },
};
beforeAll(() => {
  WRITTEN.set('fr', async () => ({ messages: FRENCH }));
});
afterAll(() => {
  WRITTEN.delete('fr');
});

/** Replaces the spaces of numbers and dates by plain ones. */
const plain = (text: string | null | undefined) => text?.replace(/\s/g, ' ');

test('French in part: its texts, dates and numbers, English where a text is missing, and the choice is kept', async () => {
  const operator = await signIn('operator');
  const { data } = await operator.must(adminCompanies.create, {
    body: { title: 'Garage Lumière', chief_name: 'Luc', chief_email: 'luc@lumiere.test' },
  });
  await operator.must(adminCompanies.addCredits, {
    params: { id: data.id },
    body: { amount: 1234 },
  });
  const { user } = await renderApp(`/transactions-admin/${data.id}`, { as: 'operator' });
  await screen.findByText('Credits added', { selector: 'dt' });
  await user.click(await screen.findByRole('button', { name: 'English' }));
  await user.click(await screen.findByRole('menuitem', { name: 'Français' }));

  await screen.findByRole('combobox', { name: /^Lignes par page/ });
  const sum = await screen.findByText('Crédits ajoutés', { selector: 'dt' });
  await waitFor(() => expect(plain(sum.nextSibling?.textContent)).toBe('1 234'));
  screen.getByRole('columnheader', { name: /Heure/ });
  screen.getByRole('columnheader', { name: /Amount/ });
  const row = within(await screen.findByRole('row', { name: /Credits added/ }));
  const { data: entries } = await operator.must(adminTransactions.list, {
    params: { company: data.id },
  });
  const day = new Intl.DateTimeFormat('fr', { dateStyle: 'full' });
  row.getByTitle(new RegExp(day.format(new Date(entries[0]?.created_at ?? ''))));
  expect(document.documentElement.lang).toBe('fr');
  expect(Cookies.get('locale')).toBe('fr');
});

test('of two languages chosen one after the other, the last one stays, although the texts of the first arrive late', async () => {
  const late = Promise.withResolvers<void>();
  WRITTEN.set('fr', async () => {
    await late.promise;
    return { messages: FRENCH };
  });
  const { user } = await renderApp('/transactions-admin', { as: 'operator' });
  const page = document.documentElement;
  const shown: string[] = [];
  const watch = new MutationObserver(() => shown.push(page.lang));
  watch.observe(page, { attributeFilter: ['lang'] });
  const choose = async (language: string) => {
    await user.click(await screen.findByRole('button', { name: /^(English|Français)$/ }));
    await user.click(await screen.findByRole('menuitem', { name: language }));
  };
  await choose('Français');
  await choose('English');
  late.resolve();
  await waitFor(() => expect(shown).toEqual(['fr', 'en']));
  watch.disconnect();
  await screen.findByRole('heading', { name: 'Company transactions', level: 1 });
  expect(Cookies.get('locale')).toBe('en');
});
