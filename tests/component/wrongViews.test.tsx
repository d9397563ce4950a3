import { cleanup, screen, waitFor } from '@testing-library/react';
import type { ReactNode } from 'react';
import { afterEach, expect, test, vi } from 'vitest';
import type { Car } from '../../contract/vehicles/vehicle.ts';
import { SelectedPhotos } from '../../src/customRoutes/photos/grid/PhotoBar.tsx';
import { SlotTile } from '../../src/customRoutes/photos/grid/SlotTile.tsx';
import { slotsOf } from '../../src/customRoutes/photos/grid/slots.ts';
import { WrongViewsDialog } from '../../src/customRoutes/views/wrongViews.tsx';
import { showVehiclePart } from './setup/vehiclePart.tsx';

// Photo 1 shows the rear but is on the front; photo 2 is on the right view; photo 3 is on a wrong view and was processed there.

const view = (id: number, code: string) => ({
  id,
  position: id,
  code,
  kind: 'exterior',
  isSelected: 1,
  name: { en: code, de: code },
});
const CAR = {
  id: 7,
  angles: [
    view(11, 'front'),
    view(12, 'left'),
    view(13, 'right'),
    view(15, 'rear-low'),
    view(14, 'rear'),
  ],
  photos: [
    { id: 1, angle_id: 11, extra: 0, status: 0, shows: 'rear' },
    { id: 2, angle_id: 12, extra: 0, status: 0, shows: 'left' },
    { id: 3, angle_id: 13, extra: 0, status: 4, shows: 'left' },
  ],
  extra_photos: [],
} as unknown as Car; // only the fields that are read here

afterEach(cleanup);

const show = (chosen: readonly number[], part: ReactNode, car = CAR) =>
  showVehiclePart(car, chosen, part);

test('photos on wrong views are reported before processing is charged', async () => {
  const { process, setOverlay } = show([1, 2], <SelectedPhotos />);
  (await screen.findByRole('button', { name: 'vehicle.actions.process' })).click();
  expect(setOverlay).toHaveBeenCalledExactlyOnceWith({ name: 'wrong_views', photos: [1, 2] });
  expect(process).not.toHaveBeenCalled();
});

test('photos on the right view, or already processed, need no confirmation', async () => {
  const { process, setOverlay } = show([2, 3], <SelectedPhotos />);
  (await screen.findByRole('button', { name: 'vehicle.actions.process' })).click();
  expect(process).toHaveBeenCalledExactlyOnceWith([2, 3]);
  expect(setOverlay).not.toHaveBeenCalled();
});

test('the user may process them without changing the view', async () => {
  const { process } = show([], <WrongViewsDialog photos={[1, 2, 3]} />);
  expect((await screen.findByRole('dialog')).textContent).toContain('front: vehicle.looks.rear');
  expect(screen.getByRole('dialog').textContent).not.toContain('vehicle.looks.left');
  screen.getByRole('button', { name: 'vehicle.wrong_views.process' }).click();
  await waitFor(() => expect(process).toHaveBeenCalledExactlyOnceWith([1, 2, 3]));
});

test('a photo is moved by one press to the view that it shows', async () => {
  const { move } = show([], <WrongViewsDialog photos={[1]} />);
  (await screen.findByRole('button', { name: 'vehicle.wrong_views.move' })).click();
  expect(move).toHaveBeenCalledExactlyOnceWith(1, 14);
});

test('a photo does not take the view of one that belongs there', async () => {
  const photos = CAR.photos.map((photo) => ({ ...photo, status: 0 as const }));
  show([], <WrongViewsDialog photos={[3]} />, { ...CAR, photos });
  await screen.findByText('vehicle.looks.left', { exact: false });
  expect(screen.queryByRole('button', { name: 'vehicle.wrong_views.move' })).toBeNull();
});

test('the tile of a photo says that it looks like another view', async () => {
  const [slot] = slotsOf(CAR, []);
  const handlers = { onOpen: vi.fn(), onToggle: vi.fn(), onMenu: vi.fn(), onFocus: vi.fn() };
  show(
    [],
    slot && (
      <SlotTile
        slot={slot}
        name="Front"
        shown="original"
        isSelected={false}
        isMarked={false}
        isTabStop
        handlers={handlers}
      />
    ),
  );
  expect(await screen.findByText('vehicle.looks.rear')).toBeTruthy();
});
