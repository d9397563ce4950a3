import { expect } from '@playwright/test';
import { ENTRIES, MENUS, REACHED_PATHS, type Walker } from './menus.ts';
import { test } from './product.ts';
import { Walk } from './walk.ts';

test.use({ reducedMotion: 'reduce' });

for (const login of Object.keys(MENUS) as Walker[]) {
  // employees see the manager's screens with fewer actions
  const isSeenAlready = login === 'employee';
  test(
    `opens every page of the ${login}’s menu, with its tabs, first record and form, without a fault`,
    isSeenAlready ? {} : { tag: '@phone' },
    async ({ page, baseURL, isMobile }) => {
      // the other theme has the same elements in different colours
      if (isMobile) await page.emulateMedia({ colorScheme: 'dark' });
      const onDesktop = isSeenAlready ? 'none' : 'all';
      const walk = await Walk.begin(page, baseURL, {
        login,
        language: isMobile ? 'de' : 'en',
        axeRules: isMobile ? 'colours' : onDesktop,
      });
      await walk.openAll('/');
      const links = (await walk.menu()).getByRole('menuitem');
      const paths = MENUS[login].map((name) => ENTRIES[name].path);
      await expect(links).toHaveCount(paths.length);
      expect(
        (await links.evaluateAll((all) => all.map((link) => link.getAttribute('href')))).toSorted(),
      ).toEqual(paths.toSorted());
      for (const name of MENUS[login]) await walk.goThrough(name);
      for (const path of REACHED_PATHS[login])
        expect([...walk.seen]).toContainEqual(expect.stringMatching(path));
    },
  );
}
