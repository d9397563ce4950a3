import sharp from 'sharp';
import { session } from '../../../contract/accounts/sessionCalls.ts';
import { complaints } from '../../../contract/complaints/calls.ts';
import { Client } from '../../api/setup/client.ts';
import { newCar, send, sendFinished } from '../../api/setup/dealer.ts';
import { LOGINS, newName, PASSWORD } from '../../e2e/dealer.ts';
import { expect, type Walker } from './walker.ts';

/** A manager of the sample data with few finished vehicles. */
const MANAGER = 'chief@rhein.test';
const MODERATED = 10;
const NO_PHOTO = 'There is no photo to approve yet.';

const drawn = async (name: string, [width, height]: readonly [number, number]) => ({
  name,
  mimeType: 'image/png',
  buffer: await sharp({ create: { width, height, channels: 4, background: '#c81e28' } })
    .png()
    .toBuffer(),
});

/** Does walk 2: room, logo, plate, preview, application to finished vehicles, undo. */
export const changeLook = async (walker: Walker): Promise<void> => {
  const { page } = walker;
  const [room, logo, plate] = [newName('Hall'), newName('Crest'), newName('Plate')];
  const tile = (group: RegExp, name: string | RegExp) =>
    page.getByRole('radiogroup', { name: group }).getByRole('radio', { name });
  const part = (name: string) =>
    page.getByRole('navigation', { name: 'Parts of the settings' }).getByRole('link', { name });
  await page.goto('/login');
  await walker.signIn(MANAGER);
  await walker.click(walker.menu('Settings'));

  await walker.click(part('Default rooms'));
  await walker.click(walker.link('New room'));
  await walker.type(walker.field('Name'), room);
  await walker.choose(tile(/^Wall/, 'Gallery'));
  await walker.choose(tile(/^Floor/, 'Loft'));
  await walker.click(walker.button('Create'));
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(room);

  await walker.click(walker.menu('Settings'));
  for (const [list, name, size] of [
    ['Logos', logo, [300, 120]],
    ['Licence plates', plate, [1040, 220]],
  ] as const) {
    await walker.click(part(list));
    const area = page.getByRole('group', { name: `${list}: add pictures` });
    const choose = () => walker.click(area.getByRole('button', { name: 'Choose files' }));
    await walker.chooseFiles(choose, [await drawn(`${name}.png`, size)]);
    await expect(page.locator('[data-row]').filter({ hasText: name })).toBeVisible();
  }

  await walker.click(part('Basic'));
  await walker.choose(tile(/^Room/, room));
  await walker.choose(tile(/^Logo$/, logo));
  await walker.choose(tile(/^Licence plate/, plate));
  await walker.click(page.getByRole('switch', { name: 'Replace the licence plate' }));
  await expect(page.getByRole('img', { name: /^Preview: / })).toHaveCount(3);
  await walker.click(walker.button('Save'));
  await expect(page.getByText('Settings saved').first()).toBeVisible();

  await walker.click(walker.link('Apply to finished vehicles'));
  await walker.choose(page.getByRole('checkbox', { name: /^All \d+ shown$/ }));
  await walker.click(walker.button('Apply'));
  await expect(page.getByText(/^All \d+ done$/)).toBeVisible();
  await walker.click(walker.button('Undo'));
  await walker.click(page.getByRole('dialog').getByRole('button', { name: 'Undo' }));
  await expect(page.getByText('The former pictures are back').first()).toBeVisible();
};

const clientOf = async (baseUrl: string, email: string): Promise<Client> => {
  const body = { email, password: PASSWORD };
  return new Client(
    baseUrl,
    (await new Client(baseUrl).must(session.login, { body })).access_token,
  );
};

/** Creates vehicles that wait for moderation, and reports a problem with one of them. @returns that vehicle's name */
const prepareDesk = async (baseUrl: string): Promise<string> => {
  const [operator, dealer] = [
    await clientOf(baseUrl, LOGINS.operator),
    await clientOf(baseUrl, LOGINS.otherChief),
  ];
  const name = newName('Reported');
  for (let made = 0; made < MODERATED; made += 1) {
    const { id: car, angles } = await newCar(dealer, {
      vehicle_name: made ? `Wagen ${made}` : name,
    });
    const view = angles[0]?.id ?? 0;
    const { id: photo } = await send(dealer, car, view);
    if (made > 0) continue;
    await sendFinished(operator, car, view);
    await dealer.must(complaints.send, {
      params: { car },
      body: { photo, about: 'cutout', text: 'A halo around the roof' },
    });
  }
  return name;
};

/** Does walk 3: moderation of ten vehicles by keys; a company with credits; a reported problem; an offer. */
export const runOffice = async (walker: Walker): Promise<void> => {
  const { page } = walker;
  await page.goto('/login');
  const reported = await prepareDesk(new URL(page.url()).origin);
  await walker.signIn('operator');
  await walker.click(walker.menu('Vehicles moderation'));
  await walker.click(walker.link('Begin with the oldest'));
  const desk = page.getByRole('toolbar', { name: 'Moderation' });
  const approve = desk.getByRole('button', { name: /^Approve/ });
  const place = desk.getByText(/^\d+ of \d+$/);
  for (let approved = 0; approved < MODERATED; ) {
    const before = (await place.textContent()) ?? '';
    const hasPhotos = (await approve.getAttribute('title')) !== NO_PHOTO;
    const decided = hasPhotos && page.waitForResponse(/\/approve$/);
    await walker.press(hasPhotos ? 'a' : 'n');
    await decided;
    await expect(place).not.toHaveText(before);
    if (hasPhotos) approved += 1;
  }

  await walker.click(walker.menu('Companies'));
  await walker.click(walker.link('New company'));
  const company = newName('Autohaus');
  await walker.type(walker.field('Name'), company);
  await walker.type(walker.field(/^Manager\b(?!'s)/), 'Nele Neu');
  await walker.type(walker.field("Manager's e-mail"), `${company.split(' ')[1]}@new.test`);
  await walker.click(walker.button('Create'));
  await expect(page).toHaveURL(/\/companies\/\d+$/);
  await walker.click(walker.button('Add credits'));
  const dialog = page.getByRole('dialog', { name: 'Add credits' });
  await walker.type(dialog.getByRole('spinbutton', { name: 'Amount' }), '20');
  await walker.click(dialog.getByRole('button', { name: 'Add credits' }));
  await expect(page.getByText('Credits added').first()).toBeVisible();

  await walker.click(walker.menu('Reported problems'));
  await walker.click(walker.link(reported));
  await walker.type(walker.field('Answer'), 'We have cut it out again.');
  await walker.click(walker.button('Send answer'));
  await expect(page.getByRole('heading', { name: /^The operator’s answer/ })).toBeVisible();

  await walker.click(walker.menu('Special offers'));
  await walker.click(walker.link('New special offer'));
  await walker.type(walker.field(/^Title$/), newName('Winter tyres'));
  await walker.click(page.getByRole('switch', { name: 'Active' }));
  await walker.click(walker.button('Create'));
  await expect(page).toHaveURL(/\/special-offers\/\d+$/);
};
