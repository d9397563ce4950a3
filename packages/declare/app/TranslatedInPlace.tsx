import { useQueryClient } from '@tanstack/react-query';
import { type ReactNode, useEffect, useState } from 'react';
import {
  I18nContext,
  type I18nProvider,
  type Store,
  useI18nProvider,
  useNotify,
  useStore,
} from 'react-admin';

/**
 * Returns a provider for `TranslatedInPlace`, whose language is always the one in the store. When they differ, react-admin mounts the whole page anew,
 * and what was typed is lost.
 */
export const followingStore = (provider: I18nProvider, store: Store): I18nProvider => ({
  ...provider,
  getLocale: () => store.getItem<string>('locale') ?? provider.getLocale(),
});

/** Translates the page when the language changes, and reads again what the server answers in that language. Forms and dialogs stay as they are. */
export const TranslatedInPlace = ({ children }: { children: ReactNode }) => {
  const provider = useI18nProvider();
  const [locale] = useStore('locale', provider.getLocale());
  const [translated, setTranslated] = useState({ provider, locale });
  const queryClient = useQueryClient();
  const notify = useNotify();
  useEffect(() => {
    if (locale === translated.locale) return;
    let isLatest = true;
    const change = async () => {
      await provider.changeLocale(locale);
      if (!isLatest) return;
      setTranslated({ provider: { ...provider }, locale }); // a new object: who translates is rendered again
      await queryClient.invalidateQueries();
    };
    change().catch((error: unknown) => {
      console.error(error);
      notify('ra.notification.i18n_error', { type: 'error' });
    });
    return () => {
      isLatest = false;
    };
  }, [provider, locale, translated, queryClient, notify]);
  return <I18nContext.Provider value={translated.provider}>{children}</I18nContext.Provider>;
};
