/** What stands for a person without a picture: the first letters of their first names. */
export const initialsOf = (name: string): string =>
  (name.match(/(?<!\S)\S/g) ?? []).slice(0, 2).join('').toUpperCase();
