import { expect } from '@playwright/test';
import { BEHIND, ENTRIES, MENUS, type Walker } from './menus.ts';
import { test } from './product.ts';
import { Walk } from './walk.ts';

test.use({ reducedMotion: 'reduce' });

for (const login of Object.keys(MENUS) as Walker[]) {
  // employees see the manager's screens with fewer actions
  const isSeenAlready = login === 'employee';
  test(
    `the ${login} goes through the whole menu and everything behind it`,
    isSeenAlready ? {} : { tag: '@phone' },
    async ({ page, baseURL, isMobile }) => {
      // the other theme has the same elements in different colours
      if (isMobile) await page.emulateMedia({ colorScheme: 'dark' });
      const onDesktop = isSeenAlready ? 'none' : 'all';
      const walk = await Walk.begin(page, baseURL, {
        login,
        language: isMobile ? 'de' : 'en',
        judgement: isMobile ? 'colours' : onDesktop,
      });
      await walk.openAll('/');
      const links = (await walk.menu()).getByRole('menuitem');
      const paths = MENUS[login].map((name) => ENTRIES[name].path);
      await expect(links).toHaveCount(paths.length);
      expect(
        (await links.evaluateAll((all) => all.map((link) => link.getAttribute('href')))).toSorted(),
      ).toEqual(paths.toSorted());
      for (const name of MENUS[login]) await walk.goThrough(name);
      for (const path of BEHIND[login])
        expect([...walk.seen]).toContainEqual(expect.stringMatching(path));
    },
  );
}
