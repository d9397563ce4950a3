import { createTheme, ThemeProvider } from '@mui/material/styles';
import { render } from '@testing-library/react';
import type { ReactNode } from 'react';
import { CoreAdminContext, type DataProvider } from 'react-admin';
import { vi } from 'vitest';
import type { Photo } from '../../../contract/photos/photo.ts';
import type { Car } from '../../../contract/vehicles/vehicle.ts';
import { type PageState, PageStateProvider } from '../../../src/customRoutes/vehicles/actions.tsx';
import { CarProvider } from '../../../src/customRoutes/vehicles/car.tsx';
import { photos } from '../../../src/dataProvider/photos.ts';

const dataProvider = {
  lookAtPhoto: (...of: Parameters<typeof photos.lookAtPhoto>) => photos.lookAtPhoto(...of),
  // never answers: the cost of processing stays unknown, so button texts do not contain it
  readPrice: () => new Promise(() => {}),
} as unknown as DataProvider;

/** Returns a view of a vehicle without a photo, with the fields that its parts read. */
export const view = (id: number, name: string, kind: 'exterior' | 'interior' = 'exterior') => ({
  id,
  code: name.toLowerCase(),
  position: id,
  kind,
  isSelected: 1,
  silhouette: '',
  name: { en: name, de: name },
});

/** Renders a part of the vehicle page with `chosen` photos selected. @returns the page's actions, which only record their calls */
export const showVehiclePart = (car: Car, chosen: readonly number[], part: ReactNode) => {
  const process = vi.fn(async (_: readonly number[]) => true);
  const remove = vi.fn(async (_: readonly Photo[]) => true);
  const move = vi.fn();
  const setOverlay = vi.fn();
  const state = {
    actions: { process, remove, move },
    selection: new Set(chosen),
    setSelection: () => {},
    setOverlay,
    shown: 'original',
  };
  render(
    <CoreAdminContext dataProvider={dataProvider}>
      <ThemeProvider theme={createTheme()}>
        <CarProvider value={car}>
          <PageStateProvider
            value={state as unknown as PageState /* the fields that are read here */}
          >
            {part}
          </PageStateProvider>
        </CarProvider>
      </ThemeProvider>
    </CoreAdminContext>,
  );
  return { process, remove, move, setOverlay };
};
