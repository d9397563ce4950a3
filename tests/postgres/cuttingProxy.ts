import { once } from 'node:events';
import { type AddressInfo, connect, createServer, type Socket } from 'node:net';

/** A proxy between a client and PostgreSQL that breaks a connection at a chosen moment. */
export interface CuttingProxy {
  /** The target's connection string, through the proxy. */
  readonly url: string;
  /**
   * Breaks the next connection that sends this text, once: before PostgreSQL gets it, or after PostgreSQL has executed it, so that the response
   * is lost. @returns a promise that resolves when it is broken
   */
  cutAt(text: string, moment: 'before' | 'after'): Promise<void>;
  close(): Promise<void>;
}

export async function openCuttingProxy(target: string): Promise<CuttingProxy> {
  const { hostname, port } = new URL(target);
  const open = new Set<Socket>();
  let cut: { text: string; moment: 'before' | 'after'; done: () => void } | undefined;

  const proxy = createServer((client) => {
    const server = connect(Number(port), hostname);
    let losing = false;
    const breakOff = () => {
      client.destroy();
      server.destroy();
    };
    for (const socket of [client, server]) {
      open.add(socket);
      socket.on('error', breakOff);
      socket.on('close', () => {
        open.delete(socket);
        breakOff();
      });
    }
    client.on('data', (bytes) => {
      const hit = cut !== undefined && bytes.includes(cut.text) ? cut : undefined;
      if (hit) {
        cut = undefined;
        client.once('close', hit.done);
      }
      if (hit?.moment === 'before') return breakOff();
      losing ||= hit !== undefined;
      server.write(bytes);
    });
    server.on('data', (bytes) => {
      if (losing) breakOff();
      else client.write(bytes);
    });
  });
  proxy.listen(0, '127.0.0.1');
  await once(proxy, 'listening');
  const url = new URL(target);
  url.port = String((proxy.address() as AddressInfo).port); // an object: it listens on a port
  return {
    url: url.href,
    cutAt: (text, moment) =>
      new Promise((done) => {
        cut = { text, moment, done };
      }),
    close: async () => {
      for (const socket of open) socket.destroy();
      proxy.close();
      await once(proxy, 'close');
    },
  };
}
