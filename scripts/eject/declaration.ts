import { globSync, readFileSync } from 'node:fs';

/** Returns the file that declares a resource, below `root`. @throws if there is none */
export const declarationOf = (root: string, resource: string): string => {
  const declares = new RegExp(`define(?:Rest)?Resource\\(\\s*'${resource}'`);
  const found = globSync('src/resources/*/*.resource.ts', { cwd: root }).find((file) =>
    declares.test(readFileSync(`${root}/${file}`, 'utf8')),
  );
  if (!found) throw new Error(`No file below src/resources declares ${resource}.`);
  return found;
};

/** Returns the source of a declaration, pointed to a view of its own. @throws if it has one already */
export const pointedTo = (source: string, view: string, file: string): string => {
  const entry = `${view}: () => import('./${file}')`;
  const views = /\n {2}views: \{/.exec(source);
  if (!views) {
    const end = source.lastIndexOf('\n});');
    if (end < 0)
      throw new Error(
        'The declaration cannot be changed: it does not end with "});" at the start of a line.',
      );
    return `${source.slice(0, end)}\n  views: { ${entry} },${source.slice(end)}`;
  }
  const at = views.index + views[0].length;
  if (new RegExp(`\\b${view}:`).test(source.slice(at, source.indexOf('}', at))))
    throw new Error(`The declaration names a view "${view}", so it is written by hand already.`);
  return `${source.slice(0, at)} ${entry}, ${source.slice(at)}`;
};
