import { useCallback, useMemo, useSyncExternalStore } from 'react';
import { storedUser } from '../api/session.ts';

const CHANGED = 'turntable-personal';

const read = (key: string): string | null => {
  try {
    return localStorage.getItem(key);
  } catch {
    return null; // storage is switched off: everybody gets the defaults
  }
};

const parse = <T>(text: string | null, fallback: T): T => {
  if (text === null) return fallback;
  try {
    return JSON.parse(text) as T; // written below, by the same caller
  } catch {
    return fallback;
  }
};

const listen = (listener: () => void) => {
  window.addEventListener(CHANGED, listener);
  window.addEventListener('storage', listener);
  return () => {
    window.removeEventListener(CHANGED, listener);
    window.removeEventListener('storage', listener);
  };
};

/**
 * A setting of this person in this browser. It outlives signing out (react-admin's own store does not) and is not seen by
 * the user who signs in next. @returns the value and what keeps another one; `keep` says whether it could be kept.
 */
export const usePersonal = <T>(name: string, fallback: T): [T, (value: T) => boolean] => {
  const key = `turntable.${storedUser()?.id ?? 'nobody'}.${name}`;
  const text = useSyncExternalStore(listen, () => read(key));
  // biome-ignore lint/correctness/useExhaustiveDependencies: the fallback is a constant that callers may write inline
  const value = useMemo(() => parse(text, fallback), [text]);
  const keep = useCallback(
    (next: T): boolean => {
      try {
        localStorage.setItem(key, JSON.stringify(next));
      } catch {
        return false;
      }
      window.dispatchEvent(new Event(CHANGED));
      return true;
    },
    [key],
  );
  return [value, keep];
};
