import { spawn } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { test as base, expect } from '@playwright/test';
import { freePort } from '../../scripts/lib/ports.ts';
import { PROJECT, runTool } from '../../scripts/lib/run.ts';

// Another application on the low-code layer: the repair shop of packages/example, built and started as its users do.

const SHOP = `${PROJECT}packages/example`;

const test = base.extend<object, { shop: string }>({
  shop: [
    async ({ browserName: _ }, use) => {
      const dataDir = await mkdtemp(join(tmpdir(), 'turntable-shop-'));
      expect(await runTool('vite', ['build', SHOP, '--logLevel', 'warn'], { quiet: true })).toBe(0);
      const port = await freePort();
      const server = spawn(process.execPath, [`${SHOP}/server.ts`], {
        env: { ...process.env, PORT: String(port), DATA_DIR: dataDir },
        stdio: ['ignore', 'pipe', 'inherit'],
      });
      await new Promise<void>((ready, failed) => {
        server.stdout.on('data', (text) => String(text).includes('is ready at') && ready());
        server.once('exit', () => failed(new Error('The repair shop has not started')));
      });
      await use(`http://localhost:${port}`);
      const ended = new Promise((done) => server.once('exit', done));
      server.kill();
      await ended;
      await rm(dataDir, { recursive: true });
    },
    { scope: 'worker', timeout: 180_000 },
  ],
  baseURL: ({ shop }, use) => use(shop),
});

test('a receptionist takes a repair in, and a mechanic finishes it on a phone in French', async ({
  page,
}) => {
  const signIn = async (email: string) => {
    await page.getByLabel('E-mail').fill(email);
    await page.getByLabel(/^Password/).fill('repair-demo');
    await page.getByRole('button', { name: 'Sign in' }).click();
  };
  await page.goto('/customers/create');
  await signIn('reception@shop.test');
  await page.getByRole('heading', { name: 'New customer' }).waitFor(); // the page that was asked for
  await page.getByLabel('Name').fill('Ada Lovelace');
  await page.getByLabel('E-mail').fill('ada');
  await page.getByRole('button', { name: 'Create', exact: true }).click();
  await expect(page.getByText('Not an e-mail address')).toBeVisible();
  await page.getByLabel('E-mail').fill('ada@lovelace.test');
  await page.getByRole('button', { name: 'Create', exact: true }).click();
  await page.getByRole('heading', { name: 'Ada Lovelace' }).waitFor();

  await page.goto('/vehicles/create');
  await page.getByLabel('Plate').fill('GE 1815');
  await page.getByLabel('Customer').click();
  await page.getByRole('option', { name: 'Ada Lovelace' }).click();
  await page.getByRole('button', { name: 'Create', exact: true }).click();
  await page.getByRole('heading', { name: 'GE 1815' }).waitFor();

  await page.goto('/jobs/create');
  await page.getByLabel('Title').fill('New brakes');
  await page.getByLabel('Vehicle').click();
  await page.getByRole('option', { name: 'GE 1815' }).click();
  await page.getByLabel('Hours').fill('2');
  await page.getByRole('button', { name: 'Create', exact: true }).click();
  await page.getByRole('heading', { name: 'New brakes' }).waitFor();
  await expect(page.getByText('120.00')).toBeVisible(); // two hours at the usual rate
  // the mechanic alone finishes jobs
  await expect(page.getByRole('button', { name: 'Finish' })).toHaveCount(0);

  // the session is renewed once half of its token's time has passed, which this cookie tells
  const renewed = page.waitForResponse((answer) => answer.url().endsWith('/api/session/refresh'));
  await page.context().clearCookies({ name: 'no-refresh' });
  expect((await renewed).status()).toBe(200);

  await page.context().clearCookies();
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/today');
  await signIn('mechanic@shop.test');
  await page.getByRole('button', { name: 'English' }).click();
  await page.getByRole('menuitem', { name: 'Français' }).click();
  await expect(page.getByRole('heading', { name: 'Ouverte: 1' })).toBeVisible();
  await page.getByRole('link', { name: 'New brakes' }).click();
  await page.getByRole('button', { name: 'Terminer' }).click();
  await expect(page.getByText('Terminée', { exact: true })).toBeVisible();
  await page.goto('/suppliers');
  await expect(page.getByText('Il n’y a pas de données')).toBeVisible();
  await page.goto('/today');
  await expect(page.getByRole('heading', { name: 'Ouverte: 0' })).toBeVisible();
});
