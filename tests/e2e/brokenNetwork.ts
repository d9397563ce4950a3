import { once } from 'node:events';
import { type AddressInfo, connect, createServer, type Socket } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';

interface Fault {
  /** Interval at which all connections are cut, in milliseconds. */
  everyMs: number;
  /** Throughput to the server, of all connections together. */
  bytesPerSecond: number;
}

/** Starts a slow proxy that cuts every connection to a server at intervals. @returns its URL and a function that closes it */
export async function breakNetwork(
  baseUrl: string,
  { everyMs, bytesPerSecond }: Fault,
): Promise<{ baseUrl: string; close: () => void }> {
  const { hostname, port } = new URL(baseUrl);
  const sockets = new Set<Socket>();
  let freeAt = 0;
  const slowly = async (from: Socket, to: Socket) => {
    for await (const chunk of from as AsyncIterable<Buffer>) {
      freeAt = Math.max(freeAt, Date.now()) + (chunk.length / bytesPerSecond) * 1000;
      if (freeAt - Date.now() > 5) await pause(freeAt - Date.now());
      if (!to.write(chunk)) await once(to, 'drain');
    }
    to.end();
  };
  const server = createServer((client) => {
    const upstream = connect(Number(port), hostname);
    for (const socket of [client, upstream]) {
      sockets.add(socket);
      socket.on('error', () => socket.destroy());
      socket.on('close', () => {
        sockets.delete(socket);
        client.destroy();
        upstream.destroy();
      });
    }
    slowly(client, upstream).catch(() => client.destroy());
    upstream.pipe(client);
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const breaks = setInterval(() => {
    for (const socket of sockets) socket.resetAndDestroy();
  }, everyMs);
  return {
    baseUrl: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    close: () => {
      clearInterval(breaks);
      server.close();
      for (const socket of sockets) socket.destroy();
    },
  };
}
