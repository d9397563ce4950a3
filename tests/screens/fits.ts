import { expect, type Page } from '@playwright/test';

/** Elements whose text must fit on one line: those with the product's own texts. */
const ONE_LINE =
  'button, [role=tab], [role=menuitem], [role=columnheader], th, nav a, main h1, .MuiChip-label, label';

/** The header's height in pixels, with all of it on one line. */
const HEADER = 64;
/** The minimum width of controls and titles, in pixels; on a phone, a vehicle's full name is below the header. */
const MIN_WIDTH = { control: 24, title: 64 };
/** The largest width of an icon in a table, in pixels. */
const ICON = 32;
/** Words for what a finger cannot do, in both languages. */
const DROPPING = /\bdrop\b|\bhierher ziehen\b|\bablegen\b|\bhier ab\b/i;

/** Expects the selected tab to be fully visible once its bar has scrolled. */
const expectTabsVisible = (page: Page, where: string): Promise<void> =>
  expect
    .poll(
      () =>
        page.evaluate(() =>
          [...document.querySelectorAll('[role=tab][aria-selected=true]')]
            .filter((tab) => tab.checkVisibility())
            .flatMap((tab) => {
              const bar = tab.closest('[role=tablist]')?.parentElement?.getBoundingClientRect();
              const { left, right } = tab.getBoundingClientRect();
              const isSeen = bar && left > bar.left - 1 && right < bar.right + 1;
              return isSeen ? [] : [tab.textContent];
            }),
        ),
      { message: `${where}: tabs that are cut off` },
    )
    .toEqual([]);

/**
 * Expects no horizontal overflow, an intact header, no empty bar, no huge icon in a table, no broken or truncated text of the product's own,
 * and on a phone none about dropping.
 */
export async function expectFits(page: Page, where: string): Promise<void> {
  await expectTabsVisible(page, where);
  const found = await page.evaluate(
    ({ selector, header, least, icon }) => {
      const faults: string[] = [];
      const { scrollWidth, clientWidth } = document.documentElement;
      if (scrollWidth > clientWidth)
        faults.push(`the page scrolls sideways by ${scrollWidth - clientWidth} pixels`);

      const banner = document.querySelector('header');
      const parts = [...(banner?.querySelectorAll<HTMLElement>('a, button, h1') ?? [])].filter(
        (part) => part.checkVisibility(),
      );
      const places = parts.map((part) => ({
        name: part.ariaLabel ?? part.textContent ?? '',
        ...part.getBoundingClientRect().toJSON(),
      }));
      const isEdited = banner?.querySelector('input') !== null; // an edited name may take more room
      if (!isEdited && (banner?.getBoundingClientRect().height ?? 0) > header)
        faults.push('the header has more than one line');
      if ((places.at(-1)?.right ?? 0) > innerWidth)
        faults.push('the header is wider than the screen');
      for (const [at, { name, left, width }] of places.entries()) {
        if (left < (places[at - 1]?.right ?? 0) - 0.5)
          faults.push(`“${name}” overlaps the previous part of the header`);
        if (width < (parts[at]?.tagName === 'H1' ? least.title : least.control))
          faults.push(`“${name}” is too narrow in the header`);
      }

      for (const bar of document.querySelectorAll('.MuiToolbar-root'))
        if (bar.checkVisibility() && !bar.querySelector('a, button, input, label, nav, p'))
          faults.push('a bar without content takes room');
      for (const drawn of document.querySelectorAll('table .MuiSvgIcon-root')) {
        const { width } = drawn.getBoundingClientRect();
        if (width > icon) faults.push(`an icon in a table is ${width} pixels wide`);
      }

      const isBroken = (text: Text, start: number, end: number): boolean => {
        const range = document.createRange();
        range.setStart(text, start);
        range.setEnd(text, end);
        return new Set(Array.from(range.getClientRects(), ({ top }) => Math.round(top))).size > 1;
      };
      for (const element of document.querySelectorAll<HTMLElement>(selector)) {
        if (!element.checkVisibility() || element.closest('h1, [data-row], [data-card]')) continue;
        const texts = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
        for (let text = texts.nextNode(); text instanceof Text; text = texts.nextNode()) {
          for (const { 0: word, index } of text.data.matchAll(/[^\s-]+/g)) {
            if (isBroken(text, index, index + word.length))
              faults.push(`“${word}” is broken into two lines`);
          }
          const box = text.parentElement;
          if (element.matches('nav li > a')) {
            const drawn = document.createRange();
            drawn.selectNodeContents(text);
            const inner =
              element.getBoundingClientRect().right -
              Number.parseFloat(getComputedStyle(element).paddingRight);
            if (drawn.getBoundingClientRect().right > inner + 1)
              faults.push(`“${text.data}” sticks out of its place`);
          }
          // names of views below pictures and names of selected vehicles may be truncated
          if (element.matches('li > button, label:has(input)')) continue;
          if (
            box &&
            getComputedStyle(box).textOverflow === 'ellipsis' &&
            box.scrollWidth > box.clientWidth
          )
            faults.push(`“${text.data}” is cut off`);
        }
      }
      return faults;
    },
    { selector: ONE_LINE, header: HEADER, least: MIN_WIDTH, icon: ICON },
  );
  if (await page.evaluate(() => matchMedia('(pointer: coarse)').matches)) {
    const dropping = page.getByText(DROPPING).filter({ visible: true });
    expect.soft(await dropping.allTextContents(), where).toEqual([]);
  }
  expect.soft(found, where).toEqual([]);
}
