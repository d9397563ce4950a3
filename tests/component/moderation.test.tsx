import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeAll, expect, test, vi } from 'vitest';
import { session } from '../../contract/accounts/sessionCalls.ts';
import { adminCompanies } from '../../contract/companies/adminCalls.ts';
import { adminCars } from '../../contract/vehicles/adminCalls.ts';
import type { Client } from '../api/setup/client.ts';
import { newCar, send } from '../api/setup/dealer.ts';
import { COMPANIES } from '../api/setup/testData.ts';
import { expectNoDialog } from './setup/atRest.ts';
import { beOnPhone } from './setup/onPhone.ts';
import { renderApp, signIn } from './setup/renderApp.tsx';

let operator: Client;
let dealer: Client;
let company: number;
/** The path of a vehicle with a photo, and of one without. */
let photographed: string;
let bare: string;
beforeAll(async () => {
  [operator, dealer] = [await signIn('operator'), await signIn('suedEmployee')];
  company = (await dealer.must(session.me)).company?.id ?? 0;
  await operator.must(adminCompanies.save, {
    params: { id: company },
    body: { carsNeedPremoderation: 1 },
  });
  const car = await newCar(dealer, { vehicle_name: 'Moderated with a photo' });
  await send(dealer, car.id, car.angles[0]?.id ?? 0);
  photographed = `/vehicles-moderation/${car.id}`;
  bare = `/vehicles-moderation/${(await newCar(dealer, { vehicle_name: 'Moderated without a photo' })).id}`;
});

afterEach(() => vi.restoreAllMocks());

const toolbar = async () => within(await screen.findByRole('toolbar', { name: 'Moderation' }));
const listed = (filter: object) =>
  `/vehicles-moderation?filter=${encodeURIComponent(JSON.stringify(filter))}`;

test('a vehicle without photos cannot be approved by button or key, and the reason is shown', async () => {
  const { user } = await renderApp(bare, { as: 'operator' });
  const approve = (await toolbar()).getByRole('button', { name: 'Approve' });
  expect(approve.getAttribute('aria-disabled')).toBe('true');
  await user.hover(approve);
  await screen.findByText('There is no photo to approve yet.');
  const fetched = vi.spyOn(globalThis, 'fetch');
  await user.keyboard('a'); // a key has no button to show the reason on
  await waitFor(() =>
    expect(screen.getAllByText('There is no photo to approve yet.')).toHaveLength(2),
  );
  await user.click(approve);
  await expectNoDialog();
  const sent = fetched.mock.calls.map(([address]) => String(address));
  expect(sent.filter((address) => address.includes('/approve'))).toEqual([]);
});

test('on a phone, cards of vehicles name the company only for the operator', async () => {
  beOnPhone();
  const title = (await dealer.must(session.me)).company?.title ?? '';
  const cardOf = async () =>
    (await screen.findByRole('link', { name: /Moderated with a photo/ })).closest('[data-row]');
  await renderApp(listed({ q: 'Moderated with a photo' }), { as: 'operator' });
  expect((await cardOf())?.textContent).toContain(title);
  cleanup();

  await renderApp('/vehicles?filter={"q":"Moderated with a photo"}', { as: 'suedEmployee' });
  expect((await cardOf())?.textContent).not.toContain(title);
});

test('the comment about what to fix is shown as text, without HTML', async () => {
  const { user, fill } = await renderApp(photographed, { as: 'operator' });
  await toolbar();
  await user.keyboard('f');
  const dialog = within(await screen.findByRole('dialog', { name: 'Send back to fix' }));
  const comment = await dialog.findByRole('textbox', { name: 'What needs fixing?' });
  const sendBack = () => user.click(dialog.getByRole('button', { name: 'Send back to fix' }));
  await sendBack();
  await dialog.findByText('Choose a reason or write a comment');
  await fill(comment, 'The horizon is <b>tilted</b>');
  await sendBack();
  await dialog.findByText(/No HTML/);
});

test('with single-letter keys switched off, the operator decides by the buttons only', async () => {
  const { user } = await renderApp('/vehicles-moderation', { as: 'operator' });
  const begin = await screen.findByRole('link', { name: 'Begin with the oldest' });
  await user.keyboard('?');
  const keys = within(await screen.findByRole('dialog'));
  await user.click(keys.getByRole('checkbox', { name: /Single-key shortcuts/ }));
  await user.click(keys.getByRole('button', { name: 'Close' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  await user.click(begin);
  const bar = await toolbar();
  await bar.findByRole('button', { name: 'Next vehicle' });
  for (const button of bar.getAllByRole('button'))
    expect(button.getAttribute('aria-keyshortcuts')).toBeNull();
  const { pathname } = window.location;
  for (const key of ['n', 'a', 'f']) await user.keyboard(key);
  await expectNoDialog();
  expect(window.location.pathname).toBe(pathname);
  await user.click(bar.getByRole('button', { name: 'Send back to fix' }));
  await screen.findByRole('dialog', { name: 'Send back to fix' });
});

test('the operator’s list is filtered by “to fix” and by company', async () => {
  const fixed = await newCar(dealer, { vehicle_name: 'Moderated and sent back' });
  await operator.must(adminCars.toFix, { params: { id: fixed.id }, body: { comment: 'Too dark' } });
  const fetched = vi.spyOn(globalThis, 'fetch');
  await renderApp(listed({ moderation: 'to_fix', companyId: company }), { as: 'operator' });
  await screen.findByRole('link', { name: 'Moderated and sent back' });
  expect(screen.queryByText('Moderated with a photo')).toBeNull();
  const asked = fetched.mock.calls.map(
    ([address]) => new URL(String(address), window.location.href),
  );
  const lists = asked
    .filter(({ pathname }) => pathname === '/api/admin/cars')
    .map(({ searchParams }) => Object.fromEntries(searchParams));
  expect(lists).toContainEqual(
    expect.objectContaining({ moderation: 'to_fix', companyId: String(company), per_page: '1000' }),
  );
});

test('another company’s list has none of these vehicles', async () => {
  const north = (await (await signIn('employee')).must(session.me)).company?.id ?? 0;
  const own = await newCar(await signIn('employee'), { vehicle_name: 'Of the other company' });
  await renderApp(listed({ companyId: north }), { as: 'operator' });
  await screen.findByRole('link', { name: own.vehicle_name });
  expect(screen.queryByText(/^Moderated/)).toBeNull();
  expect(screen.queryByRole('cell', { name: COMPANIES.sued.title })).toBeNull();
});
