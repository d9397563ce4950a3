import { readFileSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { declarationOf, pointedTo } from '../../scripts/eject/declaration.ts';
import { byRole } from '../../scripts/eject/drawnView.ts';
import { listView } from '../../scripts/eject/listView.ts';
import { type Layer, openLayer } from '../../scripts/eject/model.ts';
import { createView, editView, showView } from '../../scripts/eject/recordViews.ts';
import { pascal } from '../../scripts/eject/source.ts';
import { copyProject, type ProjectCopy } from '../projectCopy.ts';

let copy: ProjectCopy;
beforeAll(async () => {
  copy = await copyProject();
});
afterAll(() => copy[Symbol.asyncDispose]());

const read = (path: string): string => readFileSync(`${copy.folder}/${path}`, 'utf8');
const eject = (...args: string[]): Promise<string> =>
  copy.run(process.execPath, 'scripts/eject.ts', ...args);

describe('an ejected view', () => {
  test('is written as plain JSX into the resource’s folder, and the declaration points to it', async () => {
    const said = await eject('companies', 'list');
    expect(said).toContain('src/resources/companies/CompaniesList.tsx');
    expect(read('src/resources/companies/companies.resource.ts')).toContain(
      "list: () => import('./CompaniesList.tsx')",
    );
    const source = read('src/resources/companies/CompaniesList.tsx');
    for (const part of [
      '<List\n',
      '<ListTable',
      '<ListColumn name="title"',
      '<TopToolbar',
      '<ColumnsMenuButton',
      '<SelectInput',
      '<BulkToolbar',
    ]) {
      expect(source).toContain(part);
    }
    await copy.run(`${copy.folder}/node_modules/.bin/biome`, 'check', 'src/resources');
  });

  test('of a record has its inputs, values and checks, by role', async () => {
    await eject('companies', 'edit');
    const source = read('src/resources/companies/CompaniesEdit.tsx');
    for (const part of [
      '<Edit\n      key={edit.id}\n',
      'view={view}',
      'validate={[required(), maxLength(200), oneLine(), plainText()]}',
      '<BooleanInput source="show_logo"',
      '<NumberField source="credits"',
      '<WithRecord',
      'profile: <ProfileTab />',
    ]) {
      expect(source).toContain(part);
    }
    const roles = ['admin', 'chief'];
    expect(byRole(roles, () => '<A />')).toBe('<A />');
    expect(byRole(roles, (role) => (role === 'chief' ? '<A />' : ''))).toBe(
      "{['chief'].includes(role) && (<A />)}",
    );
    await copy.run(`${copy.folder}/node_modules/.bin/biome`, 'check', 'src/resources');
  });

  test('is not overwritten, and only derived views are ejected', async () => {
    await expect(eject('companies', 'list')).rejects.toThrow('CompaniesList.tsx is there already');
    await expect(eject('lorries', 'list')).rejects.toThrow('There is no resource lorries');
    await expect(eject('companies', 'graph')).rejects.toThrow('list|create|edit|show');
    await expect(eject('transactions', 'create')).rejects.toThrow('Nobody may create transactions');
    expect(() =>
      pointedTo(
        "  views: { list: () => import('./Own.tsx') },\n});".replace(/^/, '\n'),
        'list',
        'New.tsx',
      ),
    ).toThrow('written by hand already');
  });
});

/** Returns the sources of a resource's ejected views; the reason if one cannot be ejected. */
const views = (layer: Layer): [resource: string, view: string, source: string][] =>
  layer.resources.flatMap((declared) =>
    Object.entries({ list: listView, create: createView, edit: editView, show: showView }).flatMap(
      ([view, write]) => {
        try {
          return [[declared.resource, view, write(layer, declared)] as [string, string, string]];
        } catch (error) {
          expect((error as Error).message).toMatch(
            /has no list|has no form|Nobody may|written by hand already/,
          );
          return [];
        }
      },
    ),
  );

test('an ejected list keeps filters that show the days of a link', async () => {
  const { resources, ...layer } = await openLayer(copy.folder);
  const complaints = resources.find(({ resource }) => resource === 'complaints');
  if (!complaints) throw new Error('The product has no complaints.');
  const source = listView({ ...layer, resources }, complaints);
  expect(source).toMatch(/<ChoiceInput\s+key="created_in"/);
  expect(source).toMatch(/<SelectInput\s+key="state"/);
});

test('every view of every resource compiles once it is ejected', async () => {
  const written = views(await openLayer(copy.folder)).map(([resource, view, source]) => {
    const path = `${dirname(declarationOf(copy.folder, resource))}/${pascal(resource)}${pascal(view)}.tsx`;
    writeFileSync(`${copy.folder}/${path}`, source);
    return path;
  });
  expect(written.length).toBeGreaterThan(20);
  // one mistake that the compiler must find, so that a clean result for the others means something
  writeFileSync(`${copy.folder}/src/resources/mistake.tsx`, "export const mistake: number = '';\n");
  const said = await copy.compile('tsconfig.web.json').then(
    () => 'no mistake',
    (error: Error) => error.message,
  );
  expect(said).toContain('mistake.tsx');
  expect(said.split('\n').filter((line) => written.some((path) => line.includes(path)))).toEqual(
    [],
  );
}, 300_000);
