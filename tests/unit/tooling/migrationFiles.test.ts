import { integer, pgTable, text } from '@turntable/declare/server/db/drizzlePg.ts';
import { generateDrizzleJson } from 'drizzle-kit/api';
import { expect, it } from 'vitest';
import { notMigrated } from '../../../scripts/lib/migrationFiles.ts';

it('a table and a column that no migration has made are told with the command that proposes them', () => {
  const before = generateDrizzleJson({ leads: pgTable('leads', { id: integer() }) });
  const leads = pgTable('leads', { id: integer(), origin: text() });
  const partners = pgTable('partners', { id: integer() });
  expect(notMigrated([leads, partners, 'no table'], before)).toEqual([
    'leads: there is no column origin yet; run npm run migration -- leads_origin',
    'partners: there is no table yet; run npm run migration -- partners',
  ]);
});
