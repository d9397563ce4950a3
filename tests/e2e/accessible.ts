import AxeBuilder from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';

const RULES = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];

/** Looks at the page as it is drawn now with the rules of WCAG 2.2 AA. @param where names the screen when it fails */
export async function expectAccessible(page: Page, where: string): Promise<void> {
  await page.waitForFunction(() => document.getAnimations().every(({ playState }) => playState !== 'running'));
  const everything = await drawEverything(page);
  // without frames of other hosts the page can judge by itself, which takes half the time
  const { violations } = await new AxeBuilder({ page }).withTags(RULES).setLegacyMode().analyze();
  await everything.evaluate((sheet) => {
    document.adoptedStyleSheets = document.adoptedStyleSheets.filter((one) => one !== sheet);
  });
  const found = violations.flatMap(({ id, nodes }) =>
    nodes.map(({ target, failureSummary }) => `${id} ${target.join(' ')}: ${failureSummary}`),
  );
  expect.soft(found, where).toEqual([]);
}

/** Has what is far from the screen drawn, too: until it comes near, it keeps the colours of the theme before. */
const drawEverything = (page: Page) =>
  page.evaluateHandle(() => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync('* { content-visibility: visible !important }');
    document.adoptedStyleSheets.push(sheet);
    return sheet;
  });

/** Whether the page is drawn light on dark: without a choice of the user's own it follows the machine. */
const isDark = (page: Page) =>
  page.evaluate(() => {
    const [red = 255] = getComputedStyle(document.body).backgroundColor.match(/\d+/g)?.map(Number) ?? [];
    return red < 128;
  });

/** Lets the machine ask for a theme, and waits until the page has followed. */
export async function showIn(page: Page, colorScheme: 'light' | 'dark'): Promise<void> {
  await page.emulateMedia({ colorScheme });
  await expect.poll(() => isDark(page)).toBe(colorScheme === 'dark');
}
