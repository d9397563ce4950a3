import { cleanup, fireEvent, screen } from '@testing-library/react';
import type { ReactNode } from 'react';
import { afterEach, expect, test } from 'vitest';
import type { Car } from '../../contract/vehicles/vehicle.ts';
import { useGridKeys } from '../../src/customRoutes/photos/grid/AngleGrid.tsx';
import { SelectedPhotos } from '../../src/customRoutes/photos/grid/PhotoBar.tsx';
import { slotsOf } from '../../src/customRoutes/photos/grid/slots.ts';
import { showVehiclePart } from './setup/vehiclePart.tsx';

// Actions for selected photos. Photo 1 has a view that the company uses, photo 2 a view that is switched off.

const CAR = {
  id: 7,
  angles: [
    { id: 11, position: 1, kind: 'exterior', isSelected: 1 },
    { id: 12, position: 2, kind: 'exterior', isSelected: 0 },
  ],
  photos: [
    { id: 1, angle_id: 11, extra: 0 },
    { id: 2, angle_id: 12, extra: 0 },
  ],
  extra_photos: [{ id: 3, angle_id: null, extra: 1 }],
} as unknown as Car; // only the fields that are read here

const SLOTS = slotsOf(CAR, []);

afterEach(cleanup);

const show = (chosen: readonly number[], part: ReactNode) => showVehiclePart(CAR, chosen, part);

const PROCESS = { name: 'vehicle.actions.process' };

test('selected photos of allowed views are processed together', async () => {
  const { process } = show([1, 2, 3], <SelectedPhotos />);
  (await screen.findByRole('button', PROCESS)).click();
  expect(process).toHaveBeenCalledExactlyOnceWith([1, 3]);
});

test('processing is not offered when no selected photo has an allowed view', async () => {
  show([2], <SelectedPhotos />);
  expect(await screen.findByRole('button', { name: 'vehicle.actions.download' })).toBeTruthy();
  expect(screen.queryByRole('button', PROCESS)).toBeNull();
});

const Grid = () => {
  const { onKeyDown } = useGridKeys(SLOTS);
  return (
    <ul onKeyDown={onKeyDown}>
      {SLOTS.map(({ key }) => (
        <li key={key} data-slot={key}>
          <button type="button" data-surface>
            {key}
          </button>
        </li>
      ))}
    </ul>
  );
};
const press = async (slot: string) =>
  fireEvent.keyDown(await screen.findByRole('button', { name: slot }), { key: 'p' });

test('the P key processes the photos of allowed views', async () => {
  const { process } = show([1, 2, 3], <Grid />);
  await press('view-12');
  expect(process).toHaveBeenCalledExactlyOnceWith([1, 3]);
});

test('the P key skips a photo whose view is not allowed', async () => {
  const { process } = show([], <Grid />);
  await press('view-12');
  expect(process).not.toHaveBeenCalled();
  await press('view-11');
  expect(process).toHaveBeenCalledExactlyOnceWith([1]);
});
