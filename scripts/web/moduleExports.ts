import { readFileSync } from 'node:fs';
import { dirname, resolve } from 'node:path';

/** The module that declares a name, and the name there. */
export interface Origin {
  file: string;
  name: string;
}

interface Exports {
  declared: Set<string>;
  /** Exported name → specifier and name there. */
  passedOn: Map<string, { from: string; name: string }>;
  stars: string[];
}

const IMPORT = /^import\s+(?:([\w$]+)\s*,?\s*)?(?:\{([^}]*)\}\s*)?from\s*['"]([^'"]+)['"]/gm;
const DECLARATION = /^export\s+(?:async\s+)?(?:const|let|var|function\*?|class)\s+([\w$]+)/gm;
const LIST = /^export\s*\{([^}]*)\}(?:\s*from\s*['"]([^'"]+)['"])?/gm;
const STAR = /^export\s*\*\s*from\s*['"]([^'"]+)['"]/gm;
const NAMESPACE = /^export\s*\*\s*as\s+([\w$]+)/gm;
const DEFAULT = /^export\s+default\s/m;

/** `a, b as c` → [['a', 'a'], ['b', 'c']]. */
export const namesOf = (list: string): [name: string, alias: string][] =>
  list
    .split(',')
    .map((part) => part.trim())
    .filter(Boolean)
    .map((part) => {
      const [name = part, alias = name] = part.split(/\s+as\s+/);
      return [name, alias];
    });

const importsOf = (code: string): Exports['passedOn'] => {
  const imports: Exports['passedOn'] = new Map();
  for (const [, byDefault, list = '', from = ''] of code.matchAll(IMPORT)) {
    if (byDefault) imports.set(byDefault, { from, name: 'default' });
    for (const [name, alias] of namesOf(list)) imports.set(alias, { from, name });
  }
  return imports;
};

const parse = (code: string): Exports => {
  const imports = importsOf(code);
  const declared = new Set(
    [...code.matchAll(DECLARATION), ...code.matchAll(NAMESPACE)].map(([, name = '']) => name),
  );
  const passedOn: Exports['passedOn'] = new Map();
  if (DEFAULT.test(code)) declared.add('default');
  for (const [, list = '', from] of code.matchAll(LIST)) {
    for (const [name, alias] of namesOf(list)) {
      const source = from === undefined ? imports.get(name) : { from, name };
      if (source) passedOn.set(alias, source);
      else declared.add(alias);
    }
  }
  return { declared, passedOn, stars: [...code.matchAll(STAR)].map(([, from = '']) => from) };
};

const parsed = new Map<string, Exports>();

const exportsOf = (file: string): Exports => {
  const exports = parsed.get(file) ?? parse(readFileSync(file, 'utf8'));
  parsed.set(file, exports);
  return exports;
};

/**
 * Where an exported name is declared, followed through re-exports by relative path; undefined when the file does not export it.
 * Names that come from another package are taken from the file that passes them on.
 */
export const originOf = (file: string, name: string): Origin | undefined => {
  const { declared, passedOn, stars } = exportsOf(file);
  if (declared.has(name)) return { file, name };
  const source = passedOn.get(name);
  if (source)
    return source.from.startsWith('.')
      ? (originOf(resolve(dirname(file), source.from), source.name) ?? { file, name })
      : { file, name };
  for (const star of stars) {
    const found = star.startsWith('.') ? originOf(resolve(dirname(file), star), name) : undefined;
    if (found) return found;
  }
  return undefined;
};
