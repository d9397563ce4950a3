import type { Recognised } from '../../../../contract/uploads/calls.ts';
import type { Car } from '../../../../contract/vehicles/vehicle.ts';
import type { Angle } from '../../../../contract/views/angle.ts';
import { viewOfFile } from '../../../../contract/views/assignFiles.ts';
import { fitOf } from '../../../../contract/views/viewFit.ts';
import { viewsOf } from '../grid/slots.ts';
import { shootingTime } from './exifDate.ts';

/**
 * Returns a file's SHA-256 in hexadecimal digits, as the server keeps it. Returns null where the browser offers no digest (plain http on another
 * machine): then the server finds the duplicates.
 */
export const sha256Of = async (file: Blob): Promise<string | null> => {
  if (!globalThis.crypto?.subtle) return null;
  const digest = await crypto.subtle.digest('SHA-256', await file.arrayBuffer());
  return Array.from(new Uint8Array(digest), (byte) => byte.toString(16).padStart(2, '0')).join('');
};

interface Shot {
  name: string;
  /** See exifDate.ts; null where the file has no date. */
  takenAt: number | null;
}

const natural = new Intl.Collator('en', { numeric: true, sensitivity: 'base' });

/**
 * Sorts photos in the order they were taken: by time, equal times by name. If one file has no time, all are sorted by name, numbers by
 * value: 2 before 10.
 */
const inShootingOrder = <S extends Shot>(shots: readonly S[]): S[] => {
  const byTime = shots.every(({ takenAt }) => takenAt !== null);
  return [...shots].sort(
    (a, b) => (byTime ? (a.takenAt ?? 0) - (b.takenAt ?? 0) : 0) || natural.compare(a.name, b.name),
  );
};

/** A chosen file and the data read from it. */
export interface ReadFile extends Recognised {
  key: string;
  file: File;
  name: string;
  takenAt: number | null;
  sha256: string | null;
}

/** The place of a file: a view's id, an extra photo, or left out. */
export type Place = number | 'extra' | 'left-out';

/** The photo or file that a duplicate equals. */
type Duplicate = { of: 'file'; name: string } | { of: 'photo'; view: number | null };

export interface PlannedFile extends ReadFile {
  place: Place;
  duplicate: Duplicate | null;
}

/** The vehicle's views and photos. */
type Views = Pick<Car, 'angles' | 'photos' | 'extra_photos' | 'additional_uploads'>;

/** How well a photo fits a view, see `fitOf`. */
const EXACT = 0;
const NEARLY = -1;

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

/** Returns the free views that a photo fits at least this well. */
const fitting = ({ shows }: ReadFile, free: readonly Angle[], least: number): Angle[] =>
  free.filter((angle) => (fitOf(shows, angle) ?? Number.NEGATIVE_INFINITY) >= least);

/**
 * Assigns files to free views in four rounds: files whose name and picture fit a view; files whose picture fits one; files whose picture
 * nearly does; files whose picture is unclear. @returns the views by the keys of the files
 */
const viewsByFile = (files: readonly ReadFile[], views: readonly Angle[]): Map<string, number> => {
  const places = new Map<string, number>();
  const rounds: ((file: ReadFile, free: readonly Angle[]) => Angle | undefined)[] = [
    (file, free) => viewOfFile(file.name, fitting(file, free, EXACT)),
    (file, free) => fitting(file, free, EXACT)[0],
    (file, free) => fitting(file, free, NEARLY)[0],
    (file, free) => (file.shows === null ? free[0] : undefined),
  ];
  for (const choose of rounds)
    for (const file of files) {
      if (places.has(file.key)) continue;
      const taken = new Set(places.values());
      const view = choose(
        file,
        views.filter(({ id }) => !taken.has(id)),
      );
      if (view) places.set(file.key, view.id);
    }
  return places;
};

/**
 * Assigns files to the free views that they show; equal and unclear ones in the order they were taken. The rest become extra photos, or
 * are left out where the company takes none. `first` is the view that the user has chosen for the first file. Duplicates are left out
 * until the user moves them. Files that are `present` in the plan stay where they are.
 */
export const planPhotos = (
  files: readonly ReadFile[],
  views: Views,
  taken: ReadonlySet<number>,
  first?: Place,
  present: readonly PlannedFile[] = [],
): PlannedFile[] => {
  const planned = present.flatMap(({ place }) => (typeof place === 'number' ? [place] : []));
  const free = viewsOf(views, new Set([...taken, ...planned])).missing.filter(
    ({ id }) => id !== first,
  );
  const ordered = inShootingOrder(files);
  const read = ordered.map((file, index) => ({
    ...file,
    duplicate: duplicateIn(file, [...present, ...ordered.slice(0, index)], views),
  }));
  const fresh = read.filter(({ duplicate }) => !duplicate);
  const pointedAt = first === undefined || first === 'extra' ? undefined : fresh[0];
  const found = viewsByFile(
    first === 'extra' ? [] : fresh.filter((file) => file !== pointedAt),
    free,
  );
  const rest = views.additional_uploads === 1 ? 'extra' : 'left-out';
  const added = read.map((file): PlannedFile => {
    if (file.duplicate) return { ...file, place: 'left-out' };
    if (file === pointedAt && first !== undefined) return { ...file, place: first };
    return { ...file, place: found.get(file.key) ?? rest };
  });
  return [...present, ...added];
};

/** Moves a file to a place; a file that is on that view takes the former place. */
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

let count = 0;

/**
 * Reads each file's time, digest and content, one file after the other: photographs are large.
 * @param look detects what a file shows
 */
export const readFiles = async (
  files: readonly File[],
  look: (file: File) => Promise<Recognised>,
): Promise<ReadFile[]> => {
  const read: ReadFile[] = [];
  for (const file of files) {
    count += 1;
    read.push({
      key: `file-${count}`,
      file,
      name: file.name,
      takenAt: await shootingTime(file),
      sha256: await sha256Of(file),
      ...(await look(file)),
    });
  }
  return read;
};
