import { useQueryClient } from '@tanstack/react-query';
import { type ReactNode, useEffect, useState } from 'react';
import {
  I18nContext,
  type I18nProvider,
  type Store,
  useI18nProvider,
  useLocale,
  useNotify,
} from 'react-admin';

/**
 * Returns a provider for `TranslatedInPlace`, whose language is always the one in the store. When they differ, react-admin mounts the whole page
 * again, and what was typed is lost.
 */
export const followingStore = (provider: I18nProvider, store: Store): I18nProvider => ({
  ...provider,
  getLocale: () => store.getItem<string>('locale') ?? provider.getLocale(),
});

/** Translates the page when the language changes, and reads again what the server answers in that language. Forms and dialogs stay as they are. */
export const TranslatedInPlace = ({ children }: { children: ReactNode }) => {
  const provider = useI18nProvider();
  const locale = useLocale();
  const [translated, setTranslated] = useState({ provider, locale });
  const queryClient = useQueryClient();
  const notify = useNotify();
  useEffect(() => {
    if (locale === translated.locale) return;
    const change = async () => {
      try {
        await provider.changeLocale(locale);
      } catch (error) {
        console.error(error);
        notify('ra.notification.i18n_error', { type: 'error' });
      }
      // a new object: who translates is rendered again; if another language has been chosen meanwhile, it comes next
      setTranslated({ provider: { ...provider }, locale });
      await queryClient.invalidateQueries();
    };
    void change();
  }, [provider, locale, translated, queryClient, notify]);
  return <I18nContext.Provider value={translated.provider}>{children}</I18nContext.Provider>;
};
