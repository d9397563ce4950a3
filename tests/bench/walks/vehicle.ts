import { readFile } from 'node:fs/promises';
import { samples } from '../../../server/db/seed/samples/index.ts';
import { nameOf, photograph, tile } from '../../e2e/dealer.ts';
import { expect, type Walker } from './walker.ts';

/** A number with a right check digit (ISO 3779). */
const VIN = '1M8GDM9AXKP042788';
const PAINTED = 'left';

/** The views of a walk around the vehicle, with a sample photograph of each. */
const VIEWS = samples
  .filter(({ vehicle, mask }) => vehicle === 'golf' && mask)
  .map(({ angle }) => angle);

/** Does walk 1: from the sign-in to the ZIP of a vehicle, by VIN, 18 photos, one touched up by brush. */
export const createAndDownload = async (walker: Walker): Promise<void> => {
  const { page } = walker;
  await page.goto('/login');
  await walker.signIn('chief');
  await walker.click(walker.link('New vehicle').first());
  await walker.type(walker.field('VIN'), VIN);
  await walker.click(walker.button('Create'));
  await expect(page).toHaveURL(/\/vehicles\/\d+$/);

  await expect(walker.button('Add photos').first()).toBeVisible();
  await walker.dropFiles(VIEWS.map(photograph));
  const plan = page.getByRole('dialog', { name: 'Where do the photos go?' });
  for (const view of VIEWS) {
    const choice = plan.getByRole('combobox', { name: `View of ${photograph(view).name}` });
    if ((await choice.locator('option:checked').textContent()) === nameOf(view)) continue;
    await choice.selectOption({ label: nameOf(view) });
    walker.counts.clicks += 2; // opens the choice, and chooses
  }
  await walker.click(plan.getByRole('button', { name: `Upload ${VIEWS.length} photos` }));
  await walker.click(walker.button(new RegExp(`^Process ${VIEWS.length} photos`)));
  const done = tile(page, nameOf(PAINTED)).getByText('Draft');
  await expect(done).toBeVisible();

  await walker.click(walker.button(`Actions for “${nameOf(PAINTED)}”`));
  await walker.click(page.getByRole('menuitem', { name: 'Touch up cut-out' }));
  const brush = page.getByRole('dialog', { name: 'What belongs to the vehicle?' });
  await walker.stroke(brush.getByRole('application'), [0.35, 0.5], [0.5, 0.5]);
  await walker.click(brush.getByRole('button', { name: 'Save' }));
  await expect(tile(page, nameOf(PAINTED)).getByText('Finished')).toBeVisible();

  await expect(walker.button(/^Processing \d+ photos?$/)).toHaveCount(0);
  const zip = await walker.download(async () => {
    await walker.click(walker.button('Download all'));
    await walker.click(page.getByRole('menuitem', { name: 'All finished pictures' }));
  });
  const names = (await readFile(await zip.path())).toString('latin1').match(/\.jpg/g);
  expect(names).toHaveLength(2 * VIEWS.length); // each name is at its entry and in the directory
};

/** Does walk 4: from the sign-in to a processed photo by keyboard alone. */
export const byKeyboard = async (walker: Walker): Promise<void> => {
  const { page } = walker;
  await page.goto('/login');
  await walker.tabTo('e-mail', page.getByRole('textbox', { name: 'E-mail' }));
  await walker.write('employee@nord.test');
  await walker.tabTo('password', page.getByRole('textbox', { name: 'Password', exact: true }));
  await walker.write('turntable-demo');
  await walker.press('Enter');
  await walker.tabTo('skip to content', walker.button('Skip to content'));
  await walker.press('Enter');
  await walker.tabTo('new vehicle', walker.link('New vehicle').first());
  await walker.press('Enter');
  await walker.tabTo('name', walker.field('Name'));
  await walker.write('By keyboard');
  await walker.press('Enter');
  await expect(page).toHaveURL(/\/vehicles\/\d+$/);
  await walker.tabTo('add photos', walker.button('Add photos').first());
  await walker.chooseFiles(() => walker.press('Enter'), [photograph('front')]);
  const plan = page.getByRole('dialog', { name: 'Where do the photos go?' });
  const view = plan.getByRole('combobox', { name: `View of ${photograph('front').name}` });
  if ((await view.locator('option:checked').textContent()) !== nameOf('front')) {
    await walker.tabTo('view', view);
    await walker.write(nameOf('front'));
  }
  await walker.tabTo('upload', plan.getByRole('button', { name: 'Upload 1 photo' }));
  await walker.press('Enter');
  await walker.tabTo('process', walker.button(/^Process 1 photo/));
  await walker.press('Enter');
  await expect(tile(page, nameOf('front')).getByText('Draft')).toBeVisible();
};

/** Does walk 5: 18 views with a phone's camera, without a network for the middle third. */
export const byPhone = async (walker: Walker): Promise<void> => {
  const { page } = walker;
  await page.goto('/login');
  await walker.signIn('chief');
  await walker.click(walker.link('New vehicle').first());
  await walker.type(walker.field('Name'), 'By phone');
  await walker.click(walker.button('Create'));
  await expect(page).toHaveURL(/\/vehicles\/\d+$/);
  await walker.click(walker.button('Take pictures').first());
  const camera = page.getByRole('dialog', { name: 'Take pictures' });
  for (let taken = 0; taken < VIEWS.length; taken += 1) {
    if (taken === VIEWS.length / 3) await page.context().setOffline(true);
    if (taken === (2 * VIEWS.length) / 3) await page.context().setOffline(false);
    await expect(camera.getByRole('status').first()).toContainText(`${taken} of `);
    await walker.click(camera.getByRole('button', { name: 'Take the picture' }));
  }
  await walker.click(camera.getByRole('button', { name: 'Close camera' }));
  await expect(page.getByText(`${VIEWS.length} of 36 views`)).toBeVisible();
};
