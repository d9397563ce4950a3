import { cleanup, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { CoreAdminContext, useNotify } from 'react-admin';
import { expect, test } from 'vitest';
import { account } from '../../contract/accounts/accountCalls.ts';
import { catalogue } from '../../src/i18n/en/catalogue.ts';
import { Toasts } from '../../src/layout/Toasts.tsx';
import { newCar, send } from '../api/setup/dealer.ts';
import { renderApp, signIn } from './setup/renderApp.tsx';

// Toasts show the messages of the specification's chapter 8. tests/unit/web/catalogue.test.ts compares the catalogue's texts.

const toast = async (title: string) =>
  within(await screen.findByRole('region', { name: 'Notices' })).findByText(title);
const one = (message: string) => message.split(' |||| ')[0] ?? '';

test('saving a vehicle’s name and data shows the catalogue’s texts', async () => {
  const { id, vehicle_name } = await newCar(await signIn('chief'));
  const { user, fill } = await renderApp(`/vehicles/${id}`, { as: 'chief' });
  await screen.findByRole('heading', { name: vehicle_name, level: 1 });
  await user.click(await screen.findByRole('button', { name: 'Edit name and VIN' }));
  await fill(await screen.findByRole('textbox', { name: 'Vehicle name' }), `${vehicle_name} neu`);
  await user.keyboard('{Enter}');
  await toast(catalogue.car_updated);
});

test('saving settings shows the catalogue’s title', async () => {
  const { user } = await renderApp('/settings/basic', { as: 'chief' });
  await user.click(await screen.findByRole('switch', { name: 'Reflective floor' }));
  await user.click(await screen.findByRole('button', { name: 'Save' }));
  await toast(catalogue.success);
  await toast('Settings saved');
});

test('saving a vehicle’s data shows the catalogue’s text', async () => {
  const { id } = await newCar(await signIn('chief'));
  const { user, fill } = await renderApp(`/vehicles/${id}`, { as: 'chief' });
  await user.click(await screen.findByRole('tab', { name: 'Vehicle data' }));
  const data = within(await screen.findByRole('region', { name: 'Vehicle data' }));
  await fill(await data.findByRole('textbox', { name: 'Brand' }), 'Borgward');
  await user.click(await data.findByRole('button', { name: 'Save' }));
  await toast(catalogue.vehicle_data_updated);
});

test('processing and deleting a photo show the catalogue’s texts', async () => {
  const client = await signIn('chief');
  // this photo shows no vehicle
  const view = (await client.must(account.presets)).data[0]?.items.find(
    ({ kind }) => kind === 'interior',
  );
  if (!view) throw new Error('the preset has no views');
  const [processed, deleted] = [await newCar(client), await newCar(client)];
  for (const { id } of [processed, deleted]) await send(client, id, view.id);

  const { user } = await renderApp(`/vehicles/${processed.id}`, { as: 'chief' });
  await user.click(await screen.findByRole('button', { name: /^Process 1 photo/ }));
  const notices = within(await screen.findByRole('region', { name: 'Notices' }));
  await notices.findByText(one(catalogue.photo_processing), { exact: false });
  cleanup();

  await renderApp(`/vehicles/${deleted.id}`, { as: 'chief' });
  await user.click(await screen.findByRole('button', { name: `Actions for “${view.name.en}”` }));
  await user.click(await screen.findByRole('menuitem', { name: 'Delete photo' }));
  await user.click(
    within(await screen.findByRole('dialog')).getByRole('button', { name: 'Delete' }),
  );
  await toast(one(catalogue.vehicle_image_removed));
});

test.each([
  ['the FTP server', '/settings/export', 'Directory', 'FTP settings saved'],
  ['comments', '/settings/angle-comments', /^Comment: /, 'Comments saved'],
] as const)(
  'saving the settings of %s shows the catalogue’s title',
  async (_, path, field, words) => {
    const { user, fill } = await renderApp(path, { as: 'chief' });
    const [input] = await screen.findAllByRole('textbox', { name: field });
    if (!input) throw new Error('the form has no such field');
    await fill(input, `parking ${Date.now()}`);
    await user.click(await screen.findByRole('button', { name: 'Save' }));
    await toast(catalogue.success);
    await toast(words);
  },
);

const Speaker = () => {
  const notify = useNotify();
  const speak = () => {
    notify('older');
    notify('newest');
  };
  return (
    <button type="button" onClick={speak}>
      Speak
    </button>
  );
};

test('of several toasts at once, the newest is shown', async () => {
  render(
    <CoreAdminContext>
      <Speaker />
      <Toasts />
    </CoreAdminContext>,
  );
  await userEvent.click(await screen.findByRole('button', { name: 'Speak' }));
  await screen.findByText('newest');
  expect(screen.queryByText('older')).toBeNull();
});
