import { screen, waitFor, within } from '@testing-library/react';
import { beforeAll, expect, test } from 'vitest';
import { newCar } from '../api/house/dealer.ts';
import { renderApp, signIn } from './house/renderApp.tsx';

const NAME = 'Listed vehicle';
const LIST = `/vehicles?filter=${encodeURIComponent(JSON.stringify({ q: NAME }))}`;

beforeAll(async () => {
  await newCar(await signIn('chief'), { vehicle_name: NAME });
});

test('the exact time of a change is told when the pointer comes over it', async () => {
  const { user } = await renderApp(LIST, { as: 'chief' });
  const row = (await screen.findByRole('link', { name: NAME })).closest('tr') as HTMLElement;
  const time = within(row).getAllByRole('time')[0] as HTMLElement;
  expect(time.title).toBe('');
  await user.hover(time);
  await waitFor(() => expect(time.title).toMatch(/\b\d{4}\b.*\d:\d\d:\d\d/));
});

test('a vehicle’s own title takes the place of the header’s, and gives it back', async () => {
  const title = (name: string) => within(screen.getByRole('banner')).findByRole('heading', { level: 1, name });
  const { user } = await renderApp(LIST, { as: 'chief' });
  const link = await screen.findByRole('link', { name: NAME });
  await title('Vehicles');
  await user.click(link);
  await title(NAME);
  window.history.back();
  await title('Vehicles');
});
