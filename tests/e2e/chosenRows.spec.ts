import { expect, type Locator, test } from '@playwright/test';
import { beSignedIn } from './dealer.ts';

const boxOf = async (element: Locator) => {
  const box = await element.boundingBox();
  if (!box) throw new Error('The element is not visible');
  return box;
};

test('a notice does not cover the actions for selected rows, on a desktop or on a phone', async ({
  page,
  context,
  baseURL,
}) => {
  await beSignedIn(context, baseURL, 'operator');
  await page.goto('/companies');
  const notice = page.getByRole('region', { name: 'Notices' }).getByRole('status');
  for (const width of [1440, 390]) {
    await page.setViewportSize({ width, height: 800 });
    await page.reload();
    await page.locator('[data-row]').first().getByRole('checkbox').check();
    await page.getByRole('button', { name: 'Export as CSV' }).click();
    await expect(notice).toContainText('Exported');
    const [said, floating] = [
      await boxOf(notice),
      await boxOf(page.getByRole('region', { name: 'Actions for the selection' })),
    ];
    expect(said.y + said.height, `${width} px wide`).toBeLessThanOrEqual(floating.y);
  }
});
