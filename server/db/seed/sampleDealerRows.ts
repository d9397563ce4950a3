import type { Flag } from '@turntable/declare/contract/flag.ts';
import { eq } from '@turntable/declare/server/db/drizzle.ts';
import type { Tx } from '../client.ts';
import { companies, users } from '../schema/index.ts';
import { SAMPLE_DEALERS, type SampleDealer } from './sampleDealers.ts';
import { daysAgo, type HistoryOf } from './sampleHistory.ts';

/** Returns the ids of the users of a company who send vehicles to processing: all but its photo managers. */
export const payersOf = (
  people: readonly (typeof users.$inferSelect)[],
  companyId: number,
): number[] =>
  people
    .filter((user) => user.company_id === companyId && user.role !== 'photo_manager')
    .map(({ id }) => id);

/** Inserts the other sample companies with their users, in few statements to keep the first start quick. */
export const addDealers = async (
  tx: Tx,
  presetId: number,
  passwordHash: string,
): Promise<HistoryOf[]> => {
  const rows = await tx
    .insert(companies)
    .values(
      SAMPLE_DEALERS.map(
        ({ title, credits, age, chief, blocked, debt, premoderation, offers }) => ({
          ...({
            title,
            credits,
            preset_id: presetId,
            contact_person: chief,
            created_at: daysAgo(age),
            is_active: blocked ? 0 : 1,
          } as const),
          can_work_on_debt: flagOf(debt),
          debt_limit: debt ? 20 : 0,
          carsNeedPremoderation: flagOf(premoderation),
          areOffersEnabled: flagOf(offers),
        }),
      ),
    )
    .returning({ id: companies.id });
  const ids = new Map(SAMPLE_DEALERS.map(({ key }, index) => [key, rows[index]?.id ?? 0]));
  for (const { key, parent } of SAMPLE_DEALERS) {
    if (parent)
      await tx
        .update(companies)
        .set({ parent_id: ids.get(parent) ?? null })
        .where(eq(companies.id, ids.get(key) ?? 0));
  }
  const people = await tx
    .insert(users)
    .values(
      SAMPLE_DEALERS.flatMap((dealer) => usersOf(dealer, ids.get(dealer.key) ?? 0, passwordHash)),
    )
    .returning();
  return SAMPLE_DEALERS.map(({ key, tokens, credits, age }) => {
    const id = ids.get(key) ?? 0;
    return { id, people: payersOf(people, id), tokens, credits, age };
  });
};

const flagOf = (value: boolean | undefined): Flag => (value ? 1 : 0);

const usersOf = (
  { key, chief, staff, age, visit }: SampleDealer,
  company_id: number,
  password_hash: string,
) =>
  [chief, ...staff].map((name, place) => ({
    ...({
      company_id,
      name,
      password_hash,
      role: place === 0 ? 'chief' : place === 3 ? 'photo_manager' : 'employee',
    } as const),
    email: `${place === 0 ? 'chief' : mailbox(name)}@${key}.test`,
    phone: `+49 30 55${company_id}${place}0${name.length}`,
    // Some may spend only a part of the tokens, and one is blocked.
    token_limit: place === 1 ? 10 : null,
    is_active: flagOf(!(key === 'spree' && place === 2)),
    last_visit: visit === null ? null : daysAgo(visit + place * 2.4 + 0.1),
    created_at: daysAgo(age - place),
  }));

/** Returns the local part of a user's e-mail address: `mehmet.yildiz` for `Mehmet Yıldız`. */
const mailbox = (name: string): string =>
  name
    .toLowerCase()
    .replaceAll('ı', 'i')
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .replaceAll(' ', '.');
