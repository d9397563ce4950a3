import { expect, test } from '@playwright/test';
import { beSignedIn, fillSignIn, LOGINS, PASSWORD } from './dealer.ts';

test.describe('signing in', () => {
  for (const [login, lands, shows] of [
    ['operator', '/', 'Good to see you, '],
    ['chief', '/', 'Good to see you, '],
    ['employee', '/', 'Good to see you, '],
    ['photographer', '/photos', 'Photos'],
    ['otherChief', '/', 'Good to see you, '],
  ] as const) {
    test(`the ${login} reaches ${lands}`, async ({ page }) => {
      await page.goto('/');
      await expect(page).toHaveURL(/\/login/);
      await fillSignIn(page, LOGINS[login]);
      await expect(page).toHaveURL((url) => url.pathname === lands);
      await expect(page.getByRole('heading', { name: shows }).first()).toBeVisible();
    });
  }

  test('wrong credentials are told at the form, in both languages', async ({ page }) => {
    await page.goto('/login');
    await fillSignIn(page, LOGINS.chief, 'not the password');
    await expect(page.getByRole('alert').filter({ hasText: 'User with such data does not exist' })).toBeVisible();
    await page.getByRole('combobox', { name: 'Language' }).selectOption('de');
    await expect(page.getByRole('button', { name: 'Anmelden' })).toBeVisible();
    await page.getByRole('button', { name: 'Anmelden' }).click();
    await expect(page.getByRole('alert').filter({ hasText: /existier|gibt es nicht/ })).toBeVisible();
  });

  test('a link to a vehicle leads there after signing in', async ({ page, request }) => {
    const login = await request.post('/api/auth/login', { data: { email: LOGINS.chief, password: PASSWORD } });
    const headers = { authorization: `Bearer ${(await login.json()).access_token}` };
    const { data } = await (await request.get('/api/company/cars?q=Golf', { headers })).json();
    const address = `/vehicles/${data[0].id}`;
    await page.goto(address);
    await expect(page).toHaveURL(/\/login\?next=/);
    await fillSignIn(page, LOGINS.chief, PASSWORD);
    await expect(page).toHaveURL((url) => url.pathname === address);
    await expect(page.getByRole('heading', { level: 1 })).toContainText('Golf');
  });

  test('the session survives a reload, and signing out ends it for good', async ({ page, context, baseURL }) => {
    const token = await beSignedIn(context, baseURL, 'employee');
    await page.goto('/vehicles');
    await page.reload();
    await expect(page.getByRole('heading', { name: 'Vehicles', level: 1 })).toBeVisible();
    await page.getByRole('button', { name: /^Account of/ }).click();
    await page.getByRole('button', { name: 'Logout' }).click();
    await expect(page).toHaveURL(/\/login/);
    expect((await context.cookies()).map(({ name }) => name)).not.toContain('token');
    const me = await context.request.get('/api/auth/me', { headers: { authorization: `Bearer ${token}` } });
    expect(me.status()).toBe(401);
    await page.goto('/vehicles');
    await expect(page).toHaveURL(/\/login/);
  });

  test('a page that the role may not open says so', async ({ page, context, baseURL }) => {
    await beSignedIn(context, baseURL, 'photographer');
    await page.goto('/vehicles');
    await expect(page.getByRole('heading', { name: 'Access denied', level: 1 })).toBeVisible();
    await expect(page).toHaveURL(/\/access-denied$/);
  });

  test('a stored user that cannot be read leads to the sign-in page', async ({ page, context, baseURL }) => {
    await beSignedIn(context, baseURL, 'chief');
    await context.addCookies([{ name: 'user', value: 'no-json', url: baseURL ?? '' }]);
    await page.goto('/vehicles');
    await expect(page).toHaveURL(/\/login/);
  });

  test('a forgotten password is asked for without telling who exists', async ({ page }) => {
    await page.goto('/login');
    await page.getByRole('link', { name: 'Forgot password?' }).click();
    await page.locator('#forgot').getByRole('textbox', { name: 'E-mail' }).fill('nobody@nowhere.test');
    await page.getByRole('button', { name: 'Send link' }).click();
    await expect(page.getByText('If the address is known to us, a link is on its way.')).toBeVisible();
  });

  test('a new password is checked while it is typed in, and a link that was never mailed is refused', async ({ page }) => {
    await page.goto('/reset-password?token=made-up');
    await page.getByRole('textbox', { name: 'New password' }).fill('short');
    await page.getByRole('textbox', { name: 'Confirm password' }).fill('another one');
    await page.getByRole('button', { name: 'Save password' }).click();
    await expect(page.getByText('At least 10 characters', { exact: true })).toBeVisible();
    await page.getByRole('textbox', { name: 'New password' }).fill('long enough now');
    await page.getByRole('button', { name: 'Save password' }).click();
    await expect(page.getByText('Password and Confirm Password should match')).toBeVisible();
    await page.getByRole('textbox', { name: 'Confirm password' }).fill('long enough now');
    await page.getByRole('button', { name: 'Save password' }).click();
    await expect(page.getByText('This link is no longer valid.')).toBeVisible();
  });
});
