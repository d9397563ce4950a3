/** What a list asks its data provider for: a list's row is no whole record, it must not be taken for one in the cache of single records. */
export const ROWS = { shape: 'row' } as const;
