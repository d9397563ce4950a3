import { expect, type Page } from '@playwright/test';

/** What stands on one line each: the places of words that are ours. */
const ONE_LINE =
  'button, [role=tab], [role=menuitem], [role=columnheader], th, nav a, main h1, .MuiChip-label, label';

/** The height of the header in pixels, when all of it is on one line. */
const HEADER = 64;
/** The least width of what can be pressed, and of a title, in pixels; a vehicle's whole name stands below the header on a phone. */
const LEAST = { control: 24, title: 64 };

/** Sees that the tab that is shown is not cut off by its bar, which may still glide there. */
const expectTabsSeen = (page: Page, where: string): Promise<void> =>
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

/** Sees that nothing sticks out of the page, that the header is whole, and that no word of ours is broken or cut off. */
export async function expectFits(page: Page, where: string): Promise<void> {
  await expectTabsSeen(page, where);
  const found = await page.evaluate(
    ({ selector, header, least }) => {
      const faults: string[] = [];
      const { scrollWidth, clientWidth } = document.documentElement;
      if (scrollWidth > clientWidth) faults.push(`sideways by ${scrollWidth - clientWidth} pixels`);

      const banner = document.querySelector('header');
      const parts = [...(banner?.querySelectorAll<HTMLElement>('a, button, h1') ?? [])].filter(
        (part) => part.checkVisibility(),
      );
      const places = parts.map((part) => ({
        name: part.ariaLabel ?? part.textContent ?? '',
        ...part.getBoundingClientRect().toJSON(),
      }));
      const isEdited = banner?.querySelector('input') !== null; // a name being edited takes the room it needs
      if (!isEdited && (banner?.getBoundingClientRect().height ?? 0) > header)
        faults.push('the header has more than one line');
      if ((places.at(-1)?.right ?? 0) > innerWidth) faults.push('the header sticks out');
      for (const [at, { name, left, width }] of places.entries()) {
        if (left < (places[at - 1]?.right ?? 0) - 0.5)
          faults.push(`“${name}” lies on what is before it in the header`);
        if (width < (parts[at]?.tagName === 'H1' ? least.title : least.control))
          faults.push(`“${name}” has no room in the header`);
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
          // the names of views may be shortened below their pictures, and those of vehicles that are chosen
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
    { selector: ONE_LINE, header: HEADER, least: LEAST },
  );
  expect.soft(found, where).toEqual([]);
}
