import { readFileSync } from 'node:fs';
import { cleanup, screen, waitFor, within } from '@testing-library/react';
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

/** Opens one of the pages. @returns its form: the document contains the forms of all pages */
async function open(path: string, id: string): Promise<ReturnType<typeof within>> {
  jsdom.reconfigure({ url: productUrl() });
  window.history.replaceState(null, '', path);
  document.body.innerHTML = BODY;
  vi.resetModules();
  await import('../../src/signIn/signIn.ts');
  const section = document.getElementById(id);
  if (!section) throw new Error(`The page has no section ${id}`);
  return within(section);
}

test('wrong credentials are reported in the form, in the chosen language', async () => {
  const user = userEvent.setup();
  const form = await open('/login', 'login');
  await user.type(form.getByRole('textbox', { name: 'E-mail' }), emailOf('chief'));
  await user.type(form.getByLabelText('Password'), 'not the password');
  await user.click(form.getByRole('button', { name: 'Sign in' }));
  await waitFor(() =>
    expect(form.getByRole('alert').textContent).toBe('User with such data does not exist'),
  );
  expect(Cookies.get('token')).toBeUndefined();

  await user.selectOptions(screen.getByRole('combobox', { name: 'Language' }), 'de');
  form.getByRole('button', { name: 'Anmelden' });
  expect(form.getByRole('alert').textContent).toMatch(/existier|gibt es nicht/);
  expect(document.documentElement.lang).toBe('de');
});

test('an incomplete form is not sent: missing fields are marked', async () => {
  const user = userEvent.setup();
  const sent = vi.spyOn(globalThis, 'fetch');
  const form = await open('/login', 'login');
  await user.click(form.getByRole('button', { name: 'Sign in' }));
  const email = form.getByRole('textbox', { name: 'E-mail' });
  expect(email.getAttribute('aria-invalid')).toBe('true');
  expect(document.activeElement).toBe(email);
  expect(form.getAllByText('Please fill in this field')).toHaveLength(2);
  expect(sent).not.toHaveBeenCalled();
  sent.mockRestore();
});

test('requesting a new password does not reveal whether the address is known', async () => {
  const user = userEvent.setup();
  const form = await open('/forgot-password', 'forgot');
  await user.type(form.getByRole('textbox', { name: 'E-mail' }), 'nobody@nowhere.test');
  await user.click(form.getByRole('button', { name: 'Send link' }));
  await form.findByText(/^If the address is known to us, a link is on its way\./);
});

test('a new password is checked while typing, and a link with an unknown token is refused', async () => {
  const user = userEvent.setup();
  const form = await open('/reset-password?token=made-up', 'reset');
  const [password, confirmation] = [
    form.getByLabelText('New password'),
    form.getByLabelText('Confirm password'),
  ];
  const save = () => user.click(form.getByRole('button', { name: 'Save password' }));
  await user.type(password, 'short');
  await user.type(confirmation, 'another one');
  await save();
  form.getByText('At least 10 characters');
  await user.clear(password);
  await user.type(password, 'long enough now');
  await save();
  form.getByText('Password and Confirm Password should match');
  expect(form.getByRole('alert').textContent).toBe('Password mismatch');
  await user.clear(confirmation);
  await user.type(confirmation, 'long enough now');
  await save();
  await form.findByText('This link is no longer valid. Please ask for a new one.');
});

test('a password can be shown or hidden, and the button’s label says which', async () => {
  const user = userEvent.setup();
  const form = await open('/login', 'login');
  await user.click(form.getByRole('button', { name: 'Show password' }));
  expect(form.getByLabelText('Password')).toHaveProperty('type', 'text');
  await user.click(form.getByRole('button', { name: 'Hide password' }));
  expect(form.getByLabelText('Password')).toHaveProperty('type', 'password');
});
