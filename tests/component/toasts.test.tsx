import { screen, within } from '@testing-library/react';
import { test } from 'vitest';
import { catalogue } from '../../src/i18n/en/catalogue.ts';
import { newCar } from '../api/house/dealer.ts';
import { renderApp, signIn } from './house/renderApp.tsx';

// Toasts say the messages of the specification's chapter 8; the catalogue's own words are compared in tests/unit/web/catalogue.test.ts.

const toast = async (title: string) => within(await screen.findByRole('region', { name: 'Notices' })).findByText(title);

test('the vehicle’s name and data, saved, are told in the catalogue’s words', async () => {
  const { id, vehicle_name } = await newCar(await signIn('chief'));
  const { user, fill } = await renderApp(`/vehicles/${id}`, { as: 'chief' });
  await screen.findByRole('heading', { name: vehicle_name, level: 1 });
  await user.click(await screen.findByRole('button', { name: 'Edit name and VIN' }));
  await fill(await screen.findByRole('textbox', { name: 'Vehicle name' }), `${vehicle_name} neu`);
  await user.keyboard('{Enter}');
  await toast(catalogue.car_updated);
});

test('settings, saved, are told under the catalogue’s title', async () => {
  const { user } = await renderApp('/settings/basic', { as: 'chief' });
  await user.click(await screen.findByRole('switch', { name: 'Reflective floor' }));
  await user.click(await screen.findByRole('button', { name: 'Save' }));
  await toast(catalogue.success);
  await toast('Settings saved');
});
