import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { account } from '../../contract/accounts/accountCalls.ts';
import { session } from '../../contract/accounts/sessionCalls.ts';
import { ftp } from '../../contract/ftpExport/calls.ts';
import { adminPhotoManagers } from '../../contract/staff/adminCalls.ts';
import { Client } from '../api/setup/client.ts';
import { emailOf, PASSWORD } from '../api/setup/testData.ts';
import { productUrl } from './setup/productUrl.ts';
import { renderApp, signIn } from './setup/renderApp.tsx';

// A user's account: sessions, e-mail address, stored passwords, and the accounts of photo managers.

const region = async (name: string) => within(await screen.findByRole('region', { name }));

test('the profile lists the user’s sign-ins, and ends another session', async () => {
  const { access_token } = await new Client(productUrl()).must(session.login, {
    body: { email: emailOf('westEmployee'), password: PASSWORD },
    headers: {
      'user-agent':
        'Mozilla/5.0 (Macintosh; Intel Mac OS X 10.15; rv:130.0) Gecko/20100101 Firefox/130.0',
    },
  });
  const elsewhere = new Client(productUrl(), access_token);
  const { user } = await renderApp('/profile', { as: 'westEmployee' });
  const list = await region('Where you are signed in');
  const lines = await list.findAllByRole('listitem');
  for (const line of lines) expect(line.textContent).toMatch(/Signed in on .+ · last used /);
  const own = lines.filter((line) => within(line).queryByText('This device'));
  expect(own).toHaveLength(1);
  expect(own.flatMap((line) => within(line).queryAllByRole('button'))).toEqual([]);

  await user.click(list.getByRole('button', { name: /^End the session: Firefox/ }));
  await screen.findByText('Session ended');
  expect((await elsewhere.call(session.me)).status).toBe(401);
});

test('changing the address needs the current password; the new address waits for confirmation and can be dropped', async () => {
  const { user, fill, client } = await renderApp('/profile', { as: 'westEmployee' });
  const personal = await region('Personal data');
  const password = () => personal.findByLabelText(/^Current password/, { selector: 'input' });
  const save = () => user.click(personal.getByRole('button', { name: 'Save' }));
  const email = await personal.findByRole('textbox', { name: 'E-mail' });
  expect(personal.queryByLabelText(/^Current password/)).toBeNull();

  await fill(email, 'moved@west.test');
  await fill(await password(), 'not the password');
  await save();
  await personal.findByText('This is not your present password');
  expect(email).toHaveProperty('value', 'moved@west.test');

  await fill(await password(), PASSWORD);
  await save();
  await screen.findByText(/Open the link that was mailed to moved@west\.test/);
  await personal.findByText(/Waiting for confirmation: moved@west\.test/);
  await waitFor(() => expect(email).toHaveProperty('value', emailOf('westEmployee')));
  expect(personal.queryByLabelText(/^Current password/)).toBeNull();

  await user.click(personal.getByRole('button', { name: 'Keep the present address' }));
  await waitFor(() => expect(personal.queryByText(/Waiting for confirmation/)).toBeNull());
  expect((await client.must(session.me)).account.pending_email).toBeNull();
});

test('a manager’s unconfirmed new address is shown on the company’s page', async () => {
  const chief = await signIn('westChief');
  const { company } = await chief.must(session.me);
  await chief.must(account.saveCompanyProfile, {
    body: { email: 'next-head@west.test', current_password: PASSWORD },
  });
  await renderApp(`/companies/${company?.id}`, { as: 'operator' });
  await screen.findByText('next-head@west.test');
  await chief.must(account.cancelEmailChange);
});

test('the operator adds a photo manager, who belongs to no company', async () => {
  const { user, fill, client } = await renderApp('/photos/managers', { as: 'operator' });
  await user.click(await screen.findByRole('link', { name: 'New photo manager' }));
  await fill(await screen.findByRole('textbox', { name: 'Name' }), 'Nadja Neu');
  await fill(screen.getByRole('textbox', { name: 'E-mail' }), 'nadja@photos.test');
  await user.click(screen.getByRole('button', { name: 'Create' }));
  await screen.findByRole('heading', { name: 'Nadja Neu', level: 1 });
  const { data } = await client.must(adminPhotoManagers.list, {
    query: { q: 'nadja@photos.test' },
  });
  expect(data).toMatchObject([
    { name: 'Nadja Neu', role: 'photo_manager', company_id: null, is_active: 1 },
  ]);
});

test('a company’s manager cannot reach the operator’s photo managers', async () => {
  await renderApp('/photos/managers', { as: 'chief' });
  await waitFor(() => expect(window.location.pathname).toBe('/access-denied'));
});

test('the FTP form requires the password again when the port changes', async () => {
  const head = await signIn('westChief');
  await head.must(ftp.save, {
    body: { ftp_host: 'ftp.west.test', ftp_user: 'west', ftp_pass: 'geheim' },
  });
  const { fill } = await renderApp('/settings/export', { as: 'westChief' });
  await screen.findByText('A password is stored. It stays unless you enter another one.');
  await fill(screen.getByRole('spinbutton', { name: 'Port' }), '2121');
  await screen.findByText(/^Enter the password again/);
  expect(screen.getByLabelText('Password', { selector: 'input' })).toHaveProperty(
    'placeholder',
    '',
  );
});
