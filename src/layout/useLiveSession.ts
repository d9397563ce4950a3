import { useEffect } from 'react';
import { keepSessionAlive } from '../api/refresh.ts';

/** While the shell is shown, the token is kept fresh (specification, chapter 4). */
export const useLiveSession = (): void => {
  useEffect(keepSessionAlive, []);
};
