import { expect, test } from '@playwright/test';
import { beSignedIn } from './dealer.ts';

/** The transfer size that Resource Timing reports for a 304 (300 bytes for the headers, by the standard). */
const NOT_SENT_AGAIN = 300;

test('an unchanged user is answered with 304 instead of being sent again', async ({
  page,
  context,
  baseURL,
}) => {
  await beSignedIn(context, baseURL, 'employee');
  const sizes = () =>
    page.evaluate(() =>
      performance
        .getEntriesByType('resource')
        .filter(({ name }) => name.endsWith('/api/auth/me'))
        .map((entry) => (entry as PerformanceResourceTiming).transferSize),
    );
  await page.goto('/');
  await expect.poll(sizes).toContainEqual(expect.any(Number));
  expect(await sizes()).not.toContain(NOT_SENT_AGAIN);
  // Other tests may change the user's company meanwhile: then the next reload finds it unchanged.
  await expect(async () => {
    await page.reload();
    await expect.poll(sizes, { timeout: 5_000 }).toContain(NOT_SENT_AGAIN);
  }).toPass();
  await expect(page.getByRole('navigation').first()).toBeVisible();
});
