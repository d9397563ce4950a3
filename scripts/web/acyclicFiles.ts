import type { Plugin } from 'vite';

/** Fails a build whose files import each other in a circle: one of them would run before what it needs, and its screen would not be shown. */
export const acyclicFiles = (): Plugin => ({
  name: 'turntable:acyclic-files',
  apply: 'build',
  generateBundle(_, bundle) {
    const importsOf = (file: string) => {
      const chunk = bundle[file];
      return chunk?.type === 'chunk' ? chunk.imports : [];
    };
    const circle = findCircle(Object.keys(bundle), importsOf);
    if (circle)
      this.error(
        `Files that import each other in a circle: ${circle.join(' → ')}. Cut them otherwise (vite.config.ts, codeSplitting).`,
      );
  },
});

/** @returns names that lead back to the first one, or undefined where there are none */
export function findCircle(
  names: readonly string[],
  importsOf: (name: string) => readonly string[],
): string[] | undefined {
  const done = new Set<string>();
  const follow = (path: string[], name: string): string[] | undefined => {
    const start = path.indexOf(name);
    if (start >= 0) return [...path.slice(start), name];
    if (done.has(name)) return undefined;
    for (const next of importsOf(name)) {
      const circle = follow([...path, name], next);
      if (circle) return circle;
    }
    done.add(name);
    return undefined;
  };
  for (const name of names) {
    const circle = follow([], name);
    if (circle) return circle;
  }
  return undefined;
}
