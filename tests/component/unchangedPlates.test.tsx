import { screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { ftp } from '../../contract/ftpExport/calls.ts';
import type { Car } from '../../contract/vehicles/vehicle.ts';
import { read } from '../api/setup/dealer.ts';
import { answerInstead, recordSends } from './setup/calls.ts';
import { finishedVehicle } from './setup/records.ts';
import { renderApp, signIn } from './setup/renderApp.tsx';

/** Creates a vehicle whose finished front shows its plate, and answers with it as the server would after processing. */
const vehicleWithPlate = async () => {
  const vehicle = await finishedVehicle();
  answerInstead(new RegExp(`/cars/${vehicle.car}$`), async (_call, go) => {
    const { data } = (await (await go()).json()) as { data: Car };
    const photos = data.photos.map((photo) => ({ ...photo, unchanged_plate: 'missing' }));
    return Response.json({ data: { ...data, photos, unchanged_plates: 1 } });
  });
  return vehicle;
};

const WHY = /^No licence plate was found here/;
const openMenu = async (user: UserEvent, view: string) =>
  user.click(await screen.findByRole('button', { name: `Actions for “${view}”` }));

test('a picture whose plate was not changed says so at its tile and at its vehicle', async () => {
  const { car, view } = await vehicleWithPlate();
  await renderApp(`/vehicles/${car}`, { as: 'chief' });
  const why = await screen.findByText(WHY);
  const tile = within(why.closest<HTMLElement>('[data-slot]') ?? why);
  tile.getByText('Plate not changed');
  tile.getByText(view);
  expect(screen.getAllByText('1 plate not changed').length).toBeGreaterThan(0);
});

test('it is downloaded only after a confirmation that names it, alone or with all others', async () => {
  const { car, photo, view } = await vehicleWithPlate();
  const { user } = await renderApp(`/vehicles/${car}`, { as: 'chief' });
  await screen.findByText(WHY);
  const sends = recordSends();
  await openMenu(user, view);
  await user.click(await screen.findByRole('menuitem', { name: 'Download finished picture' }));
  const alone = within(
    await screen.findByRole('dialog', { name: 'The licence plate can be read' }),
  );
  alone.getByText(view);
  await user.click(alone.getByRole('button', { name: 'Cancel' }));
  expect(sends).toEqual([]);

  await user.click(screen.getByRole('button', { name: 'Download all' }));
  await user.click(await screen.findByRole('menuitem', { name: 'All finished pictures' }));
  const all = within(await screen.findByRole('dialog', { name: 'The licence plate can be read' }));
  await user.click(all.getByRole('button', { name: 'Download anyway' }));
  await waitFor(() =>
    expect(sends.map(({ body }) => body)).toEqual([
      { car, variant: 'processed', confirmed_plates: [photo] },
    ]),
  );
});

test('one click says that there is no plate', async () => {
  const { car, photo, view } = await vehicleWithPlate();
  const { user } = await renderApp(`/vehicles/${car}`, { as: 'chief' });
  await screen.findByText(WHY);
  const sends = recordSends();
  await openMenu(user, view);
  await user.click(await screen.findByRole('menuitem', { name: 'There is no licence plate' }));
  await waitFor(() => expect(sends.map(({ body }) => body)).toEqual([{ car, photo, plate: null }]));
  const chief = await signIn('chief');
  await waitFor(async () => expect((await read(chief, car)).photos[0]?.plate_state).toBe('none'));
});

test('the FTP panel names the pictures that are held back, and asks before sending them', async () => {
  const chief = await signIn('chief');
  await chief.must(ftp.save, {
    body: { ftp_host: 'ftp.nord.test', ftp_user: 'nord', ftp_pass: 'secret' },
  });
  const { car, photo, view } = await vehicleWithPlate();
  const { user } = await renderApp(`/vehicles/${car}`, { as: 'chief' });
  await user.click(await screen.findByRole('tab', { name: 'Vehicle data' }));
  const panel = within(await screen.findByRole('region', { name: 'FTP upload' }));
  expect((await panel.findByRole('alert')).textContent).toContain(
    `The licence plate can be read on: ${view}`,
  );
  const sends = recordSends();
  await user.click(panel.getByRole('button', { name: 'Send pictures' }));
  await user.click(
    within(await screen.findByRole('dialog')).getByRole('button', { name: 'Send anyway' }),
  );
  await waitFor(() =>
    expect(sends.map(({ body }) => body)).toEqual([{ confirmed_plates: [photo] }]),
  );
});
