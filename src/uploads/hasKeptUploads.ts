const KEY = 'turntable-uploads';

/** Whether this browser keeps files that wait to be uploaded. */
export const hasKeptUploads = (): boolean => localStorage.getItem(KEY) !== null;

export const setHasKeptUploads = (has: boolean): void =>
  has ? localStorage.setItem(KEY, '1') : localStorage.removeItem(KEY);
