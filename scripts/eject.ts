// npm run eject -- companies list: writes a derived view as JSX into the resource's folder, with the components that it renders, and points the
// declaration to it. From then on the view is yours; the declaration no longer changes it.
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { declarationOf, pointedTo } from './eject/declaration.ts';
import { listView } from './eject/listView.ts';
import { openLayer } from './eject/model.ts';
import { createView, editView, showView } from './eject/recordViews.ts';
import { pascal } from './eject/source.ts';
import { PROJECT, runTool } from './lib/run.ts';

/** Each view, with the name of its place in the declaration. */
const VIEWS = {
  list: { write: listView, place: 'list' },
  create: { write: createView, place: 'create' },
  edit: { write: editView, place: 'record' },
  show: { write: showView, place: 'record' },
} as const;

const root = PROJECT.replace(/\/$/, '');

try {
  await eject(...process.argv.slice(2));
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}

async function eject(resource?: string, view?: string): Promise<void> {
  if (!resource || !view || !Object.hasOwn(VIEWS, view))
    throw new Error(
      'Name a resource and a view: npm run eject -- <resource> list|create|edit|show',
    );
  const { write, place } = VIEWS[view as keyof typeof VIEWS]; // checked above
  const layer = await openLayer(root);
  const declared = layer.resources.find((one) => one.resource === resource);
  if (!declared)
    throw new Error(
      `There is no resource ${resource}; there are ${layer.resources.map((one) => one.resource).join(', ')}.`,
    );
  const declaration = declarationOf(root, resource);
  const file = `${pascal(resource)}${pascal(view)}.tsx`;
  const path = `${dirname(declaration)}/${file}`;
  if (existsSync(`${root}/${path}`))
    throw new Error(`${path} is there already. Delete it first to eject the view again.`);
  const changed = pointedTo(readFileSync(`${root}/${declaration}`, 'utf8'), place, file);
  const source = write(layer, declared);
  const written = [path, declaration];
  writeFileSync(`${root}/${path}`, source);
  writeFileSync(`${root}/${declaration}`, changed);
  const code = await runTool('biome', ['check', '--write', ...written], { quiet: true, cwd: root });
  if (code !== 0)
    throw new Error(`The files were written, but Biome cannot format them: ${written.join(', ')}.`);
  console.log(`Written: ${written.join(', ')}`);
}
