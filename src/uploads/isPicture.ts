/** Files that some systems hand out without a type. */
const PICTURE_NAME = /\.(jpe?g|png|webp|hei[cf]|avif)$/i;

/** True for what may be a photograph; the server has the last word. */
export const isPicture = ({ type, name }: File): boolean =>
  type ? type.startsWith('image/') && type !== 'image/svg+xml' : PICTURE_NAME.test(name);
