/** Returns the element that takes the focus for a row: its link, or in a row without one its check box or menu. */
const leadOf = (row: ParentNode): HTMLElement | null =>
  row.querySelector<HTMLElement>('a[data-leads]') ??
  row.querySelector<HTMLElement>('input, button');

const placeOf = (row: Element): number => Number(row.getAttribute('aria-rowindex'));

/** Returns the row that has or contains the focus. */
const focusedRow = (): HTMLElement | null =>
  document.activeElement?.closest<HTMLElement>('[data-row]') ?? null;
export const isRowFocused = (): boolean => focusedRow() !== null;

/** Returns the row `step` rows away; undefined if it is not rendered. Without a row: the first or last one of the list. */
const neighbour = (row: HTMLElement | null, step: 1 | -1): HTMLElement | undefined => {
  const rows = [...document.querySelectorAll<HTMLElement>('[data-row]')];
  if (!row) return step > 0 ? rows[0] : rows.at(-1);
  const place = placeOf(row);
  return place > 0
    ? rows.find((other) => placeOf(other) === place + step)
    : rows[rows.indexOf(row) + step];
};

/**
 * Moves the focus `step` rows down (or up). Long lists render only the rows near the screen: if the next row is not rendered, scrolls the
 * focused row into view first, which renders its neighbours.
 */
export const moveRowFocus = (step: 1 | -1, isSecondTry = false): void => {
  const row = focusedRow();
  const next = neighbour(row, step);
  if (next) leadOf(next)?.focus();
  else if (row && !isSecondTry) {
    row.scrollIntoView({ block: 'center' });
    requestAnimationFrame(() => requestAnimationFrame(() => moveRowFocus(step, true)));
  }
};

const press = (element: HTMLElement | null | undefined): boolean => {
  element?.click();
  return Boolean(element);
};

/** Toggles the check box of the focused row. @returns false if no row has the focus. */
export const toggleFocusedRow = (): boolean =>
  press(focusedRow()?.querySelector<HTMLElement>('input[type=checkbox]'));

/** Follows the link of the focused row, unless a link or button inside it has the focus. @returns whether it did. */
export const openFocusedRow = (): boolean =>
  !document.activeElement?.matches('a, button') &&
  press(focusedRow()?.querySelector<HTMLElement>('a[data-leads]'));
