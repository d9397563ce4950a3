import { defineConfig, devices } from '@playwright/test';
import { CHROMIUM_FLAGS, findHeadless } from './scripts/lib/chromium.ts';

const launchOptions = {
  executablePath: findHeadless(),
  args: CHROMIUM_FLAGS,
};

const DESKTOP = { viewport: { width: 1440, height: 900 } };
/** Tests with products of their own, which no other test uses (tests/e2e/ownProduct.ts). */
const OWN_PRODUCT = ['ftp.spec.ts', 'messages.spec.ts'].map((path) => `**/e2e/${path}`);
/** Every screen's layout and accessibility, and texts that try to be markup: npm run test:screens. */
const SCREENS = '**/screens/**/*.spec.ts';
/** Builds of their own: with ejected views, and with a resource that the product lacks. */
const OWN_BUILDS = ['**/screens/eject/*.spec.ts', '**/screens/inspections/*.spec.ts'];
const PHONE = { ...devices['Pixel 7'], viewport: { width: 390, height: 844 } };

/** The built product in Chromium, on a desktop and on a phone. */
export default defineConfig({
  testDir: 'tests',
  testMatch: '**/e2e/**/*.spec.ts',
  globalSetup: './tests/e2e/startProduct.ts',
  outputDir: 'test-results/e2e',
  fullyParallel: false,
  workers: 2,
  // for a slow machine that is busy with other work, too; a test that passes does not wait for them
  timeout: 300_000,
  expect: { timeout: 120_000 },
  forbidOnly: !!process.env.CI,
  reporter: [['list'], ['json', { outputFile: 'test-results/playwright.json' }]],
  use: {
    baseURL: process.env.PRODUCT_URL,
    launchOptions,
    locale: 'en-GB',
    // recording every test takes a fifth of the processor time; to inspect one, use --trace=on
    trace: 'off',
    // tests replace answers, which a service worker would fetch out of their reach; installed.spec.ts is about it
    serviceWorkers: 'block',
    screenshot: 'only-on-failure',
  },
  projects: [
    // One after the other: tests with products of their own share those that are alike, and each takes a browser and a process of its own.
    { name: 'alone', use: DESKTOP, testMatch: OWN_PRODUCT, workers: 1 },
    { name: 'desktop', use: DESKTOP, testIgnore: OWN_PRODUCT },
    // tests of what differs on a phone have the tag
    { name: 'phone', grep: /@phone/, use: PHONE },
    { name: 'screens', use: DESKTOP, testMatch: SCREENS, testIgnore: OWN_BUILDS },
    { name: 'screens on a phone', grep: /@phone/, use: PHONE, testMatch: SCREENS },
    // in one process: files share a build
    { name: 'own builds', use: DESKTOP, testMatch: OWN_BUILDS, workers: 1 },
  ],
});
