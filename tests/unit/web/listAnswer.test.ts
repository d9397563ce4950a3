import { readList, readOne } from '@turntable/declare/data/listAnswer.ts';
import { describe, expect, it } from 'vitest';

const rows = (count: number, from = 1) =>
  Array.from({ length: count }, (_, place) => ({ id: from + place }));
const page = { page: 1, perPage: 25 };

describe('a list', () => {
  it('with a total is paged by the total', () => {
    expect(readList({ data: rows(25), total: 40, next_cursor: 'k' }, page)).toEqual({
      data: rows(25),
      total: 40,
      meta: { nextCursor: 'k' },
    });
  });

  it('whose total is only a minimum does not end at the minimum’s page', () => {
    const body = { data: rows(25), total: 1000, total_is_minimum: true, next_cursor: 'k' };
    expect(readList(body, { page: 41, perPage: 25 })).toEqual({
      data: rows(25),
      pageInfo: { hasNextPage: true, hasPreviousPage: true },
      meta: { nextCursor: 'k', atLeast: 1025 },
    });
  });

  it('whose total is only a minimum still has an end', () => {
    const body = { data: rows(3), total: 1000, total_is_minimum: true, next_cursor: null };
    expect(readList(body, { page: 60, perPage: 25 }).pageInfo).toEqual({
      hasNextPage: false,
      hasPreviousPage: true,
    });
  });

  it('without a total is paged by whether there is a next page', () => {
    expect(readList({ data: rows(25) }, page).pageInfo).toEqual({
      hasNextPage: true,
      hasPreviousPage: false,
    });
    expect(readList({ data: rows(3) }, { page: 2, perPage: 25 }).pageInfo).toEqual({
      hasNextPage: false,
      hasPreviousPage: true,
    });
    expect(readList({ data: rows(25), last_page: 1 }, page).pageInfo).toEqual({
      hasNextPage: false,
      hasPreviousPage: false,
    });
  });

  it('that is a bare array is complete: its page is cut out of it', () => {
    expect(readList(rows(30), { page: 2, perPage: 25 })).toMatchObject({
      data: rows(5, 26),
      total: 30,
    });
    expect(readList(rows(3), page)).toMatchObject({ data: rows(3), total: 3 });
  });
});

describe('a record', () => {
  it('is unwrapped if it is wrapped', () => {
    expect(readOne({ data: { id: 4 } })).toEqual({ id: 4 });
    expect(readOne<{ id: number }>({ id: 4 })).toEqual({ id: 4 });
  });
});
