import { screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { passkeys } from '../../contract/accounts/passkeyCalls.ts';
import { PASSWORD, type TestUserName } from '../api/setup/testData.ts';
import { addPasskey, cancel, stubPasskeys, withoutPasskeys } from './setup/browserPasskeys.ts';
import { failInstead } from './setup/calls.ts';
import { renderApp, signIn } from './setup/renderApp.tsx';

// The passkeys in the profile; the browser's part is an authenticator in software.

const PERSON: TestUserName = 'suedEmployee';
beforeEach(async () => {
  const client = await signIn(PERSON);
  for (const { id } of (await client.must(passkeys.list)).data)
    await client.must(passkeys.remove, { params: { id } });
});
afterEach(withoutPasskeys);

const panel = async () => within(await screen.findByRole('region', { name: 'Passkeys' }));
const dialog = async (name: string) => within(await screen.findByRole('dialog', { name }));

test('a passkey is added with the current password, renamed, and deleted after a confirmation', async () => {
  stubPasskeys();
  const { user, fill, client } = await renderApp('/profile', { as: PERSON });
  const list = await panel();
  await list.findByText('You have no passkeys yet.');

  await user.click(list.getByRole('button', { name: 'Add a passkey' }));
  const add = await dialog('Add a passkey');
  const password = add.getByLabelText(/^Current password/, { selector: 'input' });
  expect(document.activeElement).toBe(password);
  expect(password.getAttribute('autocomplete')).toBe('current-password');
  await fill(password, 'not the password');
  await user.click(add.getByRole('button', { name: 'Add a passkey' }));
  await add.findByText('This is not your present password');
  await fill(password, PASSWORD);
  await user.click(add.getByRole('button', { name: 'Add a passkey' }));
  await screen.findByText('Passkey added. You can sign in with it now.');
  const line = await list.findByRole('listitem');
  expect(line.textContent).toMatch(/Added now · not used yet/);
  expect(list.queryByText('You have no passkeys yet.')).toBeNull();

  await user.click(list.getByRole('button', { name: /^Rename: / }));
  const rename = await dialog('Rename passkey');
  await fill(rename.getByRole('textbox', { name: /^Name/ }), 'Office key');
  await user.click(rename.getByRole('button', { name: 'Rename passkey' }));
  await list.findByText('Office key');

  await user.click(await list.findByRole('button', { name: 'Delete: Office key' }));
  await user.click((await dialog('Delete passkey')).getByRole('button', { name: 'Cancel' }));
  expect((await client.must(passkeys.list)).data).toHaveLength(1);
  await user.click(await list.findByRole('button', { name: 'Delete: Office key' }));
  await user.click(
    (await dialog('Delete passkey')).getByRole('button', { name: 'Delete passkey' }),
  );
  await list.findByText('You have no passkeys yet.');
  expect((await client.must(passkeys.list)).data).toEqual([]);
});

test.each([
  [cancel, 'No passkey was added. Try again when you are ready.'],
  [
    async () => {
      throw new DOMException('It is there.', 'InvalidStateError');
    },
    'This device already has a passkey for you.',
  ],
  [
    async () => {
      throw new DOMException('This is an invalid domain.', 'SecurityError');
    },
    'Passkeys do not work in this browser or at this address.',
  ],
])('what the browser refuses is said in plain words (%#)', async (reaction, words) => {
  const browser = stubPasskeys();
  browser.react(reaction);
  const { user, fill } = await renderApp('/profile', { as: PERSON });
  await user.click(await (await panel()).findByRole('button', { name: 'Add a passkey' }));
  const add = await dialog('Add a passkey');
  await fill(add.getByLabelText(/^Current password/, { selector: 'input' }), PASSWORD);
  await user.click(add.getByRole('button', { name: 'Add a passkey' }));
  expect((await add.findByRole('alert')).textContent).toBe(words);
});

test('a browser without passkeys lists them, but offers to add none', async () => {
  await addPasskey(await signIn(PERSON), stubPasskeys().authenticator);
  withoutPasskeys();
  await renderApp('/profile', { as: PERSON });
  const list = await panel();
  await list.findByText('Passkeys do not work in this browser or at this address.');
  await list.findByRole('listitem');
  expect(list.queryByRole('button', { name: 'Add a passkey' })).toBeNull();
});

test('passkeys that cannot be read are an error, not an empty list', async () => {
  const restore = failInstead(/passkeys/, 404, 'Not found');
  await renderApp('/profile', { as: PERSON });
  const list = await panel();
  await waitFor(() => expect(list.getByRole('alert').textContent).toBe('Not found'));
  expect(list.queryByText('You have no passkeys yet.')).toBeNull();
  restore();
});

test.each([
  ['operator', 'Sign-in and security', '/security'],
  ['photographer', 'Sign-in and security', '/security'],
  ['suedChief', 'Profile', '/profile'],
] as const)('the account’s menu leads the %s to their passkeys', async (as, name, path) => {
  stubPasskeys();
  const { user, fill, client } = await renderApp('/photos', { as });
  await user.click(await screen.findByRole('button', { name: /^Account/ }));
  await user.click(await screen.findByRole('menuitem', { name }));
  await waitFor(() => expect(window.location.pathname).toBe(path));
  await screen.findByRole('heading', { name, level: 1 });
  await waitFor(() => expect(screen.queryByRole('menuitem', { name: 'Logout' })).toBeNull());
  for (const panelName of ['Change password', 'Where you are signed in'])
    await screen.findByRole('region', { name: panelName });

  await user.click(await (await panel()).findByRole('button', { name: 'Add a passkey' }));
  const add = await dialog('Add a passkey');
  await fill(add.getByLabelText(/^Current password/, { selector: 'input' }), PASSWORD);
  await user.click(add.getByRole('button', { name: 'Add a passkey' }));
  await (await panel()).findByRole('listitem');
  const { data } = await client.must(passkeys.list);
  expect(data).toHaveLength(1);
  await client.must(passkeys.remove, { params: { id: data[0]?.id ?? 0 } });
});
