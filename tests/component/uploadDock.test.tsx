import { act, cleanup, render, screen } from '@testing-library/react';
import { apiErrorFrom, noResponse } from '@turntable/declare/api/apiError.ts';
import { keepLocale, keepUser } from '@turntable/declare/api/session.ts';
import { CoreAdminContext } from 'react-admin';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { loadI18nProvider } from '../../src/i18n/i18nProvider.ts';
import { declaredTexts } from '../../src/registered.ts';
import { browserQueue } from '../../src/uploads/browserQueue.ts';
import { hasKeptUploads } from '../../src/uploads/hasKeptUploads.ts';
import { UploadDock } from '../../src/uploads/UploadDock.tsx';
import type { FileUpload } from '../../src/uploads/uploadQueue.ts';

const OUTAGE_PAUSE = 30_000;

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
  vi.restoreAllMocks();
  keepLocale('en');
});

const photo = (): FileUpload => ({
  key: 'photo-1',
  file: new File(['photo'], 'photo.jpg', { type: 'image/jpeg' }),
});

const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));

/** Returns an upload queue with a server that gives these answers. */
const queueAnswered = (answer: () => Promise<string>) =>
  browserQueue<FileUpload, string>('photos', { send: answer }).queue;

test.each([
  [
    503,
    'en',
    'The storage cannot be reached.',
    'The files are kept here and continue automatically.',
  ],
  [507, 'de', 'Der Speicher ist voll.', 'Die Dateien bleiben hier und gehen von selbst weiter.'],
] as const)(
  'while the server answers %i, the dock shows the reason and the file waits; then it is sent',
  async (status, locale, reason, comfort) => {
    let sent = 0;
    const queue = queueAnswered(async () => {
      sent += 1;
      if (sent <= 6) throw apiErrorFrom(status, { message: reason });
      return 'stored';
    });
    keepLocale(locale);
    const i18nProvider = await loadI18nProvider(declaredTexts);
    render(
      <CoreAdminContext i18nProvider={i18nProvider}>
        <UploadDock queue={queue} pageOf={() => ({ to: '/cars/1', name: 'Wagen' })} />
      </CoreAdminContext>,
    );
    queue.add([photo()]);
    await pass(0);
    // More retries than other failures get.
    for (let times = 1; times <= 6; times += 1) {
      expect([sent, screen.getByText(`${reason} ${comfort}`).getAttribute('role')]).toEqual([
        times,
        'status',
      ]);
      await pass(OUTAGE_PAUSE);
    }
    expect([sent, queue.snapshot().map(({ state }) => state.name)]).toEqual([7, ['done']]);
    expect(screen.queryByText(`${reason} ${comfort}`)).toBeNull();
  },
);

test.each([
  ['an error of the server', apiErrorFrom(500, {}), 4],
  ['no answer', noResponse(), 4],
  ['a refusal of the file', apiErrorFrom(422, { message: 'No picture' }), 1],
])('after %s, the upload is marked as failed', async (_, error, times) => {
  let sent = 0;
  const queue = queueAnswered(async () => {
    sent += 1;
    throw error;
  });
  queue.add([photo()]);
  await pass(OUTAGE_PAUSE);
  expect([sent, queue.snapshot().map(({ state }) => state)]).toEqual([
    times,
    [{ name: 'failed', error }],
  ]);
});

test('a file is sent even when the browser’s storage is switched off', async () => {
  const refuse = () => {
    throw new Error('The operation is insecure.');
  };
  for (const access of ['getItem', 'setItem', 'removeItem'] as const)
    vi.spyOn(Storage.prototype, access).mockImplementation(refuse);
  vi.stubGlobal('indexedDB', { open: refuse });
  vi.stubGlobal('navigator', {
    onLine: true,
    locks: {
      request: async (_: string, hold: () => unknown) => hold(),
      query: async () => ({ held: [] }),
    },
  });
  keepUser({ id: 1, name: 'Katrin', role: 'chief', avatar: null, company_id: 1 });
  expect(hasKeptUploads()).toBe(false);
  const queue = queueAnswered(async () => 'stored');
  await pass(0);
  queue.add([photo()]);
  await pass(0);
  expect(queue.snapshot().map(({ state }) => state.name)).toEqual(['done']);
});
