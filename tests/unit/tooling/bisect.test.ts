import { expect, test } from 'vitest';
import { bisect } from '../../api/matrix/bisect.ts';

const among = (effective: readonly number[]) => async (some: readonly number[]) =>
  some.some((one) => effective.includes(one));

test.each([[[]], [[0]], [[6]], [[2, 3, 5]], [[0, 1, 2, 3, 4, 5, 6]]])(
  'finds %j among seven, whatever else is tried with them',
  async (effective) => {
    expect(await bisect([0, 1, 2, 3, 4, 5, 6], among(effective))).toEqual(effective);
  },
);

test('tries only few of many', async () => {
  let asked = 0;
  const candidates = Array.from({ length: 64 }, (_, i) => i);
  const found = await bisect(candidates, (some) => {
    asked += 1;
    return among([40])(some);
  });
  expect({ found, asked }).toEqual({ found: [40], asked: 13 });
});
