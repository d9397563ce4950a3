import { dayBefore } from '@turntable/declare/ui/time/times.ts';
import { describe, expect, it } from 'vitest';

describe('the days of a filter', () => {
  it('count days back across the ends of months and years', () => {
    expect(dayBefore(new Date(2026, 0, 3), 0)).toBe('2026-01-03');
    expect(dayBefore(new Date(2026, 0, 3), 6)).toBe('2025-12-28');
  });
});
