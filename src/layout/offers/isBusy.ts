const OPEN = '[role=dialog], [role=alertdialog], [role=menu], [role=listbox]';
const TYPED_IN =
  'textarea, select, [contenteditable=true], input:not([type=checkbox], [type=radio], [type=button], [type=file])';

/** Whether the user is in the middle of something: a dialog or a menu is open, or a field has his cursor. */
export const isBusy = (): boolean =>
  document.querySelector(OPEN) !== null || document.activeElement?.matches(TYPED_IN) === true;
