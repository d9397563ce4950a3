import { screen, waitFor, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { newCar } from '../api/setup/dealer.ts';
import { renderApp, signIn } from './setup/renderApp.tsx';

test('the report on selected vehicles names them, in the operator’s lists too', async () => {
  const { vehicle_name } = await newCar(await signIn('chief'), {
    vehicle_name: 'Reported by its name',
  });
  const { user } = await renderApp('/vehicles-moderation', { as: 'operator' });
  const row =
    (await screen.findByRole('link', { name: vehicle_name })).closest('tr') ?? document.body;
  await user.click(within(row).getByRole('checkbox'));
  const bar = within(await screen.findByRole('region', { name: 'Actions for the selection' }));
  await user.click(await bar.findByRole('button', { name: 'Download' }));
  await user.click(
    within(await screen.findByRole('dialog')).getByRole('button', { name: 'Download' }),
  );
  const report = await screen.findByRole('dialog', { name: 'What happened' });
  expect(report.textContent).toContain(vehicle_name);
});

test('a message says that the browser could not keep the filters', async () => {
  const { user, fill } = await renderApp(
    `/companies?filter=${encodeURIComponent('{"status":"blocked"}')}`,
    { as: 'operator' },
  );
  const { setItem } = Storage.prototype;
  const full = vi.spyOn(Storage.prototype, 'setItem').mockImplementation(function keep(
    this: Storage,
    key: string,
    value: string,
  ) {
    if (key.includes('savedQueries')) throw new DOMException('Full', 'QuotaExceededError');
    setItem.call(this, key, value);
  });
  await user.click(await screen.findByRole('button', { name: 'Filters' }));
  await user.click(await screen.findByRole('menuitem', { name: 'Save these filters' }));
  await fill(await screen.findByRole('textbox', { name: 'Name' }), 'Locked out');
  await user.click(screen.getByRole('button', { name: 'Save' }));
  await screen.findByText('Your browser does not let us keep this setting.');
  await waitFor(() =>
    expect(full).toHaveBeenCalledWith(expect.stringContaining('savedQueries'), expect.anything()),
  );
  await user.click(await screen.findByRole('button', { name: 'Filters' }));
  await screen.findByRole('menuitem', { name: 'Save these filters' });
  expect(screen.queryByRole('menuitem', { name: /Locked out/ })).toBeNull();
  full.mockRestore();
});
