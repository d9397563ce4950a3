import { expect, test } from 'vitest';
import { periodsAt } from '../../../src/resources/balance/periods.ts';

test.each([
  ['2026-01-31T23:30:00-05:00', '2026-02-01', '2026-02-28', '2026-01-01', '2026-01-31', '2026'],
  ['2028-03-15T12:00:00Z', '2028-03-01', '2028-03-31', '2028-02-01', '2028-02-29', '2028'],
  ['2027-01-01T00:00:00Z', '2027-01-01', '2027-01-31', '2026-12-01', '2026-12-31', '2027'],
])('seen from %s, months and years begin and end in UTC', (now, from, to, before, until, year) => {
  expect(periodsAt(new Date(now))).toEqual({
    all: {},
    this_month: { date_from: from, date_to: to },
    last_month: { date_from: before, date_to: until },
    this_year: { date_from: `${year}-01-01`, date_to: `${year}-12-31` },
  });
});
