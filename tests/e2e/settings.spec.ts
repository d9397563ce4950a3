import { randomUUID } from 'node:crypto';
import { expect, type Page, test } from '@playwright/test';
import sharp from 'sharp';
import { beSignedIn, nameOf } from './dealer.ts';

/** Each project has a company of its own: what one of them sets is not another's. */
const headOf = (project: string) => (project === 'phone' ? 'chief@west.test' : 'chief@sued.test');

const tabs = (page: Page, name: string) => page.getByRole('navigation', { name });

/** A picture that no other test has. */
const png = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 4, background: { r: 200, g: 30, b: 40, alpha: 0.5 } } })
    .png()
    .toBuffer();

async function dropPicture(page: Page, name: string, mimeType: string, bytes: Buffer): Promise<void> {
  const dataTransfer = await page.evaluateHandle(
    (file) => {
      const transfer = new DataTransfer();
      const content = Uint8Array.from(atob(file.base64), (char) => char.charCodeAt(0));
      transfer.items.add(new File([content], file.name, { type: file.mimeType }));
      return transfer;
    },
    { name, mimeType, base64: bytes.toString('base64') },
  );
  const ground = page.getByRole('group', { name: /drop files here/ });
  for (const type of ['dragenter', 'dragover', 'drop']) await ground.dispatchEvent(type, { dataTransfer });
}

const rowOf = (page: Page, name: string) => page.locator('[data-row]').filter({ hasText: name });
const toast = (page: Page, text: string | RegExp) => expect(page.getByText(text).first()).toBeVisible();

test.use({ reducedMotion: 'reduce' });

test('an employee sees and chooses, and changes nothing that is the head’s', async ({ page, context, baseURL }) => {
  await beSignedIn(context, baseURL, 'employee');
  await page.goto('/settings/logos');
  await expect(rowOf(page, 'Autohaus Nord').first()).toBeVisible();
  await expect(page.getByRole('group', { name: /drop files here/ })).toHaveCount(0);
  await page
    .getByRole('button', { name: /^Actions for/ })
    .first()
    .click();
  await expect(page.getByRole('menuitem')).toHaveText(['Show on a vehicle']);
  await page.keyboard.press('Escape');
  await page.goto('/settings/basic');
  await expect(page.getByRole('radio', { name: '16:9' })).toBeEnabled();
});

test('a photo manager has no settings; the operator has the rooms for everybody', async ({ page, context, baseURL }) => {
  await beSignedIn(context, baseURL, 'photographer');
  await page.goto('/settings');
  await expect(page).toHaveURL(/\/access-denied$/);
  await context.clearCookies();
  await beSignedIn(context, baseURL, 'operator');
  await page.goto('/settings');
  await expect(page).toHaveURL(/\/settings\/default-rooms$/);
  await page.goto('/settings/basic');
  await expect(page.getByText('Choose the company whose data you want to see.')).toBeVisible();
});

test('the operator keeps a company’s pictures and comments in its page', async ({ page, context, baseURL }) => {
  await beSignedIn(context, baseURL, 'operator');
  await page.goto('/companies/1/logos');
  await expect(rowOf(page, 'Autohaus Nord').first()).toBeVisible();
  await expect(page.getByRole('group', { name: /drop files here/ })).toBeVisible();
  await page.goto('/companies/1/comments');
  await expect(page.getByRole('textbox', { name: `Comment: ${nameOf('rear')}`, exact: true })).toBeVisible();
});

test('the preview shows a choice before it is saved, saving keeps it, and resetting takes it back', async ({ page, context, baseURL }, {
  project,
}) => {
  await beSignedIn(context, baseURL, headOf(project.name));
  const saves: unknown[] = [];
  page.on('request', (request) => {
    if (request.method() === 'POST' && request.url().endsWith('/api/company/profile')) saves.push(request.postDataJSON());
  });
  await page.goto('/settings/basic');
  const picture = page.getByRole('img', { name: /^Preview: / }).first();
  await expect(picture).toBeVisible();
  const before = await picture.getAttribute('src');
  const chosen = page.getByRole('radiogroup', { name: 'Crop' }).getByRole('radio', { checked: true });
  const former = await chosen.evaluate((radio) => radio.closest('label')?.textContent ?? '');
  const crop = former === '1:1' ? '3:2' : '1:1';

  await page.getByRole('radio', { name: crop }).check({ force: true });
  await expect.poll(() => picture.getAttribute('src')).not.toBe(before);
  expect(saves).toEqual([]);
  await page.getByRole('button', { name: 'Discard changes' }).click();
  await expect.poll(() => picture.getAttribute('src')).toBe(before);
  await expect(page.getByRole('button', { name: 'Save' })).toBeDisabled();

  await page.getByRole('radio', { name: crop }).check({ force: true });
  await page
    .getByRole('switch', { name: 'Reflective floor' })
    .or(page.getByRole('checkbox', { name: 'Reflective floor' }))
    .click();
  await page.getByRole('button', { name: 'Save' }).click();
  await toast(page, 'Settings saved');
  expect(saves).toEqual([{ default_crop: crop, reflective_floor: expect.any(Number), version: expect.any(Number) }]);
  await page.reload();
  await expect(page.getByRole('radio', { name: crop })).toBeChecked();
});

test('who leaves with unsaved settings is asked first', async ({ page, context, baseURL }, { project }) => {
  await beSignedIn(context, baseURL, headOf(project.name));
  await page.goto('/settings/basic');
  await page.getByRole('radio', { name: 'Bottom left' }).check({ force: true });
  page.once('dialog', (dialog) => dialog.dismiss());
  await tabs(page, 'Parts of the settings').getByRole('link', { name: 'Logos' }).click();
  await expect(page).toHaveURL(/\/settings\/basic$/);
  await expect(page.getByRole('radio', { name: 'Bottom left' })).toBeChecked();
});

test('a logo is dropped, renamed, made the standard and deleted with a warning', async ({ page, context, baseURL }, { project }) => {
  await beSignedIn(context, baseURL, headOf(project.name));
  const name = `Mark ${randomUUID().slice(0, 6)}`;
  await page.goto('/settings/logos');
  await dropPicture(page, `${name}.png`, 'image/png', await png(300, 120));
  await toast(page, 'Picture added');
  await rowOf(page, name).getByRole('link', { name }).click();
  await page.getByRole('textbox', { name: 'Name' }).fill(`${name} new`);
  await page.getByRole('button', { name: 'Save' }).click();
  await toast(page, /saved/);
  await page.getByRole('button', { name: 'Make standard' }).click();
  await toast(page, 'Standard changed');
  await page.getByRole('button', { name: 'Delete' }).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByRole('alert')).toContainText('It is the company’s standard');
  await dialog.getByRole('button', { name: 'Delete' }).click();
  await toast(page, 'Deleted');
  await expect(page).toHaveURL((url) => url.pathname === '/settings/logos');
  await expect(page.getByRole('main').locator('.MuiSkeleton-root, [aria-busy=true]')).toHaveCount(0);
  await expect(rowOf(page, name)).toHaveCount(0);
});

test('a file that is no picture says in one toast what is wrong, and is not kept', async ({ page, context, baseURL }, { project }) => {
  await beSignedIn(context, baseURL, headOf(project.name));
  await page.goto('/settings/banners');
  await expect(page.getByRole('group', { name: /drop files here/ })).toBeVisible();
  const name = `Broken ${randomUUID().slice(0, 6)}.png`;
  await dropPicture(page, name, 'image/png', Buffer.from('<svg onload="alert(1)"/>'));
  await expect(page.getByRole('alert').filter({ hasText: name })).toHaveCount(1);
  await expect(rowOf(page, name)).toHaveCount(0);
});

test('a licence plate of wrong proportions is refused with the reason', async ({ page, context, baseURL }, { project }) => {
  await beSignedIn(context, baseURL, headOf(project.name));
  await page.goto('/settings/plates');
  await expect(page.getByText(/Proportions of 520 × 110/)).toBeVisible();
  const name = `Square ${randomUUID().slice(0, 6)}.png`;
  await dropPicture(page, name, 'image/png', await png(400, 400));
  await expect(page.getByRole('alert').filter({ hasText: name })).toContainText(/proportions/i);
});

test('a comment is kept, and two who change the same view at once lose nothing', async ({ page, context, baseURL }, { project }) => {
  const token = await beSignedIn(context, baseURL, headOf(project.name));
  const mine = `From the kerb ${randomUUID().slice(0, 6)}`;
  const theirs = `With the door closed ${randomUUID().slice(0, 6)}`;
  await page.goto('/settings/angle-comments');
  const comment = page.getByRole('textbox', { name: `Comment: ${nameOf('rear')}`, exact: true });
  await comment.fill(mine);

  const headers = { authorization: `Bearer ${token}` };
  const { data: views } = await (await context.request.get(`${baseURL}/api/company/angles`, { headers })).json();
  const rear = views.find(({ code }: { code: string }) => code === 'rear');
  await context.request.post(`${baseURL}/api/company/angles/${rear.id}`, { headers, data: { comment: theirs } });

  await page.getByRole('button', { name: 'Save' }).click();
  const question = page.getByRole('alertdialog');
  await expect(question).toContainText(theirs);
  await question.getByRole('button', { name: 'Keep mine' }).click();
  await toast(page, 'Comments saved');
  await page.reload();
  await expect(comment).toHaveValue(mine);
});

test('the views are put into order by keyboard, at once', async ({ page, context, baseURL }, { project }) => {
  await beSignedIn(context, baseURL, headOf(project.name));
  await page.goto('/settings/angle-comments');
  const first = page.getByRole('textbox', { name: /^Comment: / }).first();
  await expect(first).toBeVisible();
  const before = await first.getAttribute('aria-label');
  await page
    .getByRole('button', { name: /^Move .* down$/ })
    .first()
    .press('Enter');
  await toast(page, 'Order saved');
  await expect(first).not.toHaveAttribute('aria-label', before ?? '');
  await page.reload();
  await expect(first).not.toHaveAttribute('aria-label', before ?? '');
});
