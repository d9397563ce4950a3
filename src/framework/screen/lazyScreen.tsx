import { type ComponentType, useEffect, useState } from 'react';
import { ScreenLoading } from './ScreenLoading.tsx';

/** A screen whose code is a file of its own. */
export type LazyScreen = ComponentType & {
  /** Fetches the code; a screen that is there when it is first shown needs no waiting picture. */
  fetch: () => Promise<void>;
};

interface Source {
  Loaded?: ComponentType;
  fetch: () => Promise<void>;
}

const Deferred = ({ source }: { source: Source }) => {
  const [, setArrived] = useState(source.Loaded !== undefined);
  const [error, setError] = useState<unknown>();
  useEffect(() => {
    source.fetch().then(() => setArrived(true), setError);
  }, [source]);
  if (error) throw error;
  return source.Loaded ? <source.Loaded /> : <ScreenLoading />;
};

/**
 * A screen whose code is fetched when it is first shown. Unlike React's `lazy` it does not suspend: React holds back whatever
 * follows a suspended screen for 300 ms, even when the code is there already. A failed fetch goes to the nearest error boundary.
 */
export const lazyScreen = (load: () => Promise<{ default: ComponentType }>): LazyScreen => {
  const source: Source = {
    fetch: async () => {
      source.Loaded ??= (await load()).default;
    },
  };
  return Object.assign(() => <Deferred source={source} />, { fetch: source.fetch });
};
