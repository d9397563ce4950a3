import type { Car } from '../../../../contract/vehicles/vehicle.ts';
import type { Angle } from '../../../../contract/views/angle.ts';

/** How many of the views that the company photographs have a photo, and which have none, in their order. */
export const viewsOf = ({
  angles,
  photos,
}: Pick<Car, 'angles' | 'photos'>): { filled: number; total: number; missing: Angle[] } => {
  const taken = new Set(photos.map(({ angle_id }) => angle_id));
  const wanted = angles
    .filter(({ isSelected }) => isSelected === 1)
    .sort((a, b) => a.position - b.position);
  const missing = wanted.filter(({ id }) => !taken.has(id));
  return { filled: wanted.length - missing.length, total: wanted.length, missing };
};
