import { screen, within } from '@testing-library/react';
import type { Role } from '@turntable/declare/contract/call.ts';
import { beforeAll, expect, test } from 'vitest';
import { companyTokens } from '../../contract/balance/tokenCalls.ts';
import { adminCompanies } from '../../contract/companies/adminCalls.ts';
import { adminCars } from '../../contract/vehicles/adminCalls.ts';
import { companyCars } from '../../contract/vehicles/companyCalls.ts';
import { newCar, send } from '../api/setup/dealer.ts';
import { listAt } from '../api/setup/listAt.ts';
import type { TestUserName } from '../api/setup/testData.ts';
import { renderApp, signIn } from './setup/renderApp.tsx';

const READERS = [
  ['admin', 'operator'],
  ['chief', 'chief'],
  ['employee', 'employee'],
] as const satisfies readonly (readonly [Role, TestUserName])[];

/**
 * Vehicles of two companies: some wait for the operator, one was sent back, one was paid for. tests/api/dashboard/links.test.ts covers
 * every state.
 */
beforeAll(async () => {
  const [operator, chief, west] = [
    await signIn('operator'),
    await signIn('chief'),
    await signIn('westChief'),
  ];
  const { data: companies } = await operator.must(adminCompanies.list);
  for (const { id } of companies.slice(1)) {
    await operator.must(adminCompanies.save, {
      params: { id },
      body: { carsNeedPremoderation: 1 },
    });
  }
  await newCar(chief);
  const { id } = await newCar(chief);
  await operator.must(adminCars.toFix, { params: { id }, body: { comment: 'Too dark' } });
  for (let i = 0; i < 3; i++) await newCar(west);
  const { id: paid, angles } = await newCar(chief);
  await send(chief, paid, angles[0]?.id ?? 0);
  await chief.must(companyTokens.create, { body: {} });
  await chief.must(companyCars.process, { params: { car: paid }, body: {} });
});

/** Returns the number in a text; these texts contain no dates. */
const numberIn = (text: string | null | undefined): number | undefined => {
  const digits = /\d[\d,]*/.exec(text ?? '')?.[0];
  return digits === undefined ? undefined : Number(digits.replaceAll(',', ''));
};

/** Returns the number that a link shows, in its text or beside it. */
const countOf = (link: HTMLElement): number | undefined =>
  numberIn(link.closest('li')?.querySelector('strong')?.textContent) ??
  numberIn(link.textContent) ??
  numberIn(link.closest('div')?.textContent);

test.each(READERS)(
  'each number on the home page of %s links to a list with as many rows',
  async (role, as) => {
    const { client } = await renderApp('/', { as });
    const states = await screen.findByRole('navigation', { name: 'Vehicles by state' });
    expect(within(states).getAllByRole('link').length).toBe(7);
    await screen.findByRole('region', { name: 'Vehicles added' });
    const links = within(screen.getByRole('main'))
      .getAllByRole<HTMLAnchorElement>('link')
      .filter(({ search }) => search.includes('filter='));
    expect(links.length).toBeGreaterThan(role === 'admin' ? 14 : 10);
    const compared = await Promise.all(
      links.map(async (link) => {
        const { call, ...request } = listAt(`${link.pathname}${link.search}`, role);
        const { total } = (await client.must(call, request)) as { total: number };
        return {
          to: decodeURIComponent(link.search),
          at: link.pathname,
          shown: countOf(link),
          total,
        };
      }),
    );
    expect(compared.filter(({ shown, total }) => shown !== total)).toEqual([]);
  },
);
