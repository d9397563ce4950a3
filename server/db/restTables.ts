import type { RestDeclaration } from '@turntable/declare/contract/rest/declaration.ts';
import { getTableName, is } from '@turntable/declare/server/db/drizzle.ts';
import { PgTable } from '@turntable/declare/server/db/drizzlePg.ts';
import {
  type RestTable,
  type Surroundings,
  tablesOf,
} from '@turntable/declare/server/db/tables.ts';
import { companies, users } from './schema/companies.ts';
import * as schema from './schema/index.ts';

/** The product's tables around those of declared resources. `npm run migration` writes their migrations. */
export const SURROUNDINGS: Surroundings = {
  companies: companies.id,
  users: users.id,
  references: {
    cars: schema.cars.id,
    adminCars: schema.cars.id,
    companies: companies.id,
    companyChoices: companies.id,
    ownedCompanies: companies.id,
    subCompanies: companies.id,
    users: users.id,
    photoManagers: users.id,
    tokens: schema.tokens.id,
  },
  taken: Object.values(schema).flatMap((table) =>
    is(table, PgTable) ? [getTableName(table)] : [],
  ),
  databaseRole: 'turntable_app',
  operator: 'admin',
};

/** Returns the tables of declared resources by their names. Throws as `tablesOf`. */
export const restTables = (all: readonly RestDeclaration[]): ReadonlyMap<string, RestTable> =>
  tablesOf(all, SURROUNDINGS);
