import { expect, type Page, test } from '@playwright/test';
import { beSignedIn, type Login } from './dealer.ts';

/** What stands in the header, from left to right: where it is drawn, and whether it is cut off or broken into lines. */
const drawn = (page: Page) =>
  page.getByRole('banner').evaluate((header) => {
    const parts = [...header.querySelectorAll<HTMLElement>('a, button, h1')].filter((part) => part.checkVisibility());
    return {
      height: header.getBoundingClientRect().height,
      parts: parts.map((part) => {
        const { left, right, height } = part.getBoundingClientRect();
        return { name: part.getAttribute('aria-label') ?? part.textContent ?? '', left, right, height, isTitle: part.tagName === 'H1' };
      }),
    };
  });

/** Pages with a way back, under names of any length. */
const SCREENS: readonly { login: Login; path: string }[] = [
  { login: 'chief', path: '/vehicles/create' },
  { login: 'chief', path: '/notifications' },
  { login: 'employee', path: '/help/instructions/1' },
  { login: 'operator', path: '/companies/1/add-subcompany' },
];

for (const language of ['en', 'de'] as const) {
  test(`the header has room for everything on one line, ${language}`, async ({ page, context, baseURL }) => {
    await context.addCookies([{ name: 'locale', value: language, url: baseURL ?? '' }]);
    for (const { login, path } of SCREENS) {
      await beSignedIn(context, baseURL, login);
      await page.goto(path);
      const banner = page.getByRole('banner');
      await expect(banner.getByRole('heading', { level: 1 })).not.toBeEmpty();
      await expect(banner.getByRole('link', { name: language === 'de' ? 'Zurück' : 'Back' })).toHaveCount(
        path === '/notifications' ? 0 : 1,
      );
      await test.step(`${login}: ${path}`, async () => {
        const { height, parts } = await drawn(page);
        expect.soft(height).toBeLessThanOrEqual(64);
        // not the page's own word: a phone makes it wider where something sticks out
        expect.soft(parts.at(-1)?.right).toBeLessThanOrEqual(page.viewportSize()?.width ?? 0);
        for (const [place, { name, left, right, isTitle }] of parts.entries()) {
          expect.soft(left, name).toBeGreaterThanOrEqual((parts[place - 1]?.right ?? 0) - 0.5);
          expect.soft(right - left, name).toBeGreaterThanOrEqual(isTitle ? 100 : 34);
        }
      });
    }
  });
}

/** Words of the menu that go on in another line. */
const brokenWords = (page: Page) =>
  page.getByRole('navigation', { name: 'Hauptmenü' }).evaluate((menu) => {
    const broken: string[] = [];
    const texts = document.createTreeWalker(menu, NodeFilter.SHOW_TEXT);
    for (let text = texts.nextNode(); text; text = texts.nextNode()) {
      for (const { 0: word, index } of (text.textContent ?? '').matchAll(/[^\s-]+/g)) {
        const range = document.createRange();
        range.setStart(text, index);
        range.setEnd(text, index + word.length);
        if (new Set([...range.getClientRects()].map(({ top }) => Math.round(top))).size > 1) broken.push(word);
      }
    }
    return broken;
  });

test('no word of the menu is broken into two lines, in German either', async ({ page, context, baseURL }) => {
  await context.addCookies([{ name: 'locale', value: 'de', url: baseURL ?? '' }]);
  for (const login of ['chief', 'operator'] as const) {
    await beSignedIn(context, baseURL, login);
    await page.goto('/help/instructions');
    if (test.info().project.name === 'phone') await page.getByRole('button', { name: 'Menü öffnen' }).click();
    await expect(page.getByRole('link', { name: 'Sonderangebote' })).toBeVisible();
    expect(await brokenWords(page), login).toEqual([]);
  }
});
