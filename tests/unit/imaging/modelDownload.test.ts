import { createHash } from 'node:crypto';
import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { downloadModel, type ModelOrder } from '../../../scripts/modelDownload.ts';

const bytes = Buffer.from('a model of some size '.repeat(1000));
const md5 = createHash('md5').update(bytes).digest('hex');

describe('a model download', () => {
  let server: Server;
  let folder: string;
  let ranges: (string | undefined)[];
  let order: ModelOrder;
  beforeEach(async () => {
    ranges = [];
    server = createServer((request, response) => {
      ranges.push(request.headers.range);
      const start = Number(/bytes=(\d+)-/.exec(request.headers.range ?? '')?.[1] ?? 0);
      response
        .writeHead(start > 0 ? 206 : 200, { 'content-length': bytes.length - start })
        .end(bytes.subarray(start));
    });
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    folder = await mkdtemp(join(tmpdir(), 'download-'));
    const { port } = server.address() as AddressInfo;
    order = {
      url: new URL(`http://127.0.0.1:${port}/m.onnx`),
      md5,
      target: join(folder, 'models', 'm.onnx'),
      onProgress: () => {},
    };
  });
  afterEach(async () => {
    server.close();
    await rm(folder, { recursive: true });
  });

  it('keeps the file, tells how far it is, and does not ask again for one that is there', async () => {
    const seen: number[] = [];
    expect(
      await downloadModel({ ...order, onProgress: (done, total) => seen.push(done / total) }),
    ).toBe('fetched');
    expect(await readFile(order.target)).toEqual(bytes);
    expect(seen.at(-1)).toBe(1);
    expect(await downloadModel(order)).toBe('present');
    expect(ranges).toHaveLength(1);
  });

  it('goes on where it stopped', async () => {
    await downloadModel(order);
    await rm(order.target);
    await writeFile(`${order.target}.part`, bytes.subarray(0, 5000));
    await downloadModel(order);
    expect(ranges.at(-1)).toBe('bytes=5000-');
    expect(await readFile(order.target)).toEqual(bytes);
  });

  it('keeps nothing whose checksum is wrong', async () => {
    await expect(downloadModel({ ...order, md5: '0'.repeat(32) })).rejects.toThrow('checksum');
    expect(await readdir(join(folder, 'models'))).toEqual([]);
  });
});
