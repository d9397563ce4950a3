import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeAll, expect, test, vi } from 'vitest';
import { session } from '../../contract/accounts/sessionCalls.ts';
import { adminCompanies } from '../../contract/companies/adminCalls.ts';
import { adminCars } from '../../contract/vehicles/adminCalls.ts';
import type { Car } from '../../contract/vehicles/vehicle.ts';
import { adminCompanyAngles } from '../../contract/views/calls.ts';
import type { Client } from '../api/setup/client.ts';
import { newCar, read, send, sendFinished } from '../api/setup/dealer.ts';
import { expectNoDialog } from './setup/atRest.ts';
import { ownCompany } from './setup/records.ts';
import { renderApp, signIn } from './setup/renderApp.tsx';

let operator: Client;
let dealer: Client;
let company: number;
beforeAll(async () => {
  [operator, dealer] = [await signIn('operator'), await signIn('suedEmployee')];
  company = await ownCompany(dealer);
  await operator.must(adminCompanies.save, {
    params: { id: company },
    body: { carsNeedPremoderation: 1, notes: 'Wants the floor kept.', contact_person: 'Mia Maler' },
  });
});

afterEach(() => vi.restoreAllMocks());

/** Creates a vehicle with a finished picture, behind all others in the queue. */
const waiting = async (vehicle_name: string): Promise<Car> => {
  const car = await newCar(dealer, { vehicle_name });
  const view = car.angles[0]?.id ?? 0;
  await send(dealer, car.id, view);
  await sendFinished(operator, car.id, view);
  return read(dealer, car.id);
};
/** Returns the name of the view of its picture. Other tests change the order of the company's views. */
const viewOf = ({ angles }: Car) => angles[0]?.name.en ?? '';
const waitingCount = async () =>
  (await operator.must(adminCars.list, { query: { moderation: 'premoderation', per_page: 1 } }))
    .total;
const pathOf = ({ id }: Pick<Car, 'id'>) => `/vehicles-moderation/${id}`;
const bar = async () => within(await screen.findByRole('toolbar', { name: 'Moderation' }));
const title = (name: string) => screen.findByRole('heading', { level: 1, name });

test('A approves and shows the next vehicle, which has been loaded already; Undo reverts the approval and returns', async () => {
  const [first, second] = [await waiting('Desk first'), await waiting('Desk second')];
  const count = await waitingCount();
  const fetched = vi.spyOn(globalThis, 'fetch');
  const { user } = await renderApp(pathOf(first), { as: 'operator' });
  await (await bar()).findByText(`${count - 1} of ${count}`);
  const asked = () => fetched.mock.calls.map(([address]) => String(address));
  await waitFor(() =>
    expect(asked()).toContainEqual(expect.stringMatching(`/api/admin/cars/${second.id}$`)),
  );
  fireEvent.keyDown(document.body, { key: 'a', repeat: true });
  expect(asked().filter((address) => address.includes('/approve'))).toEqual([]);
  await user.keyboard('a');
  await title('Desk second');
  await (await bar()).findByText(`${count - 1} of ${count - 1}`);
  expect(window.location.pathname).toBe(pathOf(second));
  expect((await read(dealer, first.id)).moderation).toBe('approved');
  const toast = within(screen.getByRole('status', { name: '' }));
  expect(toast.getByText('Desk first')).toBeDefined();
  await user.click(toast.getByRole('button', { name: 'Undo' }));
  await title('Desk first');
  await screen.findByText('Decision undone');
  expect((await read(dealer, first.id)).moderation).toBe('quality_check');
  await (await bar()).findByText(`${count - 1} of ${count}`);
});

test('an undo that comes too late says so', async () => {
  const car = await waiting('Desk too late');
  const { user } = await renderApp(pathOf(car), { as: 'operator' });
  await bar();
  await user.keyboard('a');
  const undo = await screen.findByRole('button', { name: 'Undo' });
  await operator.must(adminCars.toFix, { params: { id: car.id }, body: { reasons: ['plate'] } });
  await user.click(undo);
  await screen.findByText('This decision does not hold any more, so it cannot be undone.');
  expect((await read(dealer, car.id)).moderation).toBe('to_fix');
});

test('N and the buttons go through the queue, and “?” lists the keys', async () => {
  const [first] = [await waiting('Desk walk one'), await waiting('Desk walk two')];
  const { user } = await renderApp(pathOf(first), { as: 'operator' });
  await (await bar()).findByRole('button', { name: 'Next vehicle' });
  await user.keyboard('n');
  await title('Desk walk two');
  await user.click(await (await bar()).findByRole('button', { name: 'Previous vehicle' }));
  await title('Desk walk one');
  await user.keyboard('?');
  const keys = await screen.findByRole('dialog', { name: 'Keys' });
  expect(keys.textContent).toMatch(/AApprove.*FSend back to fix.*NNext vehicle/);
});

test('beside the pictures the operator sees company, photographer and notes', async () => {
  const car = await waiting('Desk panel');
  const angle = car.angles[0];
  await operator.must(adminCompanyAngles.save, {
    params: { company, id: angle?.id ?? 0 },
    body: { comment: 'Please with the flag' },
  });
  await renderApp(pathOf(car), { as: 'operator' });
  const panel = within(await screen.findByRole('region', { name: car.company_title }));
  await panel.findByText(/^Mia Maler · /);
  expect(panel.getByText('Wants the floor kept.')).toBeDefined();
  expect(panel.getByText((await dealer.must(session.me)).account.name)).toBeDefined();
  expect(panel.getByText(/: Please with the flag$/)).toBeDefined();
  cleanup();
  await renderApp(`/vehicles/${car.id}`, { as: 'suedChief' });
  await screen.findByRole('tab', { name: 'Photos' });
  expect(screen.queryByText('Wants the floor kept.')).toBeNull();
});

test('reasons and places on a picture are sent to the company, which sees both', async () => {
  const car = await waiting('Desk to fix');
  const { user } = await renderApp(pathOf(car), { as: 'operator' });
  await bar();
  await user.keyboard('f');
  const dialog = within(await screen.findByRole('dialog', { name: 'Send back to fix' }));
  const reason = (name: string) => dialog.getByRole('button', { name });
  await user.click(reason('Plate visible'));
  await user.click(reason('Too dark'));
  await user.click(reason('Blurred'));
  await user.click(reason('Blurred'));
  const pressed = dialog.getAllByRole('button', { pressed: true });
  expect(pressed.map(({ textContent }) => textContent)).toEqual(['Plate visible', 'Too dark']);

  await user.click(dialog.getByRole('button', { name: viewOf(car) }));
  const area = dialog.getByRole('button', { name: `Mark a place: ${viewOf(car)}` });
  area.getBoundingClientRect = () => ({ left: 100, top: 50, width: 400, height: 200 }) as DOMRect;
  const click = (clientX: number, clientY: number) =>
    fireEvent.click(area, { clientX, clientY, detail: 1 });
  const marks = () => area.querySelectorAll('[data-mark]').length;
  click(200, 100);
  click(400, 100);
  expect(marks()).toBe(2);
  click(402, 103); // on the second
  expect(marks()).toBe(1);
  area.focus();
  await user.keyboard('{Enter}{ArrowRight}{ArrowUp}');
  expect(marks()).toBe(2);
  await user.click(reason('Send back to fix'));
  await screen.findByText('Vehicle sent back');

  const photo = car.photos[0]?.id;
  expect(await read(dealer, car.id)).toMatchObject({
    moderation: 'to_fix',
    to_fix_reasons: ['plate', 'too_dark'],
    to_fix_comment: null,
    to_fix_places: [
      { photo, picture: 'finished', x: 0.25, y: 0.25 },
      { photo, picture: 'finished', x: 0.52, y: 0.48 },
    ],
  });

  cleanup();
  const shown = await renderApp(`/vehicles/${car.id}`, { as: 'suedEmployee' });
  const marked = await screen.findByRole('button', { name: `Marked place: ${viewOf(car)}` });
  const notice = within(marked.closest('[role=status]') as HTMLElement);
  expect(notice.getByText('Plate visible')).toBeDefined();
  expect(marked.querySelectorAll('[data-mark]')).toHaveLength(2);
  const tile = (await screen.findByRole('button', { name: `${viewOf(car)}: Open` })).closest('li');
  expect(tile?.textContent).toContain('To fix');
  await shown.user.click(marked);
  const viewer = await screen.findByRole('dialog', { name: 'Photos of Desk to fix' });
  await waitFor(() => expect(viewer.querySelectorAll('[data-mark=to-fix]')).toHaveLength(2));
});

test('a picture that is pressed and held shows its original, and does not open', async () => {
  const car = await waiting('Desk held');
  await renderApp(pathOf(car), { as: 'operator' });
  const tile = await screen.findByRole('button', { name: `${viewOf(car)}: Open` });
  const picture = () => tile.querySelector('img')?.getAttribute('src') ?? '';
  const [photo] = car.photos;
  const finished = picture();
  expect(finished).not.toBe('');
  fireEvent.pointerDown(tile.firstChild as Element, { isPrimary: true, button: 0 });
  await waitFor(() => expect(picture()).not.toBe(finished));
  fireEvent.pointerUp(window);
  await waitFor(() => expect(picture()).toBe(finished));
  fireEvent.click(tile.querySelector('img') as Element);
  await expectNoDialog();
  expect(photo?.preview_url).toBeDefined();
});
