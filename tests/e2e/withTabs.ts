import type { BrowserContext } from '@playwright/test';
import { findChromium } from '../../scripts/lib/chromium.ts';
import { freePort } from '../../scripts/lib/ports.ts';
import { onQuietProduct } from './quietProduct.ts';

/**
 * Tests in the tabs of one window, as a person has them: one is in front, the others are hidden. The pages that Playwright opens
 * otherwise are all in front at the same time; it leaves alone only those of a browser that it has come to, and that has a window.
 */
export const withTabs = onQuietProduct.extend<{ tabs: BrowserContext }>({
  tabs: async ({ playwright: { chromium }, launchOptions }, use) => {
    const port = await freePort();
    const args = [...(launchOptions.args ?? []), `--remote-debugging-port=${port}`];
    const browser = await chromium.launch({
      ...launchOptions,
      executablePath: findChromium(),
      args,
    });
    const visited = await chromium.connectOverCDP(`http://127.0.0.1:${port}`, { noDefaults: true });
    const [tabs] = visited.contexts();
    if (!tabs) throw new Error('The browser has no window');
    await use(tabs);
    await visited.close(); // before the browser itself, or what records the tabs finds them gone
    await browser.close();
  },
});
