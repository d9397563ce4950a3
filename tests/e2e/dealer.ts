import { randomUUID } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { basename } from 'node:path';
import { type BrowserContext, expect, type Page } from '@playwright/test';
import type { SessionUser, TokenAnswer } from '../../contract/entities/session.ts';
import { samples } from '../../server/db/seed/samples/index.ts';
import { standardPreset } from '../../server/presets/standard.ts';

/** The sample logins; one password for all (README). */
export const LOGINS = {
  operator: 'admin@turntable.test',
  chief: 'chief@nord.test',
  employee: 'employee@nord.test',
  photographer: 'photos@nord.test',
  otherChief: 'chief@sued.test',
} as const;
export type Login = keyof typeof LOGINS;
/** Somebody else of the sample data. */
type Address = `${string}@${string}`;
const isLogin = (login: string): login is Login => login in LOGINS;
export const PASSWORD = 'turntable-demo';

/** Fills in the sign-in form that is shown, and sends it. */
export async function fillSignIn(page: Page, email: string, password = PASSWORD): Promise<void> {
  const form = page.locator('#login'); // the document holds the other forms, too, hidden as soon as its styles are there
  await form.getByRole('textbox', { name: 'E-mail' }).fill(email);
  await form.getByRole('textbox', { name: 'Password', exact: true }).fill(password);
  await form.getByRole('button', { name: 'Sign in' }).click();
}

interface LoginAnswer extends TokenAnswer {
  user: SessionUser;
}

/** A session through the API: its cookies are those that the sign-in page sets. @returns the token */
export async function beSignedIn(context: BrowserContext, baseURL: string | undefined, login: Login | Address): Promise<string> {
  if (!baseURL) throw new Error('The product does not run');
  const response = await context.request.post(`${baseURL}/api/auth/login`, {
    data: { email: isLogin(login) ? LOGINS[login] : login, password: PASSWORD },
  });
  expect(response.ok()).toBe(true);
  const { access_token, expires_in, user } = (await response.json()) as LoginAnswer;
  const cookie = (name: string, value: string) => ({ name, value: encodeURIComponent(value), url: baseURL, sameSite: 'Strict' as const });
  const halfTime = Math.floor(Date.now() / 1000 + expires_in / 2);
  await context.addCookies([
    cookie('token', access_token),
    cookie('user', JSON.stringify(user)),
    { ...cookie('no-refresh', '1'), expires: halfTime },
  ]);
  return access_token;
}

/** A name that no other vehicle has, also when the same product is tested again. */
export const newName = (name: string): string => `${name} ${randomUUID().slice(0, 8)}`;

/** A vehicle, created on its screen. @returns the path of its page */
export async function createVehicle(page: Page, name: string): Promise<string> {
  await page.goto('/vehicles');
  await page.getByRole('link', { name: 'New vehicle' }).click();
  await page.getByRole('textbox', { name: 'Name' }).fill(name);
  await page.getByRole('button', { name: 'Create' }).click();
  await expect(page.getByRole('heading', { name, level: 1 })).toBeVisible();
  await expect(page).toHaveURL(/\/vehicles\/\d+$/);
  return new URL(page.url()).pathname;
}

/** A sample photograph of this view. */
export function photograph(view: string): { name: string; mimeType: string; buffer: Buffer } {
  const sample = samples.find(({ angle }) => angle === view);
  if (!sample) throw new Error(`No sample photograph shows ${view}`);
  const file = new URL(`../../server/db/seed/samples/${sample.file}`, import.meta.url);
  return { name: basename(sample.file), mimeType: 'image/jpeg', buffer: readFileSync(file) };
}

/** Drops files on the page, as from a folder of the desktop. */
export async function drop(page: Page, files: { name: string; buffer: Buffer }[]): Promise<void> {
  const transfer = await page.evaluateHandle(
    (given) => {
      const transfer = new DataTransfer();
      for (const { name, base64 } of given) {
        const bytes = Uint8Array.from(atob(base64), (char) => char.charCodeAt(0));
        transfer.items.add(new File([bytes], name, { type: 'image/jpeg' }));
      }
      return transfer;
    },
    files.map(({ name, buffer }) => ({ name, base64: buffer.toString('base64') })),
  );
  for (const type of ['dragenter', 'dragover', 'drop']) await page.getByRole('main').dispatchEvent(type, { dataTransfer: transfer });
}

/** The English name of a view of the standard preset. */
export function nameOf(view: string): string {
  const item = standardPreset.items.find(({ code }) => code === view);
  if (!item) throw new Error(`The preset has no view ${view}`);
  return item.name.en;
}

/** Drops the photograph of each view, puts it on its view in the plan that is shown, and sends them. */
export async function beginUpload(page: Page, views: string[]): Promise<void> {
  await drop(page, views.map(photograph));
  const plan = page.getByRole('dialog', { name: 'Where do the photos go?' });
  for (const view of views) {
    await plan.getByRole('combobox', { name: `View of ${photograph(view).name}` }).selectOption({ label: nameOf(view) });
  }
  await plan.getByRole('button', { name: views.length === 1 ? 'Upload 1 photo' : `Upload ${views.length} photos` }).click();
}

/** The same, waiting until all have arrived. */
export async function upload(page: Page, views: string[]): Promise<void> {
  await beginUpload(page, views);
  await expect(page.getByRole('status').getByText(uploaded(views.length))).toBeVisible({ timeout: 60_000 });
  await page
    .getByRole('region', { name: uploaded(views.length) })
    .getByRole('button', { name: 'Close' })
    .click();
}

export const uploaded = (count: number): string => (count === 1 ? '1 photo uploaded' : `${count} photos uploaded`);

/** The tile of a view in the angle grid. */
export const tile = (page: Page, view: string) => page.getByRole('listitem').filter({ has: page.getByText(view, { exact: true }) });
