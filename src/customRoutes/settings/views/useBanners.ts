import { type RaRecord, useGetList } from 'ra-core';
import { useMemo } from 'react';
import { usePlace } from '../../../ui/place/Place.ts';

export interface BannerChoice extends RaRecord {
  id: number;
  name: string;
}

const ALL = { pagination: { page: 1, perPage: 100 }, sort: { field: 'name', order: 'ASC' } } as const;
const NONE: readonly BannerChoice[] = [];

/** The banners that the company may choose. */
export const useBanners = (): readonly BannerChoice[] => {
  const { params } = usePlace('banners');
  const meta = useMemo(() => ({ params }), [params]);
  return useGetList<BannerChoice>('banners', { ...ALL, meta }).data ?? NONE;
};
