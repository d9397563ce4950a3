import { type ComponentType, useEffect, useState } from 'react';
import { ScreenLoading } from '../states/ScreenLoading.tsx';

/** A screen whose code is a file of its own. */
export type LazyScreen<Props extends object = object> = ComponentType<Props> & {
  /** Fetches the code; a screen that is there when it is first shown needs no waiting picture. */
  fetch: () => Promise<void>;
};

interface Source<Props extends object> {
  Loaded?: ComponentType<Props>;
  fetch: () => Promise<void>;
}

const Deferred = <Props extends object>({
  source,
  props,
}: {
  source: Source<Props>;
  props: Props;
}) => {
  const [, setArrived] = useState(source.Loaded !== undefined);
  const [error, setError] = useState<unknown>();
  useEffect(() => {
    source.fetch().then(() => setArrived(true), setError);
  }, [source]);
  if (error) throw error;
  return source.Loaded ? <source.Loaded {...props} /> : <ScreenLoading />;
};

/**
 * A screen whose code is fetched when it is first shown. Unlike React's `lazy` it does not suspend: React holds back whatever
 * follows a suspended screen for 300 ms, even when the code is there already. A failed fetch goes to the nearest error boundary.
 */
export const lazyScreen = <Props extends object>(
  load: () => Promise<{ default: ComponentType<Props> }>,
): LazyScreen<Props> => {
  const source: Source<Props> = {
    fetch: async () => {
      source.Loaded ??= (await load()).default;
    },
  };
  return Object.assign((props: Props) => <Deferred source={source} props={props} />, {
    fetch: source.fetch,
  });
};
