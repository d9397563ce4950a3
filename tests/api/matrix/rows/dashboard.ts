import { expect } from 'vitest';
import type { Dashboard } from '../../../../contract/dashboard/dashboard.ts';
import type { GroupRows } from '../row.ts';

export const dashboard: GroupRows<'dashboard'> = {
  one: {
    names: 'nothing',
    callInput: () => ({}),
    proves: ({ person, answer }) => {
      const { data } = answer.ok as { data: Dashboard };
      const isOperator = person === 'operator';
      expect(data.vehicles.total).toBeGreaterThan(0);
      expect([data.balance === null, data.queue === null, data.companies === null]).toEqual([
        isOperator,
        !isOperator,
        !isOperator,
      ]);
    },
  },
};
