import { randomUUID } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { basename } from 'node:path';
import { type BrowserContext, expect, type Locator, type Page } from '@playwright/test';
import type { SessionUser, TokenAnswer } from '../../contract/accounts/session.ts';
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

/** Reads every unread notice or offer of a person, as closing it does. */
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
 * What most tests begin with: the person has read the operator's notices and has closed the offers, which stay closed in this browser
 * until he signs out. Neither stands in the way of what is tested, whatever is published meanwhile.
 */
async function knowTheNews(
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

/** Fills in the sign-in form that is shown, and sends it. Whoever signs in knows the operator's news already. */
export async function fillSignIn(page: Page, email: string, password = PASSWORD): Promise<void> {
  if (password === PASSWORD) {
    const { origin } = new URL(page.url());
    await knowTheNews(page.context(), origin, await logIn(page.context(), origin, email));
  }
  const form = page.locator('#login'); // the document holds the other forms, too, hidden as soon as its styles are there
  await form.getByRole('textbox', { name: 'E-mail' }).fill(email);
  await form.getByRole('textbox', { name: 'Password', exact: true }).fill(password);
  await form.getByRole('button', { name: 'Sign in' }).click();
}

/**
 * A session through the API: its cookies are those that the sign-in page sets. The operator's news are known already, unless a test is
 * about them. @returns the token
 */
export async function beSignedIn(
  context: BrowserContext,
  baseURL: string | undefined,
  login: Login | Address,
  { hasNews = false } = {},
): Promise<string> {
  if (!baseURL) throw new Error('The product does not run');
  const answer = await logIn(context, baseURL, isLogin(login) ? LOGINS[login] : login);
  const { access_token, expires_in, user } = answer;
  if (!hasNews) await knowTheNews(context, baseURL, answer);
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

/** Drops files on the page, or on a part of it, as from a folder of the desktop. */
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
    await plan
      .getByRole('combobox', { name: `View of ${photograph(view).name}` })
      .selectOption({ label: nameOf(view) });
  }
  await plan
    .getByRole('button', {
      name: views.length === 1 ? 'Upload 1 photo' : `Upload ${views.length} photos`,
    })
    .click();
}

/** The same, waiting until all have arrived. */
export async function upload(page: Page, views: string[]): Promise<void> {
  await beginUpload(page, views);
  await expect(page.getByRole('status').getByText(uploaded(views.length))).toBeVisible({
    timeout: 60_000,
  });
  await page
    .getByRole('region', { name: uploaded(views.length) })
    .getByRole('button', { name: 'Close' })
    .click();
}

export const uploaded = (count: number): string =>
  count === 1 ? '1 photo uploaded' : `${count} photos uploaded`;

/** The tile of a view in the angle grid. */
export const tile = (page: Page, view: string) =>
  page.getByRole('listitem').filter({ has: page.getByText(view, { exact: true }) });

/** Makes uploads of a page slow. @returns what changes the conditions of its network */
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
