import type { GroupRows } from '../row.ts';

/** Addresses that nobody was given: no role opens them. Those that were handed out are tried in `download` and in pictures.test.ts. */
export const files: GroupRows<'files'> = {
  picture: {
    names: 'nothing',
    callInput: () => ({
      params: { key: 'a'.repeat(32) },
      query: { expires: '9999999999', signature: 'x'.repeat(43) },
    }),
    proves: () => {},
    refusedWith: 404,
  },
  download: {
    names: 'nothing',
    callInput: () => ({ params: { ticket: 'x'.repeat(43) } }),
    proves: () => {},
    refusedWith: 404,
  },
};
