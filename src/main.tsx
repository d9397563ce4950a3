import createCache from '@emotion/cache';
import { CacheProvider } from '@emotion/react';
import { createRoot } from 'react-dom/client';
import { App } from './App.tsx';
import { loadI18nProvider } from './i18n/i18nProvider.ts';

/** The server writes a nonce per response into the page; styles without it are refused by the Content-Security-Policy. */
const nonce = document.querySelector<HTMLMetaElement>('meta[property="csp-nonce"]')?.content;
const styles = createCache({ key: 'tt', nonce, prepend: true });

const root = document.getElementById('root');
if (!root) throw new Error('The page has no #root');

const i18nProvider = await loadI18nProvider();
createRoot(root).render(
  <CacheProvider value={styles}>
    <App i18nProvider={i18nProvider} />
  </CacheProvider>,
);
