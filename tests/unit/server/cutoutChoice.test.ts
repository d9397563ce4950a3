import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { access, mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { createServer, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pino from 'pino';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import {
  type ChoiceOptions,
  type CutoutChoice,
  openCutoutChoice,
} from '../../../server/cutoutModels/cutoutChoice.ts';

const file = Buffer.from('a model of some size '.repeat(1000));
const published = (name: string) => ({
  file: `${name}.onnx`,
  bytes: file.length,
  licence: 'MIT',
  about: '',
  sha256: createHash('sha256').update(file).digest('hex'),
});
const models = { 'isnet-general-use': published('isnet-general-use'), u2net: published('u2net') };
const whole = (response: ServerResponse) =>
  response.writeHead(200, { 'content-length': file.length }).end(file);

describe('the cut-out engine', () => {
  let server: Server;
  let dataDir: string;
  let asked: string[];
  let answer: (response: ServerResponse) => unknown;
  let said: string;
  const open: CutoutChoice[] = [];
  beforeEach(async () => {
    [asked, answer, said] = [[], whole, ''];
    server = createServer(({ url = '', headers: { range } }, response) => {
      asked.push(range ? `${url} ${range}` : url);
      answer(response);
    });
    server.listen(0, '127.0.0.1');
    await once(server, 'listening');
    dataDir = await mkdtemp(join(tmpdir(), 'choice-'));
  });
  afterEach(async () => {
    await Promise.all(open.splice(0).map((choice) => choice.close()));
    server.closeAllConnections();
    server.close();
    await rm(dataDir, { recursive: true });
  });

  const log = pino(
    { level: 'info' },
    {
      write: (line: string) => {
        said += line;
      },
    },
  );
  const choose = (
    options: ChoiceOptions = {},
    cutoutModel: Parameters<typeof openCutoutChoice>[0]['cutoutModel'] = 'auto',
  ): CutoutChoice => {
    const { port } = server.address() as AddressInfo;
    const choice = openCutoutChoice(
      { cutoutModel, cutoutModelSource: `http://127.0.0.1:${port}/`, dataDir },
      log,
      {
        models,
        memory: 0,
        disk: 0,
        graceMs: 0,
        retryMs: { first: 20, longest: 60 },
        ...options,
      },
    );
    open.push(choice);
    return choice;
  };
  const target = () => join(dataDir, 'models', 'isnet-general-use.onnx');

  it('is our own network until the recommended model is downloaded, then that model, without a restart', async () => {
    const choice = choose();
    expect([choice.model, choice.inUse]).toEqual([null, 'own']);
    choice.begin();
    expect(choice.model).toBeNull();
    await vi.waitFor(() => expect(choice.inUse).toBe('isnet-general-use'));
    expect(choice.model).toBe(target());
    expect(await readFile(target())).toEqual(file);
    expect(asked).toEqual(['/isnet-general-use.onnx']);
  });

  it('is the model at once if it is there', async () => {
    choose().begin();
    await vi.waitFor(() => access(target()));
    const later = choose();
    later.begin();
    expect([later.model, later.announcement]).toEqual([target(), null]);
    expect(asked).toHaveLength(1);
  });

  it('announces what will be downloaded, and how to forbid it, before any request', async () => {
    const choice = choose({ graceMs: 60_000 });
    choice.begin();
    expect(choice.announcement).toMatch(/isnet-general-use .*CUTOUT_MODEL=none/);
    expect(said).toContain('CUTOUT_MODEL=none');
    expect(choice.models.get('isnet-general-use')?.missing).toEqual({ step: 'announced' });
    await choice.close();
    expect(asked).toEqual([]);
  });

  it('resumes its download automatically where a server broke off, also at the next start, without waiting again', async () => {
    answer = (response) => {
      response.writeHead(200, { 'content-length': file.length });
      response.write(file.subarray(0, 5000), () => setTimeout(() => response.destroy(), 200));
    };
    const choice = choose({ retryMs: { first: 60_000, longest: 60_000 } });
    choice.begin();
    const missing = () => choice.models.get('isnet-general-use')?.missing;
    await vi.waitFor(() => expect(missing()).toMatchObject({ step: 'failed' }));
    expect(said).toContain('could not be fetched');
    await choice.close();
    answer = (response) =>
      response
        .writeHead(206, {
          'content-length': file.length - 5000,
          'content-range': `bytes 5000-${file.length - 1}/${file.length}`,
        })
        .end(file.subarray(5000));
    const next = choose({ graceMs: 60_000 });
    next.begin();
    await vi.waitFor(() => expect(next.model).toBe(target()));
    expect(asked).toEqual(['/isnet-general-use.onnx', '/isnet-general-use.onnx bytes=5000-']);
  });

  it('retries its download while there is no network', async () => {
    answer = (response) => (asked.length < 4 ? response.destroy() : whole(response));
    const choice = choose();
    choice.begin();
    await vi.waitFor(() => expect(choice.model).toBe(target()));
    expect(asked).toHaveLength(4);
  });

  it('never uses wrong bytes', async () => {
    const other = Buffer.from(file).fill('x', 300, 310);
    answer = (response) => response.writeHead(200, { 'content-length': other.length }).end(other);
    const choice = choose();
    choice.begin();
    await vi.waitFor(() => expect(asked.length).toBeGreaterThan(1));
    expect(choice.model).toBeNull();
    expect(said).toContain('checksum');
    await choice.close();
    expect(await readdir(join(dataDir, 'models'))).not.toContain('isnet-general-use.onnx');
  });

  it('is downloaded by one of the processes that share a folder', async () => {
    const choices = [choose(), choose()];
    for (const choice of choices) choice.begin();
    await vi.waitFor(() => {
      for (const choice of choices) expect(choice.model).toBe(target());
    });
    expect(asked).toHaveLength(1);
  });

  it.each([
    ['memory', { memory: Number.MAX_SAFE_INTEGER }],
    ['room on the disk', { disk: Number.MAX_SAFE_INTEGER }],
  ])('stays our own network with too little %s', async (_, options) => {
    const choice = choose(options);
    choice.begin();
    await vi.waitFor(() => expect(said).toMatch(/memory are free|too little room/));
    await choice.close();
    expect([choice.model, asked]).toEqual([null, []]);
  });

  it('does not use an existing model if memory is short', async () => {
    choose().begin();
    await vi.waitFor(() => access(target()));
    expect(choose({ memory: Number.MAX_SAFE_INTEGER }).model).toBeNull();
  });

  it.each(['auto', { file: '/models/mine.onnx' }] as const)(
    'is our own network once the model of %o cannot be opened, and reports the reason once',
    async (setting) => {
      const choice = choose({}, setting);
      choice.begin();
      const path = await vi.waitUntil(() => choice.model);
      for (let photo = 0; photo < 2; photo++) choice.giveUp(path, 'no protobuf');
      expect([choice.model, choice.inUse]).toEqual([null, 'own']);
      expect(said.split('no protobuf')).toHaveLength(2);
    },
  );

  it('downloads nothing if that is forbidden, or a model is named', () => {
    const file = join(dataDir, 'bought.onnx');
    const [none, named] = [choose({}, 'none'), choose({}, { file })];
    for (const choice of [none, named]) {
      choice.begin();
      choice.use('u2net');
      expect([choice.isFree, choice.models.size, choice.announcement]).toEqual([false, 0, null]);
    }
    expect([none.model, none.inUse]).toEqual([null, 'own']);
    expect([named.model, named.inUse]).toEqual([file, 'bought']);
    expect(asked).toEqual([]);
  });

  it('follows the operator: to our own network at once, to another model once it is downloaded', async () => {
    const choice = choose();
    choice.begin();
    await vi.waitFor(() => expect(choice.inUse).toBe('isnet-general-use'));
    choice.use('own');
    expect(choice.model).toBeNull();
    choice.use('u2net');
    await vi.waitFor(() => expect(choice.inUse).toBe('u2net'));
    choice.use(null);
    expect(choice.inUse).toBe('isnet-general-use');
    expect(asked).toEqual(['/isnet-general-use.onnx', '/u2net.onnx']);
  });

  it('downloads nothing at the start if the operator has chosen our own network', async () => {
    const choice = choose();
    choice.use('own');
    choice.begin();
    await choice.close();
    expect([choice.announcement, asked]).toEqual([null, []]);
  });

  it('uses a file that was downloaded by command', async () => {
    const choice = choose({ graceMs: 60_000 });
    choice.begin();
    await choice.close();
    await mkdir(join(dataDir, 'models'));
    await writeFile(target(), file);
    expect(choose().model).toBe(target());
  });

  it('reports how long the last photos took', () => {
    const choice = choose({}, 'none');
    expect(choice.secondsOf('own')).toBeNull();
    for (const seconds of [
      ...Array<number>(20).fill(100),
      ...Array<number>(10).fill(1),
      ...Array<number>(10).fill(3),
    ])
      choice.measured('own', seconds);
    expect(choice.secondsOf('own')).toBe(2);
  });
});
