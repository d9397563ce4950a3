import { readFile } from 'node:fs/promises';
import { expect, test } from '@playwright/test';
import { beSignedIn, createVehicle, newName, tile, upload } from './dealer.ts';

test('a dealer creates a vehicle, has its photos processed, and downloads the finished pictures', {
  tag: '@phone',
}, async ({ page, context, baseURL }) => {
  await beSignedIn(context, baseURL, 'chief');
  const name = newName('Walk-around');
  await createVehicle(page, name);
  await upload(page, ['front', 'left']);
  await expect(page.getByText('2 of 36 views')).toBeVisible();
  for (const view of ['Front', 'Left side'])
    await expect(tile(page, view).getByText('Uploaded')).toBeVisible();

  await page.getByRole('button', { name: 'Process 2 photos' }).click();
  for (const view of ['Front', 'Left side'])
    await expect(tile(page, view).getByText('Draft')).toBeVisible();
  await expect(page.getByText(/photos? processed/i).first()).toBeVisible();

  await tile(page, 'Left side').getByRole('button', { name: 'Actions for “Left side”' }).click();
  await page.getByRole('menuitem', { name: 'Compare before and after' }).click();
  const compare = page.getByRole('dialog', { name: 'Before and after: Left side' });
  await expect(compare.getByRole('slider')).toBeVisible();
  for (const picture of await compare.getByRole('img').all()) {
    await expect
      .poll(() => picture.evaluate((node) => (node as HTMLImageElement).naturalWidth))
      .toBeGreaterThan(400);
  }
  await compare.getByRole('button', { name: 'Close' }).click();

  const downloading = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Download all' }).click();
  await page.getByRole('menuitem', { name: 'All finished pictures' }).click();
  const zip = await readFile(await (await downloading).path());
  expect(zip.subarray(0, 2).toString('latin1')).toBe('PK');
  expect(zip.toString('latin1').match(/\.jpg/g)?.length).toBe(2 * 2); // each file name occurs at its entry and in the central directory

  const one = page.waitForEvent('download');
  await tile(page, 'Front').getByRole('button', { name: 'Actions for “Front”' }).click();
  await page.getByRole('menuitem', { name: 'Download finished picture' }).click();
  const picture = await readFile(await (await one).path());
  expect([...picture.subarray(0, 3)]).toEqual([0xff, 0xd8, 0xff]);

  await page.goto('/vehicles');
  const row = page.getByRole('link', { name });
  await expect(row).toBeVisible();
  await expect(page.getByText('2 of 36').first()).toBeVisible();
});
