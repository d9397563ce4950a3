import { count } from '@turntable/declare/server/db/drizzle.ts';
import type { Database } from '../client.ts';
import { companies, presets, users } from '../schema/index.ts';
import { addDealers, payersOf } from './sampleDealerRows.ts';
import { addSampleHistory, daysAgo } from './sampleHistory.ts';
import { SAMPLE_COMPANIES, SAMPLE_USERS } from './sampleUsers.ts';

/** Ids of the sample companies and of their managers, by key. */
export interface SampleIds {
  companies: Map<string, number>;
  chiefs: Map<string, number>;
}

/** Inserts the sample companies and users. Returns null, and inserts nothing, when the database has a company. */
export const addSampleUsers = (db: Database, passwordHash: string): Promise<SampleIds | null> =>
  db.asSystem(async (tx) => {
    const [present] = await tx.select({ companies: count() }).from(companies);
    if (present && present.companies > 0) return null;
    const [preset] = await tx.select().from(presets).limit(1);
    if (!preset) throw new Error('The standard preset must be there before the sample data');

    const ids = new Map<string, number>();
    for (const {
      key,
      title,
      parent,
      credits,
      imports,
      offers,
      premoderation,
      contact,
    } of SAMPLE_COMPANIES) {
      const [company] = await tx
        .insert(companies)
        .values({
          title,
          credits,
          preset_id: preset.id,
          contact_person: contact,
          created_at: daysAgo(OLDEST_DAYS),
          parent_id: parent === undefined ? null : (ids.get(parent) ?? null),
          get_cars_from_ftp: imports,
          areOffersEnabled: offers,
          carsNeedPremoderation: premoderation,
        })
        .returning({ id: companies.id });
      if (company) ids.set(key, company.id);
    }
    await tx.insert(users).values(
      SAMPLE_USERS.map(({ email, name, role, company, locale }) => ({
        email,
        name,
        role,
        locale,
        password_hash: passwordHash,
        company_id: company === null ? null : (ids.get(company) ?? null),
      })),
    );
    const people = await tx.select().from(users);
    const dealers = await addDealers(tx, preset.id, passwordHash);
    const known = SAMPLE_COMPANIES.flatMap(({ key, tokens, credits }) => {
      const id = ids.get(key);
      return id === undefined
        ? []
        : [{ id, people: payersOf(people, id), tokens, credits, age: OLDEST_DAYS }];
    });
    await addSampleHistory(tx, [...known, ...dealers]);
    return placesOf(ids, people);
  });

/** Age of the first companies. */
const OLDEST_DAYS = 730;

/** Finds the sample companies, by their titles, in a database that was filled before. */
export const findSampleIds = (db: Database): Promise<SampleIds> =>
  db.asSystem(async (tx) => {
    const rows = await tx.select({ id: companies.id, title: companies.title }).from(companies);
    const ids = SAMPLE_COMPANIES.flatMap(({ key, title }) =>
      rows.filter((row) => row.title === title).map((row) => [key, row.id] as const),
    );
    return placesOf(new Map(ids), await tx.select().from(users));
  });

const placesOf = (ids: Map<string, number>, people: (typeof users.$inferSelect)[]): SampleIds => ({
  companies: ids,
  chiefs: new Map(
    [...ids].flatMap(([key, id]) =>
      people
        .filter((user) => user.company_id === id && user.role === 'chief')
        .map((user) => [key, user.id] as const),
    ),
  ),
});
