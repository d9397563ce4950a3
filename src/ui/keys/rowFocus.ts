/** What takes the focus for a row: its link, or where it leads nowhere, its check box or menu. */
const leadOf = (row: ParentNode): HTMLElement | null =>
  row.querySelector<HTMLElement>('a[data-leads]') ??
  row.querySelector<HTMLElement>('input, button');

const rowOf = (element: Element | null): HTMLElement | null =>
  element?.closest<HTMLElement>('[data-row]') ?? null;

const placeOf = (row: Element): number => Number(row.getAttribute('aria-rowindex'));

/** The row `step` rows from another one; undefined where it is not drawn. From outside of the list: its first or last row. */
const neighbour = (
  rows: readonly HTMLElement[],
  row: HTMLElement | null,
  step: 1 | -1,
): HTMLElement | undefined => {
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
  const row = rowOf(document.activeElement);
  const next = neighbour([...document.querySelectorAll<HTMLElement>('[data-row]')], row, step);
  if (next) leadOf(next)?.focus();
  if (next || !row || isSecondTry) return;
  row.scrollIntoView({ block: 'center' });
  requestAnimationFrame(() => requestAnimationFrame(() => moveRowFocus(step, true)));
};

/** Presses the check box of the row that has the focus. @returns false when no row has it. */
export const toggleFocusedRow = (): boolean => {
  const box = rowOf(document.activeElement)?.querySelector<HTMLElement>('input[type=checkbox]');
  box?.click();
  return box !== null && box !== undefined;
};

/** Follows the link of the row that has the focus. @returns false when no row has it, or the link itself has it and follows anyway. */
export const openFocusedRow = (): boolean => {
  const link = rowOf(document.activeElement)?.querySelector<HTMLElement>('a[data-leads]');
  // a link or a button in the row does what it says
  if (!link || document.activeElement?.matches('a, button')) return false;
  link.click();
  return true;
};
