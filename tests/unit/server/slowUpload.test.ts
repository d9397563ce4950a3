import { expect, test } from 'vitest';
import { uploadFiles } from '../../../server/ftp/upload.ts';
import { openFtpServer } from '../../api/setup/ftpServer.ts';

const TIMEOUT_MS = 2000;
/** More than network buffers hold, at a speed at which the whole takes far longer than a server may be silent. */
const BYTES = 24_000_000;
const BYTES_PER_SECOND = 8_000_000;

test('an upload may take any time while it makes progress', async () => {
  const server = await openFtpServer('dealer', 'geheim');
  try {
    server.fault = (command) => (command === 'stor' ? { data: BYTES_PER_SECOND } : undefined);
    const access = {
      host: '127.0.0.1',
      port: server.port,
      security: 'none',
      user: 'dealer',
      password: 'geheim',
      allowPrivate: true,
    } as const;
    const content = Buffer.alloc(BYTES, 'picture');
    const file = {
      name: 'large.png',
      madeOf: 'large',
      former: undefined,
      content: async () => content,
    };
    await uploadFiles(access, '', [file], {
      signal: new AbortController().signal,
      timeoutMs: TIMEOUT_MS,
      onFile: async () => {},
    });
    expect(server.files.get('/large.png')?.equals(content)).toBe(true);
    expect(server.written, 'in one go').toHaveLength(1);
  } finally {
    await server.close();
  }
});
