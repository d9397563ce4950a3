import { once } from 'node:events';
import { type AddressInfo, createServer, type Server, type Socket } from 'node:net';
import { createInterface } from 'node:readline';

/** What goes wrong when a file is fetched. */
export type FetchFault =
  /** Half of the file is sent, and the server reports that it is complete. */
  | 'truncated'
  /** The file has become longer than in the listing. */
  | 'longer'
  /** Data and control connection end in the middle. */
  | 'cut'
  /** Half of the file is sent, then nothing more. */
  | 'hangs';

/** A dealer's FTP server to read from (RFC 959 and 3659), whose files, listings and mishaps the test sets. */
export interface FtpStore {
  readonly port: number;
  /** Path → content; folders follow from it. */
  readonly files: Map<string, Buffer>;
  /** Path → time of the last change, YYYYMMDDHHMMSS; by default long ago. */
  readonly changed: Map<string, string>;
  readonly mishaps: Map<string, FetchFault>;
  /** Path → what to wait for before its content is sent. */
  readonly held: Map<string, Promise<void>>;
  /** Lines in a folder's listing in addition to its files. */
  readonly lines: Map<string, readonly string[]>;
  /** Folders whose listing never ends. */
  readonly endless: Set<string>;
  /** Every file that was requested, in order. */
  readonly fetched: string[];
  close(): Promise<void>;
}

const LONG_AGO = '20240102030405';

export async function openFtpStore(user: string, password: string): Promise<FtpStore> {
  const shop: Omit<FtpStore, 'port' | 'close'> = {
    files: new Map(),
    changed: new Map(),
    mishaps: new Map(),
    held: new Map(),
    lines: new Map(),
    endless: new Set<string>(),
    fetched: [],
  };
  const open = new Set<Socket>();
  const server = createServer((control) => {
    open.add(control.on('close', () => open.delete(control)));
    serve(control, shop, (name, given) => name === user && given === password);
  });
  await listen(server);
  return {
    ...shop,
    port: (server.address() as AddressInfo).port, // it listens on a port, not on a file
    close: async () => {
      server.close();
      for (const socket of open) socket.destroy();
      await once(server, 'close');
    },
  };
}

/** Serves one connection, whose commands share the state below. */
function serve(
  control: Socket,
  shop: Omit<FtpStore, 'port' | 'close'>,
  mayIn: (user: string, password: string) => boolean,
): void {
  const say = (text: string) => control.write(`${text}\r\n`);
  let folder = '/';
  let login = '';
  let data: Promise<Socket> | undefined;
  const at = (path: string) =>
    `/${path.startsWith('/') ? path : `${folder}/${path}`}`
      .replace(/\/+/g, '/')
      .replace(/(.)\/$/, '$1');
  const isFolder = (path: string) =>
    path === '/' ||
    [...shop.files.keys(), ...[...shop.lines.keys()].map((one) => `${one}/x`)].some((file) =>
      file.startsWith(`${path}/`),
    );

  const commands: Record<string, (argument: string) => unknown> = {
    user: (name) => {
      login = name;
      say('331 Password, please');
    },
    pass: (given) => say(mayIn(login, given) ? '230 Welcome' : '530 Login incorrect'),
    feat: () => say('211-Features\r\n MLST type*;size*;modify*;\r\n211 End'),
    opts: () => say('200 Fine'),
    type: () => say('200 Fine'),
    pwd: () => say(`257 "${folder}"`),
    cwd: (path) => {
      if (!isFolder(at(path))) return say('550 No such directory');
      folder = at(path);
      say('250 Here you are');
    },
    epsv: async () => {
      const passive = createServer();
      await listen(passive);
      data = once(passive, 'connection').then(([socket]: Socket[]) => {
        passive.close();
        if (!socket) throw new Error('a connection without a socket');
        return socket.on('error', () => socket.destroy());
      });
      say(`229 Entering extended passive mode (|||${(passive.address() as AddressInfo).port}|)`);
    },
    mlsd: async () => {
      say('150 Here it comes');
      const socket = await data;
      if (shop.endless.has(folder)) return pour(socket);
      socket?.end(listingOf(shop, folder));
      say('226 That was it');
    },
    retr: async (path) => {
      shop.fetched.push(at(path));
      const content = shop.files.get(at(path));
      if (!content) return say('550 Not there');
      say('150 Here it comes');
      await shop.held.get(at(path));
      await send(content, shop.mishaps.get(at(path)), await data, control);
    },
  };

  control.on('error', () => control.destroy()); // a client may disconnect without a word
  createInterface({ input: control })
    .on('error', () => control.destroy())
    .on('line', (line) => {
      const [name = '', ...rest] = line.split(' ');
      const command = commands[name.toLowerCase()];
      if (command) void command(rest.join(' '));
      else say('502 Not known here');
    });
  say('220 A dealer’s server');
}

/** Returns a listing in the format of RFC 3659, 7.2. */
const listingOf = (
  { files, changed, lines }: Pick<FtpStore, 'files' | 'changed' | 'lines'>,
  folder: string,
): string => {
  const base = folder === '/' ? '/' : `${folder}/`;
  const inside = [
    ...files,
    ...[...lines.keys()].map((path) => [`${path}/`, Buffer.alloc(0)] as const),
  ].filter(([path]) => path.startsWith(base) && path !== base);
  const entries = new Map<string, string>();
  for (const [path, content] of inside) {
    const [name = '', ...below] = path.slice(base.length).split('/');
    const facts =
      below.length > 0
        ? 'type=dir;modify=20240102030405;'
        : `type=file;size=${content.length};modify=${changed.get(path) ?? LONG_AGO};`;
    entries.set(name, `${facts} ${name}`);
  }
  return [`type=cdir;modify=20240102030405; .`, ...entries.values(), ...(lines.get(folder) ?? [])]
    .map((line) => `${line}\r\n`)
    .join('');
};

/** Writes lines for as long as the client reads. */
function pour(socket: Socket | undefined): void {
  let count = 0;
  const more = () => {
    do count += 1;
    while (socket?.write(`type=file;size=1;modify=20240102030405; ${count}.jpg\r\n`));
  };
  socket?.on('drain', more);
  if (socket) more();
}

async function send(
  content: Buffer,
  mishap: FetchFault | undefined,
  data: Socket | undefined,
  control: Socket,
): Promise<void> {
  const half = content.subarray(0, Math.floor(content.length / 2));
  if (mishap === 'hangs') return void data?.write(half);
  if (mishap === 'cut') {
    data?.write(half, () => {
      data.destroy();
      control.destroy();
    });
    return;
  }
  if (mishap === 'longer') data?.end(Buffer.concat([content, Buffer.alloc(70_000)]));
  else data?.end(mishap === 'truncated' ? half : content);
  control.write('226 That was it\r\n');
}

async function listen(server: Server): Promise<void> {
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
}
