import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { expect, type Page } from '@playwright/test';
import type axe from 'axe-core';

/** The smaller of its two builds: it is sent to every document. */
const AXE = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

const ALL_RULES: axe.RunOnly = {
  type: 'tag',
  values: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'],
};
/** What two themes can differ in: they are the same elements in other colours. */
const COLOUR_RULES: axe.RunOnly = {
  type: 'rule',
  values: ['color-contrast', 'link-in-text-block'],
};

const LIGHT_FIRST = ['light', 'dark'] as const;
const DARK_FIRST = ['dark', 'light'] as const;

async function expectKept(page: Page, where: string, rules: axe.RunOnly): Promise<void> {
  // once per document: to send and compile it takes longer than all its rules
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(AXE);
  expect.soft(await violations(page, rules), where).toEqual([]);
}

/** How a page is judged: by all rules of WCAG 2.2 AA in the theme that is shown; by those of colour; by both, the second in the other theme. */
export type Judgement = 'all' | 'colours' | 'both themes';

/** Looks at the page as it is drawn now. @param where names the screen when it fails */
export async function expectAccessible(
  page: Page,
  where: string,
  judgement: Judgement,
): Promise<void> {
  const [shown, other] = (await isDark(page)) ? DARK_FIRST : LIGHT_FIRST;
  await expectKept(page, `${where}, ${shown}`, judgement === 'colours' ? COLOUR_RULES : ALL_RULES);
  if (judgement !== 'both themes') return;
  await showIn(page, other);
  await expectKept(page, `${where}, ${other}`, COLOUR_RULES);
}

/** Looks when nothing moves any more. What is far from the screen is drawn for it, too: until it comes near, it keeps the colours of the theme before. */
const violations = (page: Page, rules: axe.RunOnly) =>
  page.evaluate(async (runOnly) => {
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
      runOnly,
      resultTypes: ['violations'],
    });
    document.adoptedStyleSheets = document.adoptedStyleSheets.filter((one) => one !== sheet);
    return found.violations.flatMap(({ id, nodes }) =>
      nodes.map(({ target, failureSummary }) => `${id} ${target.join(' ')}: ${failureSummary}`),
    );
  }, rules);

/** Whether the page is drawn light on dark: without a choice of the user's own it follows the machine. */
const isDark = (page: Page) =>
  page.evaluate(() => {
    const [red = 255] =
      getComputedStyle(document.body).backgroundColor.match(/\d+/g)?.map(Number) ?? [];
    return red < 128;
  });

/** Lets the machine ask for a theme, and waits until the page has followed. */
async function showIn(page: Page, colorScheme: 'light' | 'dark'): Promise<void> {
  await page.emulateMedia({ colorScheme });
  await expect.poll(() => isDark(page), { intervals: [20, 50, 100] }).toBe(colorScheme === 'dark');
}
