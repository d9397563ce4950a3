import { AngleGrid } from '../grid/AngleGrid.tsx';
import { PhotoBar } from '../grid/PhotoBar.tsx';
import { SelectionBar } from '../grid/SelectionBar.tsx';

/** The photos of a vehicle, and what can be done with them. */
export const PhotosPart = () => (
  <>
    <PhotoBar />
    <AngleGrid />
    <SelectionBar />
  </>
);
