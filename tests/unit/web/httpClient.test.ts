import { request } from '@turntable/declare/api/httpClient.ts';
import { keepToken, token } from '@turntable/declare/api/session.ts';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { session } from '../../../contract/accounts/sessionCalls.ts';
import { cars } from '../../../contract/vehicles/calls.ts';
import { answer, stubBrowser } from './browserStub.ts';

const sent = vi.fn<(url: string, init: RequestInit) => Promise<Response>>();
const bearerOf = (call: number) =>
  new Headers(sent.mock.calls[call]?.[1].headers).get('authorization');

beforeEach(() => {
  stubBrowser();
  sent.mockReset();
  vi.stubGlobal('fetch', sent);
  keepToken({ access_token: 'first', expires_in: 3600 });
});
afterEach(() => {
  vi.unstubAllGlobals();
});

describe('a call', () => {
  it('goes to the address of its contract with the bearer token', async () => {
    sent.mockResolvedValue(answer(200, { data: { id: 7 } }));
    await request(cars.one, { params: { id: 7 } });
    expect(sent.mock.calls[0]?.[0]).toBe('/api/cars/7');
    expect(bearerOf(0)).toBe('Bearer first');
  });

  it('does not send the token if it is public', async () => {
    sent.mockResolvedValue(answer(200, { access_token: 'x', expires_in: 60, user: {} }));
    await request(session.login, { body: { email: 'chief@nord.test', password: 'secret' } });
    expect(bearerOf(0)).toBeNull();
  });

  it('is repeated once with a new token when the old one is refused', async () => {
    sent.mockResolvedValueOnce(answer(401, { message: 'Expired' }));
    sent.mockResolvedValueOnce(answer(200, { access_token: 'second', expires_in: 3600 }));
    sent.mockResolvedValueOnce(answer(200, { data: { id: 7, vin: 'kept' } }));
    const { data } = await request(cars.save, { params: { id: 7 }, body: { vin: 'kept' } });
    expect(data).toEqual({ id: 7, vin: 'kept' });
    expect(sent.mock.calls.map(([url]) => url)).toEqual([
      '/api/cars/7',
      '/api/auth/refresh',
      '/api/cars/7',
    ]);
    expect(sent.mock.calls[2]?.[1].body).toBe('{"vin":"kept"}');
    expect(bearerOf(2)).toBe('Bearer second');
    expect(token()).toBe('second');
  });

  it('shares one refresh with all calls that are refused at the same time', async () => {
    sent.mockImplementation(async (url, init) => {
      if (url === '/api/auth/refresh')
        return answer(200, { access_token: 'second', expires_in: 3600 });
      const isFresh = new Headers(init.headers).get('authorization') === 'Bearer second';
      return isFresh ? answer(200, { data: { id: 1 } }) : answer(401, { message: 'Expired' });
    });
    await Promise.all([1, 2, 3, 4, 5].map((id) => request(cars.one, { params: { id } })));
    expect(sent.mock.calls.filter(([url]) => url === '/api/auth/refresh')).toHaveLength(1);
  });

  it('ends with 401 when the new token is refused too', async () => {
    sent.mockImplementation(async (url) =>
      url === '/api/auth/refresh'
        ? answer(200, { access_token: 'second', expires_in: 3600 })
        : answer(401, { message: 'Over' }),
    );
    await expect(request(cars.one, { params: { id: 7 } })).rejects.toMatchObject({
      code: 401,
      title: 'Over',
    });
    expect(sent).toHaveBeenCalledTimes(3);
  });

  it('without an answer is distinguished from one that was aborted', async () => {
    sent.mockRejectedValueOnce(new TypeError('Failed to fetch'));
    await expect(request(cars.one, { params: { id: 7 } })).rejects.toMatchObject({
      code: '',
      title: 'something_went_wrong',
    });
    sent.mockRejectedValueOnce(new DOMException('Given up', 'AbortError'));
    await expect(request(cars.one, { params: { id: 7 } })).rejects.toHaveProperty(
      'name',
      'AbortError',
    );
  });

  it('fails if a success contains a message instead of data', async () => {
    sent.mockResolvedValue(answer(200, { message: 'No such car' }));
    await expect(request(cars.one, { params: { id: 7 } })).rejects.toMatchObject({
      title: 'No such car',
    });
  });
});
