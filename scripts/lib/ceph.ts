import { execFileSync, spawn } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { installDebianPackages } from './debian.ts';
import { freePort } from './ports.ts';

const PROGRAMS = ['ceph-mon', 'ceph-osd', 'radosgw'];
const LOGIN = { accessKey: 'turntable', secretKey: 'only-on-this-machine' };
const STARTS_WITHIN_MS = 120_000;
const MEMORY_BYTES = 2 * 1024 ** 3;

/** An S3 server for one login. */
export interface Ceph {
  readonly endpoint: string;
  readonly accessKey: string;
  readonly secretKey: string;
  stop(): Promise<void>;
}

/** Installs Debian's Ceph if it is missing. @throws with a sentence that says what to install */
export async function ensureCeph(): Promise<void> {
  if (PROGRAMS.every((program) => existsSync(`/usr/bin/${program}`))) return;
  await installDebianPackages(
    ['radosgw', 'ceph-mon', 'ceph-osd'],
    'The test against a real S3 server',
  );
}

/** Starts a Ceph of its own on free ports of this machine: a monitor, a store in memory and the S3 gateway. `stop` stops it. */
export async function startCeph(): Promise<Ceph> {
  const folder = mkdtempSync(join(tmpdir(), 'turntable-ceph-'));
  const [monitorPort, port] = [await freePort(), await freePort()];
  const cluster = randomUUID();
  const settings = join(folder, 'ceph.conf');
  for (const name of ['mon', 'osd']) mkdirSync(join(folder, name));
  writeFileSync(settings, settingsOf({ folder, cluster, monitorPort, port }));

  const stops: (() => Promise<void>)[] = [];
  const stop = async () => {
    for (const one of stops.reverse()) await one();
    rmSync(folder, { recursive: true, force: true });
  };
  const call = (program: string, ...args: string[]) =>
    execFileSync(program, ['-c', settings, ...args], {
      encoding: 'utf8',
      stdio: 'pipe',
      timeout: STARTS_WITHIN_MS,
    });
  const serve = (program: string, ...args: string[]) => {
    const child = spawn(program, ['-c', settings, '-f', ...args], { stdio: 'ignore' });
    stops.push(async () => {
      if (child.exitCode !== null || child.signalCode !== null) return;
      const gone = once(child, 'exit');
      child.kill('SIGKILL'); // its data is not needed any more
      await gone;
    });
  };
  try {
    const map = join(folder, 'monmap');
    execFileSync(
      'monmaptool',
      ['--create', '--fsid', cluster, '--addv', 'a', `[v2:127.0.0.1:${monitorPort}]`, map],
      { stdio: 'pipe' },
    );
    call('ceph-mon', '--mkfs', '-i', 'a', '--monmap', map);
    serve('ceph-mon', '-i', 'a');
    const store = randomUUID();
    call('ceph', 'osd', 'new', store);
    call('ceph-osd', '-i', '0', '--mkfs', '--osd-uuid', store);
    serve('ceph-osd', '-i', '0');
    const { accessKey, secretKey } = LOGIN;
    call(
      'radosgw-admin',
      'user',
      'create',
      '--uid=t',
      '--display-name=t',
      `--access-key=${accessKey}`,
      `--secret=${secretKey}`,
    );
    serve('radosgw', '-n', 'client.rgw');
    const endpoint = `http://127.0.0.1:${port}`;
    await untilItAnswers(endpoint);
    return { endpoint, ...LOGIN, stop };
  } catch (error) {
    const log = join(folder, 'client.rgw.log');
    const said = existsSync(log) ? readFileSync(log, 'utf8').slice(-2000) : '';
    await stop();
    throw new Error(`Ceph did not start.\n${said}`, { cause: error });
  }
}

const settingsOf = ({
  folder,
  cluster,
  monitorPort,
  port,
}: {
  folder: string;
  cluster: string;
  monitorPort: number;
  port: number;
}) => `[global]
fsid = ${cluster}
mon host = v2:127.0.0.1:${monitorPort}
mon initial members = a
public network = 127.0.0.0/8
cluster network = 127.0.0.0/8
auth cluster required = none
auth service required = none
auth client required = none
ms mon client mode = crc
osd pool default size = 1
osd pool default min size = 1
osd pool default pg num = 1
osd pool default pgp num = 1
osd pool default pg autoscale mode = off
mon allow pool size one = true
mon data avail crit = 1
osd crush chooseleaf type = 0
osd objectstore = memstore
memstore device bytes = ${MEMORY_BYTES}
run dir = ${folder}
log file = ${folder}/$name.log
admin socket = ${folder}/$name.asok
pid file = ${folder}/$name.pid
mon data = ${folder}/mon
osd data = ${folder}/osd
rgw data = ${folder}
rgw max listing results = 10
rgw frontends = beast endpoint=127.0.0.1:${port}
`;

async function untilItAnswers(endpoint: string): Promise<void> {
  const deadline = Date.now() + STARTS_WITHIN_MS;
  for (;;) {
    try {
      if ((await fetch(endpoint)).ok) return;
    } catch (error) {
      if (Date.now() > deadline) throw error;
    }
    await pause(200);
  }
}
