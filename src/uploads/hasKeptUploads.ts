const KEY = 'turntable-uploads';

/** Whether this browser keeps files that wait to be uploaded; it keeps none where its storage is switched off. */
export const hasKeptUploads = (): boolean => {
  try {
    return localStorage.getItem(KEY) !== null;
  } catch {
    return false;
  }
};

export const setHasKeptUploads = (has: boolean): void =>
  has ? localStorage.setItem(KEY, '1') : localStorage.removeItem(KEY);
