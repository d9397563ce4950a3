import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { createServer, type HotPayload } from 'vite';
import { expect, test, vi } from 'vitest';
import { copyProject } from '../projectCopy.ts';

// `npm run dev`, in a copy of the project: a mistake in a declaration is shown over the page when the file is saved.

test('a mistake in a declaration is shown over the page at the save, and is gone once it is mended', async () => {
  await using copy = await copyProject();
  await using server = Object.assign(
    await createServer({
      root: copy.folder,
      configFile: join(copy.folder, 'vite.config.ts'),
      cacheDir: join(copy.folder, '.vite'),
      optimizeDeps: { noDiscovery: true },
      logLevel: 'error',
      server: { middlewareMode: true },
    }),
    { [Symbol.asyncDispose]: () => server.close() },
  );
  const sent: HotPayload[] = [];
  vi.spyOn(server.environments.client.hot, 'send').mockImplementation((payload) => {
    if (typeof payload === 'object') sent.push(payload);
  });
  const file = join(copy.folder, 'src/resources/vehicles/cars.resource.ts');
  const before = readFileSync(file, 'utf8');
  const save = async (text: string, type: HotPayload['type']) => {
    writeFileSync(file, text);
    server.watcher.emit('change', file); // Vite's own watching is not tested: it begins some time after the start
    await vi.waitFor(() => expect(sent.map((one) => one.type)).toContain(type), 60_000);
  };
  await save(before.replace('filters: [', "filters: ['body_tipe', "), 'error');
  expect(sent).toContainEqual({
    type: 'error',
    err: expect.objectContaining({
      id: 'src/resources/vehicles/cars.resource.ts',
      message: expect.stringContaining('body_tipe'),
    }),
  });
  await save(before, 'full-reload');
});
