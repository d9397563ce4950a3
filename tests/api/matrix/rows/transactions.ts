import { expect } from 'vitest';
import type { TransactionSums } from '../../../../contract/balance/ledger.ts';
import type { Parcel } from '../../house/client.ts';
import { readXlsx } from '../../house/readXlsx.ts';
import type { CompanyName } from '../../house/town.ts';
import type { GroupRows, Row } from '../row.ts';

type Choice = (company: number) => Parcel;

const rowsFor = (choose: Choice): Record<'list' | 'sums' | 'download', Row> => {
  const named: Pick<Row, 'names' | 'parcel'> = {
    names: 'ledger',
    parcel: ({ company }, { town }) => choose(town.companies[company as CompanyName]),
  };
  return {
    list: {
      ...named,
      proves: ({ house, target, answer }) => {
        const { data } = answer.ok as { data: { id: number; company_id: number }[] };
        expect(data.map(({ id }) => id)).toContain(target.entry);
        expect([...new Set(data.map(({ company_id }) => company_id))]).toEqual([
          house.town.companies[target.company],
        ]);
      },
    },
    sums: {
      ...named,
      proves: ({ answer }) =>
        expect((answer.ok as { data: TransactionSums }).data.credits_added).toBeGreaterThan(0),
    },
    download: {
      ...named,
      proves: async ({ house, target, answer }) => {
        const response = await fetch(house.baseUrl + (answer.ok as { link: string }).link);
        const [rows = []] = readXlsx(Buffer.from(await response.arrayBuffer())).values();
        expect(rows.map((row) => row.H?.value)).toContain(String(target.entry));
      },
    },
  };
};

export const transactions: GroupRows<'transactions'> = rowsFor((company) => ({
  query: { company_id: company },
}));
export const adminTransactions: GroupRows<'adminTransactions'> = rowsFor((company) => ({
  params: { company },
}));
