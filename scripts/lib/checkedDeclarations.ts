import { execFile } from 'node:child_process';
import { relative } from 'node:path';
import type { HotPayload, Plugin } from 'vite';

const CHECKED = /^(src\/resources|contract|packages\/declare\/(contract|define|rest))\/.*\.ts$/;

/** Returns what the check of all declarations says; empty if there is nothing to mend. */
const problemsIn = (root: string): Promise<string> =>
  new Promise((resolve) => {
    execFile(
      process.execPath,
      ['scripts/checkDeclarations.ts'],
      { cwd: root },
      (error, _, stderr) => resolve(error ? stderr.trim() || error.message : ''),
    );
  });

/**
 * Returns a plugin that, while developing, checks the declared resources whenever one of their files, or of the contract, is saved. It shows what is
 * wrong over the page, also after a reload, until it is corrected.
 */
export const checkedDeclarations = (): Plugin => ({
  name: 'turntable:checked-declarations',
  apply: 'serve',
  configureServer: ({ config: { root }, environments, watcher, ws }) => {
    const { hot } = environments.client;
    let shown: HotPayload | undefined;
    let saves = 0;
    const check = async (path: string): Promise<void> => {
      const id = relative(root, path);
      if (!CHECKED.test(id)) return;
      saves += 1;
      const save = saves;
      const message = await problemsIn(root);
      if (save !== saves) return; // a later save is being checked
      const isMended = shown && !message;
      shown = message
        ? { type: 'error', err: { message, stack: '', id, plugin: 'npm run check' } }
        : undefined;
      if (shown) hot.send(shown);
      if (isMended) hot.send({ type: 'full-reload' });
    };
    watcher.on('change', check).on('add', check).on('unlink', check);
    ws.on('connection', () => {
      if (shown) hot.send(shown);
    });
  },
});
