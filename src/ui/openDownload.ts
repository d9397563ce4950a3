/** Fetches a prepared file: the browser saves it, under `name` where the address does not say one, and stays on the page. */
export const openDownload = (address: string, name = ''): void => {
  const anchor = document.createElement('a');
  anchor.href = address;
  anchor.download = name;
  document.body.append(anchor);
  anchor.click();
  anchor.remove();
};
