import { expect, type Page } from '@playwright/test';
import { test } from './product.ts';

/** Forms and pages, compared at a phone's size, where all positions are whole pixels. */
const SCREENS = ['/companies/1', '/companies/1/settings', '/special-offers/create'];

const picture = (page: Page) => page.getByRole('main').screenshot({ animations: 'disabled' });

test('ejected forms and pages look like the derived ones and show the same errors', async ({
  derived,
  ejected,
}) => {
  for (const path of SCREENS) {
    for (const page of [derived, ejected]) {
      await page.setViewportSize({ width: 1280, height: 900 });
      await page.goto(path);
      await expect(page.getByRole('button', { name: /^(Save|Create)$/ })).toBeVisible();
      await page.waitForLoadState('networkidle');
      await page.setViewportSize({ width: 390, height: 900 });
    }
    await expect
      .poll(async () => (await picture(ejected)).equals(await picture(derived)), path)
      .toBe(true);
    expect(await ejected.getByRole('main').ariaSnapshot()).toBe(
      await derived.getByRole('main').ariaSnapshot(),
    );
  }
  for (const page of [derived, ejected]) {
    await page.getByRole('button', { name: 'Create', exact: true }).click();
    await expect(page.getByText('Required')).toBeVisible();
    await expect(page.getByRole('textbox', { name: 'Title', exact: true })).toBeFocused();
  }
});
