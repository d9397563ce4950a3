import { readFileSync } from 'node:fs';
import { cleanup, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import Cookies from 'js-cookie';
import { afterEach, expect, test, vi } from 'vitest';
import { emailOf } from '../api/setup/testData.ts';
import { productUrl } from './setup/productUrl.ts';

// The pages before signing in, which work without React: their HTML and script, against the real server.

/** jsdom's instance, which vitest exposes as a global. */
declare const jsdom: { reconfigure(settings: { url: string }): void };

const BODY = new DOMParser().parseFromString(readFileSync('signin.html', 'utf8'), 'text/html').body
  .innerHTML;

afterEach(() => {
  cleanup();
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
