// npm run dev: the web application with hot reload, and the API restarted at each change of its code.
// The browser's address is Vite's (printed); Vite passes /api on to the server.
import { type ChildProcess, spawn } from 'node:child_process';
import { PROJECT } from './lib/run.ts';

const apiPort = process.env.PORT ?? '3001';
const webPort = process.env.WEB_PORT ?? '3000';
const env = {
  // The browser's address, for links in mails and for passkeys, which belong to one address.
  PUBLIC_URL: `http://localhost:${webPort}`,
  ...process.env,
  PORT: apiPort,
  API_TARGET: `http://localhost:${apiPort}`,
};

const halves: ChildProcess[] = [
  spawn(process.execPath, ['--watch', '--watch-preserve-output', 'server/main.ts'], {
    cwd: PROJECT,
    env,
    stdio: 'inherit',
  }),
  spawn(process.execPath, ['node_modules/vite/bin/vite.js', '--port', webPort], {
    cwd: PROJECT,
    env,
    stdio: 'inherit',
  }),
];

// When one of the two ends, end the other one.
const stop = () => {
  for (const half of halves) half.kill('SIGTERM');
};
for (const half of halves) half.on('exit', stop);
process.on('SIGINT', stop);
process.on('SIGTERM', stop);
