import { once } from 'node:events';
import { connect, createServer } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';

const LISTENS_WITHIN_MS = 10_000;

/** Returns a TCP port of this machine that was free a moment ago. */
export async function freePort(): Promise<number> {
  const server = createServer();
  await new Promise<void>((done, failed) =>
    server.once('error', failed).listen(0, '127.0.0.1', done),
  );
  const address = server.address();
  await new Promise((done) => server.close(done));
  if (address === null || typeof address === 'string') throw new Error('No free port was found.');
  return address.port;
}

/** Waits until a server accepts connections on a port of this machine. @throws if it has ended, or after ten seconds */
export async function untilItListens(port: number, hasEnded: () => boolean): Promise<void> {
  const deadline = Date.now() + LISTENS_WITHIN_MS;
  for (;;) {
    const socket = connect(port, '127.0.0.1');
    try {
      await once(socket, 'connect');
      return;
    } catch (error) {
      if (hasEnded() || Date.now() > deadline) throw error;
      await pause(50);
    } finally {
      socket.destroy();
    }
  }
}
