/** What the server says about photos and downloads. */
export const photosEn = {
  no_files: 'No files to download',
};
