import type { AuthProvider, DataProvider } from 'react-admin';

const unused = () => Promise.reject(new Error('The bench only lists'));

/** Calls that an application with only a list never makes. */
export const unusedCalls = {
  getOne: unused,
  getMany: unused,
  getManyReference: unused,
  create: unused,
  update: unused,
  updateMany: unused,
  delete: unused,
  deleteMany: unused,
} satisfies Partial<DataProvider>;

/** An auth provider that allows everything. */
export const allowEverything: AuthProvider = {
  login: unused,
  logout: async () => undefined,
  checkAuth: async () => undefined,
  checkError: async () => undefined,
  getPermissions: async () => undefined,
};
