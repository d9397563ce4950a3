import { describe, expect, it } from 'vitest';
import { dayBefore, dayText } from '../../../src/ui/time/times.ts';

describe('the days of a filter', () => {
  it('count days back over the ends of months and years', () => {
    expect(dayBefore(new Date(2026, 0, 3), 0)).toBe('2026-01-03');
    expect(dayBefore(new Date(2026, 0, 3), 6)).toBe('2025-12-28');
  });

  it('say a day in the language, and an edited address as it is', () => {
    expect(dayText('2026-01-31', 'de')).toBe('31.01.2026');
    expect(dayText('nonsense', 'de')).toBe('nonsense');
  });
});
