/** Downloads a prepared file and stays on the page; `name` is used if the server sends no file name. */
export const openDownload = (address: string, name = ''): void => {
  const anchor = document.createElement('a');
  anchor.href = address;
  anchor.download = name;
  document.body.append(anchor);
  anchor.click();
  anchor.remove();
};
