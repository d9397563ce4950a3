import { expect, test } from '@playwright/test';
import { beSignedIn } from './dealer.ts';

const ADDRESSES = [
  { name: 'as it opens', path: '/vehicles' },
  {
    name: 'filtered, sorted and on a page size of its own',
    path: '/vehicles?filter=%7B%22q%22%3A%22a%22%7D&order=ASC&page=1&perPage=10&sort=vin',
  },
];

for (const { name, path } of ADDRESSES) {
  test(`the vehicle list, ${name}, asks the server for its rows once`, async ({ page, context, baseURL }) => {
    await beSignedIn(context, baseURL, 'chief');
    const asked: string[] = [];
    page.on('request', (request) => {
      const { pathname } = new URL(request.url());
      if (pathname === '/api/company/cars') asked.push(request.url());
    });
    await page.goto(path);
    await expect(page.locator('[data-row]').first()).toBeVisible();
    await page.waitForLoadState('networkidle');
    expect(asked).toHaveLength(1);
  });
}

test('the first pictures of the vehicle list are asked for before it is drawn', async ({ page, context, baseURL }) => {
  await beSignedIn(context, baseURL, 'chief');
  await page.addInitScript(() => {
    const watch = new MutationObserver(() => {
      if (!document.querySelector('[data-row] img')) return;
      performance.mark('drawn');
      watch.disconnect();
    });
    watch.observe(document, { childList: true, subtree: true });
  });
  await page.goto('/vehicles?order=ASC&sort=updated_at'); // the sample vehicles, whose pictures are finished
  const picture = page.locator('[data-row] img').first();
  await expect(picture).toHaveJSProperty('complete', true);
  const address = await picture.evaluate((image: HTMLImageElement) => image.src);
  const [asked, drawn] = await page.evaluate(
    (name) => [performance.getEntriesByName(name)[0]?.startTime, performance.getEntriesByName('drawn')[0]?.startTime] as const,
    address,
  );
  expect(asked).toBeLessThan(drawn ?? 0);
});

test('the exact time of a change is told when the pointer comes over it', async ({ page, context, baseURL }) => {
  await page.setViewportSize({ width: 1440, height: 900 }); // on a phone's cards the link lies above everything
  await beSignedIn(context, baseURL, 'chief');
  await page.goto('/vehicles');
  const time = page.locator('[data-row] time').first();
  await time.hover();
  await expect(time).toHaveAttribute('title', /\b\d{4}\b.*\d:\d\d:\d\d/);
});

test('a vehicle’s own title takes the place of the header’s, and gives it back', async ({ page, context, baseURL }) => {
  await beSignedIn(context, baseURL, 'chief');
  await page.goto('/vehicles');
  await expect(page.getByRole('heading', { level: 1, name: 'Vehicles' })).toBeVisible();
  const link = page.locator('[data-row] a').first();
  const name = (await link.textContent()) ?? '';
  await link.click();
  await expect(page.getByRole('banner').getByRole('heading', { level: 1 })).toHaveText(name);
  await page.goBack();
  await expect(page.getByRole('banner').getByRole('heading', { level: 1 })).toHaveText('Vehicles');
});
