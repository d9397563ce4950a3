import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { expect, type Page } from '@playwright/test';
import type axe from 'axe-core';

/** axe's minified build, since every document receives it. */
const AXE = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

const ALL_RULES: axe.RunOnly = {
  type: 'tag',
  values: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'],
};
/** The rules that can differ between themes: both have the same elements in different colours. */
const COLOUR_RULES: axe.RunOnly = {
  type: 'rule',
  values: ['color-contrast', 'link-in-text-block'],
};

const LIGHT_FIRST = ['light', 'dark'] as const;
const DARK_FIRST = ['dark', 'light'] as const;

async function expectKept(page: Page, where: string, rules: axe.RunOnly): Promise<void> {
  // Once per document: sending and compiling axe takes longer than running its rules.
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(AXE);
  expect.soft(await violations(page, rules), where).toEqual([]);
}

/** The rules to apply: all of WCAG 2.2 AA in the current theme, only those of colour, or all in the current theme and those of colour in the other. */
export type AxeRules = 'all' | 'colours' | 'both themes';

/** Checks the page as it is drawn now. @param where names the screen in failures */
export async function expectAccessible(
  page: Page,
  where: string,
  axeRules: AxeRules,
): Promise<void> {
  const [shown, other] = (await isDark(page)) ? DARK_FIRST : LIGHT_FIRST;
  await expectKept(page, `${where}, ${shown}`, axeRules === 'colours' ? COLOUR_RULES : ALL_RULES);
  if (axeRules !== 'both themes') return;
  await showIn(page, other);
  await expectKept(page, `${where}, ${other}`, COLOUR_RULES);
}

/** Returns axe's violations once all animations have ended. Draws off-screen elements too: otherwise they keep the previous theme's colours. */
const violations = (page: Page, rules: axe.RunOnly) =>
  page.evaluate(async (runOnly) => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync('* { content-visibility: visible !important }');
    document.adoptedStyleSheets.push(sheet);
    const frame = () => new Promise(requestAnimationFrame);
    // A spinner turns until its work is done, which may wait for the user.
    const isEnding = ({ playState, effect }: Animation) =>
      playState === 'running' && effect?.getComputedTiming().iterations !== Infinity;
    // Elements that the style sheet reveals start their animations a frame later.
    do await frame().then(frame);
    while (document.getAnimations().some(isEnding));
    const { axe: judge } = window as unknown as { axe: typeof axe }; // the page has no other global named axe
    const found = await judge.run({
      runOnly,
      resultTypes: ['violations'],
    });
    document.adoptedStyleSheets = document.adoptedStyleSheets.filter((one) => one !== sheet);
    return found.violations.flatMap(({ id, nodes }) =>
      nodes.map(({ target, failureSummary }) => `${id} ${target.join(' ')}: ${failureSummary}`),
    );
  }, rules);

/** Returns whether the page shows the dark theme. The theme follows the browser's setting unless the user has chosen one. */
const isDark = (page: Page) =>
  page.evaluate(() => {
    const [red = 255] =
      getComputedStyle(document.body).backgroundColor.match(/\d+/g)?.map(Number) ?? [];
    return red < 128;
  });

/** Sets the browser's preferred theme and waits until the page shows it. */
async function showIn(page: Page, colorScheme: 'light' | 'dark'): Promise<void> {
  await page.emulateMedia({ colorScheme });
  await expect.poll(() => isDark(page), { intervals: [20, 50, 100] }).toBe(colorScheme === 'dark');
}
