import { expect, type Page } from '@playwright/test';
import { difference } from './difference.ts';
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
    await expect(async () => {
      const tree = await derived.getByRole('main').ariaSnapshot();
      expect(await ejected.getByRole('main').ariaSnapshot(), path).toBe(tree);
      // not 0: the edges of scaled text may be drawn differently
      const share = await difference(await picture(derived), await picture(ejected));
      expect(share, path).toBeLessThan(0.001);
    }).toPass({ timeout: 60_000 });
  }
  for (const page of [derived, ejected]) {
    await page.getByRole('button', { name: 'Create', exact: true }).click();
    await expect(page.getByText('Required')).toBeVisible();
    await expect(page.getByRole('textbox', { name: 'Title', exact: true })).toBeFocused();
  }
});
