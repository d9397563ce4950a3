import { type ComponentType, useEffect, useState } from 'react';
import { ScreenLoading } from './ScreenLoading.tsx';

/** A screen whose code is a file of its own. */
export type LazyScreen = ComponentType & {
  /** Fetches the code; a screen that is there when it is first shown needs no waiting picture. */
  fetch: () => Promise<void>;
};

/**
 * A screen whose code is fetched when it is first shown. Unlike React's `lazy` it does not suspend: React holds back whatever
 * follows a suspended screen for 300 ms, even when the code is there already. A failed fetch goes to the nearest error boundary.
 */
export const lazyScreen = (load: () => Promise<{ default: ComponentType }>): LazyScreen => {
  let Loaded: ComponentType | undefined;

  const fetch = async () => {
    Loaded ??= (await load()).default;
  };

  const Screen = () => {
    const [, setArrived] = useState(Loaded !== undefined);
    const [error, setError] = useState<unknown>();
    useEffect(() => {
      fetch().then(() => setArrived(true), setError);
    }, []);
    if (error) throw error;
    return Loaded ? <Loaded /> : <ScreenLoading />;
  };

  return Object.assign(Screen, { fetch });
};
