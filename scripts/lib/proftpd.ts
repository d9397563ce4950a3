import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import {
  chmodSync,
  chownSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { installDebianPackages } from './debian.ts';
import { freePort, untilItListens } from './ports.ts';

const PROGRAM = '/usr/sbin/proftpd';
const MODULES = '/usr/lib/proftpd';
const LOGIN = { user: 'dealer', password: 'geheim & sicher' };

/** An FTP server for one login. */
export interface Proftpd {
  readonly port: number;
  readonly user: string;
  readonly password: string;
  /** The folder of received files. */
  readonly home: string;
  stop(): Promise<void>;
}

/** The encryption, with a certificate in PEM; omitted: none. */
export interface ProftpdEncryption {
  readonly mode: 'explicit' | 'implicit';
  readonly key: string;
  readonly cert: string;
}

/** Installs Debian's ProFTPD if it is missing. @throws with a sentence that says what to install */
export async function ensureProftpd(): Promise<void> {
  if (existsSync(PROGRAM) && existsSync(join(MODULES, 'mod_tls.so'))) return;
  await installDebianPackages(
    ['proftpd-core', 'proftpd-mod-crypto'],
    'The test against a real FTP server',
  );
}

/** Starts a ProFTPD of its own on a free port, with empty folders under the system's temporary directory; `stop` removes them. */
export async function startProftpd(encryption?: ProftpdEncryption): Promise<Proftpd> {
  const folder = mkdtempSync(join(tmpdir(), 'turntable-proftpd-'));
  const home = join(folder, 'home');
  const owner = ownerOfTheFiles();
  mkdirSync(home);
  chownSync(home, owner.uid, owner.gid);
  chmodSync(folder, 0o711);
  const port = await freePort();
  const hash = execFileSync('openssl', ['passwd', '-6', '-stdin'], {
    input: LOGIN.password,
    encoding: 'utf8',
  }).trim();
  const users = join(folder, 'users');
  writeFileSync(users, `${LOGIN.user}:${hash}:${owner.uid}:${owner.gid}::${home}:/bin/false\n`, {
    mode: 0o600,
  });
  const settings = join(folder, 'proftpd.conf');
  writeFileSync(
    settings,
    [
      ...basics({ folder, users, port, owner }),
      ...(encryption ? tls(folder, encryption) : []),
    ].join('\n'),
  );

  const server = spawn(PROGRAM, ['--nodaemon', '--config', settings], {
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  const said: string[] = [];
  server.stderr.setEncoding('utf8').on('data', (text: string) => said.push(text));
  const stop = async () => {
    if (server.exitCode === null && server.signalCode === null) {
      const gone = once(server, 'exit');
      server.kill();
      await gone;
    }
    rmSync(folder, { recursive: true, force: true });
  };
  try {
    await untilItListens(port, () => server.exitCode !== null);
  } catch (error) {
    await stop();
    throw new Error(`ProFTPD did not start:\n${said.join('')}`, { cause: error });
  }
  return { port, ...LOGIN, home, stop };
}

interface Basics {
  folder: string;
  users: string;
  port: number;
  owner: { uid: number; gid: number; user: string; group: string };
}

const basics = ({ folder, users, port, owner }: Basics): string[] => [
  'ServerType standalone',
  'ServerName dealer',
  'DefaultAddress 127.0.0.1',
  `Port ${port}`,
  `User ${owner.user}`,
  `Group ${owner.group}`,
  `PidFile ${join(folder, 'pid')}`,
  `ScoreboardFile ${join(folder, 'scoreboard')}`,
  `SystemLog ${join(folder, 'log')}`,
  'TransferLog none',
  'WtmpLog off',
  'UseIPv6 off',
  'UseReverseDNS off',
  'AuthOrder mod_auth_file.c',
  `AuthUserFile ${users}`,
  'RequireValidShell off',
  'AllowOverwrite on',
  'DefaultRoot ~',
  '<IfModule mod_delay.c>',
  'DelayEngine off',
  '</IfModule>',
];

const tls = (folder: string, { mode, key, cert }: ProftpdEncryption): string[] => {
  const file = (name: string, content: string) => {
    const path = join(folder, name);
    writeFileSync(path, content, { mode: 0o600 });
    return path;
  };
  return [
    'LoadModule mod_tls.c',
    'TLSEngine on',
    'TLSRequired on',
    `TLSLog ${join(folder, 'tls')}`,
    `TLSECCertificateFile ${file('cert.pem', cert)}`,
    `TLSECCertificateKeyFile ${file('key.pem', key)}`,
    ...(mode === 'implicit' ? ['TLSOptions UseImplicitSSL'] : []),
  ];
};

/** Returns the user that owns the files: started by root, ProFTPD drops its rights, as Debian's does. */
function ownerOfTheFiles(): Basics['owner'] {
  const id = (...args: string[]) => execFileSync('id', args, { encoding: 'utf8' }).trim();
  const who = process.getuid?.() === 0 ? ['nobody'] : [];
  return {
    uid: Number(id('-u', ...who)),
    gid: Number(id('-g', ...who)),
    user: id('-un', ...who),
    group: id('-gn', ...who),
  };
}
