import { randomUUID } from 'node:crypto';
import { screen, waitFor, within } from '@testing-library/react';
import sharp from 'sharp';
import { beforeAll, expect, test } from 'vitest';
import { companyBackgrounds, companyLogos } from '../../contract/looks/pictureCalls.ts';
import { companyPlates } from '../../contract/looks/plateCalls.ts';
import { beOnPhone } from './setup/onPhone.ts';
import { ownCompany } from './setup/records.ts';
import { renderApp, type ShownApp, signIn } from './setup/renderApp.tsx';

// Logos, banners and licence plates of a company. tests/e2e/look.spec.ts covers how they look on a vehicle.

const newName = (name: string) => `${name} ${randomUUID().slice(0, 6)}`;
const png = async (width: number, height: number) =>
  new Uint8Array(
    await sharp({
      create: {
        width,
        height,
        channels: 4,
        background: { r: 200, g: 30, b: Math.floor(Math.random() * 256), alpha: 0.5 },
      },
    })
      .png()
      .toBuffer(),
  );
const dropGround = () => screen.findByRole('group', { name: /: add pictures$/ });
const choose = async ({ user }: ShownApp, name: string, bytes: Uint8Array<ArrayBuffer>) => {
  const input = (await dropGround()).querySelector('input');
  if (!input) throw new Error('no file can be chosen');
  await user.upload(input, new File([bytes], name, { type: 'image/png' }));
};
const main = async () => within(await screen.findByRole('main'));

let offered: string;
beforeAll(async () => {
  offered = newName('Crest');
  const image = { name: 'crest.png', bytes: await png(300, 120), type: 'image/png' };
  await (await signIn('chief')).must(companyLogos.create, {
    fields: { name: offered },
    files: { image },
  });
});

test('a logo is added, renamed, made the default, and deleted after a warning', async () => {
  const name = newName('Mark');
  const app = await renderApp('/settings/logos', { as: 'westChief' });
  const { user, fill } = app;
  await choose(app, `${name}.png`, await png(300, 120));
  await screen.findByText('Picture added');
  await user.click(await screen.findByRole('link', { name }));
  await fill(await screen.findByRole('textbox', { name: 'Name' }), `${name} new`);
  await user.click(screen.getByRole('button', { name: 'Save' }));
  await screen.findByText(`${name} new saved`);
  await user.click(screen.getByRole('button', { name: 'Make standard' }));
  await screen.findByText('Standard changed');
  await user.click(await screen.findByRole('button', { name: 'Delete' }));
  const dialog = within(await screen.findByRole('dialog'));
  await waitFor(() =>
    expect(dialog.getByRole('alert').textContent).toContain('It is the company’s standard'),
  );
  await user.click(dialog.getByRole('button', { name: 'Delete' }));
  await screen.findByText('Deleted');
  await waitFor(() => expect(window.location.pathname).toBe('/settings/logos'));
  await dropGround();
  await waitFor(() => expect(screen.queryByRole('link', { name: `${name} new` })).toBeNull());
});

test('a file that is not a picture is refused with one toast and not stored', async () => {
  const app = await renderApp('/settings/banners', { as: 'westChief' });
  const name = newName('Broken');
  await choose(app, `${name}.png`, new TextEncoder().encode('<svg onload="alert(1)"/>'));
  const said = await screen.findAllByText(new RegExp(`${name}\\.png: .*PNG, JPEG or WebP`));
  expect(said).toHaveLength(1);
  expect(screen.queryByRole('link', { name })).toBeNull();
});

test('a licence plate of wrong proportions is refused with a reason', async () => {
  const app = await renderApp('/settings/plates', { as: 'westChief' });
  await screen.findByText(/Proportions of 520 × 110/);
  const name = newName('Square');
  await choose(app, `${name}.png`, await png(400, 400));
  await screen.findByText(new RegExp(`${name}\\.png: .*proportions`, 'i'));
  expect(screen.queryByRole('link', { name })).toBeNull();
});

test('a licence plate is shown on a front and a rear before it is used', async () => {
  const name = newName('Plate');
  const image = { name: 'plate.png', bytes: await png(520, 110), type: 'image/png' };
  await (await signIn('westChief')).must(companyPlates.create, {
    fields: { name, country: 'DE' },
    files: { image },
  });
  const { user } = await renderApp('/settings/plates', { as: 'westChief' });
  await user.click(await screen.findByRole('button', { name: `Actions for ${name}` }));
  await user.click(await screen.findByRole('menuitem', { name: 'Show on a vehicle' }));
  const dialog = within(await screen.findByRole('dialog', { name: `${name} on a vehicle` }));
  const shown = () =>
    dialog.getAllByRole('img', { name: /^Preview: / }).map((image) => image.getAttribute('alt'));
  await waitFor(() =>
    expect(shown()).toEqual(['Preview: Front', 'Preview: Front left', 'Preview: Rear']),
  );
});

test('a background’s light and floor are tried on a vehicle and saved', async () => {
  const name = newName('Yard');
  const chief = await signIn('westChief');
  const { data } = await chief.must(companyBackgrounds.create, {
    fields: { name },
    files: { image: { name: 'yard.png', bytes: await png(400, 300), type: 'image/png' } },
  });
  const { user } = await renderApp('/settings/backgrounds', { as: 'westChief' });
  await user.click(await screen.findByRole('button', { name: `Actions for ${name}` }));
  await user.click(await screen.findByRole('menuitem', { name: 'Show on a vehicle' }));
  const dialog = within(await screen.findByRole('dialog', { name: `${name} on a vehicle` }));
  const save = await dialog.findByRole('button', { name: 'Save' });
  expect(save).toHaveProperty('disabled', true);
  await user.click(dialog.getByRole('switch', { name: 'As in the picture' }));
  dialog.getByRole('slider', { name: 'Direction' }).focus();
  await user.keyboard('{ArrowLeft}{ArrowLeft}');
  await user.click(dialog.getByRole('switch', { name: 'Keep all tyres on the floor' }));
  await user.click(save);
  await screen.findByText('Light and floor saved');
  expect(
    (await chief.must(companyBackgrounds.one, { params: { id: data.id } })).data,
  ).toMatchObject({
    light: { side: -10, softness: 100, warmth: 0 },
    floor_from: 60,
  });
});

test('an employee sees and tries a logo, but cannot change what only managers may change', async () => {
  const { user } = await renderApp('/settings/logos', { as: 'employee' });
  await (await main()).findByText(offered);
  expect(screen.queryByRole('group', { name: /: add pictures$/ })).toBeNull();
  await user.click(screen.getByRole('button', { name: `Actions for ${offered}` }));
  await screen.findByRole('menuitem', { name: 'Show on a vehicle' });
  const items = screen.getAllByRole('menuitem');
  expect(items.map(({ textContent }) => textContent)).toEqual(['Show on a vehicle']);
});

test('the operator edits a company’s logos and banners on the company’s page', async () => {
  const company = await ownCompany(await signIn('chief'));
  await renderApp(`/companies/${company}/logos`, { as: 'operator' });
  await (await main()).findByText(offered);
  await dropGround();
});

test('on a phone, a card has its picture beside the name', async () => {
  beOnPhone();
  await renderApp('/settings/logos', { as: 'chief' });
  const card = (await screen.findByRole('link', { name: offered })).closest('[data-row]');
  if (!(card instanceof HTMLElement)) throw new Error('the logo has no card');
  expect(card.querySelector('.before img')).not.toBeNull();
  const terms = within(card).getAllByRole('term');
  expect(terms.map(({ textContent }) => textContent)).toEqual(['Standard', 'Vehicles']);
});
