import { randomUUID } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { basename } from 'node:path';
import { type BrowserContext, expect, type Locator, type Page } from '@playwright/test';
import type { SessionUser, TokenAnswer } from '../../contract/accounts/session.ts';
import { samples } from '../../server/db/seed/samples/index.ts';
import { standardPreset } from '../../server/presets/standard.ts';

/** The sample logins; all have the same password (README). */
export const LOGINS = {
  operator: 'admin@turntable.test',
  chief: 'chief@nord.test',
  employee: 'employee@nord.test',
  photographer: 'photos@nord.test',
  otherChief: 'chief@sued.test',
} as const;
export type Login = keyof typeof LOGINS;
/** The e-mail address of another user of the sample data. */
type Address = `${string}@${string}`;
const isLogin = (login: string): login is Login => login in LOGINS;
export const PASSWORD = 'turntable-demo';

interface LoginAnswer extends TokenAnswer {
  user: SessionUser;
}

async function logIn(
  context: BrowserContext,
  baseURL: string,
  email: string,
): Promise<LoginAnswer> {
  const response = await context.request.post(`${baseURL}/api/auth/login`, {
    data: { email, password: PASSWORD },
  });
  expect(response.ok()).toBe(true);
  return response.json();
}

/** Marks all unread notices or offers of a user as read. */
export async function readAll(
  context: BrowserContext,
  baseURL: string,
  token: string,
  what: 'notifications' | 'special-offers',
): Promise<void> {
  const headers = { authorization: `Bearer ${token}` };
  const answer = await context.request.get(`${baseURL}/api/${what}`, { headers });
  const { data } = (await answer.json()) as { data: { id: number }[] };
  const method = what === 'notifications' ? 'GET' : 'POST';
  for (const { id } of data)
    await context.request.fetch(`${baseURL}/api/${what}/${id}/read`, { method, headers });
}

/**
 * Marks the operator's notices as read and the offers as closed in this browser, so that neither covers the tested page, even if another
 * test publishes some.
 */
async function markNewsRead(
  context: BrowserContext,
  baseURL: string,
  { access_token, user }: LoginAnswer,
): Promise<void> {
  if (user.role !== 'chief' && user.role !== 'employee') return;
  await readAll(context, baseURL, access_token, 'notifications');
  await context.addInitScript((id) => {
    if (location.protocol.startsWith('http'))
      localStorage.setItem('RaStore.offers.closed', String(id));
  }, user.id);
}

/** Fills in and sends the sign-in form. Notices and offers are marked as read first. */
export async function fillSignIn(page: Page, email: string, password = PASSWORD): Promise<void> {
  if (password === PASSWORD) {
    const { origin } = new URL(page.url());
    await markNewsRead(page.context(), origin, await logIn(page.context(), origin, email));
  }
  await page.getByRole('textbox', { name: 'E-mail' }).fill(email);
  await page.getByRole('textbox', { name: 'Password', exact: true }).fill(password);
  await page.getByRole('button', { name: 'Sign in', exact: true }).click();
}

/**
 * Signs in through the API and sets the same cookies as the sign-in page. Marks notices and offers as read, unless `hasNews`.
 * @returns the token
 */
export async function beSignedIn(
  context: BrowserContext,
  baseURL: string | undefined,
  login: Login | Address,
  { hasNews = false } = {},
): Promise<string> {
  if (!baseURL) throw new Error('The product is not running: baseURL is not set');
  const answer = await logIn(context, baseURL, isLogin(login) ? LOGINS[login] : login);
  const { access_token, expires_in, user } = answer;
  if (!hasNews) await markNewsRead(context, baseURL, answer);
  const cookie = (name: string, value: string) => ({
    name,
    value: encodeURIComponent(value),
    url: baseURL,
    sameSite: 'Strict' as const,
  });
  const halfTime = Math.floor(Date.now() / 1000 + expires_in / 2);
  await context.addCookies([
    cookie('token', access_token),
    cookie('user', JSON.stringify(user)),
    { ...cookie('no-refresh', '1'), expires: halfTime },
  ]);
  return access_token;
}

/** Returns a unique name, also when the same product is tested again. */
export const newName = (name: string): string => `${name} ${randomUUID().slice(0, 8)}`;

/** Creates a vehicle on its screen. @returns the path of its page */
export async function createVehicle(page: Page, name: string): Promise<string> {
  await page.goto('/vehicles');
  await page.getByRole('link', { name: 'New vehicle' }).click();
  await page.getByRole('textbox', { name: 'Name' }).fill(name);
  await page.getByRole('button', { name: 'Create' }).click();
  await expect(page.getByRole('heading', { name, level: 1 })).toBeVisible();
  await expect(page).toHaveURL(/\/vehicles\/\d+$/);
  return new URL(page.url()).pathname;
}

/** Returns a sample photograph of this view. @throws if there is none */
export function photograph(view: string): { name: string; mimeType: string; buffer: Buffer } {
  const sample = samples.find(({ angle }) => angle === view);
  if (!sample) throw new Error(`No sample photograph shows ${view}`);
  const file = new URL(`../../server/db/seed/samples/${sample.file}`, import.meta.url);
  return { name: basename(sample.file), mimeType: 'image/jpeg', buffer: readFileSync(file) };
}

/** Drops files on the page, or on a part of it, as from a desktop folder. */
export async function drop(
  page: Page,
  files: { name: string; buffer: Buffer }[],
  onto: Locator = page.getByRole('main'),
): Promise<void> {
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
  for (const type of ['dragenter', 'dragover', 'drop'])
    await onto.dispatchEvent(type, { dataTransfer: transfer });
}

/** Returns the English name of a view of the standard preset. @throws if it has no such view */
export function nameOf(view: string): string {
  const item = standardPreset.items.find(({ code }) => code === view);
  if (!item) throw new Error(`The preset has no view ${view}`);
  return item.name.en;
}

/** Drops a photograph of each view, by default a sample, assigns it to the view in the dialog, and starts the upload. */
export async function beginUpload(
  page: Page,
  views: string[],
  photos: { name: string; buffer: Buffer }[] = views.map(photograph),
): Promise<void> {
  await drop(page, photos);
  const plan = page.getByRole('dialog', { name: 'Where do the photos go?' });
  for (const [i, { name }] of photos.entries()) {
    await plan
      .getByRole('combobox', { name: `View of ${name}` })
      .selectOption({ label: nameOf(views[i] ?? '') });
  }
  await plan
    .getByRole('button', {
      name: views.length === 1 ? 'Upload 1 photo' : `Upload ${views.length} photos`,
    })
    .click();
}

/** Uploads as `beginUpload` and waits until all photos have arrived. */
export async function upload(
  page: Page,
  views: string[],
  photos?: { name: string; buffer: Buffer }[],
): Promise<void> {
  await beginUpload(page, views, photos);
  await expect(page.getByRole('status').getByText(uploaded(views.length))).toBeVisible();
  await page
    .getByRole('region', { name: uploaded(views.length) })
    .getByRole('button', { name: 'Close' })
    .click();
}

export const uploaded = (count: number): string =>
  count === 1 ? '1 photo uploaded' : `${count} photos uploaded`;

/** Returns the tile of a view in the angle grid. */
export const tile = (page: Page, view: string) =>
  page.getByRole('listitem').filter({ has: page.getByText(view, { exact: true }) });

/** Makes uploads of a page slow. @returns a function that changes the network conditions */
export async function slowUploads(
  page: Page,
): Promise<(change: { offline?: boolean; uploadThroughput?: number }) => Promise<void>> {
  const network = await page.context().newCDPSession(page);
  const slow = { offline: false, latency: 50, downloadThroughput: -1, uploadThroughput: 30_000 };
  const setConditions = async (change: Partial<typeof slow>) => {
    await network.send('Network.emulateNetworkConditions', { ...slow, ...change });
  };
  await network.send('Network.enable');
  await setConditions({});
  return setConditions;
}
