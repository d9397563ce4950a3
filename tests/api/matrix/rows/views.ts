import { expect } from 'vitest';
import type { CompanyView } from '../../../../contract/views/companyView.ts';
import type { GroupRows, Row } from '../row.ts';

const viewsOf = (answer: { ok: unknown }) => (answer.ok as { data: CompanyView[] }).data;

/** Returns the rows of the calls under one of the prefixes; `admin` names a company. */
const rows = (prefix: 'own' | 'admin'): Record<'list' | 'save' | 'order', Row> => {
  const names = prefix === 'admin' ? 'look' : 'nothing';
  return {
    list: {
      names,
      callInput: ({ company }, { testData }) =>
        prefix === 'admin' ? { params: { company: testData.companies[company] } } : {},
      proves: ({ testServer, answer }) =>
        expect(
          viewsOf(answer)
            .map(({ id }) => id)
            .sort(),
        ).toEqual([...testServer.testData.views].sort()),
    },
    save: {
      names,
      callInput: ({ company }, { testData }) => ({
        params: {
          ...(prefix === 'admin' && { company: testData.companies[company] }),
          id: testData.views[2] ?? 0,
        },
        body: { comment: 'Räder gerade' },
      }),
      proves: async ({ testServer, company }) => {
        const { rows: found } = await testServer.db.systemQuery(
          'select comment from company_angles where company_id = $1 and preset_item_id = $2',
          [testServer.testData.companies[company], testServer.testData.views[2]],
        );
        expect(found).toEqual([{ comment: 'Räder gerade' }]);
      },
    },
    order: {
      names,
      callInput: ({ company }, { testData }) => ({
        ...(prefix === 'admin' && { params: { company: testData.companies[company] } }),
        body: { angles: [testData.views[3] ?? 0, testData.views[1] ?? 0] },
      }),
      proves: ({ testServer, answer }) =>
        expect(
          viewsOf(answer)
            .slice(0, 3)
            .map(({ id }) => id),
        ).toEqual([
          testServer.testData.views[3],
          testServer.testData.views[1],
          testServer.testData.views[0],
        ]),
    },
  };
};

export const angles: GroupRows<'angles'> = rows('own');
export const companyAngles: GroupRows<'companyAngles'> = rows('own');
export const adminCompanyAngles: GroupRows<'adminCompanyAngles'> = rows('admin');

export const adminAngles: GroupRows<'adminAngles'> = {
  list: {
    names: 'nothing',
    callInput: () => ({}),
    proves: ({ testServer, answer }) =>
      expect((answer.ok as { data: { id: number }[] }).data.map(({ id }) => id)).toEqual(
        testServer.testData.views,
      ),
  },
};
