import { expect, test } from '@playwright/test';
import { beSignedIn, fillSignIn, LOGINS, PASSWORD } from './dealer.ts';

test('a link to a vehicle leads to the sign-in page, reports a wrong password, and opens the vehicle after signing in', {
  tag: '@phone',
}, async ({ page, request }) => {
  const login = await request.post('/api/auth/login', {
    data: { email: LOGINS.chief, password: PASSWORD },
  });
  const headers = { authorization: `Bearer ${(await login.json()).access_token}` };
  const { data } = await (await request.get('/api/company/cars?q=Golf', { headers })).json();
  const address = `/vehicles/${data[0].id}`;
  await page.goto(address);
  await expect(page).toHaveURL(/\/login\?next=/);
  await fillSignIn(page, LOGINS.chief, 'not the password');
  await expect(
    page.getByRole('alert').filter({ hasText: 'User with such data does not exist' }),
  ).toBeVisible();
  await fillSignIn(page, LOGINS.chief);
  await expect(page).toHaveURL((url) => url.pathname === address);
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Golf');
});

test('a photo manager lands on the albums, stays signed in after a reload, and signs out for good', async ({
  page,
  context,
}) => {
  await page.goto('/');
  await expect(page).toHaveURL(/\/login/);
  await fillSignIn(page, LOGINS.photographer);
  await expect(page).toHaveURL((url) => url.pathname === '/photos');
  await page.reload();
  await expect(page.getByRole('heading', { name: 'Photos', level: 1 })).toBeVisible();
  const token = (await context.cookies()).find(({ name }) => name === 'token')?.value;
  await page.getByRole('button', { name: /^Account/ }).click();
  await page.getByRole('menuitem', { name: 'Logout' }).click();
  await expect(page).toHaveURL(/\/login/);
  await expect(page.getByRole('heading', { name: 'Sign in' })).toBeVisible();
  expect((await context.cookies()).map(({ name }) => name)).not.toContain('token');
  const me = await context.request.get('/api/auth/me', {
    headers: { authorization: `Bearer ${token}` },
  });
  expect(me.status()).toBe(401);
  await page.goto('/vehicles');
  await expect(page).toHaveURL(/\/login/);
});

test('a stored user that cannot be read leads to the sign-in page', async ({
  page,
  context,
  baseURL,
}) => {
  await beSignedIn(context, baseURL, 'chief');
  await context.addCookies([{ name: 'user', value: 'no-json', url: baseURL ?? '' }]);
  await page.goto('/vehicles');
  await expect(page).toHaveURL(/\/login/);
});
