import { randomBytes } from 'node:crypto';
import { Readable, Writable } from 'node:stream';
import type { Client } from 'basic-ftp';
import type { FtpProblem, FtpStep } from '../../contract/ftpExport/settings.ts';
import { connectFtp, type FtpAccess, ftpClient } from './connect.ts';
import { problemOf } from './problems.ts';

/** The steps that succeeded in a trial, and the problem that stopped it. */
export interface Trial {
  readonly step: FtpStep;
  readonly problem: FtpProblem | null;
}

/** Limits for a silent server and for the whole trial: a user waits for the result. */
export interface TrialLimits {
  readonly silentMs: number;
  readonly wholeMs: number;
}
const USUAL: TrialLimits = { silentMs: 8000, wholeMs: 25_000 };

/** Signs in to a server, writes a small file into an existing folder, reads it back and removes it. Never throws. */
export const tryFtp = async (
  access: FtpAccess,
  folder: string,
  { silentMs, wholeMs }: TrialLimits = USUAL,
): Promise<Trial> => {
  const client = ftpClient(silentMs);
  let step: FtpStep = 'connect';
  let isLate = false;
  const end = setTimeout(() => {
    isLate = true;
    client.close();
  }, wholeMs);
  try {
    await connectFtp(client, access, (begun) => {
      step = begun;
    });
    step = 'directory';
    if (folder) await client.cd(folder);
    const name = `connection-test-${randomBytes(6).toString('hex')}.txt`;
    const content = randomBytes(32).toString('hex');
    step = 'write';
    await client.uploadFrom(Readable.from(Buffer.from(content), { objectMode: false }), name);
    step = 'read';
    const kept = await textOf(client, name);
    step = 'remove';
    await client.remove(name);
    return kept === content
      ? { step, problem: null }
      : { step: 'read', problem: 'changed_content' };
  } catch (error) {
    return { step, problem: isLate ? 'timeout' : problemOf(step, access.security, error) };
  } finally {
    clearTimeout(end);
    client.close();
  }
};

/** Number of bytes to read back: enough to notice a longer content than was written. */
const MOST = 1000;

const textOf = async (client: Client, name: string): Promise<string> => {
  let text = '';
  await client.downloadTo(
    new Writable({
      write: (chunk: Buffer, _encoding, done) => {
        text += chunk.toString('latin1');
        done(text.length > MOST ? new Error('the file has grown') : null);
      },
    }),
    name,
  );
  return text;
};
