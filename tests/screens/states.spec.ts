import { expect, type Page } from '@playwright/test';
import { picture } from '../api/setup/pictures.ts';
import { drop, LOGINS, nameOf, photograph } from '../e2e/dealer.ts';
import { Sender } from './injection/sender.ts';
import { test } from './product.ts';
import { Walk } from './walk.ts';

// States that screens.spec.ts does not reach: screens before signing in, dialogs, and error states.

test.use({ reducedMotion: 'reduce' });

const filtered = (path: string, filter: Record<string, string>) =>
  `${path}?filter=${encodeURIComponent(JSON.stringify(filter))}`;

async function openRow(page: Page, name?: string): Promise<void> {
  const rows = page.locator('[data-row] a[data-leads]');
  await (name ? rows.filter({ hasText: name }) : rows).first().click();
}

async function chooseFor(page: Page, view: string, item: string): Promise<void> {
  await page.getByRole('button', { name: `Actions for “${view}”` }).click();
  await page.getByRole('menuitem', { name: item }).click();
}

test('every form before signing in shows its errors without a fault', async ({ page, baseURL }) => {
  const walk = await Walk.begin(page, baseURL, {});
  await walk.openAll(
    '/forgot-password',
    '/reset-password?token=a',
    '/confirm-email?token=a',
    '/setup?token=a',
    '/login',
  );
  await page.getByRole('button', { name: 'Sign in', exact: true }).click();
  await expect(page.getByRole('textbox', { name: 'E-mail' })).toHaveAttribute(
    'aria-invalid',
    'true',
  );
  await walk.look('with what is missing');
});

test('an employee sees offers and notices, writes to the operator, and opens missing pages', async ({
  page,
  baseURL,
}) => {
  const operator = await Sender.as(baseURL ?? '', LOGINS.operator);
  const company = await (await Sender.as(baseURL ?? '', LOGINS.employee)).ownCompany();
  for (const title of ['Winter tyres', 'Summer tyres']) {
    const { body } = await operator.form('admin/special-offers', { title });
    await operator.put(`admin/special-offers/${body.id}`, {
      title,
      description: '<p>Cheap</p>',
      link: 'https://wheels.test',
      active: true,
    });
  }
  for (const text of ['First', 'Second'])
    await operator.post('admin/notifications', { text, company_ids: [company] });

  const walk = await Walk.begin(page, baseURL, { login: 'employee', hasNews: true });
  await walk.open('/vehicles');
  await expect(page.getByRole('region', { name: 'Special offers' })).toBeVisible();
  await walk.look('with offers');
  const notices = page.getByRole('region', { name: 'Unread notifications' });
  await expect(notices).toBeVisible();
  await walk.look('with notices');
  await notices.getByRole('button', { expanded: false }).click();
  await walk.look('with all notices');

  await page.getByRole('button', { name: 'Contact support' }).click();
  await page
    .getByRole('dialog')
    .locator('input[type=file]')
    .setInputFiles({ name: 'list.txt', mimeType: 'text/plain', buffer: Buffer.from('left') });
  await walk.lookAtDialog('with the support panel');
  await page.getByRole('button', { name: /^Account/ }).click();
  await walk.look('with the account panel');

  await walk.openAll(
    filtered('/vehicles', { q: 'nothing' }),
    '/companies/1/angles',
    '/special-offers/1',
    '/no/such/page',
    '/transactions-admin',
  );
  await walk.open('/vehicles/999999');
  await expect(page.getByRole('heading', { name: 'This vehicle does not exist' })).toBeVisible();
  walk.watch.forget();
  await walk.look();
});

test('the manager opens the dialogs of a vehicle’s page', async ({ page, baseURL }) => {
  const walk = await Walk.begin(page, baseURL, { login: 'chief' });
  await walk.open('/vehicles');
  await openRow(page, 'Volkswagen Passat Variant 2.0 TDI');
  const rear = nameOf('rear');
  await expect(page.getByRole('button', { name: `${rear}: Open` })).toBeVisible();
  await walk.watch.settled();
  for (const item of [
    'Delete photo',
    'Adjust vehicle frame',
    'Mark the licence plate',
    'Move to another view',
  ]) {
    await chooseFor(page, rear, item);
    await walk.lookAtDialog(item);
  }
  await page.getByRole('button', { name: `${rear}: Open` }).click();
  await walk.lookAtDialog('the viewer');
  await chooseFor(page, nameOf('front'), 'Touch up cut-out');
  const outline = page.getByRole('application', {
    name: 'The photo and the outline of its vehicle',
  });
  for (const key of [' ', 'ArrowRight', ' ']) await outline.press(key);
  await expect(page.getByRole('dialog').getByRole('button', { name: 'Save' })).toBeEnabled();
  await walk.look('the brush after a stroke');
  await page.keyboard.press('Escape');
  await expect(page.getByText('What you have painted is not in the picture yet.')).toBeVisible();
  await walk.look('the brush being left');
  await page.getByRole('dialog').getByRole('button', { name: 'Cancel' }).click();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await drop(page, [photograph('front'), photograph('left')]);
  await expect(page.getByRole('combobox', { name: /^View of/ }).first()).toBeVisible();
  await walk.lookAtDialog('the plan of an upload');
  await page.getByRole('button', { name: 'Edit name and VIN' }).click();
  await expect(page.getByRole('textbox', { name: 'Vehicle name' })).toBeVisible();
  await walk.look('the name being edited');
});

test('the manager opens the dialogs of a finished vehicle’s pictures', async ({
  page,
  baseURL,
}) => {
  const walk = await Walk.begin(page, baseURL, { login: 'chief' });
  await walk.open(filtered('/vehicles', { state: 'processed' }));
  await openRow(page);
  const opens = page.getByRole('button', { name: /: Open$/ });
  await expect(opens.nth(1)).toBeVisible();
  const [view = '', otherView = ''] = await opens.evaluateAll((all) =>
    all.map((one) => one.ariaLabel?.replace(/: Open$/, '') ?? ''),
  );
  await walk.watch.settled();
  const ftp = page.getByRole('region', { name: 'FTP upload' });
  await ftp.getByRole('button', { name: 'History' }).click();
  await ftp.getByRole('list', { name: 'History' }).getByText('1 failed').first().click();
  await page.evaluate(() => scrollTo(0, 0)); // otherwise the header may cover half of a field
  await walk.look('the history of deliveries, with files');
  const look = page.getByRole('region', { name: 'Picture settings' });
  await look.getByRole('button', { name: 'Preview' }).click();
  await expect(look.getByRole('img', { name: /^Preview: / })).toHaveCount(3);
  await walk.look('the preview of its look');

  await chooseFor(page, view, 'Compare before and after');
  const versions = page.getByRole('radiogroup', { name: 'Versions' });
  await versions.getByRole('radio', { name: 'Original' }).focus();
  await page.keyboard.press('ArrowRight');
  await walk.lookAtDialog('the versions of a photo');
  await chooseFor(page, otherView, 'Compare before and after');
  await page.getByRole('button', { name: 'Report a problem' }).press('Enter');
  const complaint = page.getByRole('dialog', { name: 'Report a problem' });
  await complaint.getByRole('button', { name: 'Report a problem' }).click();
  await expect(complaint.getByText('Please say in a few words what is wrong')).toBeVisible();
  await walk.look('a complaint');
  await page.keyboard.press('Escape');
  await expect(complaint).toHaveCount(0);
  await page.keyboard.press('Escape');
  await chooseFor(page, view, 'Touch up cut-out');
  await walk.lookAtDialog('the brush, where nothing was cut out');
});

/** All of it but a fraction of a pixel, as sizes of pictures are not whole numbers. */
const WHOLE = { ratio: 0.999 };

test('dialogs on a phone in landscape show the whole picture', async ({ page, baseURL }) => {
  await page.setViewportSize({ width: 844, height: 390 });
  const walk = await Walk.begin(page, baseURL, { login: 'chief' });
  await walk.open('/vehicles');
  await openRow(page, 'Volkswagen Passat Variant 2.0 TDI');
  const dialog = page.getByRole('dialog');
  await chooseFor(page, nameOf('front'), 'Touch up cut-out');
  await expect(dialog.getByRole('application')).toBeInViewport(WHOLE);
  await page.keyboard.press('Escape');
  await expect(dialog).toHaveCount(0);
  await chooseFor(page, nameOf('front'), 'Compare before and after');
  await expect(dialog.getByRole('slider')).toBeInViewport(WHOLE);
});

test('the dashboard’s tiles have room for German labels, however wide the window', async ({
  page,
  baseURL,
}) => {
  const walk = await Walk.begin(page, baseURL, {
    login: 'operator',
    language: 'de',
    axeRules: 'none',
  });
  await walk.open('/');
  for (const width of [700, 899, 900, 1279, 1280, 1440, 1920]) {
    await page.setViewportSize({ width, height: 900 });
    await walk.look(`${width} pixels wide`);
  }
});

test('the manager previews settings on a picture', async ({ page, baseURL }) => {
  const walk = await Walk.begin(page, baseURL, { login: 'chief' });
  await walk.open('/settings/basic');
  await page.getByRole('switch', { name: 'Polish the paint' }).click();
  await expect(page.getByRole('slider', { name: 'Strength of the paint polish' })).toBeVisible();
  await page
    .getByRole('radiogroup', { name: 'Logo', exact: true })
    .getByRole('radio')
    .last()
    .check({ force: true });
  await expect(page.getByRole('button', { name: /^Logo: .*arrow keys/ })).toBeVisible();
  await walk.look('with a strength and a logo to be moved');
  for (const pictures of ['logos', 'plates']) {
    await walk.open(`/settings/${pictures}`);
    await page
      .getByRole('button', { name: /^Actions for/ })
      .first()
      .click();
    await page.getByRole('menuitem', { name: 'Show on a vehicle' }).click();
    await expect(page.getByRole('dialog').getByRole('img').first()).toBeVisible();
    await walk.lookAtDialog('on a vehicle');
  }
  await walk.open('/settings/walls');
  await page.getByRole('link', { name: 'Loft', exact: true }).click();
  await expect(page.getByText('It is offered to all companies.').first()).toBeVisible();
  await walk.look('an offered wall');
  await walk.open('/settings/walls/create');
  const wall = await picture(640, 400);
  const files = [
    { name: 'image_front.jpg', buffer: Buffer.from(wall) },
    { name: 'wall_left.png', buffer: Buffer.from('no picture') },
  ];
  await drop(page, files, page.getByRole('group', { name: 'Pictures of all views' }));
  await expect(page.getByText('New, not saved yet').first()).toBeVisible();
  await walk.look('with pictures');
  await page.getByRole('textbox', { name: 'Name' }).fill('Bricks');
  await page.getByRole('button', { name: 'Create', exact: true }).click();
  await expect(page).toHaveURL(/\/settings\/walls\/\d+$/);
  await expect(page.getByText('1 picture was not saved')).toBeVisible();
  walk.watch.forget(); // one of these files is invalid
  await walk.look('a wall with some of its pictures');
  await walk.open('/settings/default-rooms/create');
  await page
    .getByRole('radiogroup', { name: /^Floor/ })
    .getByRole('radio', { name: 'Studio' })
    .check({ force: true });
  await expect(page.getByText('The preview is up to date')).toBeVisible();
  await walk.look('with a preview');
  await walk.open('/vehicles-from-ftp');
  await page
    .getByRole('region', { name: 'Import from FTP', exact: true })
    .getByRole('button', { name: 'Details' })
    .click();
  await walk.look('with details of an import');
});

test('the operator opens pages outside the menu, and dialogs', async ({ page, baseURL }) => {
  const operator = await Sender.as(baseURL ?? '', LOGINS.operator);
  const { body } = await operator.post('admin/section', { name: 'Album', company_id: 1 });
  const photo = {
    name: 'front.jpg',
    mimeType: 'image/jpeg',
    buffer: Buffer.from(await picture(640, 400)),
  };
  await operator.form('admin/photo/upload', { sectionID: String(body.data?.id), photo });

  const walk = await Walk.begin(page, baseURL, { login: 'operator' });
  await walk.openAll(
    '/companies/1/add-subcompany',
    '/companies/1/apply',
    '/photos',
    '/photos/datasets',
  );
  await page
    .getByRole('row')
    .getByRole('button', { name: /actions/i })
    .first()
    .click();
  await expect(page.getByRole('menuitem', { name: 'Download' })).toBeVisible();
  await walk.look('with the menu of a dataset');
  await page.keyboard.press('Escape');
  await walk.openAll('/support');
  await openRow(page);
  await expect(page).toHaveURL(/\/support\/\d+$/);
  await walk.look();
  await walk.openAll('/complaints');
  await openRow(page);
  await expect(page).toHaveURL(/\/complaints\/\d+$/);
  await walk.look();
  await walk.open(`/photos/${body.data?.id}`);
  await page.locator('[data-index="0"]').getByRole('button').press('Enter');
  await walk.lookAtDialog('the viewer of an album');
  await page.getByRole('checkbox', { name: 'Select front.jpg' }).check({ force: true });
  await walk.look('with a photo chosen');
  await page.getByRole('button', { name: 'Rename' }).click();
  await walk.lookAtDialog('being renamed');

  const article = await operator.post('help/instructions', {
    title_en: 'Scratches',
    body_en: '<p>Scratches show against the light.</p>',
  });
  const setLanguage = (value: string) =>
    page.context().addCookies([{ name: 'locale', value, url: baseURL ?? '' }]);
  await setLanguage('de');
  await walk.open(`/help/instructions/${article.body.data?.id}`);
  await expect(page.getByText('Dieser Artikel ist noch nicht übersetzt.')).toBeVisible();
  await walk.look('not translated');
  await setLanguage('en');
  await walk.openAll(filtered('/help/instructions', { q: 'vehicle' }));
  await walk.open('/help/instructions');
  await page.getByRole('button', { name: 'Change the order' }).click();
  await walk.look('being put in order');
  await walk.open('/help/instructions/create');
  await page.getByRole('button', { name: 'Create', exact: true }).click();
  await expect(page.getByText('Required').first()).toBeVisible();
  await walk.look('with what is missing');
  await page.getByRole('button', { name: 'Insert a picture' }).first().click();
  const insertion = page.getByRole('dialog', { name: 'Insert a picture' });
  await insertion
    .getByRole('textbox', { name: 'What does the picture show?' })
    .fill('A scratched door');
  await insertion.getByRole('button', { name: 'Insert a picture' }).click();
  await expect(insertion.getByRole('alert')).toHaveText('Choose a picture');
  await walk.lookAtDialog('with a picture to insert');

  await walk.open('/companies/1');
  await page.getByRole('button', { name: 'Add credits' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Add credits' }).click();
  await expect(
    page
      .getByRole('dialog')
      .getByRole('spinbutton')
      .or(page.getByRole('dialog').getByRole('textbox'))
      .first(),
  ).toHaveAttribute('aria-invalid', 'true');
  await walk.lookAtDialog('with a fault in a dialog');
  await page.getByRole('textbox', { name: 'Notes' }).fill('Mine');
  await operator.post('admin/companies/1', { notes: 'Theirs' });
  await page.getByRole('button', { name: 'Save' }).click();
  const conflict = page.getByRole('alertdialog', { name: 'This was changed meanwhile' });
  await expect(conflict).toBeVisible();
  await walk.watch.settled();
  walk.watch.forget(); // the save was refused
  await walk.look('with what was changed meanwhile');
  await conflict.getByRole('button', { name: 'Load theirs' }).click();
  await expect(conflict).toHaveCount(0);
  await walk.open('/companies/1/staff');
  await page
    .locator('[data-row]')
    .filter({ hasText: 'chief@nord.test' })
    .getByRole('button', { name: /^Actions for/ })
    .click();
  await page.getByRole('menuitem', { name: 'View as' }).click();
  const question = page.getByRole('dialog', { name: 'View as' });
  await walk.look('with the confirmation of viewing as another user');
  await question.getByRole('button', { name: 'View as' }).click();
  await expect(page.getByRole('alert').filter({ hasText: 'You see the product as' })).toBeVisible();
  await walk.look('viewed as a manager');
});
