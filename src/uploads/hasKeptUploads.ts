const KEY = 'turntable-uploads';

/** Returns whether this browser keeps files that wait to be uploaded; false where its storage is switched off. */
export const hasKeptUploads = (): boolean => {
  try {
    return localStorage.getItem(KEY) !== null;
  } catch {
    return false;
  }
};

export const setHasKeptUploads = (has: boolean): void =>
  has ? localStorage.setItem(KEY, '1') : localStorage.removeItem(KEY);
