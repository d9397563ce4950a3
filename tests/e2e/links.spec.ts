import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { test as base, expect } from '@playwright/test';
import { ServerProcess } from '../serverProcess.ts';
import { fillSignIn } from './dealer.ts';

// Pages opened by a link: from the log of the first start, and from an e-mail. Without a mail server, e-mails are written to the log.

const NAME = 'Ola Operator';
const EMAIL = 'ola@operator.test';
const PASSWORD = 'a password of the first operator';

const test = base.extend<{ product: ServerProcess }>({
  // An empty database: it has no users yet.
  product: [
    async ({ browserName: _ }, use) => {
      const folder = await mkdtemp(join(tmpdir(), 'turntable-links-'));
      const product = await ServerProcess.start({ DATA_DIR: folder, SEED: 'false' });
      await use(product);
      await product.kill();
      await rm(folder, { recursive: true, force: true });
    },
    { timeout: 240_000 }, // creating a database is no part of the test's time
  ],
  baseURL: ({ product }, use) => use(product.baseUrl),
});

/** Waits until the product has written a link to a page, and returns its token. */
const linkTo = async (product: ServerProcess, page: string): Promise<string> => {
  const link = new RegExp(`/${page}\\?token=([\\w-]{43})`);
  await expect.poll(() => product.output).toMatch(link);
  return link.exec(product.output)?.[1] ?? '';
};

test('the link of the first start creates and signs in the operator, and works once; the link mailed to a new address confirms it', async ({
  page,
  context,
  product,
  request,
}) => {
  const address = `/setup?token=${await linkTo(product, 'setup')}`;
  await page.goto(address);
  await expect(page.getByRole('heading', { name: 'First operator' })).toBeVisible();
  const form = page.getByRole('main');
  await form.getByRole('textbox', { name: 'Name' }).fill(NAME);
  await form.getByRole('textbox', { name: 'E-mail' }).fill(EMAIL);
  await form.getByRole('textbox', { name: 'Password', exact: true }).fill(PASSWORD);
  await form.getByRole('textbox', { name: 'Confirm password' }).fill(`${PASSWORD}!`);
  await form.getByRole('button', { name: 'Create account' }).click();
  await expect(form.getByText('Password and Confirm Password should match')).toBeVisible();
  await form.getByRole('textbox', { name: 'Confirm password' }).fill(PASSWORD);
  await form.getByRole('button', { name: 'Create account' }).click();
  await expect(page).toHaveURL((url) => url.pathname === '/');
  await expect(
    page.getByRole('heading', { name: /Good to see you|Welcome/ }).first(),
  ).toBeVisible();

  await page.goto(address);
  await expect(page.getByText('The first operator exists already. Please sign in.')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Create account' })).toBeHidden();

  const token = (await context.cookies()).find(({ name }) => name === 'token')?.value;
  const moved = 'moved@operator.test';
  const saved = await request.post('/api/profile', {
    headers: { authorization: `Bearer ${token}` },
    data: { email: moved, current_password: PASSWORD },
  });
  expect(saved.status()).toBe(200);
  await context.clearCookies(); // an e-mail may be opened in any browser

  await page.goto(`/confirm-email?token=${await linkTo(product, 'confirm-email')}`);
  await expect(page.getByRole('heading', { name: 'New e-mail address' })).toBeVisible();
  await page.getByRole('button', { name: 'Confirm address' }).click();
  await expect(
    page.getByText('Your e-mail address has been changed. You sign in with it from now on.'),
  ).toBeVisible();

  await page.goto('/login');
  await fillSignIn(page, EMAIL, PASSWORD);
  await expect(
    page.getByRole('alert').filter({ hasText: 'User with such data does not exist' }),
  ).toBeVisible();
  await fillSignIn(page, moved, PASSWORD);
  await expect(page).toHaveURL((url) => url.pathname === '/');
});
