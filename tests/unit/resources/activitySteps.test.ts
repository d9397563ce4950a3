import { describe, expect, it } from 'vitest';
import { durationText, stepsOf } from '../../../src/customRoutes/dashboard/activity/steps.ts';

const daysFrom = (first: string, count: number) =>
  Array.from({ length: count }, (_, place) => ({
    day: new Date(Date.parse(first) + place * 86_400_000).toISOString().slice(0, 10),
    photos: place,
    vehicles: 1,
    spent: 2,
  }));

describe('the steps of a chart', () => {
  it('are days, with weekdays for a week', () => {
    const steps = stepsOf(daysFrom('2026-05-04', 7), 'en');
    expect(steps.map(({ label }) => label)).toEqual([
      'Mon',
      'Tue',
      'Wed',
      'Thu',
      'Fri',
      'Sat',
      'Sun',
    ]);
    expect(steps[1]).toMatchObject({ name: 'Tue, May 5', photos: 1, vehicles: 1, spent: 2 });
  });

  it('are days with dates for a month', () => {
    const steps = stepsOf(daysFrom('2026-05-01', 31), 'de');
    expect(steps).toHaveLength(31);
    expect(steps[0]?.label).toBe('1. Mai');
  });

  it('are months for more', () => {
    const steps = stepsOf(daysFrom('2026-01-01', 90), 'en');
    expect(steps.map(({ name, vehicles }) => [name, vehicles])).toEqual([
      ['January 2026', 31],
      ['February 2026', 28],
      ['March 2026', 31],
    ]);
    expect(steps[1]).toMatchObject({ label: 'Feb', spent: 56 });
  });
});

it.each([
  [40, 'en', '1 minute'],
  [119 * 60, 'en', '119 minutes'],
  [36 * 3600, 'en', '36 hours'],
  [3.94 * 86_400, 'de', '3,9 Tage'],
])('%s seconds in %s are %s', (seconds, locale, text) => {
  expect(durationText(seconds, locale)).toBe(text);
});
