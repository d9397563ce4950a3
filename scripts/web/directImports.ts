import { realpathSync } from 'node:fs';
import { dirname, resolve } from 'node:path';
import type { Plugin } from 'vite';
import { namesOf, originOf } from './moduleExports.ts';

/** Packages whose one entry re-exports everything. */
const RA_CORE = 'node_modules/ra-core/dist/index.js';
const RA_UI = 'node_modules/ra-ui-materialui/dist/index.js';
const BARRELS: Record<string, string[]> = {
  'ra-core': [RA_CORE],
  'ra-ui-materialui': [RA_UI],
  'react-admin': [RA_UI, RA_CORE],
  '@mui/material': ['node_modules/@mui/material/index.mjs'],
};
/** Packages that also import from the indexes of their own folders. */
const WITH_INNER_BARRELS = /\/node_modules\/(?:ra-core|ra-ui-materialui)\/dist\//;

const STATEMENT = /^import\s*\{([^}]*)\}\s*from\s*['"]([^'"]+)['"];?/gm;

const importLine = (names: string[], from: string): string =>
  `import { ${names.join(', ')} } from ${JSON.stringify(from)};`;

const direct = (list: string, from: string, barrels: string[]): string => {
  const lines: string[] = [];
  const left: string[] = [];
  for (const [name, alias] of namesOf(list)) {
    const origin = barrels.map((barrel) => originOf(barrel, name)).find(Boolean);
    if (origin) lines.push(importLine([`${origin.name} as ${alias}`], origin.file));
    else left.push(`${name} as ${alias}`);
  }
  return [...lines, ...(left.length > 0 ? [importLine(left, from)] : [])].join(' ');
};

/**
 * Imports every name from the file that declares it. Through an entry that re-exports everything, whatever any lazy route uses
 * of a package would land in the first chunk.
 */
export const directImports = (root: string): Plugin => {
  const barrelsOf = (from: string, importer: string): string[] => {
    const isInner =
      from.startsWith('.') && from.endsWith('/index.js') && WITH_INNER_BARRELS.test(importer);
    if (isInner) return [resolve(dirname(importer), from)];
    return (BARRELS[from] ?? []).map((file) => realpathSync(resolve(root, file)));
  };
  return {
    name: 'turntable:direct-imports',
    apply: 'build',
    transform: {
      filter: {
        id: /\.[mc]?[jt]sx?$/,
        code: /ra-core|ra-ui-materialui|react-admin|@mui\/material|index\.js/,
      },
      handler(code, id) {
        const rewritten = code.replace(STATEMENT, (statement, list: string, from: string) => {
          const barrels = barrelsOf(from, id);
          return barrels.length === 0 ? statement : direct(list, from, barrels);
        });
        return rewritten === code ? null : { code: rewritten, map: null };
      },
    },
  };
};
