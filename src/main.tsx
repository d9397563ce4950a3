import './registered.ts';
import './early.ts';
import createCache from '@emotion/cache';
import { CacheProvider } from '@emotion/react';
import { styleNonce } from '@turntable/declare/theme/styleNonce.ts';
import { createRoot } from 'react-dom/client';
import { App } from './App.tsx';
import { loadI18nProvider } from './i18n/i18nProvider.ts';
import { declaredTexts } from './registered.ts';
import { uploadQueues } from './screens.ts';
import { registerServiceWorker } from './serviceWorker/register.ts';
import { showStartFailure } from './startFailure.ts';
import { hasKeptUploads } from './uploads/hasKeptUploads.ts';

registerServiceWorker();

const styles = createCache({ key: 'tt', nonce: styleNonce, prepend: true });

const start = async (root: HTMLElement) => {
  const i18nProvider = await loadI18nProvider(declaredTexts);
  createRoot(root).render(
    <CacheProvider value={styles}>
      <App i18nProvider={i18nProvider} />
    </CacheProvider>,
  );
  if (hasKeptUploads()) for (const load of uploadQueues) load().catch(() => {}); // on failure the files stay for the next start
};

const root = document.getElementById('root');
if (!root) throw new Error('The page has no #root');
start(root).catch((error: unknown) => {
  showStartFailure(root);
  throw error;
});
