import { type ComponentType, useEffect, useState } from 'react';
import type { Slot } from '../define/field.ts';

const loaded = new WeakMap<Slot, ComponentType<never>>();

/**
 * The components behind slots, all at once; undefined as long as one of them is on its way, so that nothing jumps. A failed fetch
 * goes to the nearest error boundary.
 */
export const useComponents = <Props>(slots: readonly Slot[]): readonly ComponentType<Props>[] | undefined => {
  const [, setArrived] = useState(0);
  const [error, setError] = useState<unknown>();
  const missing = slots.filter((slot) => !loaded.has(slot));
  useEffect(() => {
    if (missing.length === 0) return;
    const fetching = missing.map(async (slot) => loaded.set(slot, (await slot()).default as ComponentType<never>)); // slots are React-free in declarations
    Promise.all(fetching).then(() => setArrived((count) => count + 1), setError);
  });
  if (error) throw error;
  return missing.length === 0 ? slots.map((slot) => loaded.get(slot) as ComponentType<Props>) : undefined; // whoever names the slot knows its props
};
