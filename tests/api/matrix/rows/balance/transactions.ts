import { expect } from 'vitest';
import type { TransactionSums } from '../../../../../contract/balance/transaction.ts';
import type { CallInput } from '../../../setup/client.ts';
import { readXlsx } from '../../../setup/readXlsx.ts';
import type { CompanyName } from '../../../setup/testData.ts';
import type { GroupRows, Row } from '../../row.ts';

type Choice = (company: number) => CallInput;

const rowsFor = (choose: Choice): Record<'list' | 'sums' | 'download', Row> => {
  const named: Pick<Row, 'names' | 'callInput'> = {
    names: 'ledger',
    callInput: ({ company }, { testData }) => choose(testData.companies[company as CompanyName]),
  };
  return {
    list: {
      ...named,
      proves: ({ testServer, target, answer }) => {
        const { data } = answer.ok as { data: { id: number; company_id: number }[] };
        expect(data.map(({ id }) => id)).toContain(target.entry);
        expect([...new Set(data.map(({ company_id }) => company_id))]).toEqual([
          testServer.testData.companies[target.company],
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
      proves: async ({ testServer, target, answer }) => {
        const response = await fetch(testServer.baseUrl + (answer.ok as { link: string }).link);
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
