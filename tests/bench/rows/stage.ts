import { useEffect, useState } from 'react';
import { readRows } from './providers.ts';

declare global {
  interface Window {
    /** Shows the list with this many rows per page. */
    show: (perPage: number) => void;
    /** Shows the form for a new record. */
    showForm: () => void;
    isStageReady?: boolean;
  }
}

/** More than one page of the longest list. */
const ROWS = 1000;

/** Returns how many rows the list shows, or that the form is shown; undefined until the bench sets it. */
export const useShown = (): number | 'form' | undefined => {
  const [shown, setShown] = useState<number | 'form'>();
  useEffect(() => {
    window.show = setShown;
    window.showForm = () => setShown('form');
    void readRows(ROWS).then(() => {
      window.isStageReady = true;
    });
  }, []);
  return shown;
};
