import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { cars } from '../../contract/calls/cars.ts';
import { newCar, read } from '../api/house/dealer.ts';
import { renderApp, signIn } from './house/renderApp.tsx';

test('what somebody else saved of a vehicle meanwhile stands in words beside what was chosen, and “Keep mine” keeps that', async () => {
  const chief = await signIn('chief');
  const { id } = await newCar(chief);
  const { user } = await renderApp(`/vehicles/${id}`, { as: 'chief' });
  const bodyType = () => screen.findByRole('combobox', { name: 'Body type' });
  await user.click(await screen.findByRole('tab', { name: 'Vehicle data' }));
  await user.click(await bodyType());
  await user.click(await screen.findByRole('option', { name: 'Van' }));
  await chief.must(cars.save, { params: { id }, body: { body_type: 'convertible', fuel_type: 'electric' } });
  await user.click(await screen.findByRole('button', { name: 'Save' }));
  const dialog = within(await screen.findByRole('alertdialog', { name: 'This was changed meanwhile' }));
  const [, ...rows] = dialog.getAllByRole('row');
  expect(rows.map(({ textContent }) => textContent)).toEqual(['Body typeVanConvertible']); // the one field that both have changed
  await user.click(dialog.getByRole('button', { name: 'Keep mine' }));
  await screen.findByText('Vehicle data updated');
  expect((await bodyType()).textContent).toBe('Van');
  await waitFor(() => expect(screen.getByRole('combobox', { name: 'Fuel' }).textContent).toBe('Electric'));
  expect(await read(chief, id)).toMatchObject({ body_type: 'van', fuel_type: 'electric' });
});
