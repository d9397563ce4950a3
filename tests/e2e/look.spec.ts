import { randomUUID } from 'node:crypto';
import { type BrowserContext, expect, type Page, test } from '@playwright/test';
import sharp from 'sharp';
import { beSignedIn } from './dealer.ts';

/**
 * Returns the login of the manager whose company a project uses. Each project uses its own, with two or three finished vehicles, so that settings do
 * not interfere.
 */
const headOf = (project: string) => (project === 'phone' ? 'chief@elbe.test' : 'chief@rhein.test');

// tests/component/lookSettings.test.tsx covers settings without pictures, a vehicle's own settings, and failures.

test.use({ reducedMotion: 'reduce' });

const toast = (page: Page, text: string | RegExp) =>
  expect(page.getByText(text).first()).toBeVisible();
const preview = (page: Page) => page.getByRole('img', { name: /^Preview: / }).first();
const handle = (page: Page) => page.getByRole('button', { name: /^Logo: .*arrow keys/ });
const settled = (page: Page) =>
  expect(page.getByRole('main').locator('.MuiSkeleton-root, [aria-busy=true]')).toHaveCount(0);

/** Adds a logo to the company through the API. */
async function addLogo(
  context: BrowserContext,
  baseURL: string | undefined,
  token: string,
): Promise<string> {
  const name = `Crest ${randomUUID().slice(0, 6)}`;
  const buffer = await sharp({
    create: { width: 300, height: 120, channels: 4, background: '#c81e28' },
  })
    .png()
    .toBuffer();
  const response = await context.request.post(`${baseURL}/api/company/logo`, {
    headers: { authorization: `Bearer ${token}` },
    multipart: { name, image: { name: 'crest.png', mimeType: 'image/png', buffer } },
  });
  expect(response.ok()).toBe(true);
  return name;
}

test('a logo is moved on the picture by keyboard and by dragging; two users who save at once lose nothing', async ({
  page,
  context,
  baseURL,
}, { project }) => {
  const token = await beSignedIn(context, baseURL, headOf(project.name));
  const logo = await addLogo(context, baseURL, token);
  await page.goto('/settings/basic');
  await page
    .getByRole('radiogroup', { name: 'Logo', exact: true })
    .getByRole('radio', { name: logo })
    .check({ force: true });
  await page.getByRole('radio', { name: 'Centre', exact: true }).check({ force: true });
  await expect(preview(page)).toBeVisible();
  await settled(page);
  const before = await preview(page).getAttribute('src');

  await handle(page).press('ArrowUp');
  await handle(page).press('ArrowLeft');
  await expect(page.getByRole('radio', { name: 'Top left' })).toBeChecked();
  await expect.poll(() => preview(page).getAttribute('src')).not.toBe(before);
  await settled(page);

  await handle(page).scrollIntoViewIfNeeded();
  const picture = await preview(page).boundingBox();
  const held = await handle(page).boundingBox();
  if (!picture || !held) throw new Error('the picture is not drawn');
  await page.mouse.move(held.x + held.width / 2, held.y + held.height / 2);
  await page.mouse.down();
  await page.mouse.move(picture.x + picture.width * 0.6, picture.y + picture.height * 0.6);
  await page.mouse.move(picture.x + picture.width * 0.9, picture.y + picture.height * 0.9);
  await page.mouse.up();
  await expect(page.getByRole('radio', { name: 'Bottom right' })).toBeChecked();

  // Meanwhile another user saves the same setting and another one.
  const headers = { authorization: `Bearer ${token}` };
  const theirs = { logo_position: 'left', polishing: 1 };
  expect(
    (await context.request.post(`${baseURL}/api/company/profile`, { headers, data: theirs })).ok(),
  ).toBe(true);
  await page.getByRole('button', { name: 'Save' }).click();
  const question = page.getByRole('alertdialog');
  await expect(question.getByRole('row').filter({ hasText: 'Position of the logo' })).toContainText(
    /Bottom right.*Left/,
  );
  await question.getByRole('button', { name: 'Keep mine' }).click();
  await toast(page, 'Settings saved');
  await page.reload();
  await expect(page.getByRole('radio', { name: 'Bottom right' })).toBeChecked();
  await expect(
    page.getByRole('radiogroup', { name: 'Logo', exact: true }).getByRole('radio', { name: logo }),
  ).toBeChecked();
  await expect(
    page
      .getByRole('switch', { name: 'Polish the paint' })
      .or(page.getByRole('checkbox', { name: 'Polish the paint' })),
  ).toBeChecked();

  // The same logo from its list: tried in another size and saved.
  await page.goto('/settings/logos');
  await page.getByRole('button', { name: `Actions for ${logo}` }).click();
  await page.getByRole('menuitem', { name: 'Show on a vehicle' }).click();
  const dialog = page.getByRole('dialog', { name: `${logo} on a vehicle` });
  await expect(dialog.getByRole('img').first()).toBeVisible();
  const small = await dialog.getByRole('img').first().getAttribute('src');
  await dialog.getByRole('slider', { name: /^Size/ }).press('End');
  await expect.poll(() => dialog.getByRole('img').first().getAttribute('src')).not.toBe(small);
  await dialog.getByRole('button', { name: 'Save' }).click();
  await toast(page, 'Logo saved');
  await expect(dialog).toHaveCount(0);
});

test('a look is applied to finished vehicles free of charge, continues when the page is closed, and can be undone', async ({
  page,
  context,
  baseURL,
}, { project }) => {
  await beSignedIn(context, baseURL, headOf(project.name));
  await page.goto('/settings/basic');
  await page.getByRole('link', { name: 'Apply to finished vehicles' }).click();
  await expect(page).toHaveURL(/\/settings\/apply$/);
  const vehicles = page.getByRole('group', { name: 'Vehicles with finished pictures' });
  await vehicles.getByRole('checkbox').nth(1).check();
  await expect(page.getByText(/^1 vehicle, \d+ photos?, free of charge$/)).toBeVisible();
  await vehicles.getByRole('checkbox', { name: /^All \d+ shown$/ }).check();
  await expect(page.getByText(/^[23] vehicles, \d+ photos, free of charge$/)).toBeVisible();
  await page.getByRole('searchbox').fill('no such vehicle');
  await expect(vehicles).toHaveCount(0);
  await expect(page.getByText(/^[23] vehicles, \d+ photos, free of charge$/)).toBeVisible();
  await page.getByRole('searchbox').fill('');
  await expect(vehicles).toBeVisible(); // the button moves when the list is back
  await page.getByRole('button', { name: 'Apply', exact: true }).click();
  await toast(page, /being made again/);
  await page.reload();
  await expect(
    page.getByRole('progressbar', { name: 'Progress of the application' }),
  ).toBeVisible();
  await expect(page.getByText(/^All \d+ done$/)).toBeVisible({ timeout: 180_000 });
  await settled(page);
  await page.getByRole('button', { name: 'Undo' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Undo' }).click();
  await toast(page, 'The former pictures are back');
  await expect(vehicles.getByRole('checkbox', { name: /^All \d+ shown$/ })).toBeVisible();
});

test(
  'a manager tries crop and polish on a vehicle, discards them, changes a strength by keyboard and pointer, and saves',
  { tag: '@phone' },
  async ({ page, context, baseURL }, { project }) => {
    const token = await beSignedIn(context, baseURL, headOf(project.name));
    const headers = { authorization: `Bearer ${token}` };
    const data = { polishing: 0, polishing_strength: 50, rim_polishing: 0 };
    expect(
      (await context.request.post(`${baseURL}/api/company/profile`, { headers, data })).ok(),
    ).toBe(true);
    await page.goto('/settings/basic');
    await expect(preview(page)).toBeVisible();
    await settled(page);
    const strengths = page.getByRole('slider', { name: /^Strength of/ });
    await expect(strengths).toHaveCount(0);
    const saves: unknown[] = [];
    page.on('request', (request) => {
      if (request.method() === 'POST' && request.url().endsWith('/api/company/profile'))
        saves.push(request.postDataJSON());
    });

    const saved = await preview(page).getAttribute('src');
    const chosen = page
      .getByRole('radiogroup', { name: 'Crop' })
      .getByRole('radio', { checked: true });
    const former = await chosen.evaluate((radio) => radio.closest('label')?.textContent ?? '');
    const crop = former === '1:1' ? '3:2' : '1:1';
    await page.getByRole('radio', { name: crop }).check({ force: true });
    await expect.poll(() => preview(page).getAttribute('src')).not.toBe(saved);
    await page.getByRole('button', { name: 'Discard changes' }).click();
    await expect.poll(() => preview(page).getAttribute('src')).toBe(saved);
    await expect(page.getByRole('button', { name: 'Save' })).toBeDisabled();
    expect(saves).toEqual([]);
    await page.getByRole('radio', { name: crop }).check({ force: true });

    await page.getByRole('switch', { name: 'Polish the paint' }).click();
    const slider = page.getByRole('slider', { name: 'Strength of the paint polish' });
    await expect(strengths).toHaveCount(1);
    await expect(slider).toHaveValue('50');
    await settled(page);
    const usual = await preview(page).getAttribute('src');
    await slider.press('ArrowRight');
    await expect(slider).toHaveValue('51');
    await slider.press('PageUp');
    await expect(slider).toHaveValue('61');
    await slider.press('End');
    await expect(slider).toHaveValue('100');
    await expect(slider).toHaveAttribute('aria-valuetext', '100%');
    await expect(preview(page)).toBeInViewport();
    await expect.poll(() => preview(page).getAttribute('src')).not.toBe(usual);
    await settled(page);
    const strongest = await preview(page).getAttribute('src');
    await slider.press('Home');
    await expect(slider).toHaveValue('1');

    // The place of the logo.
    const rail = await slider.locator('xpath=../..').boundingBox();
    if (!rail) throw new Error('the slider is not drawn');
    await page.mouse.click(rail.x + (rail.width * 49) / 99, rail.y + rail.height / 2);
    await expect(slider).toHaveValue('50');
    await expect.poll(() => preview(page).getAttribute('src')).toBe(usual);
    await slider.press('End');
    await expect.poll(() => preview(page).getAttribute('src')).toBe(strongest);
    await settled(page);

    await page.getByRole('button', { name: 'Save' }).click();
    await toast(page, 'Settings saved');
    expect(saves).toEqual([
      { default_crop: crop, polishing: 1, polishing_strength: 100, version: expect.any(Number) },
    ]);
    await page.reload();
    await expect(slider).toHaveValue('100');
    await expect(page.getByRole('radio', { name: crop })).toBeChecked();
    await page.getByText('Polish and the reflective floor').scrollIntoViewIfNeeded();
    await expect(preview(page)).toBeInViewport(); // it stays visible while scrolling to the last settings
    await page.getByRole('switch', { name: 'Polish the paint' }).click();
    await expect(slider).toHaveCount(0);
  },
);
