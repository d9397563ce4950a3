import { fireEvent, screen, within } from '@testing-library/react';
import { afterEach, test, vi } from 'vitest';
import { adminSections } from '../../contract/albums/calls.ts';
import { newCar } from '../api/setup/dealer.ts';
import { picture } from '../api/setup/pictures.ts';
import { renderApp, signIn } from './setup/renderApp.tsx';

// Texts on phones, where photos are chosen and taken: nothing can be dropped or dragged there.

const touch = (isTouched: boolean) => {
  const { matchMedia } = window;
  vi.spyOn(window, 'matchMedia').mockImplementation((media) => ({
    ...matchMedia(media),
    matches: media === '(pointer: coarse)' ? isTouched : matchMedia(media).matches,
  }));
};
afterEach(() => vi.restoreAllMocks());

test.each([
  [true, 'Choose photos from this device, or take some.'],
  [false, 'Drop photos here, paste them or choose files.'],
])('an empty album, touched: %s', async (isTouched, text) => {
  touch(isTouched);
  const photographer = await signIn('photographer');
  const { id } = (await photographer.must(adminSections.create, { body: { name: 'Empty' } })).data;
  await renderApp(`/photos/${id}`, { as: 'photographer' });
  await screen.findByText(text);
});

test.each([
  [true, 'Walk around the vehicle', 'To move a photo, choose another view below it.'],
  [false, 'Drop your photos here', 'Drag a photo to another view, or choose the view below it.'],
])('an empty vehicle and the plan of its photos, touched: %s', async (isTouched, title, how) => {
  touch(isTouched);
  const { id } = await newCar(await signIn('chief'));
  await renderApp(`/vehicles/${id}`, { as: 'chief' });
  await screen.findByRole('heading', { name: title });
  const bytes = new Uint8Array(await picture());
  const files = ['a.jpg', 'b.jpg'].map((name) => new File([bytes], name, { type: 'image/jpeg' }));
  fireEvent.paste(document.body, { clipboardData: { files } });
  await within(await screen.findByRole('dialog')).findByText(how, { exact: false });
});
