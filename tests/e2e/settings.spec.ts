import { expect, type Page, test } from '@playwright/test';
import { expectAccessible, showIn } from './accessible.ts';
import { beSignedIn } from './dealer.ts';

const TABS = {
  '/settings/basic': { en: 'Basic', de: 'Grundlagen' },
  '/settings/apply': { en: 'Apply', de: 'Anwenden' },
  '/settings/angle-comments': { en: 'Comments', de: 'Kommentare' },
  '/settings/backgrounds': { en: 'Photo boxes', de: 'Fotoboxen' },
  '/settings/logos': { en: 'Logos', de: 'Logos' },
  '/settings/banners': { en: 'Banners', de: 'Banner' },
  '/settings/plates': { en: 'Licence plates', de: 'Kennzeichen' },
  '/settings/default-rooms': { en: 'Default rooms', de: 'Standardräume' },
  '/settings/walls': { en: 'Walls', de: 'Wände' },
  '/settings/floors': { en: 'Floors', de: 'Böden' },
  '/settings/export': { en: 'FTP upload', de: 'FTP-Upload' },
} as const;

const tabs = (page: Page, name: string) => page.getByRole('navigation', { name });

test.use({ reducedMotion: 'reduce' });

for (const { language, theme, label } of [
  { language: 'en', theme: 'light', label: 'Parts of the settings' },
  { language: 'de', theme: 'dark', label: 'Teile der Einstellungen' },
] as const) {
  test(`every part of the settings has an address of its own and is accessible: ${language}, ${theme}`, async ({
    page,
    context,
    baseURL,
  }) => {
    await beSignedIn(context, baseURL, 'chief');
    await context.addCookies([{ name: 'locale', value: language, url: baseURL ?? '' }]);
    await page.goto('/settings');
    await expect(page).toHaveURL(/\/settings\/basic$/);
    await showIn(page, theme);
    for (const [path, names] of Object.entries(TABS)) {
      await tabs(page, label).getByRole('link', { name: names[language], exact: true }).click();
      await expect(page).toHaveURL((url) => url.pathname === path);
      await expect(tabs(page, label).getByRole('link', { name: names[language], exact: true })).toHaveAttribute('aria-current', 'page');
      await expect(page.getByRole('main').locator('.MuiSkeleton-root, [aria-busy=true]')).toHaveCount(0);
      expect(await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth), path).toBe(0);
      await expectAccessible(page, path);
    }
  });
}
