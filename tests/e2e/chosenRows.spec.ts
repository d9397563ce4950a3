import { expect, type Locator, type Page, test } from '@playwright/test';
import { beSignedIn } from './dealer.ts';

const bar = (page: Page) => page.getByRole('region', { name: 'Actions for the selection' });
const notice = (page: Page) => page.getByRole('region', { name: 'Notices' }).getByRole('status');

const boxOf = async (element: Locator) => {
  const box = await element.boundingBox();
  if (!box) throw new Error('Nothing is to be seen of it');
  return box;
};

test.beforeEach(async ({ context, baseURL }) => {
  await beSignedIn(context, baseURL, 'operator');
});

test('the report on chosen vehicles calls them by name, in the lists of the operator too', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto('/vehicles-moderation');
  const first = page.locator('[data-row]').first();
  const name = (await first.locator('a[data-leads]').textContent()) ?? '';
  await first.getByRole('checkbox').check();
  await bar(page).getByRole('button', { name: 'Download' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Download' }).click();
  await expect(page.getByRole('dialog', { name: 'What happened' })).toContainText(name);
});

for (const width of [390, 1440]) {
  test(`a notice does not lie on what can be done with chosen rows, ${width} px wide`, async ({ page }) => {
    await page.setViewportSize({ width, height: 800 });
    await page.goto('/companies');
    await page.locator('[data-row]').first().getByRole('checkbox').check();
    await page.getByRole('button', { name: 'Export as CSV' }).click();
    await expect(notice(page)).toContainText('Exported');
    const [said, floating] = [await boxOf(notice(page)), await boxOf(bar(page))];
    expect(said.y + said.height).toBeLessThanOrEqual(floating.y);
  });
}

test('filters that the browser does not keep are not said to be saved', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.addInitScript(() => {
    const { setItem } = Storage.prototype;
    Storage.prototype.setItem = function keep(key: string, value: string) {
      if (key.includes('savedFilters')) throw new DOMException('Full', 'QuotaExceededError');
      setItem.call(this, key, value);
    };
  });
  await page.goto(`/companies?filter=${encodeURIComponent('{"status":"blocked"}')}`);
  await page.getByRole('button', { name: 'Saved filters' }).click();
  await page.getByRole('textbox', { name: 'Name' }).fill('Locked out');
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  const refusal = page.getByText('Your browser does not let us keep this setting.');
  await expect(refusal).toBeVisible();
  await expect(refusal).toBeHidden();
  await expect(page.getByText('Filters saved as')).toBeHidden();
});
