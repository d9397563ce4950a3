import type { SavedQuery } from 'react-admin';
import { storedUser } from '../api/session.ts';

/** Filters as they were saved before react-admin's store kept them. */
type EarlierFilters = { name: string } & Omit<SavedQuery['value'], 'displayedFilters'>;

/** Returns whether a preference is the user's own: it outlives a sign-out, and the next user does not see it. */
export const isPersonal = (key: string): boolean =>
  key === 'singleKeys' || /\.(savedQueries|columns)$/.test(key);

/** Returns what the user had kept before react-admin's store did, in today's shape; undefined where there is nothing. */
export const keptEarlier = (key: string): unknown => {
  const isFilters = key.endsWith('.savedQueries');
  const name = isFilters ? key.replace('.savedQueries', '.savedFilters') : key;
  try {
    const kept = JSON.parse(localStorage.getItem(`turntable.${storedUser()?.id}.${name}`) ?? '');
    if (!isFilters) return kept;
    return (kept as EarlierFilters[]).map(({ name: label, ...value }) => ({
      label,
      value: { ...value, displayedFilters: {} },
    }));
  } catch {
    return undefined; // nothing was kept, or the browser's storage is switched off
  }
};
