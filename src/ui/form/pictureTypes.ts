/** The pictures that the server takes, as file dialogs and drop areas know them. */
export const PICTURE_TYPES = {
  'image/jpeg': ['.jpg', '.jpeg'],
  'image/png': ['.png'],
  'image/webp': ['.webp'],
};
/** The same, for inputs that only propose them: what comes is judged by the server. */
export const PROPOSED_TYPES = Object.keys(PICTURE_TYPES).join(',');
