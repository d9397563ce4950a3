import type { Browser, Page } from '@playwright/test';
import { sessionCookies } from '../web/browser.ts';

/** Opens a page of the bench whose rows are loaded, before anything is shown. */
export const openLoadedPage = async (
  browser: Browser,
  origin: string,
  slowdown: number,
): Promise<Page> => {
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 } });
  await context.addCookies(sessionCookies(origin));
  const page = await context.newPage();
  await page.goto(origin);
  await page.waitForFunction('window.isStageReady === true');
  const session = await context.newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
  return page;
};

/**
 * Returns the milliseconds from an act until the frame is painted in which a condition holds.
 * @param act source of a statement
 * @param isReady source of an expression, evaluated at every frame
 */
export const timeUntilPainted = (page: Page, act: string, isReady: string): Promise<number> =>
  page.evaluate<number>(`new Promise((resolve) => {
    const start = performance.now();
    const look = () => {
      if (!(${isReady})) return requestAnimationFrame(look);
      const { port1, port2 } = new MessageChannel(); // its message comes after the frame
      port1.onmessage = () => resolve(performance.now() - start);
      port2.postMessage(undefined);
    };
    ${act};
    requestAnimationFrame(look);
  })`);
