import { expect, test } from '@playwright/test';
import { beSignedIn, newName } from './dealer.ts';

// tests/component/derivedForms.test.tsx covers errors at fields and saves by another user meanwhile.

/** A low phone: the form is longer than its screen. */
const PHONE = { width: 390, height: 700 };

test('saving without a network reports it, keeps what was typed, and works when the network is back; on a phone the save bar stays visible', async ({
  page,
  context,
  baseURL,
}) => {
  await beSignedIn(context, baseURL, 'operator');
  await page.goto('/companies/create');
  const title = newName('Tunnel');
  await page.getByRole('textbox', { name: 'Name', exact: true }).fill(title);
  await page.getByRole('textbox', { name: 'Manager', exact: true }).fill('Nele Neu');
  await page
    .getByRole('textbox', { name: "Manager's e-mail" })
    .fill(`${title.replace(/\W+/g, '-').toLowerCase()}@new.test`);
  await page.getByRole('button', { name: 'Create', exact: true }).click();
  await expect(page).toHaveURL(/\/companies\/\d+$/);

  const notes = page.getByRole('textbox', { name: 'Notes' });
  const save = page.getByRole('button', { name: 'Save' });
  await page.setViewportSize(PHONE);
  await expect(notes).not.toBeInViewport({ ratio: 0.5 }); // the form is longer than the screen
  await expect(save).toBeInViewport({ ratio: 1 });
  await notes.fill('Typed in a tunnel');
  await expect(page.getByText('Unsaved changes')).toBeInViewport({ ratio: 1 });
  await expect(page.getByRole('button', { name: 'Discard changes' })).toHaveText('Discard changes');
  await expect(save).toBeInViewport({ ratio: 1 });
  await context.setOffline(true);
  await save.click();
  await expect(page.getByText('Something went wrong').first()).toBeVisible();
  await expect(notes).toHaveValue('Typed in a tunnel');
  await context.setOffline(false);
  await save.click();
  await expect(page.getByText(`${title} saved`)).toBeVisible(); // a reload cancels a save that is under way
  await expect(save).toBeDisabled();
  await page.reload();
  await expect(notes).toHaveValue('Typed in a tunnel');
});
