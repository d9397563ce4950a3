import type { ComponentType } from 'react';
import type { Slot } from '../useComponents.ts';
import { type LazyScreen, lazyScreen } from './lazyScreen.tsx';

const screens = new WeakMap<Slot, LazyScreen<object>>();

/** The screen behind a slot of a declaration; the same slot is always the same screen. */
export const slotScreen = <Props extends object>(slot: Slot): LazyScreen<Props> => {
  const screen =
    screens.get(slot) ?? lazyScreen(slot as () => Promise<{ default: ComponentType<object> }>); // slots are React-free in declarations
  screens.set(slot, screen);
  return screen as LazyScreen<Props>; // the code that names the slot knows what its component takes
};
