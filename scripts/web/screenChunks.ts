import { resolve } from 'node:path';
import { SCREENS } from './screens.ts';

interface Graph {
  getModuleInfo: (id: string) => { importedIds: readonly string[] } | null;
}

/** A module and all that it imports at once. */
const reachedFrom = (starts: string[], graph: Graph): Set<string> => {
  const reached = new Set<string>();
  const waiting = [...starts];
  for (let id = waiting.pop(); id !== undefined; id = waiting.pop()) {
    if (reached.has(id)) continue;
    reached.add(id);
    waiting.push(...(graph.getModuleInfo(id)?.importedIds ?? []));
  }
  return reached;
};

/**
 * Files by what the main screens share: each fetches what it needs, in a handful of files, and nothing that only another one needs. What
 * more screens share is claimed first; all that it imports is shared by at least as many, so that no file takes what belongs to a wider one.
 * The priorities begin at 2, for the narrowest, and end below 10.
 */
export const screenChunks = (root: string) => {
  let reached: [screen: string, modules: Set<string>][] | undefined;
  const screensOf = (id: string, graph: Graph): string[] => {
    reached ??= Object.entries(SCREENS).map(([screen, files]) => [
      screen,
      reachedFrom(
        files.map((file) => resolve(root, file)),
        graph,
      ),
    ]);
    return reached.flatMap(([screen, modules]) => (modules.has(id) ? screen : []));
  };
  return Object.keys(SCREENS).map((_, place) => ({
    debugName: `shared by ${place + 1}`,
    priority: 2 + place,
    name: (id: string, graph: Graph) => {
      const screens = screensOf(id, graph);
      // what the first page shares is one file where lists need it, and one where only others do: no screen needs more files for its sake
      const [first, second] = screens;
      const isFirst = first === 'home' && second !== undefined;
      const width = isFirst
        ? Object.keys(SCREENS).length - (second === 'list' ? 0 : 1)
        : screens.length;
      return width === place + 1
        ? isFirst
          ? `home-${second === 'list' ? 'list' : 'others'}`
          : screens.join('-')
        : null;
    },
  }));
};
