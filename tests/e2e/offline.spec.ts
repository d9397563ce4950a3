import { setTimeout as pause } from 'node:timers/promises';
import { expect, test } from '@playwright/test';
import {
  beginUpload,
  beSignedIn,
  createVehicle,
  newName,
  slowUploads,
  tile,
  uploaded,
} from './dealer.ts';

const OFFLINE_MS = 10_000;

test('an upload continues after ten seconds without a network and loses nothing', async ({
  page,
  context,
  baseURL,
}) => {
  await beSignedIn(context, baseURL, 'chief');
  await createVehicle(page, newName('Tunnel'));
  const setNetwork = await slowUploads(page);

  await beginUpload(page, ['front', 'left', 'rear', 'right']);
  await expect(page.getByText('Uploading 0 of 4')).toBeVisible();
  await expect(page.getByText(/^Uploading [1-9]\d? %$/).first()).toBeVisible();

  await setNetwork({ offline: true });
  await expect(
    page.getByText('No network. The upload goes on as soon as it is back.'),
  ).toBeVisible();
  await pause(OFFLINE_MS); // the test is about these ten seconds
  await expect(page.getByText(/4 photos uploaded$/)).toHaveCount(0);
  await setNetwork({ uploadThroughput: -1 });

  await expect(page.getByRole('status').getByText(uploaded(4))).toBeVisible();
  for (const view of ['Front', 'Left side', 'Rear', 'Right side'])
    await expect(tile(page, view).getByText('Uploaded')).toBeVisible();
  await page.reload();
  await expect(page.getByText('4 of 36 views')).toBeVisible();
});
