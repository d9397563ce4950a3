import { lazy, Suspense } from 'react';
import { AngleGrid } from '../grid/AngleGrid.tsx';
import { EmptyVehicle } from '../grid/EmptyVehicle.tsx';
import { PhotoBar } from '../grid/PhotoBar.tsx';
import { SelectionBar } from '../grid/SelectionBar.tsx';

/** Below all photos: not what the page waits for, and mostly there is none. */
const ComplaintsPanel = lazy(() => import('../complaints/ComplaintsPanel.tsx'));

/** The photos of a vehicle, and what can be done with them. */
export const PhotosPart = () => (
  <>
    <PhotoBar />
    <EmptyVehicle />
    <AngleGrid />
    <Suspense>
      <ComplaintsPanel />
    </Suspense>
    <SelectionBar />
  </>
);
