/** What browsers can preview or the server can decode. */
const ACCEPTED = 'image/*,.heic,.heif,.avif';

/** Opens the system's file dialog for pictures; phones also offer the camera. `onFiles` is not called when the dialog is dismissed. */
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
