import { useQueryClient } from '@tanstack/react-query';
import { type ComponentType, useEffect, useState, useSyncExternalStore } from 'react';
import { accountStore } from '../authProvider/account.ts';

/** For how long nothing was read when the first screen has what it shows, in milliseconds. */
const QUIET = 500;
/** A screen that reads itself again all the time has its rows long before, in milliseconds after its first answer. */
const RESTLESS = 3000;

/** Whether it is known who is signed in, and the first screen has read what it shows. */
const useIsSettled = (): boolean => {
  const client = useQueryClient();
  const isKnown = useSyncExternalStore(accountStore.listen, accountStore.latest) !== undefined;
  const [isQuiet, setQuiet] = useState(false);
  useEffect(() => {
    if (isQuiet) return;
    const settle = () => setQuiet(true);
    let quiet: number | undefined;
    let restless: number | undefined;
    const look = () => {
      window.clearTimeout(quiet);
      if (client.isFetching() > 0) return;
      quiet = window.setTimeout(settle, QUIET);
      restless ??= window.setTimeout(settle, RESTLESS);
    };
    look();
    const stop = client.getQueryCache().subscribe(look);
    return () => {
      window.clearTimeout(quiet);
      window.clearTimeout(restless);
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
