import {
  beginSession,
  endSession,
  isFresh,
  keepLocale,
  keepToken,
  keepUser,
  storedLocale,
  storedUser,
  token,
} from '@turntable/declare/api/session.ts';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
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

  it('ends with the browser, unless it is remembered: then all of it lasts until the sign-in ends', () => {
    const answer = { access_token: 'abc', expires_in: 30 * 24 * 3600, user };
    beginSession(answer);
    expect(jar.get('token')?.attributes).not.toContain('expires');
    expect(jar.get('user')?.attributes).not.toContain('expires');

    beginSession(answer, true);
    const end = new Date(Date.now() + answer.expires_in * 1000).toUTCString();
    for (const name of ['token', 'user', 'remembered-until'])
      expect(jar.get(name)?.attributes).toContain(`expires=${end}`);
    vi.advanceTimersByTime(3600_000);
    keepToken({ access_token: 'next', expires_in: answer.expires_in - 3600 });
    keepUser(user);
    for (const name of ['token', 'user'])
      expect(jar.get(name)?.attributes).toContain(`expires=${end}`);

    beginSession(answer);
    expect(jar.get('token')?.attributes).not.toContain('expires');
    expect(jar.has('remembered-until')).toBe(false);
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
    beginSession({ access_token: 'abc', expires_in: 3600, user }, true);
    keepLocale('de');
    endSession();
    expect([...jar.keys()]).toEqual(['locale']);
    expect(storedLocale()).toBe('de');
  });
});

describe('the language', () => {
  it('is English until one is chosen, and when the stored one is not a language', () => {
    expect(storedLocale()).toBe('en');
    jar.set('locale', { value: 'pt\r\nx', attributes: '' });
    expect(storedLocale()).toBe('en');
  });
});
