import type { AuthProvider, DataProvider } from 'ra-core';

const unused = () => Promise.reject(new Error('The bench only lists'));

/** What an application that only lists never asks for. */
export const nothingElse = {
  getOne: unused,
  getMany: unused,
  getManyReference: unused,
  create: unused,
  update: unused,
  updateMany: unused,
  delete: unused,
  deleteMany: unused,
} satisfies Partial<DataProvider>;

/** Lets everybody in. */
export const openDoor: AuthProvider = {
  login: unused,
  logout: async () => undefined,
  checkAuth: async () => undefined,
  checkError: async () => undefined,
  getPermissions: async () => undefined,
};
