/** Fetches a prepared file: the browser saves it and stays on the page. */
export const openDownload = (address: string): void => {
  const anchor = document.createElement('a');
  anchor.href = address;
  anchor.download = '';
  document.body.append(anchor);
  anchor.click();
  anchor.remove();
};
