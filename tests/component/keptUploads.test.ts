import { keepUser } from '@turntable/declare/api/session.ts';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { hasKeptUploads } from '../../src/uploads/hasKeptUploads.ts';
import type { keepUploads as keep } from '../../src/uploads/keepUploads.ts';
import type * as Shared from '../../src/uploads/sharedPhotos.ts';
import { UploadQueue } from '../../src/uploads/uploadQueue.ts';

/** The browser's storage; jsdom has no IndexedDB. */
const browser = new Map<string, unknown>();
let keepUploads: typeof keep;
let sharedPhotos: typeof Shared;
beforeAll(async () => {
  vi.resetModules(); // another test file may have loaded the module with the real package
  vi.doMock('idb-keyval', () => ({
    createStore: () => undefined,
    keys: async () => [...browser.keys()],
    getMany: async (names: string[]) => names.map((name) => browser.get(name)),
    setMany: async (entries: [string, unknown][]) => {
      for (const [name, value] of entries) browser.set(name, value);
    },
    delMany: async (names: string[]) => {
      for (const name of names) browser.delete(name);
    },
  }));
  ({ keepUploads } = await import('../../src/uploads/keepUploads.ts'));
  sharedPhotos = await import('../../src/uploads/sharedPhotos.ts');
});
afterAll(() => {
  vi.doUnmock('idb-keyval');
  vi.resetModules();
});

const DAY = 24 * 60 * 60 * 1000;
const signIn = (id: number) =>
  keepUser({ id, name: 'Katrin', role: 'chief', avatar: null, company_id: 1 });

/** Opens a page for the signed-in user, `days` after the first; no upload succeeds. @returns the files that the page sends */
const openPage = async (days: number, added: readonly string[] = []) => {
  vi.setSystemTime(days * DAY);
  const queue = new UploadQueue<{ key: string; file: File }, unknown>({
    send: () => new Promise(() => {}),
    isLasting: () => true,
    isOutage: () => false,
    isUnanswered: () => false,
    onStored: () => {},
    later: () => () => {},
  });
  queue.add(added.map((key) => ({ key, file: new File(['x'], `${key}.jpg`) })));
  await keepUploads('vehicles', queue);
  return queue.snapshot().map(({ key }) => key);
};

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'] });
  browser.clear();
  localStorage.clear();
  vi.stubGlobal('indexedDB', {});
  vi.stubGlobal('navigator', {
    locks: {
      // each page is closed when the next one opens
      request: async (_: string, work: () => unknown) => work(),
      query: async () => ({ held: [] }),
    },
  });
  signIn(1);
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

test('unsent files are kept for 14 days', async () => {
  await openPage(0, ['front', 'rear']);
  expect(await openPage(14)).toEqual(['front', 'rear']);
  expect(hasKeptUploads()).toBe(true);
});

test('unsent files are kept for another 14 days when their user comes back', async () => {
  await openPage(0, ['front']);
  await openPage(10);
  expect(await openPage(20)).toEqual(['front']);
});

test('expired files are deleted when any user opens the page', async () => {
  await openPage(0, ['front', 'rear']);
  signIn(2);
  expect(await openPage(13)).toEqual([]);
  expect(browser.size).toBe(4);
  expect(await openPage(15)).toEqual([]);
  expect(browser.size).toBe(0);
  expect(hasKeptUploads()).toBe(false);
});

const nameOf = ({ name }: File) => name;
const photo = (name: string) => new File(['x'], name);

test('photos that were shared wait for their vehicle beside unsent files, in their order and for 14 days', async () => {
  vi.setSystemTime(0);
  await sharedPhotos.keepShared([photo('rear.jpg'), photo('front.jpg')]);
  expect(await openPage(14)).toEqual([]);
  expect((await sharedPhotos.readShared()).map(nameOf)).toEqual(['rear.jpg', 'front.jpg']);
  await openPage(15);
  expect(await sharedPhotos.readShared()).toEqual([]);
});

test('only the shared photos that are in the queue now are forgotten', async () => {
  await openPage(0, ['left']);
  await sharedPhotos.keepShared([photo('rear.jpg')]);
  const read = await sharedPhotos.readShared();
  await sharedPhotos.keepShared([photo('front.jpg')]);
  await sharedPhotos.forgetShared([...read, photo('chosen in a dialog.jpg')]);
  expect((await sharedPhotos.readShared()).map(nameOf)).toEqual(['front.jpg']);
  expect(await openPage(1)).toEqual(['left']);
});
