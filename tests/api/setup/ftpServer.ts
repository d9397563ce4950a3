import { once } from 'node:events';
import { type AddressInfo, createServer, type Server, type Socket } from 'node:net';
import { createInterface } from 'node:readline';
import { createServer as createTlsServer, TLSSocket } from 'node:tls';
import type { Certificate } from './certificate.ts';
import { type DataFault, type FtpFault, receive } from './faultyFtp.ts';

export interface FtpServer {
  readonly port: number;
  /** Its files: path → content. */
  readonly files: Map<string, Buffer>;
  /** Every name that was ever written to, temporary ones included. */
  readonly written: string[];
  /** Replies instead of executing a command, by its name: `{ stor: '552 Full' }`. An empty text: no reply. */
  says: Record<string, string>;
  /** Returns how the server misbehaves at a command, by its name, or at a new connection (`connect`); undefined: not at all. */
  fault: (command: string) => FtpFault | undefined;
  close(): Promise<void>;
}

interface Encryption extends Certificate {
  mode: 'explicit' | 'implicit';
}

/** Starts a dealer's FTP server in this process (RFC 959, as much as a client needs to write and read), for one login. */
export async function openFtpServer(
  user: string,
  password: string,
  encryption?: Encryption,
): Promise<FtpServer> {
  const site: Site = {
    user,
    password,
    files: new Map(),
    folders: new Set(['/']),
    written: [],
    says: {},
    fault: () => undefined,
    encryption,
  };
  const greet = (control: Socket) => serve(control, site);
  const server =
    encryption?.mode === 'implicit' ? createTlsServer(encryption, greet) : createServer(greet);
  const open = new Set<Socket>();
  server.on('connection', (socket: Socket) =>
    open.add(socket.on('close', () => open.delete(socket))),
  );
  await listen(server);
  const { files, written } = site;
  return {
    port: portOf(server),
    files,
    written,
    get says() {
      return site.says;
    },
    set says(says) {
      site.says = says;
    },
    get fault() {
      return site.fault;
    },
    set fault(fault) {
      site.fault = fault;
    },
    close: async () => {
      server.close();
      for (const socket of open) socket.destroy();
      await once(server, 'close');
    },
  };
}

interface Site {
  user: string;
  password: string;
  files: Map<string, Buffer>;
  folders: Set<string>;
  written: string[];
  says: Record<string, string>;
  fault: (command: string) => FtpFault | undefined;
  encryption: Encryption | undefined;
}

function serve(plain: Socket, site: Site): void {
  const { user, password, files, folders, written, encryption } = site;
  let control = plain;
  let isMute = false;
  const say = (text: string) => isMute || control.write(`${text}\r\n`);
  let folder = '/';
  let login = '';
  let renaming = '';
  let data: Promise<Socket> | undefined;
  const at = (path: string) =>
    `/${path.startsWith('/') ? path : `${folder}/${path}`}`
      .replace(/\/+/g, '/')
      .replace(/(.)\/$/, '$1');

  const commands: Record<string, (argument: string, fault?: DataFault) => unknown> = {
    auth: () => {
      if (encryption?.mode !== 'explicit') return say('502 No encryption here');
      say('234 Go on');
      control.removeAllListeners('data');
      listenTo(new TLSSocket(plain, { isServer: true, ...encryption }));
    },
    user: (name) => {
      login = name;
      say('331 Password, please');
    },
    pass: (given) =>
      say(login === user && given === password ? '230 Welcome' : '530 Login incorrect'),
    feat: () => say('211 No features'),
    type: () => say('200 Fine'),
    pbsz: () => say('200 Fine'),
    prot: () => say('200 Fine'),
    pwd: () => say(`257 "${folder}"`),
    mkd: (path) => {
      folders.add(at(path));
      say(`257 "${at(path)}" created`);
    },
    cwd: (path) => {
      if (!folders.has(at(path))) return say('550 No such directory');
      folder = at(path);
      say('250 Here you are');
    },
    epsv: async (_, fault) => {
      const passive = createServer();
      await listen(passive);
      // The client connects at once, before it says why.
      data = once(passive, 'connection').then(([socket]: Socket[]) => {
        passive.close();
        if (!socket) throw new Error('a connection without a socket');
        socket.on('error', () => socket.destroy());
        return encryption
          ? new TLSSocket(socket, { isServer: true, ...encryption }).on('error', () =>
              socket.destroy(),
            )
          : socket;
      });
      const port = portOf(passive);
      if (fault === 'blocked') passive.close();
      say(`229 Entering extended passive mode (|||${port}|)`);
    },
    stor: async (path, fault) => {
      if (!data) return say('425 Where to?');
      say('150 Go on');
      written.push(at(path));
      const keep = (content: Buffer) => files.set(at(path), content);
      await receive(await data, fault, { keep, say, leave: () => void control.destroy() });
    },
    retr: async (path) => {
      const content = files.get(at(path));
      if (!data || !content) return say('550 Not there');
      say('150 Here it comes');
      (await data).end(content);
      say('226 That was it');
    },
    size: (path) =>
      say(files.has(at(path)) ? `213 ${files.get(at(path))?.length}` : '550 Not there'),
    dele: (path) => say(files.delete(at(path)) ? '250 Gone' : '550 Not there'),
    rnfr: (path) => {
      renaming = at(path);
      say(files.has(renaming) ? '350 To what?' : '550 Not there');
    },
    rnto: (path) => {
      const content = files.get(renaming);
      if (!content || files.has(at(path))) return say('553 Not possible');
      files.delete(renaming);
      files.set(at(path), content);
      say('250 Renamed');
    },
  };

  const listenTo = (socket: Socket): void => {
    control = socket;
    // A client may disconnect without a word.
    socket.on('error', () => socket.destroy());
    const lines = createInterface({ input: socket }).on('error', () => socket.destroy());
    lines.on('line', (line) => {
      const [name = '', ...rest] = line.split(' ');
      const said = site.says[name.toLowerCase()];
      const command = commands[name.toLowerCase()];
      if (said !== undefined) return void (said && say(said));
      const fault = site.fault(name.toLowerCase());
      if (fault && misbehaves(fault)) return;
      const done = command
        ? command(rest.join(' '), fault && 'data' in fault ? fault.data : undefined)
        : say('502 Not known here');
      if (isMute) void Promise.resolve(done).then(() => control.destroy());
    });
  };

  /**
   * Misbehaves as a fault says. @returns whether the server does not execute the command; if it drops the connection after the command, it
   * executes the command and sends nothing
   */
  const misbehaves = (fault: FtpFault): boolean => {
    if ('say' in fault) say(fault.say);
    else if ('data' in fault) return false;
    else if (fault.control === 'dropped') control.destroy();
    else if (fault.control === 'dropped when done') isMute = true;
    return !isMute;
  };

  listenTo(plain);
  const fault = site.fault('connect');
  if (!fault || !misbehaves(fault)) say('220 A dealer’s server');
}

async function listen(server: Server): Promise<void> {
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
}

const portOf = (server: Server): number => (server.address() as AddressInfo).port; // it listens on a port, not on a file
