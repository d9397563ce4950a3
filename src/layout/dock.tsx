import { type ComponentType, Suspense, useSyncExternalStore } from 'react';

let panels: readonly ComponentType[] = [];
const listeners = new Set<() => void>();

const subscribe = (listener: () => void) => {
  listeners.add(listener);
  return () => void listeners.delete(listener);
};

/** Shows a component at the lower edge of every screen from now on, such as the progress of uploads. */
export const registerDockPanel = (panel: ComponentType): void => {
  panels = [...panels, panel];
  for (const listener of listeners) listener();
};

/** All panels of the dock. */
export const Dock = () =>
  useSyncExternalStore(subscribe, () => panels).map((Panel, place) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: panels are only added
    <Suspense key={place}>
      <Panel />
    </Suspense>
  ));
