import { createHash } from 'node:crypto';
import { basename } from 'node:path';
import { build, type Rolldown } from 'vite';
import { contractTables } from './contractTables.ts';

/** A script that needs no other file, and the styles that belong to it. */
export interface Standalone {
  js: { fileName: string; source: string };
  css: { fileName: string; source: string } | undefined;
  /** Pictures that the styles name. */
  pictures: { fileName: string; source: string }[];
}

/** A file's name below the output folder, changing with its contents, and the contents. */
export const hashed = (name: string, extension: string, source: string) => {
  const hash = createHash('sha256').update(source).digest('base64url').slice(0, 8);
  return { fileName: `assets/${name}-${hash}.${extension}`, source };
};

const textOf = (source: string | Uint8Array): string =>
  typeof source === 'string' ? source : Buffer.from(source).toString();

/**
 * Bundles a small entry apart from the application: it shares no file with it and so waits for none.
 * @param entry path of the module, in the project. @returns hashed file names below the output folder, and their contents.
 */
export const buildStandalone = async (
  root: string,
  entry: string,
  mode: string,
): Promise<Standalone> => {
  const name = basename(entry).replace(/\.\w+$/, '');
  const result = await build({
    root,
    mode,
    configFile: false,
    publicDir: false,
    logLevel: 'warn',
    plugins: [contractTables()],
    build: {
      write: false,
      target: 'es2022',
      modulePreload: false,
      cssCodeSplit: false,
      assetsInlineLimit: 0,
      rolldownOptions: { input: entry, output: { format: 'iife' } },
    },
  });
  const { output } = (Array.isArray(result) ? result[0] : result) as Rolldown.RolldownOutput; // no watch mode: never a watcher
  const chunk = output.find((file) => file.type === 'chunk');
  if (!chunk) throw new Error(`${entry} gave no script`);
  const assets = output
    .filter((file) => file.type === 'asset')
    .map(({ fileName, source }) => ({ fileName, source: textOf(source) }));
  const css = assets.find(({ fileName }) => fileName.endsWith('.css'));
  return {
    js: hashed(name, 'js', chunk.code),
    css: css && hashed(name, 'css', css.source),
    pictures: assets.filter(({ fileName }) => fileName.endsWith('.svg')),
  };
};
