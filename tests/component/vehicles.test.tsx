import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { beforeAll, expect, test, vi } from 'vitest';
import { session } from '../../contract/accounts/sessionCalls.ts';
import type { Photo } from '../../contract/photos/photo.ts';
import { cars } from '../../contract/vehicles/calls.ts';
import { uploadQueue } from '../../src/customRoutes/photos/uploads.tsx';
import { photos } from '../../src/dataProvider/photos.ts';
import { newCar, read, send } from '../api/setup/dealer.ts';
import { answerInstead } from './setup/calls.ts';
import { logIn, renderApp, signIn } from './setup/renderApp.tsx';

const NAME = 'Listed vehicle';
const LIST = `/vehicles?filter=${encodeURIComponent(JSON.stringify({ q: NAME }))}`;

beforeAll(async () => {
  await newCar(await signIn('chief'), { vehicle_name: NAME });
});

test('pointing at the age of a change shows the exact time', async () => {
  await renderApp(LIST, { as: 'chief' });
  const row = (await screen.findByRole('link', { name: NAME })).closest('tr') as HTMLElement;
  const time = within(row).getAllByRole('time')[0] as HTMLElement;
  expect(time.title).toMatch(/\b\d{4}\b.*\d:\d\d:\d\d/);
});

test('a manager’s list names who added its vehicles, also someone of a sub-company, and is rid of it', async () => {
  const { user: member } = await logIn('westChief');
  await newCar(await signIn('westChief'), { vehicle_name: 'Added elsewhere' });
  answerInstead(/^\/api\/company\/users\?/, async (_, go) => {
    const page = (await (await go()).json()) as { data: object[] };
    return Response.json({ ...page, data: page.data.slice(0, 1), total: 1 }); // a manager without staff
  });
  const filter = encodeURIComponent(JSON.stringify({ user_id: String(member.id) }));
  const { user } = await renderApp(`/vehicles?filter=${filter}`, { as: 'chief' });
  await screen.findByRole('link', { name: 'Added elsewhere' });
  expect(screen.queryByRole('link', { name: NAME })).toBeNull();
  const choice = await screen.findByRole<HTMLInputElement>('combobox', { name: 'Added by' });
  await waitFor(() => expect(choice.value).toBe(member.name));
  await user.clear(choice);
  await screen.findByRole('link', { name: NAME });
});

test('the vehicle’s title replaces the header’s while its page is open', async () => {
  const title = (name: string) =>
    within(screen.getByRole('banner')).findByRole('heading', { level: 1, name });
  const { user } = await renderApp(LIST, { as: 'chief' });
  const link = await screen.findByRole('link', { name: NAME });
  await title('Vehicles');
  await user.click(link);
  await title(NAME);
  window.history.back();
  await title('Vehicles');
});

test('another user’s saved values are shown beside the user’s own, and “Keep mine” keeps the user’s own', async () => {
  const chief = await signIn('chief');
  const { id } = await newCar(chief);
  const { user } = await renderApp(`/vehicles/${id}`, { as: 'chief' });
  const bodyType = () => screen.findByRole('combobox', { name: 'Body type' });
  await user.click(await screen.findByRole('tab', { name: 'Vehicle data' }));
  await user.click(await bodyType());
  await user.click(await screen.findByRole('option', { name: 'Van' }));
  await chief.must(cars.save, {
    params: { id },
    body: { body_type: 'convertible', fuel_type: 'electric' },
  });
  await user.click(await screen.findByRole('button', { name: 'Save' }));
  const dialog = within(
    await screen.findByRole('alertdialog', { name: 'This was changed meanwhile' }),
  );
  const [, ...rows] = dialog.getAllByRole('row');
  expect(rows.map(({ textContent }) => textContent)).toEqual(['Body typeVanConvertible']); // the only field that both have changed
  await user.click(dialog.getByRole('button', { name: 'Keep mine' }));
  await screen.findByText('Vehicle data updated');
  expect((await bodyType()).textContent).toBe('Van');
  await waitFor(() =>
    expect(screen.getByRole('combobox', { name: 'Fuel' }).textContent).toBe('Electric'),
  );
  expect(await read(chief, id)).toMatchObject({ body_type: 'van', fuel_type: 'electric' });
});

test('the button to process names its cost, the toast what was used, with a link', async () => {
  const chief = await signIn('suedChief');
  const { id, angles } = await newCar(chief);
  // interior views do not show a vehicle, so these photos are on no wrong view
  const [first, second] = angles.filter(({ kind }) => kind === 'interior');
  await send(chief, id, first?.id ?? 0);
  const { user } = await renderApp(`/vehicles/${id}`, { as: 'suedChief' });
  const { credits } = (await chief.must(session.me)).account;
  await user.click(
    await screen.findByRole('button', { name: `Process 1 photo · 1 credit (${credits} left)` }),
  );
  const toast = within(await screen.findByRole('region', { name: 'Notices' }));
  await toast.findByText(`1 credit used, ${credits - 1} left.`, { exact: false });
  expect((await toast.findByRole('link', { name: 'Show transactions' })).getAttribute('href')).toBe(
    '/transactions',
  );
  cleanup();

  await send(chief, id, second?.id ?? 0);
  await renderApp(`/vehicles/${id}`, { as: 'suedChief' });
  await screen.findByRole('button', { name: 'Process 1 photo · free' });
});

test('a place shows its file until it shows the stored photo, and never looks empty in between', async () => {
  const chief = await signIn('chief');
  const { id, angles } = await newCar(chief);
  const view = angles[0]?.id ?? 0;
  await renderApp(`/vehicles/${id}`, { as: 'chief' });
  const place = (await screen.findByRole('button', { name: 'Choose a photo for “Front”' })).closest(
    '[data-slot]',
  ) as HTMLElement;
  await send(chief, id, view);
  const [stored] = (await read(chief, id)).photos;
  const late = Promise.withResolvers<Photo>();
  vi.spyOn(photos, 'uploadPhoto').mockReturnValueOnce(late.promise);
  const file = new File(['x'], 'front.jpg', { type: 'image/jpeg' });
  uploadQueue.add([{ key: 'sent', car: id, carName: 'Golf', view, file }]);
  await within(place).findByText('front.jpg');
  const seen: string[] = [];
  const observer = new MutationObserver(() => seen.push(place.textContent));
  observer.observe(place, { subtree: true, childList: true, characterData: true });
  late.resolve(stored as Photo);
  await within(place).findByText('Uploaded');
  observer.disconnect();
  expect(seen.filter((text) => !text.startsWith('FrontUploaded'))).toEqual([]);
});
