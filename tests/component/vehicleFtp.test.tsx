import { screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { ftp } from '../../contract/ftpExport/calls.ts';
import { newCar } from '../api/setup/dealer.ts';
import { renderApp, signIn } from './setup/renderApp.tsx';

/** Opens the tab of the vehicle's data, where the panel is on a narrow page. @returns the panel */
const showPanel = async (user: UserEvent) => {
  await user.click(await screen.findByRole('tab', { name: 'Vehicle data' }));
  return within(await screen.findByRole('region', { name: 'FTP upload' }));
};

test('a vehicle without finished pictures cannot be sent by FTP, and says why', async () => {
  const { id } = await newCar(await signIn('chief'));
  const { user } = await renderApp(`/vehicles/${id}`, { as: 'chief' });
  const panel = await showPanel(user);
  const send = await panel.findByRole('button', { name: 'Send pictures' });
  expect(send.getAttribute('aria-disabled')).toBe('true');
  await user.hover(send);
  await screen.findByText('There are no finished pictures to send yet.');
  await user.click(panel.getByRole('button', { name: 'History' }));
  await panel.findByText('Nothing of this vehicle has been sent yet.');
});

test('an employee sees the FTP deliveries, but cannot send', async () => {
  const { id } = await newCar(await signIn('employee'));
  const { user } = await renderApp(`/vehicles/${id}`, { as: 'employee' });
  const panel = await showPanel(user);
  await panel.findByRole('button', { name: 'History' });
  expect(panel.queryByRole('button', { name: 'Send pictures' })).toBeNull();
});

test('among several vehicles to send, one that cannot be sent is named with the reason', async () => {
  const head = await signIn('westChief');
  await head.must(ftp.save, {
    body: { ftp_host: 'ftp.west.test', ftp_user: 'west', ftp_pass: 'geheim' },
  });
  const { vehicle_name } = await newCar(head, { vehicle_name: 'Ohne Bilder' });
  const { user } = await renderApp(
    `/vehicles?filter=${encodeURIComponent(JSON.stringify({ q: vehicle_name }))}`,
    { as: 'westChief' },
  );
  const link = await screen.findByRole('link', { name: vehicle_name });
  const row = link.closest<HTMLElement>('[data-row]');
  if (!row) throw new Error('a link of no row');
  await user.click(within(row).getByRole('checkbox'));
  const actions = within(await screen.findByRole('region', { name: 'Actions for the selection' }));
  await user.click(await actions.findByRole('button', { name: 'Upload to FTP' }));
  await user.click(
    within(await screen.findByRole('dialog')).getByRole('button', { name: 'Upload to FTP' }),
  );
  const report = await screen.findByRole('dialog', { name: 'What happened' });
  await waitFor(() => expect(report.textContent).toContain(vehicle_name));
  expect(report.textContent).toContain('There are no finished pictures to send yet');
});
