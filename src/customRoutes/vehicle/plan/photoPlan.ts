import type { Car } from '../../../../contract/vehicles/vehicle.ts';
import { inShootingOrder } from './photoOrder.ts';

/** A chosen file and what was read from it. */
export interface ReadFile {
  key: string;
  file: File;
  name: string;
  takenAt: number | null;
  sha256: string | null;
}

/** Where a file will go: a view's id, an extra photo, or nowhere. */
export type Place = number | 'extra' | 'left-out';

/** What a duplicate is equal to. */
type Duplicate = { of: 'file'; name: string } | { of: 'photo'; view: number | null };

export interface PlannedFile extends ReadFile {
  place: Place;
  duplicate: Duplicate | null;
}

/** The views that a company photographs, in their order. */
type Views = Pick<Car, 'angles' | 'photos' | 'extra_photos' | 'additional_uploads'>;

const duplicateIn = (
  file: ReadFile,
  before: readonly ReadFile[],
  { photos, extra_photos }: Views,
): Duplicate | null => {
  if (file.sha256 === null) return null;
  const stored = [...photos, ...extra_photos].find(({ sha256 }) => sha256 === file.sha256);
  if (stored) return { of: 'photo', view: stored.angle_id };
  const twin = before.find(({ sha256 }) => sha256 === file.sha256);
  return twin ? { of: 'file', name: twin.name } : null;
};

/** Ids of the views that wait for a photo, in the order of the walk-around. `taken` are views whose photo is on its way. */
export const freeViews = (
  { angles, photos }: Pick<Views, 'angles' | 'photos'>,
  taken: ReadonlySet<number> = new Set(),
): number[] => {
  const filled = new Set(photos.map(({ angle_id }) => angle_id));
  return angles
    .filter(({ id, isSelected }) => isSelected === 1 && !filled.has(id) && !taken.has(id))
    .sort((a, b) => a.position - b.position)
    .map(({ id }) => id);
};

/**
 * Assigns files to free views in the order of their shooting; what is left over becomes extra photos, or is left out where the company
 * takes none. `first` puts the first
 * file on a view that the user has pointed at. A duplicate is left out until the user says otherwise. Files that are `present`
 * in the plan stay where they are.
 */
export const planPhotos = (
  files: readonly ReadFile[],
  views: Views,
  taken: ReadonlySet<number>,
  first?: Place,
  present: readonly PlannedFile[] = [],
): PlannedFile[] => {
  const planned = present.flatMap(({ place }) => (typeof place === 'number' ? [place] : []));
  const free: Place[] = freeViews(views, new Set([...taken, ...planned])).filter(
    (view) => view !== first,
  );
  if (first !== undefined && first !== 'extra') free.unshift(first);
  const ordered = inShootingOrder(files);
  const added = ordered.map((file, index): PlannedFile => {
    const duplicate = duplicateIn(file, [...present, ...ordered.slice(0, index)], views);
    const rest = views.additional_uploads === 1 ? 'extra' : 'left-out';
    const place = duplicate ? 'left-out' : first === 'extra' ? rest : (free.shift() ?? rest);
    return { ...file, place, duplicate };
  });
  return [...present, ...added];
};

/** Moves a file to a place; the file that stood on that view goes to where this one came from. */
export const movePlanned = (
  plan: readonly PlannedFile[],
  key: string,
  place: Place,
): PlannedFile[] => {
  const moved = plan.find((file) => file.key === key);
  if (!moved || moved.place === place) return [...plan];
  return plan.map((file) => {
    if (file.key === key) return { ...file, place };
    return typeof place === 'number' && file.place === place
      ? { ...file, place: moved.place }
      : file;
  });
};
