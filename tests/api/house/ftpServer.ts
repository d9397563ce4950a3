import { once } from 'node:events';
import { type AddressInfo, createServer, type Server, type Socket } from 'node:net';
import { createInterface } from 'node:readline';

export interface FtpServer {
  readonly port: number;
  /** What lies on it: path → content. */
  readonly files: Map<string, Buffer>;
  /** Every name that was ever written to, temporary ones included. */
  readonly written: string[];
  close(): Promise<void>;
}

/** A dealer's FTP server in this process (RFC 959, as much as a client that uploads needs), for one login. */
export async function openFtpServer(user: string, password: string): Promise<FtpServer> {
  const files = new Map<string, Buffer>();
  const written: string[] = [];
  const server = createServer((control) => serve(control, { user, password, files, written }));
  await listen(server);
  return {
    port: portOf(server),
    files,
    written,
    close: async () => {
      server.close();
      await once(server, 'close');
    },
  };
}

interface Site {
  user: string;
  password: string;
  files: Map<string, Buffer>;
  written: string[];
}

function serve(control: Socket, { user, password, files, written }: Site): void {
  const say = (text: string) => control.write(`${text}\r\n`);
  let folder = '/';
  let login = '';
  let renaming = '';
  let data: Promise<Socket> | undefined;
  const at = (path: string) => (path.startsWith('/') ? path : `${folder}/${path}`).replace(/\/+/g, '/');

  const commands: Record<string, (argument: string) => unknown> = {
    user: (name) => {
      login = name;
      say('331 Password, please');
    },
    pass: (given) => say(login === user && given === password ? '230 Welcome' : '530 Login incorrect'),
    feat: () => say('211 No features'),
    type: () => say('200 Fine'),
    pwd: () => say(`257 "${folder}"`),
    mkd: (path) => say(`257 "${at(path)}" created`),
    cwd: (path) => {
      folder = at(path);
      say('250 Here you are');
    },
    epsv: async () => {
      const passive = createServer();
      await listen(passive);
      // The client connects at once, before it says what for.
      data = once(passive, 'connection').then(([socket]: Socket[]) => {
        passive.close();
        if (!socket) throw new Error('a connection without a socket');
        return socket;
      });
      say(`229 Entering extended passive mode (|||${portOf(passive)}|)`);
    },
    stor: async (path) => {
      if (!data) return say('425 Where to?');
      say('150 Go on');
      const chunks: Buffer[] = [];
      for await (const chunk of await data) chunks.push(chunk as Buffer);
      files.set(at(path), Buffer.concat(chunks));
      written.push(at(path));
      say('226 Got it');
    },
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

  control.on('error', () => control.destroy()); // a client may leave without a word
  say('220 A dealer’s server');
  createInterface({ input: control }).on('line', (line) => {
    const [name = '', ...rest] = line.split(' ');
    const command = commands[name.toLowerCase()];
    if (command) void command(rest.join(' '));
    else say('502 Not known here');
  });
}

async function listen(server: Server): Promise<void> {
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
}

const portOf = (server: Server): number => (server.address() as AddressInfo).port; // it listens on a port, not on a file
