import { createHash } from 'node:crypto';
import { join } from 'node:path';
import { build, type Plugin } from 'vite';

/** Builds the service worker, `sw.js`, beside the application, and tells it the application's files and a name for this version of them. */
export const serviceWorker = (root: string): Plugin => ({
  name: 'turntable:service-worker',
  apply: 'build',
  async writeBundle({ dir = '' }, bundle) {
    const files = Object.keys(bundle)
      .filter((name) => name.startsWith('assets/'))
      .sort()
      .map((name) => `/${name}`);
    const version = createHash('sha256').update(files.join('\n'));
    for (const output of Object.values(bundle))
      if (output.type === 'asset' && output.fileName.endsWith('.html'))
        version.update(output.source);
    await build({
      configFile: false,
      root,
      logLevel: 'warn',
      publicDir: false,
      define: { BUILT: JSON.stringify({ files, version: version.digest('hex').slice(0, 16) }) },
      build: {
        outDir: dir,
        emptyOutDir: false,
        target: 'es2022',
        // one classic script: not every browser starts workers that import others
        rolldownOptions: {
          input: join(root, 'src/serviceWorker/worker.ts'),
          output: { format: 'iife', entryFileNames: 'sw.js' },
        },
      },
    });
  },
});
