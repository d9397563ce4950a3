import { useEffect, useEffectEvent } from 'react';
import { readShared } from '../../uploads/sharedPhotos.ts';

const PARAMETER = 'shared';

/** Returns the address at which a vehicle's page takes the shared photos. */
export const withSharedPhotos = (page: string): string => `${page}?${PARAMETER}`;

/** Passes the shared photos to the vehicle's page if its address says so. They wait in the browser until the page uploads them. */
export const useSharedPhotos = (take: (photos: readonly File[]) => void): void => {
  const takeThem = useEffectEvent(take);
  useEffect(() => {
    if (!new URLSearchParams(window.location.search).has(PARAMETER)) return;
    readShared().then((photos) => takeThem(photos));
  }, []);
};
