import { useEffect, useEffectEvent } from 'react';
import { useStore } from 'react-admin';

/** Whether single letters do something. They can be switched off (WCAG 2.1.4). */
export const useSingleKeys = () => useStore('singleKeys', true);

const KEYS_ARE_TAKEN =
  'input:not([type=checkbox], [type=radio]), textarea, select, [contenteditable=true], [role=dialog], [role=alertdialog], [role=menu]';

/**
 * Does what is said for a key, named in small letters; what answers false had nothing to do, and leaves the key to the browser. Keys pressed in fields, dialogs
 * and menus are left alone; single letters do nothing while they are switched off.
 */
export const useKeys = (keys: Readonly<Record<string, (event: KeyboardEvent) => unknown>>) => {
  const [areSingleOn] = useSingleKeys();
  const press = useEffectEvent((event: KeyboardEvent) => {
    const { key, target } = event;
    const isTaken = target instanceof Element && target.closest(KEYS_ARE_TAKEN) !== null;
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
