import { useEffect, useEffectEvent } from 'react';
import { useStore } from 'react-admin';

/** Returns whether single-letter shortcuts are on, and a setter. Users can switch them off (WCAG 2.1.4). */
export const useSingleKeys = () => useStore('singleKeys', true);

const TAKES_KEYS =
  'input:not([type=checkbox], [type=radio]), textarea, select, [contenteditable=true], [role=dialog], [role=alertdialog], [role=menu]';

/**
 * Calls a handler per key, named in lower case; a handler that returns false leaves the key to the browser. Ignores keys pressed in fields,
 * dialogs and menus, and single letters while they are switched off.
 */
export const useKeys = (keys: Readonly<Record<string, (event: KeyboardEvent) => unknown>>) => {
  const [areSingleOn] = useSingleKeys();
  const press = useEffectEvent((event: KeyboardEvent) => {
    const { key, target } = event;
    const isTaken = target instanceof Element && target.closest(TAKES_KEYS) !== null;
    const hasModifier = event.ctrlKey || event.metaKey || event.altKey;
    if (event.defaultPrevented || hasModifier || isTaken || (key.length === 1 && !areSingleOn))
      return;
    const does = keys[key.toLowerCase()];
    if (does && does(event) !== false) event.preventDefault();
  });
  useEffect(() => {
    const listener = (event: KeyboardEvent) => press(event);
    document.addEventListener('keydown', listener);
    return () => document.removeEventListener('keydown', listener);
  }, []);
};
