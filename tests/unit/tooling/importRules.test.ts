import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { checkImports } from '../../../scripts/lib/imports.ts';

// The rules about domains, on a tree of files that break them one by one.

let tree: string;
beforeAll(async () => {
  tree = await mkdtemp(join(tmpdir(), 'imports-'));
});
afterAll(() => rm(tree, { recursive: true }));

/** Returns the names of the rules that an import breaks. */
const broken = async (from: string, to: string): Promise<string[]> => {
  const folder = await mkdtemp(join(tree, 'case-'));
  const write = async (file: string, text: string) => {
    await mkdir(dirname(join(folder, file)), { recursive: true });
    await writeFile(join(folder, file), text);
  };
  const steps = '../'.repeat(from.split('/').length - 1);
  await write(to, 'export const price = 1;\n');
  await write(from, `import { price } from '${steps}${to}';\nexport const paid = price;\n`);
  const { output } = await checkImports([from.split('/')[0] ?? ''], { baseDir: folder });
  if (typeof output === 'string') throw new Error(output);
  return output.summary.violations.map(({ rule }) => rule.name);
};

const INNER = 'server/services/balance/inner/prices.ts';

describe("a domain's inner files", () => {
  test.each([
    ['another domain', 'server/services/photos/photos.ts', 'inner-files-stay-in-their-domain'],
    ['a route', 'server/routes/balance/tokens.ts', 'inner-files-stay-in-their-folder'],
    ['a job', 'server/jobs/maintenance.ts', 'inner-files-stay-in-their-folder'],
    ['a test of the API', 'tests/api/balance/tokens.test.ts', 'inner-files-stay-in-their-folder'],
  ])('are not imported by %s', async (_, from, rule) => {
    expect(await broken(from, INNER)).toContain(rule);
  });

  test.each([
    ['their own domain', 'server/services/balance/tokens.ts'],
    ['each other', 'server/services/balance/inner/tokens.ts'],
    ['a test of a unit', 'tests/unit/server/prices.test.ts'],
  ])('are imported by %s', async (_, from) => {
    expect(await broken(from, INNER)).toEqual([]);
  });
});

describe('services that all domains use', () => {
  test('import no domain', async () => {
    const rules = await broken('server/services/lists/sheet.ts', 'server/services/staff/staff.ts');
    expect(rules).toEqual(['shared-services-know-no-domain']);
  });

  test('can be imported by domains', async () => {
    const rules = await broken('server/services/staff/staff.ts', 'server/services/lists/sheet.ts');
    expect(rules).toEqual([]);
  });
});

describe('declarations that the server reads', () => {
  test.each([
    [
      'a screen’s code',
      'src/resources/leads/leads.resource.ts',
      'packages/declare/data/rest.ts',
      'declarations-know-the-layer',
    ],
    [
      'a component',
      'src/resources/leads/leads.resource.ts',
      'src/resources/leads/LeadCell.tsx',
      'declarations-are-data',
    ],
    [
      'code of the pages, through the layer',
      'packages/declare/rest/restResource.ts',
      'packages/declare/api/callLimits.ts',
      'what-declares-is-plain',
    ],
  ])('do not import %s', async (_, from, to, rule) => {
    expect(await broken(from, to)).toContain(rule);
  });

  test('can import the contract and the functions that declare', async () => {
    const file = 'src/resources/leads/leads.resource.ts';
    for (const to of [
      'packages/declare/contract/rest/declaration.ts',
      'packages/declare/rest/restResource.ts',
    ])
      expect(await broken(file, to)).toEqual([]);
  });
});
