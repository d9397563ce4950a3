import { type ComponentType, type LazyExoticComponent, lazy } from 'react';
import type { Slot } from '../useComponents.ts';

const parts = new WeakMap<Slot, LazyExoticComponent<ComponentType<object>>>();

/** The component behind a slot of a declaration, for a `Suspense`; the same slot is always the same component. */
export const lazyOf = <Props extends object>(
  slot: Slot,
): LazyExoticComponent<ComponentType<Props>> => {
  const part = parts.get(slot) ?? lazy(slot as () => Promise<{ default: ComponentType<object> }>); // slots are React-free in declarations
  parts.set(slot, part);
  return part as unknown as LazyExoticComponent<ComponentType<Props>>; // the code that names the slot knows what its component takes
};
