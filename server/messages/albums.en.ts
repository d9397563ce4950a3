/** The server's texts about albums and datasets. */
export const albumsEn = {
  album_of_parent: 'An album in another one belongs to the same company',
  no_such_company: 'This company does not exist',
  file_missing: 'Choose a file',
};
