import { type ComponentType, type LazyExoticComponent, lazy } from 'react';
import type { BulkRunProps } from '../../list/definition.ts';
import type { Slot } from '../define/field.ts';

type Run = LazyExoticComponent<ComponentType<BulkRunProps>>;
const runs = new WeakMap<Slot, Run>();

/** The dialog that an action has of its own; the same slot is always the same component. */
export const slotRun = (slot: Slot): Run => {
  const run = runs.get(slot) ?? lazy(slot as () => Promise<{ default: ComponentType<BulkRunProps> }>); // slots are React-free in declarations
  runs.set(slot, run);
  return run;
};
