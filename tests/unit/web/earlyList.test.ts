import { describe, expect, it } from 'vitest';
import { carQuery } from '../../../contract/calls/carQuery.ts';
import { urlOf } from '../../../src/api/url.ts';
import { earlyListUrl } from '../../../src/boot/earlyList.ts';
import { CARS_LIST, listQuery } from '../../../src/dataProvider/listQuery.ts';
import { carCalls } from '../../../src/resources/cars/carCalls.ts';

const later = (asked: Parameters<typeof listQuery>[0]) =>
  urlOf(carCalls.chief.list, {}, listQuery(asked));

describe('the list that is read while the application is on its way', () => {
  it('is the one that the application will ask for', () => {
    const asked = {
      pagination: { page: 1, perPage: CARS_LIST.perPage },
      sort: CARS_LIST.sort,
      filter: {},
    };
    expect(earlyListUrl('chief', '', null)).toBe(later(asked));
  });

  it('follows the address, filters and all', () => {
    const filter = { q: 'Golf & Söhne', state: 'new' };
    const search = `?${new URLSearchParams({ filter: JSON.stringify(filter), page: '3', perPage: '50', sort: 'vin', order: 'ASC' })}`;
    const asked = {
      pagination: { page: 3, perPage: 50 },
      sort: { field: 'vin', order: 'ASC' },
      filter,
    };
    expect(earlyListUrl('chief', search, null)).toBe(later(asked));
  });

  it('else how the user left it, and else how it opens', () => {
    const stored = JSON.stringify({ page: 2, perPage: 10, sort: 'id', order: 'DESC', filter: {} });
    expect(earlyListUrl('chief', '', stored)).toBe(
      later({ pagination: { page: 2, perPage: 10 }, sort: { field: 'id', order: 'DESC' } }),
    );
    expect(earlyListUrl('chief', '', '{broken')).toBe(earlyListUrl('chief', '', null));
  });

  it('uses the path of the role, and none where the role has another screen', () => {
    expect(earlyListUrl('employee', '', null)).toMatch(/^\/api\/cars\?/);
    expect(earlyListUrl('admin', '', null)).toBeUndefined();
    expect(earlyListUrl('photo_manager', '', null)).toBeUndefined();
  });

  it('asks only for what the contract takes', () => {
    const query = new URL(earlyListUrl('chief', '', null) ?? '', 'http://localhost').searchParams;
    expect(carQuery.safeParse(Object.fromEntries(query)).success).toBe(true);
  });
});
