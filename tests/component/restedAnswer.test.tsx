import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act, renderHook, waitFor } from '@testing-library/react';
import type { ReactNode } from 'react';
import { expect, test } from 'vitest';
import { useRestedAnswer } from '../../src/customRoutes/looks/preview.tsx';

/** Returns a server whose answers the test triggers. */
const slowServer = () => {
  const waiting = new Map<string, (answer: string) => void>();
  const asked: string[] = [];
  return {
    asked,
    read: (ask: string) => {
      asked.push(ask);
      return new Promise<string>((resolve) => waiting.set(ask, resolve));
    },
    answer: (ask: string) => act(async () => waiting.get(ask)?.(`picture of ${ask}`)),
  };
};

const show = (server: ReturnType<typeof slowServer>, first: string) => {
  const client = new QueryClient();
  const wrapper = ({ children }: { children: ReactNode }) => (
    <QueryClientProvider client={client}>{children}</QueryClientProvider>
  );
  return renderHook(({ ask }) => useRestedAnswer(['preview'], ask, server.read), {
    wrapper,
    initialProps: { ask: first },
  });
};

test('a late answer does not replace the answer to a newer request', async () => {
  const server = slowServer();
  const { result, rerender } = show(server, 'loft');
  rerender({ ask: 'studio' });
  await waitFor(() => expect(server.asked).toEqual(['loft', 'studio']));
  await server.answer('studio');
  await waitFor(() => expect(result.current.data).toBe('picture of studio'));
  await server.answer('loft');
  expect(result.current).toMatchObject({ data: 'picture of studio', isBehind: false });
});

test('the last answer stays while the next one loads, and is marked as behind', async () => {
  const server = slowServer();
  const { result, rerender } = show(server, 'loft');
  await server.answer('loft');
  await waitFor(() =>
    expect(result.current).toMatchObject({ data: 'picture of loft', isBehind: false }),
  );
  rerender({ ask: 'studio' });
  expect(result.current).toMatchObject({ data: 'picture of loft', isBehind: true });
});

test('of several values in quick succession only the last is requested', async () => {
  const server = slowServer();
  const { rerender } = show(server, 'loft');
  for (const ask of ['studio', 'gallery', 'hall']) rerender({ ask });
  await waitFor(() => expect(server.asked).toContain('hall'));
  expect(server.asked).toEqual(['loft', 'hall']);
});
