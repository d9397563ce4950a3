import type { Socket } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';

/**
 * How an FTP server can misbehave: by another reply; without one; by dropping the control connection, before or after it executes a command;
 * and with data. Of an upload, half arrives: `dropped` with a reply, `lost` without one, `left` by dropping the control connection, `hanging`
 * forever, `full`; or all of it except for a byte (`truncated`, `grown`), `unanswered`, or at so many bytes per second. `blocked`: nothing
 * listens at the port for data.
 */
export type FtpFault =
  | { readonly say: string }
  | { readonly control: 'silent' | 'dropped' | 'dropped when done' }
  | { readonly data: DataFault };
export type DataFault =
  | (typeof BREAKS)[number]
  | 'truncated'
  | 'grown'
  | 'unanswered'
  | 'blocked'
  | number;

const BREAKS = ['dropped', 'lost', 'left', 'hanging', 'full'] as const;
const breaksOff = (fault: DataFault | undefined) => BREAKS.some((one) => one === fault);

interface Receiver {
  keep(content: Buffer): void;
  say(text: string): unknown;
  /** Drops the control connection. */
  leave(): void;
}

/** Receives an upload with the given fault. Keeps what has arrived if the client breaks off. */
export async function receive(
  data: Socket,
  fault: DataFault | undefined,
  { keep, say, leave }: Receiver,
): Promise<void> {
  const chunks: Buffer[] = [];
  try {
    for await (const chunk of data.iterator({ destroyOnReturn: false }) as AsyncIterable<Buffer>) {
      chunks.push(chunk);
      if (breaksOff(fault)) break;
      if (typeof fault === 'number') await pause((chunk.length / fault) * 1000);
    }
  } catch {
    keep(Buffer.concat(chunks));
    return;
  }
  const whole = Buffer.concat(chunks);
  if (breaksOff(fault)) {
    keep(whole.subarray(0, Math.ceil(whole.length / 2)));
    if (fault === 'hanging') return;
    if (fault === 'lost') return void data.destroy();
    // The client notices by the control connection: what it still sends is discarded.
    data.resume();
    if (fault === 'left') leave();
    if (fault === 'dropped') say('426 Connection closed');
    if (fault === 'full') say('552 Full');
    return;
  }
  keep(
    fault === 'truncated'
      ? whole.subarray(0, -1)
      : fault === 'grown'
        ? Buffer.concat([whole, Buffer.from('x')])
        : whole,
  );
  if (fault !== 'unanswered') say('226 Got it');
}
