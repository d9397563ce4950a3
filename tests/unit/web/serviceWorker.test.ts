import { afterEach, beforeEach, expect, test, vi } from 'vitest';

// The service worker with a browser's storage and a server that are plain maps.

const ORIGIN = 'https://turntable.test';
const WORKER = '../../../src/serviceWorker/worker.ts'; // its types are those of a worker (tsconfig.worker.json)
const keepShared = vi.hoisted(() => vi.fn());
vi.mock('../../../src/uploads/sharedPhotos.ts', () => ({ keepShared }));

const pathOf = (request: string | Request) =>
  new URL(typeof request === 'string' ? request : request.url, ORIGIN).pathname;

/** The stored versions, each with its files by their paths. */
const stored = new Map<string, Map<string, string>>();
/** What the server answers; undefined without a network. */
let answers: ((path: string) => string) | undefined;
const fetched: string[] = [];
const fetchPath = async (request: string | Request) => {
  if (!answers) throw new TypeError('Failed to fetch');
  fetched.push(pathOf(request));
  return new Response(answers(pathOf(request)));
};
const reply = (text: string | undefined) => (text === undefined ? undefined : new Response(text));

const cacheOf = (files: Map<string, string>) => ({
  match: async (request: string) => reply(files.get(pathOf(request))),
  put: async (path: string, response: Response) => void files.set(path, await response.text()),
  addAll: async (paths: string[]) => {
    for (const path of paths) files.set(path, await (await fetchPath(path)).text());
  },
});
const caches = {
  open: async (name: string) => {
    const files = stored.get(name) ?? new Map();
    stored.set(name, files);
    return cacheOf(files);
  },
  keys: async () => [...stored.keys()],
  delete: async (name: string) => stored.delete(name),
  match: async (request: string) =>
    reply([...stored.values()].map((files) => files.get(pathOf(request))).find(Boolean)),
};

type Listener = (event: object) => void;

/** Starts the worker of a version, and deploys it to the server. @returns a function that sends it an event, and resolves to its answer */
const start = async (version: string, files: readonly string[]) => {
  const listeners = new Map<string, Listener>();
  vi.stubGlobal('self', {
    location: new URL(ORIGIN),
    registration: {},
    clients: { claim: () => undefined },
    skipWaiting: () => undefined,
    addEventListener: (name: string, listener: Listener) => listeners.set(name, listener),
  });
  vi.stubGlobal('BUILT', { version, files });
  answers = (path) => `${path} of ${version}`;
  vi.resetModules();
  await import(WORKER);
  return (name: string, event: object = {}) => {
    let answer: Promise<Response> | undefined;
    const take = (work: Promise<Response>) => {
      answer = work;
    };
    listeners.get(name)?.({ waitUntil: take, respondWith: take, ...event });
    return answer;
  };
};

/** Installs and starts a version as browsers do. */
const install = async (version: string, files: readonly string[]) => {
  const send = await start(version, files);
  await send('install');
  await send('activate');
  return send;
};

const ask = (path: string, init: { method?: string; mode?: string; origin?: string } = {}) => ({
  request: { url: (init.origin ?? ORIGIN) + path, method: 'GET', mode: 'navigate', ...init },
});
const textOf = async (answer: Promise<Response> | undefined) => (await answer)?.text();

beforeEach(() => {
  stored.clear();
  fetched.length = 0;
  keepShared.mockResolvedValue(undefined);
  vi.stubGlobal('caches', caches);
  vi.stubGlobal('fetch', fetchPath);
});
afterEach(() => vi.unstubAllGlobals());

test('stores the files of its version and both documents; of a new version only files that have changed', async () => {
  await install('v1', ['/assets/a-1.js', '/assets/b-1.js']);
  expect(fetched).toEqual(['/assets/a-1.js', '/assets/b-1.js', '/', '/login']);
  fetched.length = 0;
  await install('v2', ['/assets/a-2.js', '/assets/b-1.js']);
  expect(fetched).toEqual(['/assets/a-2.js', '/', '/login']);
});

test('pages are those of the server while it answers, and without a network those of the newest version', async () => {
  await install('v1', []);
  const send = await install('v2', []);
  answers = (path) => `${path} of v3`;
  expect(await textOf(send('fetch', ask('/vehicles/5')))).toBe('/vehicles/5 of v3');
  answers = undefined;
  expect(await textOf(send('fetch', ask('/vehicles/5')))).toBe('/ of v2');
  expect(await textOf(send('fetch', ask('/login?next=%2F')))).toBe('/login of v2');
  expect(await textOf(send('fetch', ask('/forgot-password')))).toBe('/login of v2');
});

test('open pages of the version before find their files, also when the server has them no more', async () => {
  await install('v1', ['/assets/a-1.js']);
  await install('v2', ['/assets/a-2.js']);
  const send = await install('v3', ['/assets/a-2.js', '/assets/a-3.js']);
  expect([...stored.keys()]).toEqual(['v2', 'v3']);
  answers = undefined;
  expect(await textOf(send('fetch', ask('/assets/a-2.js', { mode: 'cors' })))).toBe(
    '/assets/a-2.js of v2',
  );
});

test('the worker answers no calls, pictures or other origins, and stores nothing of them', async () => {
  const send = await install('v1', ['/assets/a-1.js']);
  const before = [...(stored.get('v1') ?? [])];
  expect(send('fetch', ask('/api/cars/5', { mode: 'cors' }))).toBeUndefined();
  expect(send('fetch', ask('/api/files/a.jpg?ticket=1', { mode: 'no-cors' }))).toBeUndefined();
  expect(send('fetch', ask('/vehicles', { mode: 'navigate', method: 'POST' }))).toBeUndefined();
  expect(
    send('fetch', ask('/assets/a-1.js', { origin: 'https://elsewhere.test' })),
  ).toBeUndefined();
  await send('fetch', ask('/vehicles'));
  await send('fetch', ask('/api/files/a.zip'));
  expect([...(stored.get('v1') ?? [])]).toEqual(before);
  answers = undefined;
  await expect(send('fetch', ask('/api/files/a.zip'))).rejects.toThrow('Failed to fetch');
});

const shared = (...parts: (File | string)[]) => ({
  request: {
    url: `${ORIGIN}/share`,
    method: 'POST',
    mode: 'navigate',
    formData: async () => {
      const form = new FormData();
      for (const part of parts) form.append('photos', part);
      return form;
    },
  },
});
const front = new File(['x'], 'front.jpg', { type: 'image/jpeg' });

test('keeps shared photos and opens their page', async () => {
  const send = await install('v1', []);
  vi.stubGlobal('Response', { redirect: (to: string, status: number) => [status, to] });
  expect(await send('fetch', shared(front, new File([], ''), 'a text'))).toEqual([303, '/share']);
  expect(keepShared).toHaveBeenCalledExactlyOnceWith([front]);
});

test('says so if the device has no space for shared photos', async () => {
  const send = await install('v1', []);
  vi.stubGlobal('Response', { redirect: (to: string, status: number) => [status, to] });
  keepShared.mockRejectedValue(new DOMException('full', 'QuotaExceededError'));
  expect(await send('fetch', shared(front))).toEqual([303, '/share?full']);
});
