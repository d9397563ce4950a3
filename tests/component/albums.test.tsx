import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { adminAlbumPhotos, adminSections } from '../../contract/albums/calls.ts';
import type { Client } from '../api/setup/client.ts';
import { picture } from '../api/setup/pictures.ts';
import { answerInstead } from './setup/calls.ts';
import { renderApp, signIn } from './setup/renderApp.tsx';

afterEach(() => vi.restoreAllMocks());

/** Gives all elements a width of 900 pixels. jsdom has no layout, and without a width the grid draws no photos. */
const haveWidth = () => vi.spyOn(HTMLElement.prototype, 'clientWidth', 'get').mockReturnValue(900);

const newAlbum = async (client: Client, name: string, parent_id?: number): Promise<number> =>
  (
    await client.must(adminSections.create, {
      body: { name, ...(parent_id !== undefined && { parent_id }) },
    })
  ).data.id;
const addPhoto = async (client: Client, album: number, name: string): Promise<number> => {
  const photo = { name, bytes: await picture() };
  const fields = { sectionID: album };
  return (await client.must(adminAlbumPhotos.upload, { fields, files: { photo } })).data.id;
};
const inDialog = async () => within(await screen.findByRole('dialog'));
const albumsInside = async () =>
  within(await screen.findByRole('region', { name: 'Albums inside' }));

test('an album is created inside another and renamed, and the back link leads to the outer album', async () => {
  const photographer = await signIn('photographer');
  const outer = await newAlbum(photographer, 'Showroom in June');
  const { user, fill } = await renderApp(`/photos/${outer}`, { as: 'photographer' });
  await user.click(await screen.findByRole('button', { name: 'New album inside' }));
  await fill(await (await inDialog()).findByRole('textbox', { name: 'Name' }), 'Monday');
  await user.click((await inDialog()).getByRole('button', { name: 'New album inside' }));
  await user.click(await (await albumsInside()).findByRole('link', { name: /^Monday/ }));
  await screen.findByRole('heading', { name: 'Monday', level: 1 });

  await user.click(await screen.findByRole('button', { name: 'Rename' }));
  await fill(await (await inDialog()).findByRole('textbox', { name: 'Name' }), 'Tuesday');
  await user.click((await inDialog()).getByRole('button', { name: 'Rename' }));
  await screen.findByRole('heading', { name: 'Tuesday', level: 1 });
  await user.click(
    within(screen.getByRole('main')).getByRole('link', { name: 'Showroom in June' }),
  );
  await (await albumsInside()).findByRole('link', { name: /^Tuesday/ });
  expect(window.location.pathname).toBe(`/photos/${outer}`);
});

test('the list shows albums as pictures, on every screen, with what is in them; a card opens its album', async () => {
  const photographer = await signIn('photographer');
  const outer = await newAlbum(photographer, 'Seen from outside');
  await newAlbum(photographer, 'Seen from inside', outer);
  await addPhoto(photographer, outer, 'cover.jpg');
  const { user } = await renderApp('/photos', { as: 'photographer' });
  const link = await screen.findByRole('link', { name: 'Seen from outside' });
  const card = link.closest<HTMLElement>('[data-row]');
  expect(card?.textContent).toContain('1 photo · 1 album inside');
  expect(card?.querySelector('img')?.getAttribute('src')).toMatch(/^\//);
  expect(screen.queryByRole('table')).toBeNull();
  screen.getByRole('button', { name: /^Sort by/ });
  await user.click(within(card as HTMLElement).getByRole('checkbox'));
  await screen.findByText('1 selected');
  await user.click(link);
  await screen.findByRole('heading', { name: 'Seen from outside', level: 1 });
});

test('an album shows its first 60 inner albums; a button adds the others and focuses the first of them', async () => {
  const photographer = await signIn('photographer');
  const outer = await newAlbum(photographer, 'Many inside');
  for (let number = 10; number < 72; number += 1) await newAlbum(photographer, `${number}`, outer);
  const { user } = await renderApp(`/photos/${outer}`, { as: 'photographer' });
  const inside = await albumsInside();
  expect(await inside.findAllByRole('link')).toHaveLength(60);
  await user.click(inside.getByRole('button', { name: '2 more albums' }));
  await waitFor(() => expect(inside.getAllByRole('link')).toHaveLength(62));
  await waitFor(() => expect(document.activeElement?.textContent).toMatch(/^70/));
  expect(inside.queryByRole('button')).toBeNull();
});

test('a company’s users see its albums and download photos, but change nothing; Back closes the viewer', async () => {
  const photographer = await signIn('photographer');
  const album = await newAlbum(photographer, 'For Nordwind');
  await addPhoto(photographer, album, 'corner.jpg');
  haveWidth();
  const { user } = await renderApp(`/photos/${album}`, { as: 'employee' });
  await user.click(await screen.findByRole('checkbox', { name: 'Select corner.jpg' }));
  const chosen = within(await screen.findByRole('region', { name: 'Actions for the selection' }));
  chosen.getByRole('button', { name: 'Download' });
  screen.getByRole('button', { name: 'Download as ZIP' });
  for (const name of ['Upload photos', 'Rename', 'New album inside', 'Delete', 'Mark processed']) {
    expect(screen.queryByRole('button', { name })).toBeNull();
  }
  await user.click(screen.getByRole('button', { name: 'corner.jpg: open' }));
  await screen.findByRole('dialog', { name: 'Photos of For Nordwind' });
  window.history.back();
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  chosen.getByRole('button', { name: 'Download' }); // the page is still there, with its selection
});

test('the filter and order of an album’s photos are in the address, also while one is viewed', async () => {
  const photographer = await signIn('photographer');
  const album = await newAlbum(photographer, 'Half done');
  const done = await addPhoto(photographer, album, 'done.jpg');
  await addPhoto(photographer, album, 'open.jpg');
  await photographer.must(adminAlbumPhotos.markProcessed, {
    body: { sectionID: album, photos: [done], processed: 1 },
  });
  haveWidth();
  const { user } = await renderApp(`/photos/${album}`, { as: 'photographer' });
  await screen.findByRole('button', { name: 'open.jpg: open' });
  await user.selectOptions(screen.getByRole('combobox', { name: 'Sort' }), 'By name');
  await user.selectOptions(screen.getByRole('combobox', { name: 'Show' }), 'Processed');
  await waitFor(() => expect(screen.queryByRole('button', { name: 'open.jpg: open' })).toBeNull());
  await user.click(await screen.findByRole('button', { name: 'done.jpg, processed: open' }));
  await screen.findByRole('dialog', { name: 'Photos of Half done' });
  const address = window.location.pathname + window.location.search;
  expect(address).toBe(`/photos/${album}?sort=name&show=processed`);
  cleanup();

  await renderApp(address, { as: 'photographer' });
  await screen.findByRole('button', { name: 'done.jpg, processed: open' });
  expect(screen.queryByRole('button', { name: 'open.jpg: open' })).toBeNull();
  expect(screen.getByRole('combobox', { name: 'Sort' })).toHaveProperty('value', 'name');
});

test('a photo is opened while it loads; when that fails, the viewer says why and tries again', async () => {
  const photographer = await signIn('photographer');
  const album = await newAlbum(photographer, 'Slow to load');
  await addPhoto(photographer, album, 'late.jpg');
  haveWidth();
  const refused = Promise.withResolvers<void>();
  const stop = answerInstead(/\/section\/\d+\/photo/, async () => {
    await refused.promise;
    return Response.json({ code: 422, message: 'Not now' }, { status: 422 });
  });
  const { user } = await renderApp(`/photos/${album}`, { as: 'photographer' });
  await user.click(await screen.findByRole('button', { name: 'Photo is loading' }));
  const viewer = within(await screen.findByRole('dialog', { name: 'Photos of Slow to load' }));
  await viewer.findByRole('progressbar', { name: 'Photo is loading' });

  refused.resolve();
  expect((await viewer.findByRole('alert')).textContent).toContain('Not now');
  stop();
  await user.click(viewer.getByRole('button', { name: 'Try again' }));
  await viewer.findByRole('img', { name: 'late.jpg' });
});

test('a photo manager may not open the neuro-datasets; “to the start page” leads to the albums', async () => {
  const { user } = await renderApp('/photos/datasets', { as: 'photographer' });
  await screen.findByRole('heading', { name: 'Access denied', level: 1 });
  await user.click(screen.getByRole('link', { name: 'To the start page' }));
  await waitFor(() => expect(window.location.pathname).toBe('/photos'));
});
