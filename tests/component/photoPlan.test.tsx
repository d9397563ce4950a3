import { cleanup, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { Car } from '../../contract/vehicles/vehicle.ts';
import PlanDialog from '../../src/customRoutes/photos/plan/PlanDialog.tsx';
import { photos } from '../../src/dataProvider/photos.ts';
import { showVehiclePart, view } from './setup/vehiclePart.tsx';

// The plan of chosen photos, before they are uploaded.

const CAR = {
  id: 7,
  additional_uploads: 1,
  angles: [view(11, 'Front'), view(12, 'Dashboard', 'interior')],
  photos: [],
  extra_photos: [],
} as unknown as Car; // only the fields that are read here

beforeEach(() => {
  vi.stubGlobal('createImageBitmap', async () => ({ width: 4, height: 3, close() {} }));
  vi.spyOn(HTMLCanvasElement.prototype, 'getContext').mockReturnValue(null);
  vi.spyOn(HTMLCanvasElement.prototype, 'toBlob').mockImplementation((done) => {
    done(new Blob(['x'], { type: 'image/jpeg' }));
  });
  vi.stubGlobal('URL', Object.assign(URL, { createObjectURL: () => 'blob:1' }));
});
afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

test('says that a vehicle is cut off while its photo is on a view of the whole vehicle', async () => {
  vi.spyOn(photos, 'lookAtPhoto').mockResolvedValue({ shows: null, is_cut_off: true });
  showVehiclePart(CAR, [], <PlanDialog files={[new File(['x'], 'a.jpg')]} />);
  await screen.findByText('vehicle.plan.cut_off');
  for (const place of ['extra', '12']) {
    await userEvent.selectOptions(screen.getByRole('combobox'), place);
    await waitFor(() => expect(screen.queryByText('vehicle.plan.cut_off')).toBeNull());
    await userEvent.selectOptions(screen.getByRole('combobox'), '11');
    await screen.findByText('vehicle.plan.cut_off');
  }
});

test('says nothing of a whole vehicle, or if the server does not answer', async () => {
  const look = vi.spyOn(photos, 'lookAtPhoto');
  for (const answer of [
    () => Promise.resolve({ shows: 'front' as const, is_cut_off: false }),
    () => Promise.reject(new Error('unreachable')),
  ]) {
    look.mockImplementation(answer);
    showVehiclePart(CAR, [], <PlanDialog files={[new File(['x'], 'a.jpg')]} />);
    expect((await screen.findByRole<HTMLSelectElement>('combobox')).value).toBe('11');
    expect(screen.queryByText('vehicle.plan.cut_off')).toBeNull();
    cleanup();
  }
  expect(look).toHaveBeenCalledTimes(2);
});
