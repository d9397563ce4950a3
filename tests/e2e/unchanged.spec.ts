import { expect, test } from '@playwright/test';
import { beSignedIn } from './dealer.ts';

/** What resource timing says of an answer that was not sent again (fetch standard: 300 bytes for the headers). */
const NOT_SENT_AGAIN = 300;

test('a page that asks for the user again is not sent what it has already', async ({
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
  await page.reload();
  await expect.poll(sizes).toContain(NOT_SENT_AGAIN);
  await expect(page.getByRole('navigation').first()).toBeVisible();
});
