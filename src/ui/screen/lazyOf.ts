import { type ComponentType, lazy, useEffect, useReducer, useState } from 'react';

/** Imports a component from a file of its own when it is first shown. */
export type Slot = () => Promise<{ default: unknown }>;

const parts = new WeakMap<Slot, ComponentType<never>>();
const fetched = new WeakMap<Slot, ComponentType<never>>();

/**
 * Returns the component of a slot. Render it inside `Suspense`; it does not suspend if `useFetched` has fetched it. The caller, which names
 * the slot, knows the props.
 */
export const lazyOf = <Props extends object>(slot: Slot): ComponentType<Props> => {
  const part =
    fetched.get(slot) ?? parts.get(slot) ?? lazy(slot as () => Promise<{ default: ComponentType }>); // slots are React-free in declarations
  parts.set(slot, part);
  return part as ComponentType<Props>;
};

/** Fetches the components of slots; returns false until all are there, so that nothing jumps. Errors go to the nearest error boundary. */
export const useFetched = (slots: readonly Slot[]): boolean => {
  const [error, setError] = useState<unknown>();
  const [, redraw] = useReducer((count: number) => count + 1, 0);
  const missing = slots.filter((slot) => !fetched.has(slot));
  useEffect(() => {
    const fetchOne = async (slot: Slot) =>
      fetched.set(slot, (await slot()).default as ComponentType<never>);
    if (missing.length > 0) Promise.all(missing.map(fetchOne)).then(redraw, setError);
  });
  if (error) throw error;
  return missing.length === 0;
};
