import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import type { FinishedCar, LookRun } from '../../contract/looks/preview.ts';
import { answerInstead, recordSends } from './setup/calls.ts';
import { finishedVehicle } from './setup/records.ts';
import { renderApp } from './setup/renderApp.tsx';

// Settings → Apply, for drafts only. The server here has no model; tests/api/processing/cutoutEngines.test.ts covers a server with one.

const PAGE = '/settings/apply';
const SWITCH = 'Only drafts: the better engine cuts them out again';

const vehicle = (id: number, photos: number, drafts: number): FinishedCar => ({
  id,
  vehicle_name: `Wagen ${id}`,
  vin: '',
  thumbnail_url: null,
  photos,
  drafts,
});
const [clean, mixed] = [vehicle(1, 4, 0), vehicle(2, 3, 1)];
const run: LookRun = {
  id: 1,
  cars: 1,
  photos: 1,
  done: 1,
  failed: 0,
  failures: [],
  can_undo: 0,
  created_at: new Date().toISOString(),
};

/** Answers like a server whose model cuts vehicles out. */
const useModel = () => {
  answerInstead(/\/settings\/apply\/vehicles/, async ({ path }) => {
    const data = path.includes('drafts=1') ? [mixed] : [clean, mixed];
    return Response.json({ data, total: data.length });
  });
  answerInstead(/\/settings\/apply$/, async ({ method }, go) =>
    method === 'POST' ? Response.json({ data: run }) : go(),
  );
};

test('when a model is in use, only drafts are counted and processed again, free of charge', async () => {
  useModel();
  const sends = recordSends();
  const { user } = await renderApp(PAGE, { as: 'chief' });
  const list = () => within(screen.getByRole('group', { name: 'Vehicles with finished pictures' }));
  await user.click(await screen.findByRole('checkbox', { name: 'Wagen 1 4 photos' }));
  await screen.findByText('1 vehicle, 4 photos, free of charge');

  await user.click(screen.getByRole('switch', { name: SWITCH }));
  expect(screen.queryByText(/free of charge$/)).toBeNull();
  await user.click(await screen.findByRole('checkbox', { name: 'Wagen 2 1 photo' }));
  expect(list().queryByRole('checkbox', { name: /^Wagen 1 / })).toBeNull();
  await screen.findByText('1 vehicle, 1 photo, free of charge');
  await user.click(screen.getByRole('button', { name: 'Apply' }));
  await screen.findByText('The pictures are being made again. You can leave this page.');
  expect(sends.map(({ path, body }) => [path, body])).toEqual([
    ['/api/settings/apply', { cars: [2], only: 'drafts' }],
  ]);
});

test('without a model, the choice of drafts is not offered', async () => {
  await finishedVehicle();
  await renderApp(PAGE, { as: 'chief' });
  await screen.findByRole('group', { name: 'Vehicles with finished pictures' });
  expect(screen.queryByRole('switch', { name: SWITCH })).toBeNull();
});
