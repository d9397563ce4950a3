import { keepShared } from '../uploads/sharedPhotos.ts';
import { SHARE_TARGET } from '../uploads/shareTarget.ts';

// The service worker: opens the application without a network, and takes photos that other applications share. It keeps the application's own
// files only, never answers of the API or pictures. A page comes from the server whenever that answers, so that a new version is used at once.

declare const self: ServiceWorkerGlobalScope;
/** The paths of the application's files, whose names change with their content, and a name for this version of them (scripts/lib/serviceWorker.ts). */
declare const BUILT: { files: readonly string[]; version: string };

const { files: FILES, version: VERSION } = BUILT;

const APPLICATION = '/';
const SIGN_IN = '/login';
const SIGN_IN_PATHS = [SIGN_IN, '/forgot-password'];

/** How many versions are kept: pages that are still open may need files of the one before. */
const KEPT_VERSIONS = 2;

/** Stores this version; of its files it fetches those that no earlier version has. */
const storeVersion = async (): Promise<void> => {
  const cache = await caches.open(VERSION);
  const missing = await Promise.all(
    FILES.map(async (file) => {
      const known = await caches.match(file);
      if (known) await cache.put(file, known);
      return known ? [] : [file];
    }),
  );
  await cache.addAll([...missing.flat(), APPLICATION, SIGN_IN]);
};

const deleteOldVersions = async (): Promise<void> => {
  const versions = await caches.keys(); // the newest is the last one
  await Promise.all(versions.slice(0, -KEPT_VERSIONS).map((version) => caches.delete(version)));
};

/** Returns the stored page of an address; undefined for files and calls. */
const storedPage = async (path: string): Promise<Response | undefined> => {
  if (/^\/api\/|\.\w+$/.test(path)) return undefined;
  const cache = await caches.open(VERSION);
  return cache.match(SIGN_IN_PATHS.includes(path) ? SIGN_IN : APPLICATION);
};

const openPage = async (event: FetchEvent, path: string): Promise<Response> => {
  try {
    return (await event.preloadResponse) ?? (await fetch(event.request));
  } catch (error) {
    const page = await storedPage(path);
    if (!page) throw error;
    return page;
  }
};

/** Keeps shared photos on this device, and opens the page that asks for their vehicle. Signed-out users sign in there first. */
const takePhotos = async (request: Request): Promise<Response> => {
  const parts = (await request.formData()).getAll(SHARE_TARGET.field);
  const photos = parts.filter((part) => part instanceof File).filter(({ size }) => size > 0);
  const outcome = await keepShared(photos).then(
    () => '',
    () => '?full',
  );
  return Response.redirect(SHARE_TARGET.path + outcome, 303);
};

self.addEventListener('install', (event) => {
  self.skipWaiting();
  event.waitUntil(storeVersion());
});

self.addEventListener('activate', (event) => {
  const preload = self.registration.navigationPreload; // pages need not wait until the worker has started
  event.waitUntil(Promise.all([deleteOldVersions(), preload?.enable(), self.clients.claim()]));
});

self.addEventListener('fetch', (event) => {
  const { request } = event;
  const { origin, pathname } = new URL(request.url);
  if (origin !== self.location.origin) return;
  if (request.method === 'POST' && request.mode === 'navigate' && pathname === SHARE_TARGET.path)
    event.respondWith(takePhotos(request));
  else if (request.method === 'GET' && request.mode === 'navigate')
    event.respondWith(openPage(event, pathname));
  else if (FILES.includes(pathname))
    event.respondWith(caches.match(pathname).then((file) => file ?? fetch(request)));
});
