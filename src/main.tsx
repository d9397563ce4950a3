import createCache from '@emotion/cache';
import { CacheProvider } from '@emotion/react';
import { createRoot } from 'react-dom/client';
import { App } from './App.tsx';
import { loadI18nProvider } from './i18n/i18nProvider.ts';
import { fetchFirstScreen } from './screens.ts';
import { showStartFailure } from './startFailure.ts';

/** The server writes a nonce per response into the page; styles without it are refused by the Content-Security-Policy. */
const nonce = document.querySelector<HTMLMetaElement>('meta[property="csp-nonce"]')?.content;
const styles = createCache({ key: 'tt', nonce, prepend: true });

const start = async (root: HTMLElement) => {
  const [i18nProvider] = await Promise.all([loadI18nProvider(), fetchFirstScreen(window.location.pathname)]);
  createRoot(root).render(
    <CacheProvider value={styles}>
      <App i18nProvider={i18nProvider} />
    </CacheProvider>,
  );
};

const root = document.getElementById('root');
if (!root) throw new Error('The page has no #root');
start(root).catch((error: unknown) => {
  showStartFailure(root);
  throw error;
});
