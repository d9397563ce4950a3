import { type ComponentType, useEffect, useState } from 'react';
import { ScreenLoading } from './ScreenLoading.tsx';

type Load = () => Promise<{ default: ComponentType }>;

/**
 * A screen whose code is fetched when it is first shown. Unlike React's `lazy` it does not suspend: React holds back whatever
 * follows a suspended screen for 300 ms, even when the code is there already. A failed fetch goes to the nearest error boundary.
 */
export const lazyScreen = (load: Load): ComponentType => {
  let loaded: ComponentType | undefined;

  return () => {
    const [state, setState] = useState<{ Screen?: ComponentType; error?: unknown }>({ Screen: loaded });
    useEffect(() => {
      if (loaded) return;
      load().then(
        ({ default: Screen }) => {
          loaded = Screen;
          setState({ Screen });
        },
        (error: unknown) => setState({ error }),
      );
    }, []);
    if (state.error) throw state.error;
    return state.Screen ? <state.Screen /> : <ScreenLoading />;
  };
};
