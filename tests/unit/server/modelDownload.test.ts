import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import {
  downloadModel,
  type ModelOrder,
  WrongModelFile,
} from '../../../server/cutoutModels/download.ts';

const file = Buffer.from('a model of some size '.repeat(1000));
const sha256 = createHash('sha256').update(file).digest('hex');

/** Answers like a file server, from the requested position on. */
const send = (request: IncomingMessage, response: ServerResponse, body = file): void => {
  const start = Number(/bytes=(\d+)-/.exec(request.headers.range ?? '')?.[1] ?? 0);
  response.writeHead(start > 0 ? 206 : 200, {
    'content-length': body.length - start,
    ...(start > 0 && { 'content-range': `bytes ${start}-${body.length - 1}/${body.length}` }),
  });
  response.end(body.subarray(start));
};

describe('a model download', () => {
  let server: Server;
  let folder: string;
  let ranges: (string | undefined)[];
  let order: ModelOrder;
  let answer: (request: IncomingMessage, response: ServerResponse) => void;
  beforeEach(async () => {
    ranges = [];
    answer = send;
    server = createServer((request, response) => {
      ranges.push(request.headers.range);
      answer(request, response);
    });
    server.listen(0, '127.0.0.1');
    await once(server, 'listening');
    folder = await mkdtemp(join(tmpdir(), 'download-'));
    const { port } = server.address() as AddressInfo;
    order = {
      url: new URL(`http://127.0.0.1:${port}/m.onnx`),
      sha256,
      bytes: file.length,
      target: join(folder, 'models', 'm.onnx'),
    };
  });
  afterEach(async () => {
    server.closeAllConnections();
    server.close();
    await rm(folder, { recursive: true });
  });
  const lying = () => readdir(join(folder, 'models'));
  const part = () => readFile(`${order.target}.part`);

  it('keeps the file, reports progress, and does not request an existing one again', async () => {
    const seen: number[] = [];
    const onProgress = (bytes: number) => seen.push(bytes);
    expect(await downloadModel({ ...order, onProgress })).toBe('fetched');
    expect(await readFile(order.target)).toEqual(file);
    expect(seen.at(-1)).toBe(file.length);
    expect(await downloadModel(order)).toBe('present');
    expect(ranges).toHaveLength(1);
    expect(await lying()).toEqual(['m.onnx']);
  });

  it('continues where a server broke off', async () => {
    answer = (_, response) => {
      response.writeHead(200, { 'content-length': file.length });
      response.write(file.subarray(0, 5000), () => setTimeout(() => response.destroy(), 200));
    };
    await expect(downloadModel(order)).rejects.not.toThrow(WrongModelFile);
    const { length } = await part();
    expect(length).toBe(5000);
    answer = send;
    expect(await downloadModel(order)).toBe('fetched');
    expect(ranges).toEqual([undefined, 'bytes=5000-']);
    expect(await readFile(order.target)).toEqual(file);
  });

  it('keeps what a server sent before it broke off', async () => {
    answer = (_, response) => response.end(file.subarray(0, 7000));
    await expect(downloadModel(order)).rejects.toThrow();
    answer = (_, response) => {
      response.writeHead(200);
      response.write(file.subarray(0, 7000));
      response.end();
    };
    await expect(downloadModel(order)).rejects.toThrow('broke off');
    expect(await part()).toEqual(file.subarray(0, 7000));
  });

  it('starts over if a server supports no ranges', async () => {
    answer = (_, response) => response.writeHead(200, { 'content-length': file.length }).end(file);
    await downloadModel(order);
    await rm(order.target);
    await writeFile(`${order.target}.part`, file.subarray(0, 5000));
    await downloadModel(order);
    expect(ranges).toEqual([undefined, 'bytes=5000-']);
    expect(await readFile(order.target)).toEqual(file);
  });

  it('deletes a file of the right size with other bytes', async () => {
    const other = Buffer.from(file).fill('x', 300, 310);
    answer = (request, response) => send(request, response, other);
    await expect(downloadModel(order)).rejects.toThrow(WrongModelFile);
    expect(await lying()).toEqual([]);
  });

  it.each([
    ['a response with another size', Buffer.from('<html>Sign in to this network</html>')],
    ['a larger file', Buffer.concat([file, file])],
  ])('writes nothing of %s', async (_, other) => {
    await downloadModel(order);
    await rm(order.target);
    await writeFile(`${order.target}.part`, file.subarray(0, 5000));
    answer = (_, response) =>
      response.writeHead(200, { 'content-length': other.length }).end(other);
    await expect(downloadModel(order)).rejects.toThrow(WrongModelFile);
    expect(await part()).toEqual(file.subarray(0, 5000));
  });

  it('writes no more than the file has, whatever a server sends', async () => {
    answer = (_, response) => {
      response.writeHead(200);
      response.write(Buffer.concat([file, file]));
    };
    await expect(downloadModel(order)).rejects.toThrow('more than');
    expect((await part()).length).toBeLessThanOrEqual(file.length);
  });

  it('refuses the part of another file', async () => {
    await downloadModel(order);
    await rm(order.target);
    await writeFile(`${order.target}.part`, file.subarray(0, 5000));
    answer = (request, response) => send(request, response, Buffer.concat([file, file]));
    await expect(downloadModel(order)).rejects.toThrow(WrongModelFile);
    answer = send;
    expect(await downloadModel(order)).toBe('fetched');
  });

  it('waits for a slow server while data arrives, and gives up on a silent one', async () => {
    answer = (_, response) => {
      response.writeHead(200, { 'content-length': file.length });
      let at = 0;
      const more = () => {
        response.write(file.subarray(at, at + 3000));
        at += 3000;
        if (at < file.length) setTimeout(more, 300);
        else response.end();
      };
      more();
    };
    const slowly = { ...order, silenceMs: 1500 };
    const begun = performance.now();
    expect(await downloadModel(slowly)).toBe('fetched');
    expect(performance.now() - begun).toBeGreaterThan(1500);
    await rm(order.target);
    answer = (_, response) => {
      response.writeHead(200, { 'content-length': file.length });
      response.write(file.subarray(0, 3000));
    };
    await expect(downloadModel(slowly)).rejects.toThrow('has sent nothing');
    expect(await part()).toEqual(file.subarray(0, 3000));
  });

  it('is cancelled at once, and what was received stays', async () => {
    const stop = new AbortController();
    answer = (_, response) => {
      response.writeHead(200, { 'content-length': file.length });
      response.write(file.subarray(0, 3000));
    };
    const onProgress = () => stop.abort(new Error('the server ends'));
    await expect(downloadModel({ ...order, onProgress, signal: stop.signal })).rejects.toThrow(
      'the server ends',
    );
    expect((await part()).length).toBeLessThanOrEqual(3000);
  });
});
