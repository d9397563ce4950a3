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
  timeout: 240_000,
  expect: { timeout: 30_000 },
  forbidOnly: !!process.env.CI,
  // CI's machine has its hiccups: what fails once and passes then is told as flaky in the closing lines, not hidden
  retries: process.env.CI ? 1 : 0,
  reporter: [['list'], ['json', { outputFile: 'test-results/playwright.json' }]],
  use: {
    baseURL: process.env.PRODUCT_URL,
    launchOptions,
    locale: 'en-GB',
    // to record every test takes a fifth of the processor
    trace: process.env.CI ? 'on-first-retry' : 'retain-on-failure',
    screenshot: 'only-on-failure',
  },
  projects: [
    { name: 'desktop', use: { viewport: { width: 1440, height: 900 } } },
    // the folders have a product of their own and look after the phone themselves, where it matters; rights are the same on a phone
    {
      name: 'phone',
      testIgnore: ['inspections/**', 'eject/**', 'injection/**', 'away/**', 'access.spec.ts'],
      use: { ...devices['Pixel 7'], viewport: { width: 390, height: 844 } },
    },
  ],
});
