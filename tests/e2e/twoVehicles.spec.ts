import { expect, type Page, test } from '@playwright/test';
import { beSignedIn, createVehicle, newName, tile, upload } from './dealer.ts';

interface Vehicle {
  name: string;
  path: string;
  views: string[];
  /** Views with photos of the other vehicle only. */
  otherViews: string[];
}

/** Expects only this vehicle's photos, whatever answers are still on their way. */
async function expectOnly(page: Page, { name, views, otherViews }: Vehicle): Promise<void> {
  await expect(page.getByRole('heading', { name, level: 1 })).toBeVisible();
  for (const view of views) await expect(tile(page, view).getByRole('checkbox')).toBeAttached();
  for (const view of otherViews)
    await expect(page.getByRole('button', { name: `Choose a photo for “${view}”` })).toBeAttached();
}

/** Opens a vehicle inside the application, through the list. */
async function open(page: Page, { name }: Vehicle): Promise<void> {
  await page.getByRole('banner').getByRole('link', { name: 'Back' }).click();
  await page.getByRole('link', { name }).click();
}

test('two vehicles are processed while the user switches between them, and neither shows the other’s answers', async ({
  page,
  context,
  baseURL,
}) => {
  await beSignedIn(context, baseURL, 'employee');
  const first: Vehicle = {
    name: newName('One'),
    path: '',
    views: ['Front', 'Left side'],
    otherViews: ['Rear', 'Right side'],
  };
  const second: Vehicle = {
    name: newName('Two'),
    path: '',
    views: first.otherViews,
    otherViews: first.views,
  };
  await createVehicle(page, first.name);
  await upload(page, ['front', 'left']);
  await createVehicle(page, second.name);
  await upload(page, ['rear', 'right']);

  await page.getByRole('button', { name: 'Process 2 photos' }).click();
  await open(page, first);
  await page.getByRole('button', { name: 'Process 2 photos' }).click();
  for (let round = 0; round < 2; round++) {
    await open(page, second);
    await expectOnly(page, second);
    await open(page, first);
    await expectOnly(page, first);
  }
  for (const vehicle of [first, second]) {
    await open(page, vehicle);
    for (const view of vehicle.views)
      await expect(tile(page, view).getByText('Draft')).toBeVisible();
    await expectOnly(page, vehicle);
  }
});
