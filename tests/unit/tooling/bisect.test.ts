import { expect, test } from 'vitest';
import { culprits } from '../../api/matrix/culprits.ts';

const among = (guilty: readonly number[]) => async (some: readonly number[]) =>
  some.some((one) => guilty.includes(one));

test.each([[[]], [[0]], [[6]], [[2, 3, 5]], [[0, 1, 2, 3, 4, 5, 6]]])(
  'finds %j among seven, whatever else is tried with them',
  async (guilty) => {
    expect(await culprits([0, 1, 2, 3, 4, 5, 6], among(guilty))).toEqual(guilty);
  },
);

test('tries only few of many', async () => {
  let asked = 0;
  const suspects = Array.from({ length: 64 }, (_, i) => i);
  const found = await culprits(suspects, (some) => {
    asked += 1;
    return among([40])(some);
  });
  expect({ found, asked }).toEqual({ found: [40], asked: 13 });
});
