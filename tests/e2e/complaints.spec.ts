import { expect, type Page, test } from '@playwright/test';
import { beSignedIn, createVehicle, newName, photograph, upload } from './dealer.ts';
import { Watch } from './watch.ts';

test.use({ reducedMotion: 'reduce' });

const comparison = (page: Page) =>
  page.getByRole('dialog', { name: 'Before and after: Front', exact: true });
const openComparison = async (page: Page) => {
  await page.getByRole('button', { name: 'Actions for “Front”' }).click();
  await page.getByRole('menuitem', { name: 'Compare before and after' }).click();
};

test('a dealer reports a problem, the operator replies with a corrected picture, and the dealer can switch between both pictures', async ({
  page,
  context,
  baseURL,
  browser,
}) => {
  const watch = new Watch(page);
  const name = newName('Complaint');
  await beSignedIn(context, baseURL, 'employee');
  const path = await createVehicle(page, name);
  await upload(page, ['front']);

  const office = await browser.newContext();
  const token = await beSignedIn(office, baseURL, 'operator');
  const desk = await office.newPage();
  const deskWatch = new Watch(desk);
  // Any finished picture will do: other tests cover processing.
  const car = path.split('/').at(-1) ?? '';
  const headers = { authorization: `Bearer ${token}` };
  const { data } = await (await office.request.get(`/api/admin/cars/${car}`, { headers })).json();
  const multipart = {
    preset_item: String(data.photos[0].angle_id),
    photo: photograph('front-left'),
  };
  expect(
    (
      await office.request.post(`/api/admin/cars/${car}/photo/upload-processed`, {
        headers,
        multipart,
      })
    ).ok(),
  ).toBe(true);

  await page.reload();
  await openComparison(page);
  await comparison(page).getByRole('button', { name: 'Report a problem' }).press('Enter');
  const form = page.getByRole('dialog', { name: 'Report a problem' });
  await form.getByRole('radio', { name: 'Position' }).check();
  await form.getByRole('textbox', { name: 'In your words' }).fill('This shows the corner.');
  await form.getByRole('button', { name: 'Report a problem' }).click();
  await expect(page.getByText('Your report is with the operator.')).toBeVisible();
  const panel = page.getByRole('region', { name: 'Reported problems' });
  await expect(panel).toContainText('Open');
  await expect(panel).toContainText('This shows the corner.');

  await desk.goto('/support');
  await desk.getByRole('link', { name: /^Reported problems: \d+ open$/ }).click();
  await expect(desk).toHaveURL((url) => url.pathname === '/complaints');
  await desk.locator('[data-row]').filter({ hasText: name }).getByRole('link', { name }).click();
  await expect(desk.getByRole('img', { name: 'Finished picture now' })).toBeVisible();
  await desk.getByRole('link', { name: `Open the photo of ${name}` }).click();
  await expect(comparison(desk)).toContainText('This shows the corner.');
  await desk.goBack();
  await desk.getByRole('textbox', { name: 'Answer' }).fill('You are right.');
  await desk.locator('input[type=file]').setInputFiles(photograph('front'));
  await desk.getByRole('button', { name: 'Send answer' }).click();
  await expect(
    desk.getByRole('heading', { name: 'The operator’s answer, with a corrected picture' }),
  ).toBeVisible();
  deskWatch.expectNoErrors('replying to a reported problem');
  await office.close();

  await page.reload();
  await expect(panel).toContainText('You are right.');
  await panel.getByRole('button', { name: 'Show “Front”' }).click();
  const versions = comparison(page).getByRole('radiogroup', { name: 'Versions' });
  await expect(versions.getByRole('radio')).toHaveCount(2);
  const shown = comparison(page).getByRole('img', { name: 'Front, finished picture' });
  /** Returns the picture's address without the signature, which differs each time. */
  const file = async () => (await shown.getAttribute('src'))?.split('?')[0];
  const corrected = await file();
  await versions.getByRole('radio', { name: 'Original' }).focus();
  await page.keyboard.press('ArrowRight');
  await expect(comparison(page).getByRole('img', { name: 'Front, earlier picture' })).toBeVisible();
  await comparison(page).getByRole('button', { name: 'Restore this picture' }).click();
  await expect.poll(file).not.toBe(corrected);
  await comparison(page).getByRole('button', { name: 'Undo' }).click();
  await expect.poll(file).toBe(corrected);
  watch.expectNoErrors('reporting a problem and restoring a picture');
});
