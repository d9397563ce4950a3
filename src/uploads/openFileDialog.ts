/** What browsers can preview or our server can decode. */
const ACCEPTED = 'image/*,.heic,.heif,.avif';

/** Opens the system's file dialog for pictures, on a phone with the camera among its choices; `onFiles` hears of a choice, never of a dismissal. */
export const openFileDialog = (
  onFiles: (files: readonly File[]) => void,
  isMultiple: boolean,
): void => {
  const input = document.createElement('input');
  input.type = 'file';
  input.accept = ACCEPTED;
  input.multiple = isMultiple;
  input.onchange = () => onFiles([...(input.files ?? [])]);
  input.click();
};
