import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { expect, type Page } from '@playwright/test';
import type axe from 'axe-core';

/** The smaller of its two builds: it is sent to every document. */
const AXE = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

const RULES = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];

/** Looks at the page as it is drawn now with the rules of WCAG 2.2 AA. @param where names the screen when it fails */
export async function expectAccessible(page: Page, where: string): Promise<void> {
  // once per document: to send and compile it takes longer than all its rules
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(AXE);
  expect.soft(await violations(page), where).toEqual([]);
}

/** The same in the light theme and in the dark one, beginning with the one that is shown. */
export async function expectAccessibleInBothThemes(page: Page, where: string): Promise<void> {
  const isDarkFirst = await isDark(page);
  for (const theme of isDarkFirst ? (['dark', 'light'] as const) : (['light', 'dark'] as const)) {
    await showIn(page, theme);
    await expectAccessible(page, `${where}, ${theme}`);
  }
}

/** Looks when nothing moves any more. What is far from the screen is drawn for it, too: until it comes near, it keeps the colours of the theme before. */
const violations = (page: Page) =>
  page.evaluate(async (values) => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync('* { content-visibility: visible !important }');
    document.adoptedStyleSheets.push(sheet);
    const frame = () => new Promise(requestAnimationFrame);
    // a sign of waiting turns until its work is done, and that may wait for the user
    const isEnding = ({ playState, effect }: Animation) =>
      playState === 'running' && effect?.getComputedTiming().iterations !== Infinity;
    // what comes to be drawn by the sheet begins to move a frame later
    do await frame().then(frame);
    while (document.getAnimations().some(isEnding));
    const { axe: judge } = window as unknown as { axe: typeof axe }; // the page has no other of this name
    const found = await judge.run({
      runOnly: { type: 'tag', values },
      resultTypes: ['violations'],
    });
    document.adoptedStyleSheets = document.adoptedStyleSheets.filter((one) => one !== sheet);
    return found.violations.flatMap(({ id, nodes }) =>
      nodes.map(({ target, failureSummary }) => `${id} ${target.join(' ')}: ${failureSummary}`),
    );
  }, RULES);

/** Whether the page is drawn light on dark: without a choice of the user's own it follows the machine. */
const isDark = (page: Page) =>
  page.evaluate(() => {
    const [red = 255] =
      getComputedStyle(document.body).backgroundColor.match(/\d+/g)?.map(Number) ?? [];
    return red < 128;
  });

/** Lets the machine ask for a theme, and waits until the page has followed. */
export async function showIn(page: Page, colorScheme: 'light' | 'dark'): Promise<void> {
  await page.emulateMedia({ colorScheme });
  await expect.poll(() => isDark(page), { intervals: [20, 50, 100] }).toBe(colorScheme === 'dark');
}
