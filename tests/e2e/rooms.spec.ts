import { expect, type Page, test } from '@playwright/test';
import sharp from 'sharp';
import { standardPreset } from '../../server/presets/standard.ts';
import { beSignedIn, drop, nameOf, newName } from './dealer.ts';

/** The manager of a company whose rooms no other file uses. */
const MANAGER = 'chief@sued.test';
const EXTERIOR = standardPreset.items.filter(({ kind }) => kind === 'exterior');

const wallPicture = async (name: string, background: string) => ({
  name,
  buffer: await sharp({ create: { width: 640, height: 400, channels: 3, background } })
    .jpeg()
    .toBuffer(),
});
const tile = (page: Page, view: string) =>
  page.getByRole('listitem', { name: nameOf(view), exact: true });
const missing = (page: Page, count: number) =>
  expect(page.getByText(`${count} views have no picture`)).toBeVisible();
const rowOf = (page: Page, name: string) => page.locator('[data-row]').filter({ hasText: name });
const toast = (page: Page, text: string | RegExp) =>
  expect(page.getByText(text).first()).toBeVisible();
const dropOn = (page: Page, files: { name: string; buffer: Buffer }[]) =>
  drop(page, files, page.getByRole('group', { name: 'Pictures of all views' }));
/** Returns the id of the record that was opened. */
const idIn = (page: Page) => Number(new URL(page.url()).pathname.split('/').pop());

const chooseWallAndFloor = async (page: Page, wall: string, floor: string) => {
  await page
    .getByRole('radiogroup', { name: /^Wall/ })
    .getByRole('radio', { name: wall })
    .check({ force: true });
  await page
    .getByRole('radiogroup', { name: /^Floor/ })
    .getByRole('radio', { name: floor })
    .check({ force: true });
};
const deleteRow = async (page: Page, name: string) => {
  await rowOf(page, name)
    .getByRole('button', { name: `Actions for ${name}` })
    .click();
  await page.getByRole('menuitem', { name: 'Delete' }).click();
  await page
    .getByRole('dialog')
    .getByRole('button', { name: /^Delete/ })
    .click();
  await expect(rowOf(page, name)).toHaveCount(0);
};

// tests/component covers which roles see and create rooms (rooms.test.tsx) and late answers of the preview (restedAnswer.test.tsx).

test.use({ reducedMotion: 'reduce' });

test('a wall is created from pictures that are assigned to views automatically; a bad picture is reported at its view, and nothing is lost', async ({
  page,
  context,
  baseURL,
}) => {
  const token = await beSignedIn(context, baseURL, MANAGER);
  const name = newName('Bricks');
  await page.goto('/settings/walls');
  await page.getByRole('link', { name: 'New wall' }).click();
  await page.getByRole('textbox', { name: 'Name' }).fill(name);
  await dropOn(page, [
    await wallPicture('image_front.jpg', '#aa3322'),
    await wallPicture('Wall rear left.jpg', '#bb4433'),
    {
      name: 'wall_left.png',
      buffer: Buffer.from(
        '<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>',
      ),
    },
  ]);
  for (const view of ['front', 'rear-left', 'left'])
    await expect(tile(page, view)).toContainText('New, not saved yet');
  await missing(page, EXTERIOR.length - 3);
  await expect(tile(page, 'rear')).toContainText(
    `No picture: that of “${nameOf('rear-left')}” stands in`,
  );

  await page.getByRole('button', { name: 'Create', exact: true }).click();
  await expect(page).toHaveURL(/\/settings\/walls\/\d+$/);
  await expect(tile(page, 'left').getByRole('alert')).toContainText('PNG, JPEG or WebP');
  await expect(page.getByText('1 picture was not saved')).toBeVisible();
  await expect(tile(page, 'front').getByRole('button', { name: 'Remove' })).toBeVisible();

  // Replaces the bad picture and removes another view's picture.
  await drop(page, [await wallPicture('DSC_0815.jpg', '#994422')], tile(page, 'left'));
  await expect(page.getByText('1 picture was not saved')).toHaveCount(0);
  await tile(page, 'rear-left').getByRole('button', { name: 'Remove' }).click();
  await expect(tile(page, 'rear-left')).toContainText('Will be removed when you save');
  await page.getByRole('textbox', { name: 'Name' }).fill(`${name} painted`);
  await page.getByRole('button', { name: 'Save' }).click();
  await toast(page, `${name} painted saved`);
  await page.reload();
  await expect(page.getByRole('textbox', { name: 'Name' })).toHaveValue(`${name} painted`);
  await missing(page, EXTERIOR.length - 2);
  await expect(tile(page, 'left').getByRole('button', { name: 'Replace' })).toBeVisible();

  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Download pictures' }).click();
  expect((await download).suggestedFilename()).toBe(`${name} painted.zip`);

  // Another user replaces the picture of the same view meanwhile.
  const headers = { authorization: `Bearer ${token}` };
  await drop(page, [await wallPicture('mine.jpg', '#112233')], tile(page, 'front'));
  await expect(tile(page, 'front')).toContainText('Replaces the present picture');
  const { data: sets } = await (
    await context.request.get(`${baseURL}/api/profile/presets`, { headers })
  ).json();
  const front = sets[0].items.find(({ code }: { code: string }) => code === 'front').id;
  const theirs = await wallPicture('theirs.jpg', '#445566');
  const multipart = { [`image[angle_${front}]`]: { ...theirs, mimeType: 'image/jpeg' } };
  const sent = await context.request.post(
    `${baseURL}/api/company/room/components/${idIn(page)}/images`,
    { headers, multipart },
  );
  expect(sent.ok()).toBe(true);
  await page.getByRole('button', { name: 'Save' }).click();
  const question = page.getByRole('alertdialog');
  await expect(question).toContainText(nameOf('front'));
  await question.getByRole('button', { name: 'Keep mine' }).click();
  await toast(page, `${name} painted saved`);

  await page.getByRole('button', { name: 'Delete' }).click();
  await page
    .getByRole('dialog')
    .getByRole('button', { name: /^Delete/ })
    .click();
  await expect(page).toHaveURL((url) => url.pathname === '/settings/walls');
  await expect(rowOf(page, `${name} painted`)).toHaveCount(0);
});

test('a room is previewed from every view before saving, appears among the choices of the look, and is deleted', async ({
  page,
  context,
  baseURL,
}) => {
  await beSignedIn(context, baseURL, MANAGER);
  const name = newName('Hall');
  const composed: string[] = [];
  page.on('request', (request) => {
    if (request.method() === 'POST' && new URL(request.url()).pathname === '/api/company/room')
      composed.push(request.url());
  });
  await page.goto('/settings/default-rooms');
  await page.getByRole('link', { name: 'New room' }).click();
  await page.getByRole('textbox', { name: 'Name' }).fill(name);
  await chooseWallAndFloor(page, 'Gallery', 'Loft');
  const large = page.getByRole('img', { name: /^Preview: / });
  await expect(large).toHaveAccessibleName(`Preview: ${nameOf('front-left')}`);
  const views = page.getByRole('list', { name: 'Views of the room' });
  await expect(views.getByRole('button')).toHaveCount(EXTERIOR.length);
  await expect(page.getByText('The preview is up to date')).toBeVisible();
  const before = await large.getAttribute('src');

  await page
    .getByRole('radiogroup', { name: /^Wall/ })
    .getByRole('radio', { name: 'Studio' })
    .check({ force: true });
  await expect.poll(() => large.getAttribute('src')).not.toBe(before);
  await expect(page.getByText('The preview is up to date')).toBeVisible();
  const studio = await large.getAttribute('src');
  await views.getByRole('button', { name: nameOf('rear'), exact: true }).click();
  await expect(large).toHaveAccessibleName(`Preview: ${nameOf('rear')}`);
  await views.getByRole('button', { name: nameOf('front-left'), exact: true }).click();
  await expect.poll(() => large.getAttribute('src')).toBe(studio);
  expect(composed).toEqual([]);

  await page.getByRole('button', { name: 'Create', exact: true }).click();
  await expect(page).toHaveURL(/\/settings\/default-rooms\/\d+$/);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(name); // the form for a new room is closed
  await page.getByRole('textbox', { name: 'Name' }).fill(`${name} 2`);
  await page.getByRole('button', { name: 'Save' }).click();
  await toast(page, `${name} 2 saved`);
  await page.goto('/settings/basic');
  await expect(
    page.getByRole('radiogroup', { name: 'Room' }).getByRole('radio', { name: `${name} 2` }),
  ).toBeAttached();
  await page.goto('/settings/default-rooms');
  await deleteRow(page, `${name} 2`);
});
