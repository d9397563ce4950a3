import type { BrowserContext } from '@playwright/test';
import { findChromium } from '../../scripts/lib/chromium.ts';
import { freePort } from '../../scripts/lib/ports.ts';
import { onQuietProduct } from './quietProduct.ts';

/**
 * Runs tests in tabs of one window: one tab is visible, the others are hidden. Playwright makes all its pages visible, except in a
 * browser with a window to which it has connected.
 */
export const withTabs = onQuietProduct.extend<{ tabs: BrowserContext }>({
  tabs: async ({ playwright: { chromium }, launchOptions }, use) => {
    const port = await freePort();
    const args = [
      ...(launchOptions.args ?? []),
      `--remote-debugging-port=${port}`,
      '--window-size=1440,900', // without a size the window is as low as a phone
    ];
    const browser = await chromium.launch({
      ...launchOptions,
      executablePath: findChromium(),
      args,
    });
    const connected = await chromium.connectOverCDP(`http://127.0.0.1:${port}`, {
      noDefaults: true,
    });
    const [tabs] = connected.contexts();
    if (!tabs) throw new Error('The browser has no window');
    await use(tabs);
    await connected.close(); // before the browser, or Playwright's tracing fails on missing tabs
    await browser.close();
  },
});
