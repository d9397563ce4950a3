import { expect, type Page, test } from '@playwright/test';
import { beSignedIn } from './dealer.ts';

// tests/component/vehicles.test.tsx covers the list's content.

/** Records the calls that load the first content of screens, in order. */
const watchReads = (page: Page): string[] => {
  const asked: string[] = [];
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (/^\/api\/(dashboard|company\/cars)$/.test(pathname)) asked.push(pathname);
  });
  return asked;
};

test('opening the home page or a list of vehicles loads its content once', async ({
  page,
  context,
  baseURL,
}) => {
  await beSignedIn(context, baseURL, 'chief');
  const asked = watchReads(page);
  const open = async (path: string) => {
    asked.length = 0;
    await page.goto(path);
    await expect(
      page.getByRole('region', { name: 'Photos processed' }).or(page.locator('[data-row]')).first(),
    ).toBeVisible();
    await page.waitForLoadState('networkidle');
    return [...asked];
  };
  expect(await open('/')).toEqual(['/api/dashboard']);
  expect(await open('/vehicles')).toEqual(['/api/company/cars']);
  const filtered = '/vehicles?filter=%7B%22q%22%3A%22a%22%7D&order=ASC&page=1&perPage=10&sort=vin';
  expect(await open(filtered)).toEqual(['/api/company/cars']);
});
