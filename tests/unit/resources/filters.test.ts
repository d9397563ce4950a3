import { describe, expect, it } from 'vitest';
import type { Filter } from '../../../src/ui/filters/filter.ts';
import { isActive, isNarrowed, withoutFilter } from '../../../src/ui/filters/filterValues.ts';
import { isNameTaken, searchOf, withSaved } from '../../../src/ui/saved/savedFilters.ts';
import { dayBefore, dayText } from '../../../src/ui/time/days.ts';

const state: Filter = { kind: 'choice', source: 'state', label: 'state', choices: [] };
const changed: Filter = { kind: 'days', from: 'changed_from', to: 'changed_to', label: 'changed' };

describe('filters', () => {
  it('are active with either day of a period, and not with an empty one', () => {
    expect(isActive(changed, { changed_to: '2026-01-31' })).toBe(true);
    expect(isActive(changed, { changed_from: '', changed_to: undefined })).toBe(false);
    expect(isActive(state, { changed_to: '2026-01-31' })).toBe(false);
  });

  it('are taken away one by one', () => {
    expect(
      withoutFilter(changed, {
        changed_from: '2026-01-01',
        changed_to: '2026-01-31',
        state: 'new',
      }),
    ).toEqual({ state: 'new' });
  });

  it('narrow the list, and so does a search', () => {
    expect(isNarrowed({})).toBe(false);
    expect(isNarrowed({ q: '' })).toBe(false);
    expect(isNarrowed({ q: 'golf' })).toBe(true);
  });

  it('count days back over the ends of months and years', () => {
    expect(dayBefore(new Date(2026, 0, 3), 0)).toBe('2026-01-03');
    expect(dayBefore(new Date(2026, 0, 3), 6)).toBe('2025-12-28');
  });

  it('say a day in the language, and an edited address as it is', () => {
    expect(dayText('2026-01-31', 'de')).toBe('31.01.2026');
    expect(dayText('nonsense', 'de')).toBe('nonsense');
  });
});

describe('saved filters', () => {
  const saved = {
    filter: { state: 'to_fix' },
    sort: { field: 'vin', order: 'ASC' as const },
    perPage: 50,
  };

  it('are kept by name, the newer one of a name replacing the older', () => {
    const all = withSaved(withSaved([], { name: 'To do', ...saved }), { name: 'All', ...saved });
    expect(all.map(({ name }) => name)).toEqual(['All', 'To do']);
    expect(isNameTaken(all, ' to DO ')).toBe(true);
    const replaced = withSaved(all, { name: 'to do ', ...saved, perPage: 10 });
    expect(replaced.map(({ name, perPage }) => [name, perPage])).toEqual([
      ['All', 50],
      ['to do', 10],
    ]);
  });

  it('open the list on its first page, as it was', () => {
    const params = new URLSearchParams(searchOf({ name: 'To do', ...saved }));
    expect(Object.fromEntries(params)).toEqual({
      filter: '{"state":"to_fix"}',
      sort: 'vin',
      order: 'ASC',
      page: '1',
      perPage: '50',
    });
  });
});
