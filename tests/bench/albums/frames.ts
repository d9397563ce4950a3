import type { CDPSession, Page } from '@playwright/test';

/** What was visible while the album scrolled. */
export interface Seen {
  /** The time from each frame to the next, in milliseconds. */
  times: number[];
  /** Frames in which a visible place was not drawn. */
  holes: number;
  /** Visible places, summed over all frames, and those that showed their picture. */
  places: number;
  pictures: number;
}

declare global {
  interface Window {
    stopLooking: () => Seen;
  }
}

/** Observes every frame from now on. The page's own code runs first in a frame, so what it draws late is recorded as late. */
const look = (page: Page): Promise<void> =>
  page.evaluate(() => {
    const grid = document.querySelector('[data-index]')?.parentElement;
    if (!grid) throw new Error('the page shows no photos');
    /** A row's caption and the gap below it, in pixels: a smaller gap is not a hole. */
    const SLACK = 60;
    const header = document.querySelector('header')?.getBoundingClientRect().bottom ?? 0;
    const seen: Seen = { times: [], holes: 0, places: 0, pictures: 0 };
    let before = 0;
    let isLooking = true;
    const frame = (now: number) => {
      if (!isLooking) return;
      if (before > 0) seen.times.push(now - before);
      before = now;
      const around = grid.getBoundingClientRect();
      let [top, bottom] = [Number.POSITIVE_INFINITY, Number.NEGATIVE_INFINITY];
      for (const tile of grid.children) {
        const place = tile.getBoundingClientRect();
        if (place.bottom < header || place.top > innerHeight) continue;
        [top, bottom] = [Math.min(top, place.top), Math.max(bottom, place.bottom)];
        seen.places += 1;
        const picture = tile.querySelector('img');
        if (picture?.complete && picture.naturalWidth > 0) seen.pictures += 1;
      }
      const hasHole =
        top > Math.max(header, around.top) + SLACK ||
        bottom < Math.min(innerHeight, around.bottom) - SLACK;
      if (hasHole) seen.holes += 1;
      requestAnimationFrame(frame);
    };
    window.stopLooking = () => {
      isLooking = false;
      return seen;
    };
    requestAnimationFrame(frame);
  });

/** Scrolls the whole page down or up like a mouse wheel, at `speed` pixels a second. */
export const scroll = async (
  page: Page,
  session: CDPSession,
  direction: 'down' | 'up',
  speed: number,
): Promise<Seen> => {
  const distance = await page.evaluate(() => document.documentElement.scrollHeight - innerHeight);
  await look(page);
  await session.send('Input.synthesizeScrollGesture', {
    x: 700,
    y: 450,
    speed,
    preventFling: true,
    gestureSourceType: 'mouse',
    yDistance: direction === 'down' ? -distance : distance,
  });
  return page.evaluate(() => window.stopLooking());
};
