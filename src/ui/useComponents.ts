import { type ComponentType, useEffect, useState } from 'react';

/** A component in a file of its own. */
export type Slot = () => Promise<{ default: unknown }>;

const loaded = new WeakMap<Slot, ComponentType<never>>();

/** Fetches the components behind slots; a later render has them at once. */
const fetchComponents = async (slots: readonly Slot[]): Promise<void> => {
  const missing = slots.filter((slot) => !loaded.has(slot));
  await Promise.all(
    missing.map(async (slot) => loaded.set(slot, (await slot()).default as ComponentType<never>)),
  ); // slots are React-free in declarations
};

/** The component behind a slot, once it has been fetched. */
export const componentOf = <Props>(slot: Slot): ComponentType<Props> | undefined =>
  loaded.get(slot) as ComponentType<Props> | undefined; // the code that names the slot knows its props

/**
 * The components behind slots, all at once; undefined as long as one of them is on its way, so that nothing jumps. A failed fetch
 * goes to the nearest error boundary.
 */
export const useComponents = <Props>(
  slots: readonly Slot[],
): readonly ComponentType<Props>[] | undefined => {
  const [, setArrived] = useState(0);
  const [error, setError] = useState<unknown>();
  const missing = slots.filter((slot) => !loaded.has(slot));
  useEffect(() => {
    if (missing.length === 0) return;
    fetchComponents(missing).then(() => setArrived((count) => count + 1), setError);
  });
  if (error) throw error;
  return missing.length === 0
    ? slots.map((slot) => loaded.get(slot) as ComponentType<Props>)
    : undefined; // as above
};
