import { useQueryClient } from '@tanstack/react-query';
import { type ComponentType, useEffect, useState, useSyncExternalStore } from 'react';
import { accountStore } from '../authProvider/account.ts';

/** For how long nothing was read when the first screen has what it shows, in milliseconds. */
const QUIET = 500;

/** Whether it is known who is signed in, and the first screen has read what it shows. */
const useIsSettled = (): boolean => {
  const client = useQueryClient();
  const isKnown = useSyncExternalStore(accountStore.listen, accountStore.latest) !== undefined;
  const [isQuiet, setQuiet] = useState(false);
  useEffect(() => {
    if (isQuiet) return;
    let timer: number | undefined;
    const look = () => {
      window.clearTimeout(timer);
      if (client.isFetching() === 0) timer = window.setTimeout(() => setQuiet(true), QUIET);
    };
    look();
    const stop = client.getQueryCache().subscribe(look);
    return () => {
      window.clearTimeout(timer);
      stop();
    };
  }, [client, isQuiet]);
  return isKnown && isQuiet;
};

/**
 * What every screen has beside itself and can wait: fetched once the first screen has what it shows. When it cannot be fetched, the
 * screens do without it until the page is loaded again.
 */
export const AfterFirstRows = ({ load }: { load: () => Promise<{ default: ComponentType }> }) => {
  const isSettled = useIsSettled();
  const [part, setPart] = useState<{ Part: ComponentType }>();
  useEffect(() => {
    if (!isSettled) return;
    load().then(
      ({ default: Part }) => setPart({ Part }),
      () => undefined,
    );
  }, [isSettled, load]);
  return part && <part.Part />;
};
