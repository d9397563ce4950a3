import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from '@playwright/test';
import sharp from 'sharp';
import { breakNetwork } from './brokenNetwork.ts';
import {
  beginUpload,
  beSignedIn,
  createVehicle,
  drop,
  nameOf,
  newName,
  photograph,
  slowUploads,
  tile,
  uploaded,
} from './dealer.ts';

test('a photo of 40 MB arrives over a connection that breaks every 5 s', async ({
  page,
  context,
  baseURL,
}) => {
  const folder = await mkdtemp(join(tmpdir(), 'turntable-large-'));
  const photo = join(folder, 'large.png');
  const grey = { width: 3700, height: 3600, channels: 3, background: 'grey' } as const;
  await sharp({ create: grey }).png({ compressionLevel: 0 }).toFile(photo); // 40 MB
  await beSignedIn(context, baseURL, 'chief');
  const vehicle = await createVehicle(page, newName('Tunnel'));

  const network = await breakNetwork(String(baseURL), { everyMs: 5000, bytesPerSecond: 7_900_000 });
  await beSignedIn(context, network.baseUrl, 'chief');
  await page.goto(network.baseUrl + vehicle);
  const chooser = page.waitForEvent('filechooser');
  await page.getByRole('button', { name: 'Choose a photo for “Front”' }).click();
  await (await chooser).setFiles(photo);
  await expect(page.getByRole('status').getByText(uploaded(1))).toBeVisible();
  network.close();
  await rm(folder, { recursive: true });
});

test('a reload keeps the photos that are not uploaded yet', async ({ page, context, baseURL }) => {
  await beSignedIn(context, baseURL, 'chief');
  await createVehicle(page, newName('Reload'));
  page.on('dialog', (warning) => warning.accept());
  const setNetwork = await slowUploads(page);
  await beginUpload(page, ['front', 'left', 'rear', 'right']);
  await expect(page.getByText('Uploading 0 of 4')).toBeVisible();

  await page.reload();
  await expect(page.getByText('Uploading 0 of 4')).toBeVisible();
  await setNetwork({ uploadThroughput: -1 });
  await expect(page.getByRole('status').getByText(uploaded(4))).toBeVisible();
  for (const view of ['Front', 'Left side', 'Rear', 'Right side'])
    await expect(tile(page, view).getByText('Uploaded')).toBeVisible();
});

test('dropped photos are assigned to the views they show; photos moved to wrong views are reported before processing is charged', async ({
  page,
  context,
  baseURL,
}) => {
  await beSignedIn(context, baseURL, 'chief');
  await createVehicle(page, newName('Rundum'));
  const walk = ['rear', 'left', 'front'];
  await drop(
    page,
    walk.map((view, index) => ({ ...photograph(view), name: `${index + 1}.jpg` })),
  );
  const plan = page.getByRole('dialog', { name: 'Where do the photos go?' });
  for (const [index, view] of walk.entries())
    await expect(
      plan.getByRole('combobox', { name: `View of ${index + 1}.jpg` }).locator('option:checked'),
    ).toHaveText(nameOf(view));

  const moved = plan.getByRole('combobox', { name: 'View of 2.jpg' });
  await moved.selectOption({ label: nameOf('right') });
  await expect(plan.getByText('This looks like the left side.')).toBeVisible();
  await plan.getByRole('button', { name: 'Upload 3 photos' }).click();
  await expect(page.getByRole('status').getByText(uploaded(3))).toBeVisible();
  await page.getByRole('button', { name: 'Process 3 photos' }).click();
  const question = page.getByRole('dialog', { name: 'Are these photos on the right views?' });
  await expect(question.getByText('Right side: This looks like the left side.')).toBeVisible();
  await question.getByRole('button', { name: 'Cancel' }).click();
  await expect(tile(page, 'Right side').getByText('This looks like the left side.')).toBeVisible();
});
