/** Imports a component from a file of its own when it is first shown. */
export type Slot = () => Promise<{ default: unknown }>;

/** The components that have been fetched: they are rendered without waiting. */
export const fetched = new WeakMap<Slot, unknown>();

/** Fetches a slot's component. */
export const fetchSlot = async (slot: Slot): Promise<unknown> =>
  fetched.set(slot, (await slot()).default);
