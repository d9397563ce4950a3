import { defineConfig, devices } from '@playwright/test';
import { CHROMIUM_FLAGS, findHeadless } from './scripts/lib/chromium.ts';

const launchOptions = {
  executablePath: findHeadless(),
  args: CHROMIUM_FLAGS,
};

const DESKTOP = { viewport: { width: 1440, height: 900 } };
/** Tests on products that no other test meets (tests/e2e/ownProduct.ts). */
const OWN_PRODUCT = [
  'eject/*.spec.ts',
  'ftp.spec.ts',
  'inspections/*.spec.ts',
  'messages.spec.ts',
].map((path) => `**/e2e/${path}`);
/** Every screen's layout and accessibility, and texts that try to be markup: npm run test:screens. */
const SCREENS = '**/screens/**/*.spec.ts';
const PHONE = { ...devices['Pixel 7'], viewport: { width: 390, height: 844 } };

/** The built product in Chromium, on a desktop and on a phone. */
export default defineConfig({
  testDir: 'tests',
  testMatch: '**/e2e/**/*.spec.ts',
  globalSetup: './tests/e2e/startProduct.ts',
  outputDir: 'test-results/e2e',
  fullyParallel: false,
  workers: 2,
  // what fails once and passes then is told as flaky in CI's closing lines, not hidden; test:flaky tries nothing twice
  retries: process.env.CI ? 1 : 0,
  timeout: 120_000,
  expect: { timeout: 30_000 },
  forbidOnly: !!process.env.CI,
  reporter: [['list'], ['json', { outputFile: 'test-results/playwright.json' }]],
  use: {
    baseURL: process.env.PRODUCT_URL,
    launchOptions,
    locale: 'en-GB',
    // recording every test takes a fifth of the processor; to look into one, use --trace=on
    trace: 'off',
    screenshot: 'only-on-failure',
  },
  projects: [
    // One after the other: tests on products of their own share those that are alike, and each takes a browser and a process with it.
    { name: 'alone', use: DESKTOP, testMatch: OWN_PRODUCT, workers: 1 },
    { name: 'desktop', use: DESKTOP, testIgnore: OWN_PRODUCT },
    // what differs on a phone bears the tag
    { name: 'phone', grep: /@phone/, use: PHONE },
    { name: 'screens', use: DESKTOP, testMatch: SCREENS },
    { name: 'screens on a phone', grep: /@phone/, use: PHONE, testMatch: SCREENS },
  ],
});
