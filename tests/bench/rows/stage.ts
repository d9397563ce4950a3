import { useEffect, useState } from 'react';
import { readRows } from './providers.ts';

declare global {
  interface Window {
    /** Shows the list with this many rows per page. */
    show: (perPage: number) => void;
    isStageReady?: boolean;
  }
}

/** More than one page of the longest list. */
const ROWS = 1000;

/** Returns how many rows the list shows; undefined until the bench sets it. */
export const usePerPage = (): number | undefined => {
  const [perPage, setPerPage] = useState<number>();
  useEffect(() => {
    window.show = setPerPage;
    void readRows(ROWS).then(() => {
      window.isStageReady = true;
    });
  }, []);
  return perPage;
};
