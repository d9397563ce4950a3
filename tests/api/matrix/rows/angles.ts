import { expect } from 'vitest';
import type { CompanyView } from '../../../../contract/views/companyView.ts';
import type { GroupRows, Row } from '../row.ts';

const viewsOf = (answer: { ok: unknown }) => (answer.ok as { data: CompanyView[] }).data;

/** The calls under one of the prefixes; `admin` names a company. */
const rows = (prefix: 'own' | 'admin'): Record<'list' | 'save' | 'order', Row> => {
  const names = prefix === 'admin' ? 'look' : 'nothing';
  return {
    list: {
      names,
      parcel: ({ company }, { town }) =>
        prefix === 'admin' ? { params: { company: town.companies[company] } } : {},
      proves: ({ house, answer }) =>
        expect(
          viewsOf(answer)
            .map(({ id }) => id)
            .sort(),
        ).toEqual([...house.town.views].sort()),
    },
    save: {
      names,
      parcel: ({ company }, { town }) => ({
        params: {
          ...(prefix === 'admin' && { company: town.companies[company] }),
          id: town.views[2] ?? 0,
        },
        body: { comment: 'Räder gerade' },
      }),
      proves: async ({ house, company }) => {
        const { rows: found } = await house.db.systemQuery(
          'select comment from company_angles where company_id = $1 and preset_item_id = $2',
          [house.town.companies[company], house.town.views[2]],
        );
        expect(found).toEqual([{ comment: 'Räder gerade' }]);
      },
    },
    order: {
      names,
      parcel: ({ company }, { town }) => ({
        ...(prefix === 'admin' && { params: { company: town.companies[company] } }),
        body: { angles: [town.views[3] ?? 0, town.views[1] ?? 0] },
      }),
      proves: ({ house, answer }) =>
        expect(
          viewsOf(answer)
            .slice(0, 3)
            .map(({ id }) => id),
        ).toEqual([house.town.views[3], house.town.views[1], house.town.views[0]]),
    },
  };
};

export const angles: GroupRows<'angles'> = rows('own');
export const companyAngles: GroupRows<'companyAngles'> = rows('own');
export const adminCompanyAngles: GroupRows<'adminCompanyAngles'> = rows('admin');
