import { type ComponentType, Fragment, Suspense, useSyncExternalStore } from 'react';

const docked = new Map<string, ComponentType>();
const listeners = new Set<() => void>();
let shown: readonly [string, ComponentType][] = [];

const changed = () => {
  shown = [...docked];
  for (const listener of listeners) listener();
};

const subscribe = (listener: () => void) => {
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
  };
};

/** Shows a component at the lower edge of every screen, such as the progress of uploads. @returns what takes it away again. */
export const dock = (name: string, component: ComponentType): (() => void) => {
  docked.set(name, component);
  changed();
  return () => {
    docked.delete(name);
    changed();
  };
};

/** Everything that is docked. */
export const Dock = () => {
  const components = useSyncExternalStore(subscribe, () => shown);
  return components.map(([name, Component]) => (
    <Fragment key={name}>
      <Suspense>
        <Component />
      </Suspense>
    </Fragment>
  ));
};
