import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';

/** An S3 store in memory that a test can make unreachable. It uses a real socket, so that the real client meetsRequirements the fault. */
export interface FaultyStore {
  /** The environment of a server that uses it. */
  readonly env: Record<string, string>;
  /** The keys of its files. */
  keys(): string[];
  /** Breaks off every request with these methods from now on; without any, the store works again. */
  breakOff(...methods: string[]): void;
  close(): Promise<void>;
}

export const EVERY_METHOD = ['GET', 'HEAD', 'PUT', 'DELETE'] as const;

const BUCKET = 'pictures';

export async function openFaultyStore(): Promise<FaultyStore> {
  const files = new Map<string, Buffer>();
  let broken: readonly string[] = [];

  const answer = async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    const { method = '', url = '' } = request;
    if (broken.includes(method)) {
      request.socket.destroy();
      return;
    }
    const key = new URL(url, 'http://store').pathname.slice(`/${BUCKET}/`.length);
    if (method === 'PUT') files.set(key, await buffer(request));
    if (method === 'DELETE') files.delete(key);
    const file = files.get(key);
    if (method === 'DELETE') response.writeHead(204).end();
    else if (key === '') response.end();
    else if (!file)
      response
        .writeHead(404, { 'content-type': 'application/xml' })
        .end('<Error><Code>NoSuchKey</Code></Error>');
    else if (method === 'PUT') response.setHeader('etag', '"x"').end();
    else
      response
        .setHeader('content-length', file.byteLength)
        .end(method === 'HEAD' ? undefined : file);
  };

  const server = createServer((request, response) => {
    answer(request, response).catch(() => response.destroy()); // the client has broken off
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    env: {
      STORAGE_BUCKET: BUCKET,
      STORAGE_ENDPOINT: `http://127.0.0.1:${port}`,
      STORAGE_TIMEOUT: '30',
      STORAGE_ACCESS_KEY: 'access',
      STORAGE_SECRET_KEY: 'secret',
    },
    keys: () => [...files.keys()],
    breakOff: (...methods) => {
      broken = methods;
    },
    close: async () => {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}
