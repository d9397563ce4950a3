import { defineConfig, devices } from '@playwright/test';
import { CHROMIUM_FLAGS, findHeadless } from './scripts/lib/chromium.ts';

const launchOptions = {
  executablePath: findHeadless(),
  args: CHROMIUM_FLAGS,
};

/** The built product in Chromium, on a desktop and on a phone. */
export default defineConfig({
  testDir: 'tests/e2e',
  globalSetup: './tests/e2e/startProduct.ts',
  outputDir: 'test-results/e2e',
  fullyParallel: false,
  workers: 2,
  timeout: 120_000,
  expect: { timeout: 30_000 },
  forbidOnly: !!process.env.CI,
  // what fails once and passes then is told as flaky in CI's closing lines, not hidden; test:flaky tries nothing twice
  retries: process.env.CI ? 1 : 0,
  reporter: [['list'], ['json', { outputFile: 'test-results/playwright.json' }]],
  use: {
    baseURL: process.env.PRODUCT_URL,
    launchOptions,
    locale: 'en-GB',
    // to record every test takes a fifth of the processor
    trace: process.env.CI ? 'off' : 'retain-on-failure',
    screenshot: 'only-on-failure',
  },
  projects: [
    { name: 'desktop', use: { viewport: { width: 1440, height: 900 } } },
    // what differs on a phone bears the tag
    {
      name: 'phone',
      grep: /@phone/,
      use: { ...devices['Pixel 7'], viewport: { width: 390, height: 844 } },
    },
  ],
});
