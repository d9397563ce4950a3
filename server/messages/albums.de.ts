/** Was der Server über Alben und Datensätze sagt. */
export const albumsDe = {
  album_of_parent: 'Ein Album in einem anderen gehört derselben Firma',
  no_such_company: 'Diese Firma gibt es nicht',
  file_missing: 'Wählen Sie eine Datei',
};
