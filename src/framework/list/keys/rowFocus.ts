/** The rows' links in the order of the screen. */
const linksOf = (list: ParentNode): HTMLElement[] => [...list.querySelectorAll<HTMLElement>('[data-row] a')];

const rowOf = (element: Element | null): HTMLElement | null => element?.closest<HTMLElement>('[data-row]') ?? null;

/** Moves the focus `step` rows down (or up); from outside of the list it goes to its first or last row. */
export const moveRowFocus = (list: ParentNode, step: 1 | -1): void => {
  const links = linksOf(list);
  const row = rowOf(document.activeElement);
  const place = row ? links.findIndex((link) => row.contains(link)) : -1;
  const next = place === -1 ? (step > 0 ? 0 : links.length - 1) : place + step;
  links[next]?.focus();
};

/** Presses the check box of the row that has the focus. @returns false when no row has it. */
export const toggleFocusedRow = (): boolean => {
  const box = rowOf(document.activeElement)?.querySelector<HTMLElement>('input[type=checkbox]');
  box?.click();
  return box !== null && box !== undefined;
};

/** Follows the link of the row that has the focus. @returns false when no row has it, or the link itself has it and follows anyway. */
export const openFocusedRow = (): boolean => {
  const link = rowOf(document.activeElement)?.querySelector<HTMLElement>('a');
  if (!link || link === document.activeElement) return false;
  link.click();
  return true;
};
