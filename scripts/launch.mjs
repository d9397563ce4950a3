// The entry of every command: `node scripts/launch.mjs <command> [arguments]`.
// Runs on any Node that the machine has, so it uses only Node's own modules. It installs what is missing, then runs scripts/<command>.ts
// on the Node version that the project pins.
import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { installDependencies, PINNED_NODE, PROJECT } from './lib/dependencies.mjs';
import { environmentOf } from './lib/environment.mjs';

const [command, ...args] = process.argv.slice(2);
const script = join(PROJECT, 'scripts', `${command}.ts`);

const [major = 0, minor = 0] = process.versions.node.split('.').map(Number);
if (major < 20 || (major === 20 && minor < 19))
  fail(`This is Node ${process.versions.node}. Install Node 20.19 or newer.`);
if (!command || !existsSync(script))
  fail(`There is no command "${command ?? ''}". "npm run" lists the commands.`);

await installDependencies().catch((error) => fail(error.message));

const env = environmentOf(command, process.env);
const child = spawn(PINNED_NODE, [script, ...args], { stdio: 'inherit', cwd: PROJECT, env });
// On Ctrl-C, the terminal signals the whole process group, so the child has received it too; other signals reach only this process.
process.on('SIGINT', () => {});
for (const signal of ['SIGTERM', 'SIGHUP']) process.on(signal, () => child.kill(signal));
child.on('error', (error) => fail(error.message));
child.on('exit', (code, signal) =>
  process.exit(code ?? (signal === 'SIGINT' || signal === 'SIGTERM' ? 0 : 1)),
);

function fail(message) {
  console.error(message);
  process.exit(1);
}
