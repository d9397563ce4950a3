import { readWholeList } from '@turntable/declare/data/wholeList.ts';
import type { DataProvider, GetListParams, RaRecord } from 'react-admin';
import { describe, expect, it } from 'vitest';

/** Returns a fake list of `count` pictures, as a server returns it: at most 100 on a page. */
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
  return { asked, getList: getList as unknown as DataProvider['getList'] }; // its rows have one type, not the caller's
};
const ids = (rows: readonly RaRecord[]) => rows.map(({ id }) => id);
const upTo = (count: number) => Array.from({ length: count }, (_, index) => index + 1);

describe('a whole list', () => {
  it.each([0, 1, 99, 100, 101, 250])('is read in its order: %i rows', async (count) => {
    const { data, total } = await readWholeList(listOf(count).getList, 'banners', {});
    expect(ids(data)).toEqual(upTo(count));
    expect(total).toBe(count);
  });

  it('is requested once if one page holds it, always for the same company and in the same order', async () => {
    const question = {
      sort: { field: 'name', order: 'ASC' } as const,
      filter: { q: 'x' },
      meta: { params: { company: '7' } },
    };
    const short = listOf(100);
    await readWholeList(short.getList, 'logos', question);
    expect(short.asked).toHaveLength(1);
    const long = listOf(201);
    await readWholeList(long.getList, 'logos', question);
    expect(long.asked.map(({ pagination, ...rest }) => [pagination?.page, rest])).toEqual(
      [1, 2, 3].map((page) => [page, question]),
    );
  });

  it('ends once enough is read', async () => {
    const { asked, getList } = listOf(1000);
    const pagination = { page: 1, perPage: 150 };
    expect(ids((await readWholeList(getList, 'logos', { pagination })).data)).toEqual(upTo(150));
    expect(asked).toHaveLength(2);
  });

  it('is read to its end if it has no total', async () => {
    const pages = [
      { data: [{ id: 1 }], pageInfo: { hasNextPage: true } },
      { data: [{ id: 2 }], pageInfo: { hasNextPage: false } },
    ];
    const getList = async () => pages.shift();
    const { data } = await readWholeList(
      getList as unknown as DataProvider['getList'], // as above
      'cars',
      {},
    );
    expect(ids(data)).toEqual([1, 2]);
  });
});
