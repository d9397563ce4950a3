import { join } from 'node:path';
import { copyProject } from '../../projectCopy.ts';

/** The resource and view to eject. */
const VIEWS = ['companies list', 'companies edit', 'offers create'];

/** Builds the application with ejected views. @returns the build's folder, which is deleted when the object is disposed */
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
