/** How long after the page has loaded the worker begins, in milliseconds: rows and pictures of the first screen come first. */
const AFTER = 3000;

/** Registers the service worker of the built application. Browsers have none over plain http, except on this machine. */
export const registerServiceWorker = (): void => {
  if (!import.meta.env.PROD || !navigator.serviceWorker) return;
  window.addEventListener('load', () => {
    // on failure the application works without it
    setTimeout(() => navigator.serviceWorker.register('/sw.js').catch(() => {}), AFTER);
  });
};
