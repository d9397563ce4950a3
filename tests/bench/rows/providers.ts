import type { DataProvider, RaRecord } from 'react-admin';
import { allowEverything, unusedCalls } from '../web/listingOnly.ts';

/** The rows that both lists show: loaded before anything is measured, and returned at once. */
const rows: RaRecord[] = [];

/** Loads the rows from the bench's server. */
export const readRows = async (count: number): Promise<void> => {
  const response = await fetch(`/api/company/cars?per_page=${count}`);
  const { data } = await response.json();
  rows.push(...data);
};

export const dataProvider: DataProvider = {
  getList: async (_resource, { pagination, filter }) => {
    const { page = 1, perPage = 25 } = pagination ?? {};
    const found = filter?.q ? rows.filter(({ vin }) => vin.includes(filter.q)) : rows;
    // the page is copied, as if it came from a server
    const data = structuredClone(found.slice((page - 1) * perPage, page * perPage));
    return { data: data as never[], total: found.length }; // the caller knows the type
  },
  ...unusedCalls,
};

export const authProvider = allowEverything;
