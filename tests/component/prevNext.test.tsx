import { cleanup, screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { adminCompanyUsers } from '../../contract/staff/adminCalls.ts';
import { ownCompany } from './setup/records.ts';
import { renderApp, signIn } from './setup/renderApp.tsx';

const headed = (name: string | undefined) => screen.findByRole('heading', { level: 1, name });
const previous = () => screen.findByRole('link', { name: 'Previous (key k)' });
const next = () => screen.findByRole('link', { name: 'Next (key j)' });

test('the keys j and k go through the list’s records, also after a link from outside', async () => {
  const { user } = await renderApp('/companies', { as: 'operator' });
  const heads = await screen.findAllByRole('rowheader');
  const links = heads.map((head) => within(head).getByRole('link'));
  const names = links.map(({ textContent }) => textContent);
  await user.click(links[0] ?? document.body);
  await headed(names[0]);
  await next();
  await user.keyboard('j');
  await headed(names[1]);
  await previous();
  await user.keyboard('k');
  await headed(names[0]);
  await next();
  expect(screen.getByRole('button', { name: 'Previous (key k)' })).toHaveProperty('disabled', true);

  cleanup();
  await renderApp(window.location.pathname, { as: 'operator' });
  await user.click(await next());
  await headed(names[1]);
});

test('previous and next of a company’s staff stay inside the company', async () => {
  const id = await ownCompany(await signIn('chief'));
  const operator = await signIn('operator');
  const { data: staff } = await operator.must(adminCompanyUsers.list, { params: { company: id } });
  const { user } = await renderApp(`/companies/${id}/staff/${staff[0]?.id}`, { as: 'operator' });
  const step = (await screen.findAllByRole('link', { name: /key [jk]/ }))[0] ?? document.body;
  expect(step.getAttribute('href')).toMatch(new RegExp(`^/companies/${id}/staff/\\d+$`));
  await user.click(step);
  expect(window.location.pathname).toBe(step.getAttribute('href'));
});
