import type { usePlace } from '../../ui/place/Place.ts';

/** What a list asks its data provider for: a list's row is no whole record, it must not be taken for one in the cache of single records. */
export const ROWS = { shape: 'row' } as const;

/** The same, with the parameters that come from around a list inside of another record's page. */
export const listMeta = (resource: string, { base, params }: ReturnType<typeof usePlace>) =>
  base === `/${resource}` ? ROWS : { ...ROWS, params };
