import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import {
  endSession,
  isFresh,
  keepLocale,
  keepToken,
  keepUser,
  storedLocale,
  storedUser,
  token,
} from '../../../src/api/session.ts';
import { stubBrowser } from './browserStub.ts';

let jar: ReturnType<typeof stubBrowser>['jar'];
const user = { id: 2, name: 'Jürgen Nord', role: 'chief', avatar: null, company_id: 1 } as const;

beforeEach(() => {
  vi.useFakeTimers();
  ({ jar } = stubBrowser());
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

describe('the session', () => {
  it('is refreshed only after half of its token’s life', () => {
    keepToken({ access_token: 'abc', expires_in: 3600 });
    expect(token()).toBe('abc');
    expect(isFresh()).toBe(true);
    expect(jar.get('no-refresh')?.attributes).toContain(
      new Date(Date.now() + 1_800_000).toUTCString(),
    );
  });

  it('stays on our own pages, and on https if there is https', () => {
    keepToken({ access_token: 'abc', expires_in: 3600 });
    expect(jar.get('token')?.attributes).toBe('path=/; sameSite=Strict');
    ({ jar } = stubBrowser({ protocol: 'https:' }));
    keepToken({ access_token: 'abc', expires_in: 3600 });
    expect(jar.get('token')?.attributes).toBe('path=/; sameSite=Strict; secure');
  });

  it('returns the stored user, umlauts included', () => {
    keepUser(user);
    expect(storedUser()).toEqual(user);
  });

  it.each(['', 'null', '7', '{"role":', '{"role":"king"}', '{"role":"toString"}'])(
    'has no user when what is stored is %j',
    (text) => {
      jar.set('user', { value: encodeURIComponent(text), attributes: '' });
      expect(storedUser()).toBeUndefined();
    },
  );

  it('keeps the locale when it ends', () => {
    keepToken({ access_token: 'abc', expires_in: 3600 });
    keepUser(user);
    keepLocale('de');
    endSession();
    expect([...jar.keys()]).toEqual(['locale']);
    expect(storedLocale()).toBe('de');
  });
});

describe('the language', () => {
  it('is English until one is chosen, and when the stored one is unknown', () => {
    expect(storedLocale()).toBe('en');
    jar.set('locale', { value: 'pt', attributes: '' });
    expect(storedLocale()).toBe('en');
  });
});
