const OPEN = '[role=dialog], [role=alertdialog], [role=menu], [role=listbox]';
const TYPED_IN =
  'textarea, select, [contenteditable=true], input:not([type=checkbox], [type=radio], [type=button], [type=file])';

/** The main menu is always there, and so is the menu of languages, hidden. */
const isOpened = (element: Element): boolean => element.closest('nav, [aria-hidden=true]') === null;

/** Whether the user is in the middle of something: a dialog or a menu is open, or a field has the focus. */
export const isBusy = (): boolean =>
  [...document.querySelectorAll(OPEN)].some(isOpened) ||
  document.activeElement?.matches(TYPED_IN) === true;
