import { type BrowserContext, expect, type Page, test } from '@playwright/test';
import { beSignedIn, LOGINS, newName, PASSWORD, photograph } from './dealer.ts';

/** Heads of companies that no other test signs in; one for each size of screen, which are tested side by side. */
const HEAD = { desktop: 'chief@rhein.test', phone: 'chief@elbe.test' } as const;
const headOf = (project: string) => (project === 'phone' ? HEAD.phone : HEAD.desktop);

const personal = (page: Page) => page.getByRole('region', { name: 'Personal data' });
const password = (page: Page) => page.getByRole('region', { name: 'Change password' });

async function open(page: Page, context: BrowserContext, baseURL: string | undefined, project: string): Promise<void> {
  await beSignedIn(context, baseURL, headOf(project));
  await page.goto('/profile');
  await expect(personal(page).getByRole('textbox', { name: 'Name' })).not.toHaveValue('');
}

test('a new name is saved, and the header says it at once', async ({ page, context, baseURL }, { project }) => {
  await open(page, context, baseURL, project.name);
  const name = newName('Head');
  await personal(page).getByRole('textbox', { name: 'Name' }).fill(name);
  await personal(page).getByRole('textbox', { name: 'Phone' }).fill('+49 40 123');
  await personal(page).getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('Profile saved')).toBeVisible();
  await expect(page.getByRole('button', { name: `Account of ${name}` })).toBeVisible();
  await page.reload();
  await expect(personal(page).getByRole('textbox', { name: 'Name' })).toHaveValue(name);
  await expect(personal(page).getByRole('textbox', { name: 'Phone' })).toHaveValue('+49 40 123');
});

test('an address that is taken is said at its field, and nothing typed is lost', async ({ page, context, baseURL }, { project }) => {
  await open(page, context, baseURL, project.name);
  const email = personal(page).getByRole('textbox', { name: 'E-mail' });
  await email.fill('no address');
  await personal(page).getByRole('button', { name: 'Save' }).click();
  await expect(personal(page).getByText('Not an e-mail address')).toBeVisible();
  await email.fill(LOGINS.employee);
  await personal(page).getByRole('button', { name: 'Save' }).click();
  await expect(email).toHaveAttribute('aria-invalid', 'true');
  await expect(personal(page).getByText('Somebody else uses this e-mail address')).toBeVisible();
  await expect(email).toHaveValue(LOGINS.employee);
});

test('who leaves with something unsaved is asked', async ({ page, context, baseURL }, { project }) => {
  await open(page, context, baseURL, project.name);
  await personal(page).getByRole('textbox', { name: 'Name' }).fill('Somebody else');
  const questions: string[] = [];
  page.once('dialog', async (dialog) => {
    questions.push(dialog.message());
    await dialog.dismiss();
  });
  await page.getByRole('navigation', { name: 'Parts of the profile' }).getByRole('link', { name: 'Staff' }).click();
  await expect.poll(() => questions).toEqual([expect.stringContaining("weren't saved")]);
  await expect(personal(page).getByRole('textbox', { name: 'Name' })).toHaveValue('Somebody else');
});

test('the language is changed with the profile', async ({ page, context, baseURL }, { project }) => {
  await open(page, context, baseURL, project.name);
  const choose = async (from: string, to: string, save: string) => {
    await page.getByRole('combobox', { name: from }).click();
    await page.getByRole('option', { name: to }).click();
    await page.getByRole('button', { name: save, exact: true }).click();
  };
  const shown = await page.getByRole('combobox', { name: 'Language' }).textContent();
  if (shown === 'Deutsch') await choose('Language', 'English', 'Save');
  await expect(page.getByRole('combobox', { name: 'Language' })).toHaveText('English');
  await choose('Language', 'Deutsch', 'Save');
  await expect(page.getByRole('heading', { name: 'Profil', level: 1 })).toBeVisible();
  await expect(page.locator('html')).toHaveAttribute('lang', 'de');
  await choose('Sprache', 'English', 'Speichern');
  await expect(page.getByRole('heading', { name: 'Profile', level: 1 })).toBeVisible();
});

test('a picture is shown in the header, and can be removed', async ({ page, context, baseURL }, { project }) => {
  await open(page, context, baseURL, project.name);
  const own = page.getByRole('region', { name: 'Picture' });
  await own.locator('input[type=file]').setInputFiles(photograph('front'));
  await expect(page.getByText('Picture saved')).toBeVisible();
  const inHeader = page.getByRole('banner').locator('img');
  await expect(inHeader).toHaveAttribute('src', /avatar/);
  await page.reload();
  await expect(inHeader).toBeVisible();
  await own.getByRole('button', { name: 'Remove picture' }).click();
  await expect(page.getByText('Picture removed')).toBeVisible();
  await expect(inHeader).toHaveCount(0);
});

test('a file that is no picture is not taken', async ({ page, context, baseURL }, { project }) => {
  await open(page, context, baseURL, project.name);
  const file = { name: 'picture.jpg', mimeType: 'image/jpeg', buffer: Buffer.from('no picture') };
  await page.getByRole('region', { name: 'Picture' }).locator('input[type=file]').setInputFiles(file);
  await expect(page.getByRole('alert')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Remove picture' })).toHaveCount(0);
});

test('a password is changed by who knows the present one, and then opens the door', async ({ page, context, baseURL, request }, {
  project,
}) => {
  await open(page, context, baseURL, project.name);
  const next = 'another-turntable';
  const fill = async (values: Record<string, string>) => {
    for (const [name, value] of Object.entries(values)) await password(page).getByRole('textbox', { name, exact: true }).fill(value);
    await password(page).getByRole('button', { name: 'Change password' }).click();
  };
  await fill({ 'Current password': 'not the password', 'New password': 'short', 'Confirm password': 'other' });
  await expect(password(page).getByText('At least 10 characters', { exact: true })).toBeVisible();
  await expect(password(page).getByText('Password and Confirm Password should match')).toBeVisible();

  await fill({ 'New password': next, 'Confirm password': next });
  await expect(password(page).getByRole('textbox', { name: 'Current password', exact: true })).toHaveAttribute('aria-invalid', 'true');

  await fill({ 'Current password': PASSWORD });
  await expect(page.getByText('Password changed')).toBeVisible();
  await expect(password(page).getByRole('textbox', { name: 'New password', exact: true })).toHaveValue('');
  const signIn = (secret: string) => request.post('/api/auth/login', { data: { email: headOf(project.name), password: secret } });
  expect((await signIn(PASSWORD)).ok()).toBe(false);
  expect((await signIn(next)).ok()).toBe(true);
  await fill({ 'Current password': next, 'New password': PASSWORD, 'Confirm password': PASSWORD });
  await expect.poll(async () => (await signIn(PASSWORD)).ok()).toBe(true);
});

test('a chief gets from the own data to the staff and back', async ({ page, context, baseURL }) => {
  await beSignedIn(context, baseURL, 'chief');
  await page.goto('/profile');
  const parts = page.getByRole('navigation', { name: 'Parts of the profile' });
  await parts.getByRole('link', { name: 'Staff' }).click();
  await expect(page).toHaveURL(/\/profile\/staff$/);
  await expect(page.getByRole('link', { name: 'Malte Voss' })).toBeVisible();
  await expect(parts.getByRole('link', { name: 'Staff' })).toHaveAttribute('aria-current', 'page');
  await parts.getByRole('link', { name: 'Common' }).click();
  await expect(page).toHaveURL(/\/profile$/);
  await page.goto('/companies/1/staff');
  await expect(page.getByRole('link', { name: 'Malte Voss' })).toBeVisible();
  await expect(parts).toHaveCount(0); // there it is a part of the company
});

test('an employee has own data and a balance, and no staff', async ({ page, context, baseURL }) => {
  await beSignedIn(context, baseURL, 'employee');
  await page.goto('/profile');
  await expect(personal(page).getByRole('textbox', { name: 'E-mail' })).toHaveValue(LOGINS.employee);
  await expect(page.getByRole('region', { name: 'Balance' })).toContainText('Autohaus Nord');
  await expect(page.getByRole('link', { name: 'Staff' })).toHaveCount(0);
  await page.goto('/profile/staff');
  await expect(page).toHaveURL(/\/access-denied$/);
});
