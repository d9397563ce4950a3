import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import type { PhotoFrame } from '../../contract/photos/photoFrame.ts';
import type { Car } from '../../contract/vehicles/vehicle.ts';
import { answerInstead } from './setup/calls.ts';
import { finishedVehicle } from './setup/records.ts';
import { renderApp } from './setup/renderApp.tsx';

/** The photo fills half of the finished picture's width, and its height from the top. */
const FRAME: PhotoFrame = [
  { x: 0.25, y: -0.5 },
  { x: 0.75, y: -0.5 },
  { x: 0.25, y: 1 },
];
const IN_PLACE = /^translate\(25%, -50%\) matrix\(0\.5, 0, 0, 1\.5, 0, 0\)$/;

/** Creates a vehicle with a finished picture, and answers with it as the server would after processing: with `photo_frame`. */
const placedVehicle = async () => {
  const vehicle = await finishedVehicle();
  answerInstead(new RegExp(`/cars/${vehicle.car}$`), async (_call, go) => {
    const { data } = (await (await go()).json()) as { data: Car };
    const photos = data.photos.map((photo) => ({ ...photo, photo_frame: FRAME }));
    return Response.json({ data: { ...data, photos } });
  });
  return vehicle;
};

test('before and after share one frame: the original lies where the vehicle is in the finished picture', async () => {
  const { car, photo, view } = await placedVehicle();
  await renderApp(`/vehicles/${car}?photo=${photo}`, { as: 'chief' });
  const dialog = within(await screen.findByRole('dialog'));
  const original = await dialog.findByRole('img', { name: `${view}, original` });
  expect(original.style.transform).toMatch(IN_PLACE);
  expect(dialog.getByRole('img', { name: `${view}, finished picture` }).style.transform).toBe('');
});

test('the viewer shows the original in its place while it is held', async () => {
  const { car, view } = await placedVehicle();
  const { user } = await renderApp(`/vehicles/${car}`, { as: 'chief' });
  await user.click(await screen.findByRole('button', { name: `${view}: Open` }));
  const hold = await screen.findByRole('button', { name: 'Hold to see the original' });
  expect(screen.getByText(`1 / 1 · ${view}, finished picture`)).toBeDefined();
  expect(screen.queryByRole('img', { name: `${view}, original` })).toBeNull();
  fireEvent.pointerDown(hold);
  expect((await screen.findByRole('img', { name: `${view}, original` })).style.transform).toMatch(
    IN_PLACE,
  );
  fireEvent.pointerUp(hold);
  expect(screen.queryByRole('img', { name: `${view}, original` })).toBeNull();
});

test('Back closes the viewer and keeps what was typed on the page', async () => {
  const { car, view } = await finishedVehicle();
  const { user, fill } = await renderApp(`/vehicles/${car}`, { as: 'chief' });
  const closed = () => waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  await user.click(await screen.findByRole('tab', { name: 'Vehicle data' }));
  const vin = await screen.findByRole<HTMLInputElement>('textbox', { name: 'VIN' });
  await fill(vin, 'WVWZZZ1JZXW000001');
  await user.click(screen.getByRole('tab', { name: 'Photos' }));
  await user.click(await screen.findByRole('button', { name: `${view}: Open` }));
  await screen.findByRole('dialog', { name: /^Photos of/ });
  window.history.back();
  await closed();
  expect(vin.value).toBe('WVWZZZ1JZXW000001');
});

test('a viewer closed by its button, also pressed twice, leaves nothing in the history', async () => {
  const { car, view } = await finishedVehicle();
  const { user } = await renderApp('/vehicles', { as: 'chief' });
  await screen.findByRole('heading', { level: 1, name: 'Vehicles' });
  window.history.pushState(null, '', `/vehicles/${car}`);
  window.dispatchEvent(new PopStateEvent('popstate'));
  await user.click(await screen.findByRole('button', { name: `${view}: Open` }));
  await user.click(await screen.findByRole('button', { name: 'Compare before and after' }));
  const comparison = within(await screen.findByRole('dialog', { name: /before and after/i }));
  await user.dblClick(comparison.getByRole('button', { name: 'Close' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  await screen.findByRole('button', { name: `${view}: Open` });
  window.history.back();
  await screen.findByRole('heading', { level: 1, name: 'Vehicles' });
});
