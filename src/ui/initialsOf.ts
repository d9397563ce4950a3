/** What stands for a person without a picture: the first letters of their first names. */
export const initialsOf = (name: string): string =>
  name.replace(/^\s*(\S?)\S*\s*(\S?).*$/, '$1$2').toUpperCase();
