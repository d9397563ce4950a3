import { useEffect, useState } from 'react';
import { readRows } from './providers.ts';

declare global {
  interface Window {
    /** Shows the list with this number of rows on a page. */
    show: (perPage: number) => void;
    isStageReady?: boolean;
  }
}

/** More than one page of the longest list. */
const ROWS = 1000;

/** How many rows the list shows; none until the bench says so. */
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
