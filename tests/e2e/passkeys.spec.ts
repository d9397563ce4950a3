import { type CDPSession, expect, type Page, test } from '@playwright/test';
import { fillSignIn, LOGINS, PASSWORD } from './dealer.ts';

/** Lets the page offer passkeys by its button only: the authenticator confirms suggested ones without being asked by the user. */
const withoutSuggestions = (page: Page) =>
  page.addInitScript(() => {
    PublicKeyCredential.isConditionalMediationAvailable = async () => false;
  });

/** Gives the page's browser an authenticator with a verified user, who confirms only when told to. */
const addAuthenticator = async (page: Page) => {
  const browser: CDPSession = await page.context().newCDPSession(page);
  await browser.send('WebAuthn.enable');
  const { authenticatorId } = await browser.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: false,
    },
  });
  return {
    confirms: (enabled: boolean) =>
      browser.send('WebAuthn.setAutomaticPresenceSimulation', { authenticatorId, enabled }),
  };
};

test('a passkey added in the profile signs in without e-mail address and password', async ({
  page,
  baseURL,
}) => {
  // Passkeys belong to a name, not to the number of a host.
  const home = (baseURL ?? '').replace('127.0.0.1', 'localhost');
  await withoutSuggestions(page);
  const user = await addAuthenticator(page);
  await page.goto(`${home}/login?next=/profile`);
  await fillSignIn(page, LOGINS.otherChief);
  const own = page.getByRole('region', { name: 'Passkeys' });
  const newest = own.getByRole('listitem').last();
  await own.getByRole('button', { name: 'Add a passkey' }).click();
  const dialog = page.getByRole('dialog', { name: 'Add a passkey' });
  await dialog.getByLabel(/^Current password/).fill(PASSWORD);
  await user.confirms(true);
  await dialog.getByRole('button', { name: 'Add a passkey' }).click();
  await expect(newest).toContainText('not used yet');
  await user.confirms(false);

  await page.getByRole('button', { name: /^Account/ }).click();
  await page.getByRole('menuitem', { name: 'Logout' }).click();
  // until then, signing out still leads the browser there
  await page.getByRole('button', { name: 'Sign in with a passkey' }).waitFor();
  await page.goto(`${home}/login?next=/profile`);
  await page.getByRole('checkbox', { name: 'Stay signed in on this device' }).check();
  await user.confirms(true);
  await page.getByRole('button', { name: 'Sign in with a passkey' }).click();
  await expect(page).toHaveURL((url) => url.pathname === '/profile');
  await expect(newest).toContainText('last used');
  const token = (await page.context().cookies()).find(({ name }) => name === 'token');
  const days = ((token?.expires ?? 0) - Date.now() / 1000) / (24 * 3600);
  expect(days).toBeGreaterThan(29);
});
