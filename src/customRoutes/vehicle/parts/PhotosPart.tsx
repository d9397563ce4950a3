import { AngleGrid } from '../grid/AngleGrid.tsx';
import { EmptyVehicle } from '../grid/EmptyVehicle.tsx';
import { PhotoBar } from '../grid/PhotoBar.tsx';
import { SelectionBar } from '../grid/SelectionBar.tsx';

/** The photos of a vehicle, and what can be done with them. */
export const PhotosPart = () => (
  <>
    <PhotoBar />
    <EmptyVehicle />
    <AngleGrid />
    <SelectionBar />
  </>
);
