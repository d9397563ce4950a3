import { expect, test } from '@playwright/test';
import { beSignedIn, photograph } from './dealer.ts';

// What the forms say and save is in tests/component/profile.test.tsx.

/** Heads of companies that no other test signs in; one for each size of screen, which are tested side by side. */
const HEAD = { desktop: 'chief@rhein.test', phone: 'chief@elbe.test' } as const;

test('a picture is shown in the header, and can be removed', async ({ page, context, baseURL }, { project }) => {
  await beSignedIn(context, baseURL, project.name === 'phone' ? HEAD.phone : HEAD.desktop);
  await page.goto('/profile');
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
