import { randomUUID } from 'node:crypto';
import { session } from '../../../contract/accounts/sessionCalls.ts';
import { adminCompanies } from '../../../contract/companies/adminCalls.ts';
import type { Company } from '../../../contract/companies/company.ts';
import type { Client } from '../../api/setup/client.ts';

/** A company that no other test knows. */
export async function newCompany(operator: Client, name: string): Promise<Company> {
  const mark = randomUUID().slice(0, 8);
  const body = {
    title: `${name} ${mark}`,
    chief_name: 'Nele Neu',
    chief_email: `${mark}@new.test`,
  };
  return (await operator.must(adminCompanies.create, { body })).data;
}

/** The id of the company that somebody belongs to. */
export async function ownCompany(client: Client): Promise<number> {
  const { company } = await client.must(session.me);
  if (!company) throw new Error('somebody without a company');
  return company.id;
}
