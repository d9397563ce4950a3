import { readFile } from 'node:fs/promises';
import { type APIRequestContext, expect, type Page, test } from '@playwright/test';
import { picture } from '../api/setup/pictures.ts';
import { readZip } from '../api/setup/readZip.ts';
import { beSignedIn, drop, newName, photograph, uploaded } from './dealer.ts';
import { Watch } from './watch.ts';

const VIEWS = ['front', 'left', 'rear'];
const FILES = VIEWS.map((view) => photograph(view).name);

/** Creates an album on its screen. @returns the path of its page */
async function createAlbum(page: Page, name: string): Promise<string> {
  await page.goto('/photos');
  await page.getByRole('link', { name: 'New album' }).first().click();
  await page.getByRole('textbox', { name: 'Name' }).fill(name);
  await page.getByRole('button', { name: 'Create', exact: true }).click();
  await expect(page.getByRole('heading', { name, level: 1 })).toBeVisible();
  return new URL(page.url()).pathname;
}

const photos = (page: Page) =>
  page.getByRole('list', { name: 'Photos of the album' }).getByRole('listitem');
const choose = (page: Page, file: string) =>
  page.getByRole('checkbox', { name: `Select ${file}` }).check({ force: true }); // visible only under the pointer
const chosen = (page: Page) => page.getByRole('region', { name: 'Actions for the selection' });

async function downloaded(
  page: Page,
  start: () => Promise<void>,
): Promise<{ name: string; bytes: Buffer }> {
  const [download] = await Promise.all([page.waitForEvent('download'), start()]);
  return { name: download.suggestedFilename(), bytes: await readFile(await download.path()) };
}

test('a photo manager fills an album, marks, downloads and deletes its photos, and deletes the album', async ({
  page,
  context,
  baseURL,
}) => {
  await beSignedIn(context, baseURL, 'photographer');
  await page.goto('/');
  await expect(page).toHaveURL(/\/photos$/);
  const name = newName('Showroom');
  const path = await createAlbum(page, name);
  await expect(page.getByRole('heading', { name: 'This album has no photos yet' })).toBeVisible();
  await drop(page, VIEWS.map(photograph));
  await expect(page.getByRole('status').getByText(uploaded(VIEWS.length))).toBeVisible();
  await expect(photos(page)).toHaveCount(VIEWS.length);
  await expect(page.getByText('3 photos · 0 of 3 processed')).toBeVisible();

  await choose(page, FILES[0] ?? '');
  await choose(page, FILES[1] ?? '');
  await page.setViewportSize({ width: 390, height: 844 });
  await expect
    .poll(() => page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth), {
      message: 'wider than a phone',
    })
    .toBeLessThanOrEqual(0);
  await page.setViewportSize({ width: 1440, height: 900 });
  const zip = await downloaded(page, () =>
    chosen(page).getByRole('button', { name: 'Download' }).click(),
  );
  expect(zip.name).toBe(`${name}.zip`);
  expect(
    readZip(zip.bytes)
      .map((file) => file.name)
      .sort(),
  ).toEqual([FILES[0], FILES[1]]);
  await chosen(page).getByRole('button', { name: 'Mark processed' }).click();
  await expect(page.getByText('3 photos · 2 of 3 processed')).toBeVisible();
  await page.getByRole('combobox', { name: 'Show' }).selectOption('Not processed');
  await expect(photos(page)).toHaveText([FILES[2] ?? '']);

  await choose(page, FILES[2] ?? '');
  const one = await downloaded(page, () =>
    chosen(page).getByRole('button', { name: 'Download' }).click(),
  );
  expect(one.name).toBe(FILES[2]);
  expect(one.bytes.equals(photograph('rear').buffer)).toBe(true);
  await chosen(page).getByRole('button', { name: 'Delete' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click();
  await expect(
    page.getByRole('heading', { name: 'No photo is left with this choice' }),
  ).toBeVisible();
  await page.getByRole('button', { name: 'All', exact: true }).click();
  await expect(photos(page)).toHaveCount(2);

  const whole = await downloaded(page, () =>
    page.getByRole('button', { name: 'Download as ZIP' }).click(),
  );
  expect(readZip(whole.bytes)).toHaveLength(2);
  const watch = new Watch(page);
  await page.getByRole('button', { name: 'Delete', exact: true }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click();
  await expect(page).toHaveURL(/\/photos$/);
  await expect(page.getByRole('link', { name })).toHaveCount(0);
  await watch.settled();
  watch.expectNoErrors('the deleted album is not requested again');
  await page.goto(path);
  await expect(page.getByRole('heading', { name: 'There is nothing here' })).toBeVisible();
});

/** Creates an album with `count` small photos. @returns the path of its page */
async function fillAlbum(
  request: APIRequestContext,
  token: string,
  name: string,
  count: number,
): Promise<string> {
  const headers = { authorization: `Bearer ${token}` };
  const created = await request.post('/api/admin/section', { headers, data: { name } });
  const { data } = (await created.json()) as { data: { id: number } };
  const buffer = Buffer.from(await picture(160, 120));
  const send = async (number: number) => {
    const photo = { name: `${number}.jpg`, mimeType: 'image/jpeg', buffer };
    const answer = await request.post('/api/admin/photo/upload', {
      headers,
      multipart: { sectionID: data.id, photo },
    });
    expect(answer.ok()).toBe(true);
  };
  const AT_ONCE = 10;
  for (let sent = 0; sent < count; sent += AT_ONCE) {
    await Promise.all(
      Array.from({ length: Math.min(AT_ONCE, count - sent) }, (_, step) => send(sent + step)),
    );
  }
  return `/photos/${data.id}`;
}

test('in an album of hundreds of photos, the user moves and selects by keyboard and scrolls; only photos near the screen are drawn and fetched', async ({
  page,
  context,
  baseURL,
}) => {
  const COUNT = 280;
  /** Six columns, the visible rows and three more above and below. */
  const NEAR = 72;
  const token = await beSignedIn(context, baseURL, 'photographer');
  const name = newName('Hundreds');
  const path = await fillAlbum(context.request, token, name, COUNT);
  const fetched = new Set<string>();
  const pages = new Set<string | null>();
  page.on('request', (request) => {
    const { pathname, searchParams } = new URL(request.url());
    if (pathname.startsWith('/api/files/')) fetched.add(pathname);
    if (pathname.endsWith('/photo') && searchParams.get('per_page') === '100')
      pages.add(searchParams.get('page'));
  });
  await page.goto(path);
  const at = (index: number) => page.locator(`[data-index="${index}"]`);
  const expectShown = (index: number) =>
    expect
      .poll(() =>
        at(index).evaluate((place) => (place.querySelector('img')?.naturalWidth ?? 0) > 0),
      )
      .toBe(true);
  await expectShown(0);
  expect(await photos(page).count()).toBeLessThanOrEqual(NEAR);
  expect(fetched.size).toBeLessThanOrEqual(NEAR);
  expect([...pages]).toEqual(['1']);

  await at(0).getByRole('button').focus();
  await page.keyboard.press('Space');
  await expect(chosen(page)).toContainText('1 selected');
  await page.keyboard.press('ArrowRight');
  await expect(at(1).getByRole('button')).toBeFocused();
  await page.keyboard.press('Home');
  await page.keyboard.press('End');
  await expect(at(COUNT - 1).getByRole('button')).toBeFocused();
  await expectShown(COUNT - 1);
  expect(await photos(page).count()).toBeLessThanOrEqual(NEAR);
  expect(fetched.size).toBeLessThanOrEqual(2 * NEAR);
  expect(pages.has('2')).toBe(false); // the pages in between are selected without being requested
  await page.keyboard.press('Shift+Space');
  await expect(chosen(page)).toContainText(`${COUNT} selected`);
  await page.keyboard.press('PageUp');
  await expect(at(COUNT - 1).getByRole('button')).not.toBeFocused();
  await page.keyboard.press('Home');
  await expect(at(0).getByRole('button')).toBeFocused();

  await page.keyboard.press('Escape');
  await expect(chosen(page)).toHaveCount(0);
  await page.keyboard.press('Control+a');
  await expect(chosen(page)).toContainText(`${COUNT} selected`);
  await page.keyboard.press('p');
  await expect(page.getByText(`${COUNT} photos · ${COUNT} of ${COUNT} processed`)).toBeVisible();
  await page.keyboard.press('Escape');
  await page.keyboard.press('Enter');
  const viewer = page.getByRole('dialog', { name: `Photos of ${name}` });
  await expect(viewer).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(viewer).toHaveCount(0);

  const sketches = await page.evaluate(
    () =>
      new Promise<number[]>((done) => {
        const grid = document.querySelector('[data-index]')?.parentElement;
        const seen: number[] = [];
        const began = performance.now();
        const fly = (now: number) => {
          window.scrollTo(0, ((now - began) / 1000) * 8 * window.innerHeight);
          seen.push(grid?.querySelectorAll('.sketch').length ?? 0);
          if (now - began < 700) requestAnimationFrame(fly);
          else done(seen);
        };
        requestAnimationFrame(fly);
      }),
  );
  expect(
    Math.max(...sketches),
    'photos that scroll past fast are drawn as sketches',
  ).toBeGreaterThan(6);
  const withoutPicture = () =>
    photos(page).evaluateAll((places) => {
      const inSight = places
        .map((place) => place.getBoundingClientRect())
        .map(({ top, bottom }) => bottom > 0 && top < innerHeight);
      return places.filter(
        (place, index) => inSight[index] && !place.querySelector('img')?.naturalWidth,
      ).length;
    });
  await expect.poll(withoutPicture).toBe(0);
});

test('the operator uploads, downloads and deletes a neuro-dataset', async ({
  page,
  context,
  baseURL,
}) => {
  await beSignedIn(context, baseURL, 'operator');
  await page.goto('/photos');
  await page.getByRole('tab', { name: 'Neuro-datasets' }).click();
  await expect(page).toHaveURL(/\/photos\/datasets$/);
  const name = `${newName('wheels')}.tar`;
  const buffer = Buffer.alloc(300_000, 'turntable');
  const chooser = page.waitForEvent('filechooser');
  await page.getByRole('button', { name: 'Choose a file' }).click();
  await (await chooser).setFiles({ name, mimeType: 'application/x-tar', buffer });
  const row = page.getByRole('row', { name }).first();
  await expect(row).toContainText('300 kB');

  const choices = () => row.getByRole('button', { name: /actions/i }).click();
  await choices();
  const file = await downloaded(page, () =>
    page.getByRole('menuitem', { name: 'Download' }).click(),
  );
  expect(file.name).toBe(name);
  expect(file.bytes.equals(buffer)).toBe(true);
  await choices();
  await page.getByRole('menuitem', { name: 'Delete' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click();
  await expect(page.getByText(name, { exact: true })).toHaveCount(0);
});
