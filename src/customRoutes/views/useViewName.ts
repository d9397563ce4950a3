import { type LocalText, textIn } from '@turntable/declare/contract/localText.ts';
import { useCallback } from 'react';
import { useLocale } from 'react-admin';

interface Named {
  readonly name: LocalText;
}

/** Returns a function that names a view in the user's language; the name of no view is empty. */
export const useViewName = (): ((view: Named | undefined) => string) => {
  const locale = useLocale() ?? 'en';
  return useCallback((view) => (view ? textIn(view.name, locale) : ''), [locale]);
};
