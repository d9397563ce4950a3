import { setTimeout } from 'node:timers/promises';
import { type Browser, type BrowserContext, type CDPSession, chromium } from '@playwright/test';
import { CHROMIUM_FLAGS } from '../../../scripts/lib/chromium.ts';
import { chief } from './vehicles.ts';

const FLAGS = ['--headless', ...CHROMIUM_FLAGS];

/** Fast 4G as in the browser's developer tools: bytes a second, milliseconds. */
const FAST_4G = {
  offline: false,
  downloadThroughput: (9e6 / 8) * 0.9,
  uploadThroughput: (1.5e6 / 8) * 0.9,
  latency: 165,
};
const CPU_SLOWDOWN = 4;
/** Milliseconds after which a page counts as never ready. */
const PATIENCE = 60_000;

export const launch = (debuggingPort?: number): Promise<Browser> =>
  chromium.launch({
    executablePath: process.env.CHROMIUM ?? '/usr/bin/chromium',
    args:
      debuggingPort === undefined ? FLAGS : [...FLAGS, `--remote-debugging-port=${debuggingPort}`],
  });

/** Returns the cookies of a manager who has just signed in. */
export const sessionCookies = (url: string) => [
  { name: 'token', value: 'bench', url },
  { name: 'no-refresh', value: '1', url },
  { name: 'user', value: encodeURIComponent(JSON.stringify(chief)), url },
];

/** The measurements of a first visit. */
export interface Visit {
  /** Milliseconds from navigation until the page was ready. */
  milliseconds: number;
  /** Bytes of JavaScript that had arrived by then, compressed. */
  bytes: number;
  /** Addresses of that JavaScript. */
  scripts: string[];
}

const slowDown = async (session: CDPSession) => {
  await session.send('Network.enable');
  await session.send('Network.emulateNetworkConditions', FAST_4G);
  await session.send('Emulation.setCPUThrottlingRate', { rate: CPU_SLOWDOWN });
};

const countScripts = (session: CDPSession) => {
  const addresses = new Map<string, string>();
  const arrived: { url: string; bytes: number }[] = [];
  session.on('Network.requestWillBeSent', ({ requestId, request }) =>
    addresses.set(requestId, request.url),
  );
  session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    const url = addresses.get(requestId) ?? '';
    if (new URL(url).pathname.endsWith('.js')) arrived.push({ url, bytes: encodedDataLength });
  });
  return arrived;
};

/**
 * Opens a page in a fresh browser context on a slow machine and network.
 * @param isReady source of a function, called at every frame after the document has been parsed; the visit ends when it returns true.
 */
export const visit = async (
  browser: Browser,
  url: string,
  isReady: string,
  isSignedIn: boolean,
): Promise<Visit> => {
  const context: BrowserContext = await browser.newContext({
    viewport: { width: 1280, height: 800 },
  });
  try {
    if (isSignedIn) await context.addCookies(sessionCookies(url));
    const page = await context.newPage();
    const session = await context.newCDPSession(page);
    await slowDown(session);
    const arrived = countScripts(session);
    const ready = Promise.withResolvers<number>();
    await page.exposeFunction('sayReady', ready.resolve);
    await page.addInitScript(`
      addEventListener('DOMContentLoaded', () => {
        const look = () => ((${isReady})() ? window.sayReady(performance.now()) : requestAnimationFrame(look));
        look();
      });
    `);
    await page.goto(url, { waitUntil: 'commit' });
    const milliseconds = await Promise.race([
      ready.promise,
      setTimeout(PATIENCE, Number.POSITIVE_INFINITY),
    ]);
    return {
      milliseconds,
      bytes: arrived.reduce((sum, { bytes }) => sum + bytes, 0),
      scripts: arrived.map((script) => script.url),
    };
  } finally {
    await context.close();
  }
};
