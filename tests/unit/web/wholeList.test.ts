import type { DataProvider, GetListParams } from 'ra-core';
import { describe, expect, it } from 'vitest';
import { readWholeList } from '../../../src/list/useWholeList.ts';

/** A list of so many pictures, as a server gives it: at most a hundred at once. */
const listOf = (count: number) => {
  const asked: GetListParams[] = [];
  const getList = async (_: string, params: GetListParams) => {
    asked.push(params);
    const { page = 1, perPage = 0 } = params.pagination ?? {};
    const rows = Array.from({ length: count }, (_, index) => ({ id: index + 1 })).slice(
      (page - 1) * perPage,
      page * perPage,
    );
    return { data: rows.slice(0, 100), total: count };
  };
  return { asked, getList: getList as unknown as DataProvider['getList'] }; // its rows are of one type, not of the caller's
};

describe('a list that something is chosen from', () => {
  it.each([0, 1, 99, 100, 101, 250])('is read whole, in its order: %i rows', async (count) => {
    const { getList } = listOf(count);
    const { data, total } = await readWholeList(getList, 'banners', {});
    expect(data.map(({ id }) => id)).toEqual(
      Array.from({ length: count }, (_, index) => index + 1),
    );
    expect(total).toBe(count);
  });

  it('is asked for once where one page holds it, always for the same company and in the same order', async () => {
    const sort = { field: 'name', order: 'ASC' } as const;
    const meta = { params: { company: '7' } };
    const short = listOf(100);
    await readWholeList(short.getList, 'logos', { sort, meta });
    expect(short.asked).toHaveLength(1);
    const long = listOf(201);
    await readWholeList(long.getList, 'logos', { sort, meta });
    expect(long.asked.map(({ pagination, ...rest }) => [pagination?.page, rest])).toEqual(
      [1, 2, 3].map((page) => [page, { filter: {}, sort, meta }]),
    );
  });
});
