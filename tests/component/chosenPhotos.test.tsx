import { createTheme, ThemeProvider } from '@mui/material/styles';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { type DataProvider, DataProviderContext, TestMemoryRouter } from 'ra-core';
import type { ReactNode } from 'react';
import { afterEach, expect, test, vi } from 'vitest';
import type { Car } from '../../contract/vehicles/vehicle.ts';
import { type PageState, PageStateProvider } from '../../src/customRoutes/vehicles/actions.tsx';
import { CarProvider } from '../../src/customRoutes/vehicles/car.tsx';
import { useGridKeys } from '../../src/customRoutes/vehicles/grid/AngleGrid.tsx';
import { SelectedPhotos } from '../../src/customRoutes/vehicles/grid/PhotoBar.tsx';
import { slotsOf } from '../../src/customRoutes/vehicles/grid/slots.ts';

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

/** The cost of processing, which is not known yet. */
const dataProvider = { readPrice: () => new Promise(() => {}) } as unknown as DataProvider;

const show = (chosen: readonly number[], part: ReactNode) => {
  const process = vi.fn(async (_: readonly number[]) => true);
  const state = {
    actions: { process },
    selection: new Set(chosen),
    setSelection: () => {},
    setOverlay: () => {},
    shown: 'original',
  };
  render(
    <TestMemoryRouter>
      <DataProviderContext value={dataProvider}>
        <QueryClientProvider client={new QueryClient()}>
          <ThemeProvider theme={createTheme()}>
            <CarProvider value={CAR}>
              <PageStateProvider value={state as unknown as PageState /* only what is read here */}>
                {part}
              </PageStateProvider>
            </CarProvider>
          </ThemeProvider>
        </QueryClientProvider>
      </DataProviderContext>
    </TestMemoryRouter>,
  );
  return process;
};

const processButton = () => screen.queryByRole('button', { name: 'vehicle.actions.process' });

test('selected photos of allowed views are processed together', () => {
  const process = show([1, 2, 3], <SelectedPhotos />);
  processButton()?.click();
  expect(process).toHaveBeenCalledExactlyOnceWith([1, 3]);
});

test('processing is not offered when no selected photo has an allowed view', () => {
  show([2], <SelectedPhotos />);
  expect(screen.getByRole('button', { name: 'vehicle.actions.download' })).toBeTruthy();
  expect(processButton()).toBeNull();
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
const press = (slot: string) =>
  fireEvent.keyDown(screen.getByRole('button', { name: slot }), { key: 'p' });

test('the P key processes the photos of allowed views', () => {
  const process = show([1, 2, 3], <Grid />);
  press('view-12');
  expect(process).toHaveBeenCalledExactlyOnceWith([1, 3]);
});

test('the P key skips a photo whose view is not allowed', () => {
  const process = show([], <Grid />);
  press('view-12');
  expect(process).not.toHaveBeenCalled();
  press('view-11');
  expect(process).toHaveBeenCalledExactlyOnceWith([1]);
});
