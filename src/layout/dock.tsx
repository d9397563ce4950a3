import { type ComponentType, Suspense, useSyncExternalStore } from 'react';

let panels: readonly ComponentType[] = [];
const listeners = new Set<() => void>();

const subscribe = (listener: () => void) => {
  listeners.add(listener);
  return () => void listeners.delete(listener);
};

/** Adds a component to the lower edge of every screen, such as the progress of uploads. */
export const registerDockPanel = (panel: ComponentType): void => {
  panels = [...panels, panel];
  for (const listener of listeners) listener();
};

/** Renders all panels of the dock. */
export const Dock = () =>
  useSyncExternalStore(subscribe, () => panels).map((Panel, place) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: panels are only added
    <Suspense key={place}>
      <Panel />
    </Suspense>
  ));
