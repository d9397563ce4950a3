import { expect, type Page, test } from '@playwright/test';
import { beSignedIn, createVehicle, fillSignIn, LOGINS, newName, PASSWORD } from './dealer.ts';

/** Types a new name into the title's form, and saves it. */
async function rename(page: Page, name: string): Promise<void> {
  await page.getByRole('button', { name: 'Edit name and VIN' }).click();
  await page.getByRole('textbox', { name: 'Vehicle name' }).fill(name);
  await page.getByRole('button', { name: 'Save', exact: true }).first().click();
}

/** Returns a token that has expired. */
async function expiredToken(page: Page): Promise<string> {
  const login = await page.request.post('/api/auth/login', {
    data: { email: LOGINS.chief, password: PASSWORD },
  });
  const { access_token } = (await login.json()) as { access_token: string };
  await page.request.post('/api/auth/logout', {
    headers: { authorization: `Bearer ${access_token}` },
  });
  return access_token;
}

test('a token that expires during a save is replaced; after the session ends, the user signs in again and returns to the same page', async ({
  page,
  context,
  baseURL,
}) => {
  const first = await beSignedIn(context, baseURL, 'chief');
  const path = await createVehicle(page, newName('Before'));
  const after = newName('After');
  const invalid = await expiredToken(page);
  const answers: number[] = [];
  let expired = false;
  await page.route(`**/api/cars/${path.split('/').at(-1)}`, async (route) => {
    if (route.request().method() !== 'POST' || expired) return route.continue();
    expired = true; // the token expires on the way: the server receives an invalid one
    await route.continue({
      headers: { ...route.request().headers(), authorization: `Bearer ${invalid}` },
    });
  });
  page.on('response', (response) => {
    if (
      response.request().method() === 'POST' &&
      /\/api\/(cars\/\d+|auth\/refresh)$/.test(response.url())
    )
      answers.push(response.status());
  });

  await rename(page, after);
  await expect(page.getByRole('heading', { name: after, level: 1 })).toBeVisible();
  expect(answers).toEqual([401, 200, 200]); // the save, the new token, the save again
  const token = (await context.cookies()).find(({ name }) => name === 'token')?.value;
  expect(token).not.toBe(first);
  await page.reload();
  await expect(page.getByRole('heading', { name: after, level: 1 })).toBeVisible();

  await page.request.post('/api/auth/logout', { headers: { authorization: `Bearer ${token}` } });
  // The page may have noticed already, because it polls.
  await page.reload();
  await expect(page).toHaveURL(/\/login/);
  await fillSignIn(page, LOGINS.chief);
  await expect(page).toHaveURL((url) => url.pathname === path);
  await expect(page.getByRole('heading', { name: after, level: 1 })).toBeVisible();
});
