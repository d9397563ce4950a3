import { readFileSync } from 'node:fs';
import { cleanup, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import Cookies from 'js-cookie';
import { afterEach, expect, test, vi } from 'vitest';
import { passkeys } from '../../contract/accounts/passkeyCalls.ts';
import { languageOptions } from '../../scripts/lib/wordsInDocuments.ts';
import { emailOf, PASSWORD } from '../api/setup/testData.ts';
import { addPasskey, cancel, stubPasskeys } from './setup/browserPasskeys.ts';
import { productUrl } from './setup/productUrl.ts';
import { signIn } from './setup/renderApp.tsx';

// The pages before signing in, which work without React: their HTML and script, against the real server.

/** jsdom's instance, which vitest exposes as a global. */
declare const jsdom: { reconfigure(settings: { url: string }): void };

const DOCUMENT = readFileSync('signin.html', 'utf8').replace(
  '{{languages}}',
  languageOptions(['en', 'de']),
);
const BODY = new DOMParser().parseFromString(DOCUMENT, 'text/html').body.innerHTML;

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
  for (const name of Object.keys(Cookies.get())) Cookies.remove(name, { path: '/' });
});

async function open(path: string): Promise<void> {
  jsdom.reconfigure({ url: productUrl() });
  window.history.replaceState(null, '', path);
  document.body.innerHTML = BODY;
  vi.resetModules();
  await import('../../src/signIn/signIn.ts');
}

test('wrong credentials are reported in the form, in the chosen language', async () => {
  const user = userEvent.setup();
  await open('/login');
  await user.type(screen.getByRole('textbox', { name: 'E-mail' }), emailOf('chief'));
  await user.type(screen.getByLabelText('Password'), 'not the password');
  await user.click(screen.getByRole('button', { name: 'Sign in' }));
  await waitFor(() =>
    expect(screen.getByRole('alert').textContent).toBe('User with such data does not exist'),
  );
  expect(Cookies.get('token')).toBeUndefined();

  await user.selectOptions(screen.getByRole('combobox', { name: 'Language' }), 'de');
  screen.getByRole('button', { name: 'Anmelden' });
  expect(screen.getByRole('alert').textContent).toMatch(/existier|gibt es nicht/);
  expect(document.documentElement.lang).toBe('de');
});

test('an incomplete form is not sent: missing fields are marked', async () => {
  const user = userEvent.setup();
  const sent = vi.spyOn(globalThis, 'fetch');
  await open('/login');
  await user.click(screen.getByRole('button', { name: 'Sign in' }));
  const email = screen.getByRole('textbox', { name: 'E-mail' });
  expect(email.getAttribute('aria-invalid')).toBe('true');
  expect(document.activeElement).toBe(email);
  expect(screen.getAllByText('Please fill in this field')).toHaveLength(2);
  await user.type(email, 'chief@nord');
  await user.click(screen.getByRole('button', { name: 'Sign in' }));
  screen.getByText('Please enter an e-mail address');
  expect(sent).not.toHaveBeenCalled();
  sent.mockRestore();
});

test('a form whose script is missing does not put the password into the address', async () => {
  await open('/login');
  expect(document.querySelector('form')?.method).toBe('post');
});

test('requesting a new password does not reveal whether the address is known', async () => {
  const user = userEvent.setup();
  await open('/forgot-password');
  await user.type(screen.getByRole('textbox', { name: 'E-mail' }), 'nobody@nowhere.test');
  await user.click(screen.getByRole('button', { name: 'Send link' }));
  await screen.findByText(/^If the address is known to us, a link is on its way\./);
});

test('after a password change, the sign-in page says that it was saved', async () => {
  await open('/login?changed');
  expect(screen.getByRole('status').textContent).toMatch(/^Your password has been changed/);
});

test('a password can be shown or hidden, and the button’s label says which', async () => {
  const user = userEvent.setup();
  await open('/login');
  await user.click(screen.getByRole('button', { name: 'Show password' }));
  expect(screen.getByLabelText('Password')).toHaveProperty('type', 'text');
  await user.click(screen.getByRole('button', { name: 'Hide password' }));
  expect(screen.getByLabelText('Password')).toHaveProperty('type', 'password');
});

const passkeyButton = () => screen.getByRole('button', { name: 'Sign in with a passkey' });
const userInCookie = () => JSON.parse(Cookies.get('user') ?? '{}').name;

test('a passkey signs in without an e-mail address', async () => {
  const user = userEvent.setup();
  const { authenticator } = stubPasskeys();
  await addPasskey(await signIn('westEmployee'), authenticator);
  await open('/login');
  await user.click(passkeyButton());
  await waitFor(() => expect(userInCookie()).toBe('Person westEmployee'));
  expect(Cookies.get('remembered-until')).toBeUndefined();
});

test('a passkey that the browser suggests at the e-mail field signs in', async () => {
  const { authenticator } = stubPasskeys({ suggests: true });
  await addPasskey(await signIn('westEmployee'), authenticator);
  await open('/login');
  expect(screen.getByRole('textbox', { name: 'E-mail' }).getAttribute('autocomplete')).toBe(
    'username webauthn',
  );
  await waitFor(() => expect(userInCookie()).toBe('Person westEmployee'));
});

test('a cancelled and a deleted passkey are reported in plain words, in the chosen language', async () => {
  const user = userEvent.setup();
  const browser = stubPasskeys();
  const client = await signIn('westEmployee');
  const { id } = await addPasskey(client, browser.authenticator);
  await client.must(passkeys.remove, { params: { id } });
  browser.react(cancel);
  await open('/login');
  await user.click(passkeyButton());
  await screen.findByText('No passkey was used. Try again, or sign in with your password.');
  browser.react(async () => {});
  await user.click(passkeyButton());
  await screen.findByText('This passkey is not valid here. Sign in with your password.');
  await user.selectOptions(screen.getByRole('combobox', { name: 'Language' }), 'de');
  expect(screen.getByRole('alert').textContent).toMatch(/^Dieser Passkey gilt hier nicht/);
  expect(Cookies.get('token')).toBeUndefined();
});

test('a suggestion that the user ignores is no error', async () => {
  const browser = stubPasskeys({ suggests: true });
  browser.react(cancel);
  const sent = vi.spyOn(globalThis, 'fetch');
  await open('/login');
  await waitFor(() => expect(sent).toHaveBeenCalledTimes(1));
  await waitFor(() => expect(navigator.credentials.get).toHaveBeenCalled());
  expect(screen.getByRole('alert').textContent).toBe('');
  sent.mockRestore();
});

test('a browser without passkeys, and the page for forgotten passwords, do not offer them', async () => {
  await open('/login');
  expect(screen.queryByRole('button', { name: 'Sign in with a passkey' })).toBeNull();
  stubPasskeys();
  await open('/forgot-password');
  expect(screen.queryByRole('button', { name: 'Sign in with a passkey' })).toBeNull();
});

test('a sign-in ends with the browser, unless the user wants to stay signed in', async () => {
  const user = userEvent.setup();
  await open('/login');
  await user.type(screen.getByRole('textbox', { name: 'E-mail' }), emailOf('westEmployee'));
  await user.type(screen.getByLabelText('Password'), PASSWORD);
  const remember = screen.getByRole('checkbox', { name: 'Stay signed in on this device' });
  expect(remember).toHaveProperty('checked', false);
  await user.click(remember);
  await user.click(screen.getByRole('button', { name: 'Sign in' }));
  await waitFor(() => expect(Cookies.get('token')).toBeDefined());
  const days = (Number(Cookies.get('remembered-until')) - Date.now()) / (24 * 3600_000);
  expect(days).toBeGreaterThan(29);
  expect(days).toBeLessThanOrEqual(30);
});
