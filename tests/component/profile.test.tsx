import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { account } from '../../contract/accounts/accountCalls.ts';
import { session } from '../../contract/accounts/sessionCalls.ts';
import { avatar } from '../../contract/staff/avatarCalls.ts';
import { Client } from '../api/setup/client.ts';
import { picture } from '../api/setup/pictures.ts';
import { emailOf, PASSWORD } from '../api/setup/testData.ts';
import { productUrl } from './setup/productUrl.ts';
import { renderApp, signIn } from './setup/renderApp.tsx';

const region = async (name: string) => within(await screen.findByRole('region', { name }));

test('a new name is saved and shown in the header at once', async () => {
  const { user, fill, client } = await renderApp('/profile', { as: 'westChief' });
  const personal = await region('Personal data');
  await fill(await personal.findByRole('textbox', { name: 'Name' }), 'Hanna Head');
  await fill(personal.getByRole('textbox', { name: 'Phone' }), '+49 40 123');
  await user.click(personal.getByRole('button', { name: 'Save' }));
  await screen.findByText('Profile saved');
  await user.click(await screen.findByRole('button', { name: 'Account' }));
  await within(await screen.findByRole('menu')).findByText(/Hanna Head/);
  expect((await client.must(session.me)).account).toMatchObject({
    name: 'Hanna Head',
    phone: '+49 40 123',
  });
});

test('an invalid or taken address is reported at its field, and nothing typed is lost', async () => {
  const { user, fill } = await renderApp('/profile', { as: 'chief' });
  const personal = await region('Personal data');
  const email = await personal.findByRole('textbox', { name: 'E-mail' });
  await fill(email, 'no address');
  await user.click(personal.getByRole('button', { name: 'Save' }));
  await personal.findByText('Not an e-mail address');
  await fill(email, emailOf('employee'));
  await fill(personal.getByLabelText(/^Current password/), PASSWORD);
  await user.click(personal.getByRole('button', { name: 'Save' }));
  await personal.findByText('Somebody else uses this e-mail address');
  expect(email.getAttribute('aria-invalid')).toBe('true');
  expect(email).toHaveProperty('value', emailOf('employee'));
});

test('leaving with unsaved changes asks first, and staying keeps them', async () => {
  const { user, fill } = await renderApp('/profile', { as: 'chief' });
  const asked = vi.spyOn(window, 'confirm').mockReturnValue(false);
  const name = await (await region('Personal data')).findByRole('textbox', { name: 'Name' });
  await fill(name, 'Somebody else');
  await user.click(
    within(screen.getByRole('tablist', { name: 'Parts of the profile' })).getByRole('tab', {
      name: 'Staff',
    }),
  );
  await waitFor(() =>
    expect(asked).toHaveBeenCalledExactlyOnceWith(expect.stringContaining("weren't saved")),
  );
  expect(name).toHaveProperty('value', 'Somebody else');
  expect(window.location.pathname).toBe('/profile');
});

test('saving the profile changes the language', async () => {
  const { user } = await renderApp('/profile', { as: 'suedEmployee' });
  const choose = async (field: string, language: string, save: string) => {
    await user.click(await screen.findByRole('combobox', { name: field }));
    await user.click(await screen.findByRole('option', { name: language }));
    await user.click(screen.getByRole('button', { name: save }));
  };
  await choose('Language', 'Deutsch', 'Save');
  await screen.findByRole('heading', { name: 'Profil', level: 1 });
  expect(document.documentElement.lang).toBe('de');
  await choose('Sprache', 'English', 'Speichern');
  await screen.findByRole('heading', { name: 'Profile', level: 1 });
});

test('changing the password needs the current one, and the new one signs in', async () => {
  const { user, fill, client } = await renderApp('/profile', { as: 'suedChief' });
  const next = 'another-turntable';
  const password = await region('Change password');
  const field = (name: string) =>
    password.findByLabelText(new RegExp(`^${name}`), { selector: 'input' });
  const send = async (values: Record<string, string>) => {
    for (const [name, value] of Object.entries(values)) await fill(await field(name), value);
    await user.click(password.getByRole('button', { name: 'Change password' }));
  };
  await send({
    'Current password': 'not the password',
    'New password': 'short',
    'Confirm password': 'other',
  });
  await password.findByText('At least 10 characters');
  await password.findByText('Password and Confirm Password should match');

  await send({ 'New password': next, 'Confirm password': next });
  const current = await field('Current password');
  await waitFor(() => expect(current.getAttribute('aria-invalid')).toBe('true'));

  await send({ 'Current password': PASSWORD });
  await screen.findByText('Password changed');
  await waitFor(async () => expect(await field('New password')).toHaveProperty('value', ''));
  const signIn = async (secret: string) =>
    (
      await new Client(productUrl()).call(session.login, {
        body: { email: emailOf('suedChief'), password: secret },
      })
    ).status;
  expect(await signIn(PASSWORD)).toBe(401);
  expect(await signIn(next)).toBe(200);
  // Other test files sign in as this person too.
  await client.must(account.saveCompanyProfile, {
    body: { current_password: next, password: PASSWORD, password_confirmation: PASSWORD },
  });
});

test('an employee sees personal data and the balance, but no staff', async () => {
  await renderApp('/profile', { as: 'employee' });
  const email = await (await region('Personal data')).findByRole('textbox', { name: 'E-mail' });
  expect(email).toHaveProperty('value', emailOf('employee'));
  await (await region('Balance')).findByText(/Autohaus Nordwind/);
  expect(screen.queryByRole('tab', { name: 'Staff' })).toBeNull();
});

test('an employee who opens the staff gets "no access"', async () => {
  await renderApp('/profile/staff', { as: 'employee' });
  await waitFor(() => expect(window.location.pathname).toBe('/access-denied'));
});

test('a file that is not a picture is refused', async () => {
  const { user } = await renderApp('/profile', { as: 'westEmployee' });
  await region('Picture');
  const input = document.querySelector<HTMLInputElement>('input[type=file]');
  if (!input) throw new Error('no file can be chosen');
  await user.upload(input, new File(['no picture'], 'picture.jpg', { type: 'image/jpeg' }));
  await screen.findByText(/The file is not an image/);
  expect(screen.queryByRole('button', { name: 'Remove picture' })).toBeNull();
});

test('the user’s picture is shown in the header and can be removed', async () => {
  const { user } = await renderApp('/profile', { as: 'westEmployee' });
  const own = await region('Picture');
  const input = document.querySelector<HTMLInputElement>('input[type=file]');
  if (!input) throw new Error('no file can be chosen');
  await user.upload(input, new File([await picture()], 'picture.jpg', { type: 'image/jpeg' }));
  await screen.findByText('Picture saved');
  const inHeader = () => screen.getByRole('button', { name: 'Account' }).querySelector('img');
  await waitFor(() => expect(inHeader()?.src).toMatch(/avatar/));
  await user.click(await own.findByRole('button', { name: 'Remove picture' }));
  await screen.findByText('Picture removed');
  await waitFor(() => expect(inHeader()).toBeNull());
});

test('a manager goes from personal data to the staff and back', async () => {
  const { user } = await renderApp('/profile', { as: 'chief' });
  const parts = async () =>
    within(await screen.findByRole('tablist', { name: 'Parts of the profile' }));
  await user.click((await parts()).getByRole('tab', { name: 'Staff' }));
  await screen.findByRole('link', { name: 'Person employee' });
  expect(window.location.pathname).toBe('/profile/staff');
  expect((await parts()).getByRole('tab', { name: 'Staff' }).getAttribute('aria-selected')).toBe(
    'true',
  );
  await user.click((await parts()).getByRole('tab', { name: 'Common' }));
  await waitFor(() => expect(window.location.pathname).toBe('/profile'));
  await region('Personal data');
});

test('the list of staff shows pictures, and the initials of those who have none', async () => {
  const employee = await signIn('employee');
  const files = { avatar: { name: 'me.jpg', bytes: await picture() } };
  await employee.must(avatar.upload, { files });
  await renderApp('/profile/staff', { as: 'chief' });
  const row = async (name: string) =>
    (await screen.findByRole('link', { name })).closest('tr') as HTMLElement;
  await waitFor(async () =>
    expect((await row('Person employee')).querySelector('img')?.src).toMatch(/avatar/),
  );
  expect((await row('Person chief')).textContent).toContain('PC');
  await employee.must(avatar.remove);
});

test('the staff on a company’s page does not belong to the profile', async () => {
  const { client } = await renderApp('/profile', { as: 'chief' });
  const { company } = await client.must(session.me);
  cleanup();
  await renderApp(`/companies/${company?.id}/staff`, { as: 'chief' });
  await screen.findByRole('link', { name: 'Person employee' });
  expect(screen.queryByRole('tablist', { name: 'Parts of the profile' })).toBeNull();
});
