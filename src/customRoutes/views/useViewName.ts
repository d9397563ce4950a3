import { useCallback } from 'react';
import { useLocale } from 'react-admin';
import type { Locale } from '../../api/session.ts';

interface Named {
  readonly name: Readonly<Record<Locale, string>>;
}

/** Returns a function that names a view in the user's language; the name of no view is empty. */
export const useViewName = (): ((view: Named | undefined) => string) => {
  const locale = useLocale() === 'de' ? 'de' : 'en';
  return useCallback((view) => view?.name[locale] ?? '', [locale]);
};
