import type { AuthProvider, DataProvider } from 'react-admin';
import { allowEverything, unusedCalls } from '../listingOnly.ts';

// The minimum that a react-admin app needs to list the product's vehicles from the same server: no session refresh, no error mapping.

/** Returns the session's token; undefined without a session. */
const token = () => document.cookie.match(/(?:^|; )token=([^;]*)/)?.[1];

const read = async (path: string) => {
  const response = await fetch(`/api/${path}`, { headers: { Authorization: `Bearer ${token()}` } });
  if (!response.ok) throw new Error(response.statusText);
  return response.json();
};

export const dataProvider: DataProvider = {
  getList: async (_resource, { pagination }) => {
    const { data, total } = await read(
      `company/cars?page=${pagination?.page ?? 1}&per_page=${pagination?.perPage ?? 10}`,
    );
    return { data, total };
  },
  ...unusedCalls,
};

export const authProvider: AuthProvider = {
  ...allowEverything,
  // must take some time, or requireAuth loops under React 19
  checkAuth: async () => {
    await new Promise((resolve) => setTimeout(resolve));
    if (!token()) throw new Error('no session');
  },
};
