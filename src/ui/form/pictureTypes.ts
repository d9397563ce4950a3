/** The pictures that the server takes, as file dialogs and drop areas know them. */
export const PICTURE_TYPES = { 'image/jpeg': ['.jpg', '.jpeg'], 'image/png': ['.png'], 'image/webp': ['.webp'] };
