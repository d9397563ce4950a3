import './registered.ts';
import createCache from '@emotion/cache';
import { CacheProvider } from '@emotion/react';
import { startTransition } from 'react';
import { createRoot } from 'react-dom/client';
import { App } from './App.tsx';
import { confirmBeforehand } from './authProvider/confirmBeforehand.ts';
import { fetchFirstScreen } from './fetchFirstScreen.ts';
import { readFirstRows } from './firstRows.ts';
import { loadI18nProvider } from './i18n/i18nProvider.ts';
import { queryClient } from './queryClient.ts';
import { showStartFailure } from './startFailure.ts';
import { styleNonce } from './theme/styleNonce.ts';

const styles = createCache({ key: 'tt', nonce: styleNonce, prepend: true });

/** A language's texts are one file. */
const MESSAGES = { en: () => import('./messages/en.ts'), de: () => import('./messages/de.ts') };

const start = async (root: HTMLElement) => {
  const { pathname } = window.location;
  void readFirstRows(window.location);
  const [i18nProvider] = await Promise.all([
    loadI18nProvider(MESSAGES),
    fetchFirstScreen(pathname),
    confirmBeforehand(queryClient),
  ]);
  // in a transition React renders in small steps: on a slow phone the page stays responsive
  startTransition(() =>
    createRoot(root).render(
      <CacheProvider value={styles}>
        <App i18nProvider={i18nProvider} />
      </CacheProvider>,
    ),
  );
};

const root = document.getElementById('root');
if (!root) throw new Error('The page has no #root');
start(root).catch((error: unknown) => {
  showStartFailure(root);
  throw error;
});
