import { chmod, mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { installDependencies } from '../../scripts/lib/dependencies.mjs';

const VERSION = '1.2.3';
/** npm runs twice in each test and is slow on a busy machine. */
vi.setConfig({ testTimeout: 240_000 });
let project: string;

beforeEach(async () => {
  project = await mkdtemp(join(tmpdir(), 'turntable-install-'));
  vi.spyOn(console, 'log').mockImplementation(() => {});
});
afterEach(async () => {
  vi.unstubAllEnvs();
  vi.restoreAllMocks();
  await rm(project, { recursive: true, force: true });
});

const writeJson = (path: string, content: object): Promise<void> =>
  writeFile(join(project, path), JSON.stringify(content));

/** Writes a project for npm ci whose pinned Node is a development package in its own folder, so that nothing is downloaded. */
async function writeProject(
  nodeScript: string,
  section: 'devDependencies' | null = 'devDependencies',
): Promise<void> {
  const root = {
    name: 'fixture',
    version: '1.0.0',
    ...(section && { [section]: { node: 'file:pinned' } }),
  };
  const pinned = { name: 'node', version: VERSION, bin: { node: 'node.sh' } };
  await mkdir(join(project, 'pinned'));
  await writeFile(join(project, 'pinned/node.sh'), `#!/bin/sh\n${nodeScript}\n`);
  await chmod(join(project, 'pinned/node.sh'), 0o755);
  await writeJson('pinned/package.json', pinned);
  await writeJson('package.json', root);
  const packages = section && {
    'node_modules/node': { resolved: 'pinned', link: true },
    pinned: { ...pinned, dev: true },
  };
  await writeJson('package-lock.json', {
    ...root,
    lockfileVersion: 3,
    requires: true,
    packages: { '': root, ...packages },
  });
}

test.each([
  ['NODE_ENV', 'production'],
  ['npm_config_omit', 'dev'],
])(
  'installs development packages, which the web is built with, under %s=%s',
  async (name, value) => {
    vi.stubEnv(name, value);
    await writeProject(`echo v${VERSION}`);
    expect(await installDependencies(project)).toBe(true);
    expect(await installDependencies(project), 'a second time there is nothing to install').toBe(
      false,
    );
  },
);

test.each([
  ['echo v9.9.9', `it is v9.9.9 instead of v${VERSION}.`],
  ['echo wrong architecture >&2; exit 1', 'it does not run on this machine (Command failed'],
])('reports why the pinned Node cannot be used: %s', async (script, reason) => {
  await writeProject(script);
  await expect(installDependencies(project)).rejects.toThrow(
    `the pinned Node (npm package "node") cannot be used: ${reason}`,
  );
});

test('reports that the pinned Node was not installed, instead of blaming the machine', async () => {
  await writeProject('', null);
  await expect(installDependencies(project)).rejects.toThrow(
    'cannot be used: npm has not installed that package.',
  );
});
