import { onlineManager, QueryClient } from '@tanstack/react-query';
import { afterEach, expect, it, vi } from 'vitest';
import { reopenAs } from '../../../src/layout/reopenAs.ts';

afterEach(() => {
  onlineManager.setOnline(true);
  vi.unstubAllGlobals();
});

it('reopens the product in the other session, in which the old page reads nothing', async () => {
  const [assign, reload] = [vi.fn(), vi.fn()];
  const page = Object.assign(new EventTarget(), { location: { assign, reload } });
  vi.stubGlobal('window', page);
  let user = 'operator';
  const readAs: string[] = [];
  const client = new QueryClient();
  const read = () =>
    client.fetchQuery({ queryKey: ['polled'], queryFn: async () => readAs.push(user) });
  await read();
  reopenAs(() => {
    user = 'chief';
  });
  void read(); // waits: the page is about to be left
  await vi.waitFor(() => expect(client.getQueryState(['polled'])?.fetchStatus).toBe('paused'));
  expect(assign).toHaveBeenCalledWith('/');
  expect(user).toBe('chief');
  expect(readAs).toEqual(['operator']);
  expect(reload).not.toHaveBeenCalled();
  page.dispatchEvent(new Event('pageshow'));
  expect(reload).toHaveBeenCalledTimes(1);
});
