import { join } from 'node:path';
import { copyProject } from '../../projectCopy.ts';

/** What is ejected: a resource and one of its views. */
const VIEWS = ['companies list', 'companies edit', 'offers create'];

/** Builds the application with ejected views. @returns the folder of its files, which goes away with the object */
export async function buildEjected(): Promise<AsyncDisposable & { folder: string }> {
  const copy = await copyProject();
  for (const view of VIEWS)
    await copy.run(process.execPath, 'scripts/eject.ts', ...view.split(' '));
  const vite = join(copy.folder, 'node_modules/.bin/vite');
  await copy.run(vite, 'build', '--mode', 'trial', '--logLevel', 'warn');
  return {
    folder: join(copy.folder, 'dist'),
    [Symbol.asyncDispose]: () => copy[Symbol.asyncDispose](),
  };
}
