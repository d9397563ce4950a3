import { expect } from 'vitest';
import type { Activity } from '../../../../contract/dashboard/activity.ts';
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
      expect(data.service === null).toBe(!isOperator);
    },
  },
  activity: {
    names: 'nothing',
    callInput: () => ({ query: { period: 'last_7_days' } }),
    proves: ({ person, answer }) => {
      const { data } = answer.ok as { data: Activity };
      expect(data.days).toHaveLength(7);
      expect(data.days.reduce((sum, { vehicles }) => sum + vehicles, 0)).toBeGreaterThan(0);
      expect([data.people === null, data.companies === null]).toEqual([
        !/chief$/i.test(person),
        /employee$/i.test(person),
      ]);
    },
  },
};
