import { expect } from 'vitest';
import type { GroupRows, Row } from '../../row.ts';

const one: Row = {
  names: 'vehicle',
  callInput: ({ car }) => ({ params: { car } }),
  proves: ({ answer }) => expect(answer.ok).toMatchObject({ data: { amount: 1, means: 'credit' } }),
};

export const prices: GroupRows<'prices'> = { one };
export const adminPrices: GroupRows<'adminPrices'> = { one };
