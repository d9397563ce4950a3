import type { CompanyName } from '../setup/testData.ts';
import type { TestServer } from '../setup/testServer.ts';

/** Records for calls about companies, staff and tokens: made for one try, and not the caller's own. */
export interface StaffRecords {
  /** An employee of the target's company. */
  member: number;
  memberEmail: string;
  /** An unused token of the target's company, blocked, so that no vehicle is paid for with it. */
  token: number;
  /** A company without a parent, with a manager, and a sub-company of it. */
  dealer: number;
  branch: number;
  /** A member of the dealer's staff, and one of its tokens. */
  dealerMember: number;
  dealerToken: number;
}

let count = 0;

/** Inserts them into the database: calls that could do it are tested themselves. */
export async function createStaffRecords(
  { db, testData }: TestServer,
  company: CompanyName,
): Promise<StaffRecords> {
  count += 1;
  const insert = async (table: string, values: Record<string, unknown>): Promise<number> => {
    const places = Object.keys(values).map((_, index) => `$${index + 1}`);
    const text = `insert into ${table} (${Object.keys(values).join(', ')}) values (${places.join(', ')}) returning id`;
    return Number((await db.systemQuery(text, Object.values(values))).rows[0]?.id);
  };
  const preset = Number((await db.systemQuery('select id from presets limit 1')).rows[0]?.id);
  const person = (company_id: number | undefined, role: string, name: string) =>
    insert('users', {
      company_id,
      role,
      name,
      email: `${name}${count}@target.test`,
      password_hash: 'none',
    });

  const own = testData.companies[company];
  // the newest come first in descending order: a page of the list does not hold all of them
  const title = `Beute ${String(count).padStart(4, '0')}`;
  const dealer = await insert('companies', { title, preset_id: preset, credits: 10 });
  await person(dealer, 'chief', 'leitung');
  return {
    dealer,
    member: await person(own, 'employee', 'mitarbeiter'),
    memberEmail: `mitarbeiter${count}@target.test`,
    token: await insert('tokens', { company_id: own, name: `Beute ${count}`, active: 0 }),
    branch: await insert('companies', {
      title: `${title}, Filiale`,
      preset_id: preset,
      parent_id: dealer,
    }),
    dealerMember: await person(dealer, 'employee', 'verkauf'),
    dealerToken: await insert('tokens', { company_id: dealer, name: `Beute ${count}` }),
  };
}
