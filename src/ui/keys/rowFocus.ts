/** What takes the focus for a row: its link, or where it leads nowhere, its check box or menu. */
const leadOf = (row: ParentNode): HTMLElement | null =>
  row.querySelector<HTMLElement>('a[data-leads]') ??
  row.querySelector<HTMLElement>('input, button');

const placeOf = (row: Element): number => Number(row.getAttribute('aria-rowindex'));

/** The row that has the focus, or holds what has it. */
const focusedRow = (): HTMLElement | null =>
  document.activeElement?.closest<HTMLElement>('[data-row]') ?? null;
export const isRowFocused = (): boolean => focusedRow() !== null;

/** The row `step` rows from another one; undefined where it is not drawn. From outside of the list: its first or last row. */
const neighbour = (row: HTMLElement | null, step: 1 | -1): HTMLElement | undefined => {
  const rows = [...document.querySelectorAll<HTMLElement>('[data-row]')];
  if (!row) return step > 0 ? rows[0] : rows.at(-1);
  const place = placeOf(row);
  return place > 0
    ? rows.find((other) => placeOf(other) === place + step)
    : rows[rows.indexOf(row) + step];
};

/**
 * Moves the focus `step` rows down (or up). In a long list only the rows near the screen are drawn: when the one wanted is not, the
 * focused row comes into sight first and brings its neighbours.
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

/** Presses the check box of the row that has the focus. @returns false when no row has it. */
export const toggleFocusedRow = (): boolean =>
  press(focusedRow()?.querySelector<HTMLElement>('input[type=checkbox]'));

/** Follows the link of the row that has the focus; a link or a button in the row does what it says. @returns whether it did. */
export const openFocusedRow = (): boolean =>
  !document.activeElement?.matches('a, button') &&
  press(focusedRow()?.querySelector<HTMLElement>('a[data-leads]'));
