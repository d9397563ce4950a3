import type { GroupRows } from '../row.ts';

/** Addresses that were never given out: no role can open them. `download` and pictures.test.ts test valid ones. */
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
