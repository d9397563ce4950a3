import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { openApp } from './setup/renderApp.tsx';

// The pages that links in e-mails and in the server's log open, for users who are not signed in.

test('a new password is checked before it is sent, and a link with an unknown token is refused', async () => {
  const user = await openApp('/reset-password?token=made-up');
  const password = await screen.findByLabelText(/^New password/);
  const confirmation = screen.getByLabelText(/^Confirm password/);
  const save = () => user.click(screen.getByRole('button', { name: 'Save password' }));
  await save();
  expect(await screen.findAllByText('Required')).toHaveLength(2);
  expect(document.activeElement).toBe(password);
  await user.type(password, 'short');
  await user.type(confirmation, 'another one');
  await save();
  await screen.findByText('At least 10 characters');
  await user.clear(password);
  await user.type(password, 'long enough now');
  await save();
  await screen.findByText('Password and Confirm Password should match');
  await user.clear(confirmation);
  await user.type(confirmation, 'long enough now');
  await save();
  await screen.findByText('This link is no longer valid. Please ask for a new one.');
});

test('a setup link that cannot be used shows the reason instead of its form, in the chosen language', async () => {
  await openApp('/setup', 'de');
  const main = within(await screen.findByRole('main'));
  expect((await main.findByRole('status')).textContent).toBe(
    'Dieser Link ist ungültig. Verwenden Sie den, den der Server beim Start ausgegeben hat.',
  );
  expect(main.queryByRole('button')).toBeNull();
});

test('a new address is confirmed by a button, because programs that scan e-mails open links', async () => {
  const user = await openApp('/confirm-email?token=made-up');
  await user.click(await screen.findByRole('button', { name: 'Confirm address' }));
  await screen.findByText(
    'This link is no longer valid. Change the address again to get a new one.',
  );
});
