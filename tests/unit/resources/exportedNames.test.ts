import { listQuestion } from '@turntable/declare/list/buttons.tsx';
import { exportedColumns, recordNames } from '@turntable/declare/list/exported.ts';
import { registerResources, resourceNamed } from '@turntable/declare/registry.ts';
import { beforeAll, describe, expect, it } from 'vitest';
import { adminTransactions } from '../../../contract/balance/adminTransactionCalls.ts';
import { RESOURCES } from '../../../src/resources/index.ts';

beforeAll(() => registerResources(RESOURCES));

describe('a file of a list', () => {
  it('has names instead of ids, and requests each only once', async () => {
    const asked: unknown[] = [];
    const provider = {
      getMany: async (resource: string, { ids }: { ids: unknown[] }) => {
        asked.push(resource, ...ids);
        if (ids[0] === 8) throw new Error('not yours');
        return { data: [{ id: ids[0], title: 'Autohaus Nord' }] as never[] };
      },
    };
    const cars = resourceNamed('adminCars');
    const withColumn = {
      ...cars,
      list: { sort: ['updated_at', 'DESC'] as const, columns: ['company_id'] },
    };
    const file = exportedColumns(withColumn, 'admin', (key) => key, [{ name: 'company_id' }]);
    const rows = [
      { id: 1, company_id: 7 },
      { id: 2, company_id: 7 },
      { id: 3, company_id: 8 },
    ];
    const recordName = await recordNames(provider, file.references, rows);
    expect(rows.map((row) => file.lineOf(row, recordName))).toEqual([
      ['Autohaus Nord'],
      ['Autohaus Nord'],
      ['#8'],
    ]);
    expect(asked).toEqual([expect.any(String), 7, expect.any(String), 8]);
  });
});

describe('an action of a list that returns a file', () => {
  const shown = {
    filterValues: { type: 'tokens_added', date_from: '2026-03-01', q: 'x' },
    sort: { field: 'amount', order: 'ASC' as const },
  };
  const columns = [{ name: 'vehicle' }, { name: 'amount' }];

  it('is called with the screen’s parameters, as far as its call takes them', () => {
    expect(listQuestion(adminTransactions.download, shown, columns)).toEqual({
      type: 'tokens_added',
      date_from: '2026-03-01',
      sort: 'amount',
      order: 'ASC',
      columns: 'vehicle,amount',
    });
    expect(listQuestion(adminTransactions.sums, shown, columns)).toEqual({
      type: 'tokens_added',
      date_from: '2026-03-01',
    });
    expect(listQuestion(undefined, shown, columns)).toEqual({});
  });
});
