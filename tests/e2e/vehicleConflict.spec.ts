import { expect, test } from '@playwright/test';
import { beSignedIn, createVehicle, newName } from './dealer.ts';

test('what somebody else saved of a vehicle meanwhile stands in words beside what was chosen, and “Keep mine” keeps that', async ({
  page,
  context,
  baseURL,
}) => {
  const token = await beSignedIn(context, baseURL, 'chief');
  const path = await createVehicle(page, newName('Two windows'));
  const data = page.getByRole('tab', { name: 'Vehicle data' });
  const bodyType = page.getByRole('combobox', { name: 'Body type' });
  await data.or(bodyType).first().click(); // on a phone it is a tab
  if (await data.isVisible()) await bodyType.click();
  await page.getByRole('option', { name: 'Van', exact: true }).click();

  const theirs = await context.request.post(`${baseURL}/api/cars/${path.split('/').at(-1)}`, {
    headers: { authorization: `Bearer ${token}` },
    data: { body_type: 'convertible', fuel_type: 'electric' },
  });
  expect(theirs.ok()).toBe(true);
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  const dialog = page.getByRole('alertdialog', { name: 'This was changed meanwhile' });
  await expect(dialog.getByRole('row', { name: /^Body type/ }).getByRole('cell')).toHaveText(['Van', 'Convertible']);
  await expect(dialog.getByRole('row')).toHaveCount(2); // its head, and the one field that both have changed
  await dialog.getByRole('button', { name: 'Keep mine' }).click();
  await expect(dialog).toBeHidden();
  await expect(page.getByText('Vehicle data updated')).toBeVisible();
  await expect(bodyType).toHaveText('Van');
  await expect(page.getByRole('combobox', { name: 'Fuel' })).toHaveText('Electric');
});
