import { type ComponentType, lazy, useEffect, useReducer, useState } from 'react';
import { fetched, fetchSlot, type Slot } from './slots.ts';

const parts = new WeakMap<Slot, ComponentType>();

/** Returns the component of a slot. Render it inside `Suspense`; it does not suspend if it has been fetched. The caller knows the props. */
export const lazyOf = <Props extends object>(slot: Slot): ComponentType<Props> => {
  const part = fetched.get(slot) ?? parts.get(slot) ?? lazy(slot as never); // slots are React-free in declarations
  parts.set(slot, part as ComponentType);
  return part as ComponentType<Props>;
};

/** Fetches the components of slots; returns false until all are there, so that nothing jumps. Errors go to the nearest error boundary. */
export const useFetched = (slots: readonly Slot[]): boolean => {
  const [error, setError] = useState<unknown>();
  const [, redraw] = useReducer((count: number) => count + 1, 0);
  const missing = slots.filter((slot) => !fetched.has(slot));
  useEffect(() => {
    if (missing.length > 0) Promise.all(missing.map(fetchSlot)).then(redraw, setError);
  });
  if (error) throw error;
  return missing.length === 0;
};
