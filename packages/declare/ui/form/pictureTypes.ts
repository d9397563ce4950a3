/** The picture types that the server accepts, in the format of file dialogs and drop areas. */
export const PICTURE_TYPES = {
  'image/jpeg': ['.jpg', '.jpeg'],
  'image/png': ['.png'],
  'image/webp': ['.webp'],
};
/** The same for inputs that only suggest them: the server decides. */
export const PROPOSED_TYPES = Object.keys(PICTURE_TYPES).join(',');
