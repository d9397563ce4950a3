import { useEffect, useEffectEvent } from 'react';
import { moveRowFocus, openFocusedRow, toggleFocusedRow } from './rowFocus.ts';

/** What keys do beyond the rows; each says whether there was anything to do. */
interface KeyActions {
  unselect: () => boolean;
  create: () => boolean;
  help: () => boolean;
}

const TYPES_HERE =
  'input:not([type=checkbox], [type=radio]), textarea, select, [contenteditable=true]';

const isTyping = (target: EventTarget | null) =>
  target instanceof Element && target.matches(TYPES_HERE);
const isInDialog = (target: EventTarget | null) =>
  target instanceof Element && target.closest('[role=dialog], [role=menu]') !== null;

/**
 * Rows can be walked, chosen and opened by keyboard; `?` tells how. Keys typed into fields and dialogs are left alone; single letters do
 * nothing unless `isOn`: they can be switched off (WCAG 2.1.4).
 */
export const useListKeys = (isOn: boolean, { unselect, create, help }: KeyActions) => {
  const press = useEffectEvent((event: KeyboardEvent) => {
    const { target } = event;
    const hasModifier = event.ctrlKey || event.metaKey || event.altKey;
    if (event.defaultPrevented || hasModifier || isTyping(target) || isInDialog(target)) return;
    const isInRow = document.activeElement?.closest('[data-row]') != null;
    const move = (step: 1 | -1) => {
      moveRowFocus(step);
      return true;
    };
    const focusSearch = () => {
      document.querySelector<HTMLElement>('[data-list-search]')?.focus();
      return true;
    };
    const always = new Map([
      ['ArrowDown', () => isInRow && move(1)],
      ['ArrowUp', () => isInRow && move(-1)],
      ['Enter', () => isInRow && openFocusedRow()],
      ['Escape', unselect],
    ]);
    const singleKeys = new Map([
      ['j', () => move(1)],
      ['k', () => move(-1)],
      ['x', toggleFocusedRow],
      ['/', focusSearch],
      ['n', create],
      ['?', help],
    ]);
    const act = always.get(event.key) ?? (isOn ? singleKeys.get(event.key) : undefined);
    if (act?.()) event.preventDefault();
  });
  useEffect(() => {
    const listener = (event: KeyboardEvent) => press(event);
    document.addEventListener('keydown', listener);
    return () => document.removeEventListener('keydown', listener);
  }, []);
};
