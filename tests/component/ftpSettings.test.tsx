import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { ftp } from '../../contract/ftpExport/calls.ts';
import { recordSends } from './setup/calls.ts';
import { ownCompany } from './setup/records.ts';
import { renderApp, signIn } from './setup/renderApp.tsx';

// The settings for sending a company's pictures. tests/api/ftpExport and tests/ftp cover sending.

const box = (name: string) => screen.findByRole('textbox', { name });
const password = () => screen.findByLabelText('Password', { selector: 'input' });

test('a live example shows the names of directories and files', async () => {
  const { user, fill } = await renderApp('/settings/export', { as: 'suedChief' });
  await fill(await box('Directory name'), '');
  await user.click(
    within(screen.getByRole('group', { name: 'Fields for Directory name' })).getByRole('button', {
      name: 'Last 7 of the VIN',
    }),
  );
  await fill(await box('Directory'), '/cars');
  await fill(await box('File name'), 'pic_{number}');
  const shown = () => document.querySelector('output')?.textContent;
  await waitFor(() => expect(shown()).toContain('/cars/W123456/pic_1.jpg'));
  await screen.findByText(/leading zeros/);
  await fill(await box('File name'), 'pic_{number:4}');
  await waitFor(() => expect(shown()).toContain('/cars/W123456/pic_0002.jpg'));
  expect(screen.queryByText(/leading zeros/)).toBeNull();
});

test('an unknown placeholder is reported at the field, and the form is not sent', async () => {
  const { user, fill } = await renderApp('/settings/export', { as: 'suedChief' });
  const sends = recordSends();
  await fill(await box('File name'), '{nummer}');
  await user.click(screen.getByRole('button', { name: 'Save' }));
  await screen.findByText('{nummer} is not a known field');
  expect(sends).toEqual([]);
});

test('the connection is tested before saving, and the password is never shown again', async () => {
  const app = await renderApp('/settings/export', { as: 'suedChief' });
  const sends = recordSends();
  await app.fill(await box('Host'), '127.0.0.1');
  await app.fill(await box('User'), 'dealer');
  await app.fill(await password(), 'geheim');
  await app.user.click(screen.getByRole('button', { name: 'Test connection' }));
  const said = await screen.findByText(/private network/);
  expect(said.closest('[role=status]')).not.toBeNull();
  await app.user.click(screen.getByRole('button', { name: 'Save' }));
  await screen.findByText('FTP settings saved');
  expect(sends.at(-1)?.body).toMatchObject({ ftp_host: '127.0.0.1', ftp_pass: 'geheim' });

  cleanup();
  const { user, fill } = await renderApp('/settings/export', { as: 'suedChief' });
  await screen.findByText(/^A password is stored\./);
  expect(await box('Host')).toHaveProperty('value', '127.0.0.1');
  expect(await password()).toHaveProperty('value', '');
  expect(document.documentElement.innerHTML).not.toContain('geheim');
  await fill(await box('User'), 'another dealer');
  await user.click(screen.getByRole('button', { name: 'Save' }));
  await screen.findByText('FTP settings saved');
  expect(sends.at(-1)?.body).toMatchObject({ ftp_user: 'another dealer' });
  expect(sends.at(-1)?.body).not.toHaveProperty('ftp_pass');
});

test('after a conflict, “Keep mine” keeps the user’s value of fields changed by both, and the other user’s other changes', async () => {
  const chief = await signIn('westChief');
  const { user, fill } = await renderApp('/settings/export', { as: 'westChief' });
  await fill(await screen.findByRole('spinbutton', { name: 'First number' }), '41');
  await chief.must(ftp.save, { body: { ftp_dir: '/other', initial_index: 99 } });
  await user.click(screen.getByRole('button', { name: 'Save' }));
  const question = await screen.findByRole('alertdialog');
  expect(question.textContent).toContain('First number');
  expect(question.textContent).not.toContain('Directory');
  await user.click(within(question).getByRole('button', { name: 'Keep mine' }));
  await screen.findByText('FTP settings saved');
  expect((await chief.must(ftp.one)).data).toMatchObject({ initial_index: 41, ftp_dir: '/other' });
  await waitFor(async () => expect(await box('Directory')).toHaveProperty('value', '/other'));
});

test('an employee sees the settings and changes nothing', async () => {
  await renderApp('/settings/export', { as: 'suedEmployee' });
  await screen.findByText('The manager of your company changes these settings.');
  const main = within(screen.getByRole('main'));
  for (const role of ['textbox', 'spinbutton', 'switch', 'button'])
    expect(main.queryByRole(role)).toBeNull();
});

test('the operator finds the settings on a company’s page, beside those of its import', async () => {
  const company = await ownCompany(await signIn('suedEmployee'));
  await renderApp(`/companies/${company}/export`, { as: 'operator' });
  await screen.findByRole('switch', { name: 'Send originals too' });
  expect(document.querySelector('output')).not.toBeNull();
  expect(screen.queryByRole('switch', { name: 'Vehicles from FTP' })).toBeNull();
});
